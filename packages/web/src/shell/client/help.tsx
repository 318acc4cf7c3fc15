import { clientTexts } from "@losfee/messages/shell-client";
import { helpTexts } from "@losfee/messages/shell-help";
import { layoutTexts } from "@losfee/messages/shell-layout";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { PlaceId } from "../layout/places.ts";
import type { PageFrame } from "../page.ts";
import { usePage } from "../page-context.ts";
import { cancelAtOnce } from "./cancel-at-once.ts";
import { currentShortcuts, shortcutName } from "./keyboard.ts";
import { showTour } from "./tour.tsx";
import { showWindow } from "./window-place.tsx";

type HelpTexts = (typeof helpTexts)["en"];
type Word = keyof HelpTexts["words"];
type Subject = keyof HelpTexts["subjects"];

/** Opens the help of the page: its purpose, its active shortcuts, its words. */
export const showHelp = (page: PageFrame): void =>
  showWindow(page, (close) => <Help onClose={close} />);

/** The words that the pages of a place use. */
const WORDS: Readonly<Partial<Record<PlaceId, readonly Word[]>>> = {
  day: ["draft", "checkIn", "reported", "rehearsal", "seed"],
  entries: ["checkIn", "pause", "withdrawal", "rating"],
  squads: ["squad", "lineUp"],
  lineUps: ["lineUp", "squad", "forfeit"],
  fixtures: ["draft"],
  round: ["draft", "bye", "float", "pause", "seed"],
  stage: ["draft", "stage", "seed"],
  late: ["late"],
  results: ["reported", "forfeit", "correction"],
  check: ["secondEntry", "correction"],
  standings: ["tieBreak", "penalty"],
  log: ["appeal"],
  journal: ["journal", "correction"],
  settings: ["stage", "tieBreak", "bye"],
  links: ["helper"],
};

const Help = ({ onClose }: { readonly onClose: () => void }): VNode => {
  const page = usePage();
  const t = helpTexts[page.language];
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  // Close before removal, so that the browser restores the focus.
  const leave = (): void => {
    dialog.current?.close();
    onClose();
  };
  const here = page.competition?.navigation.find(({ isCurrent }) => isCurrent)?.place;
  const subject = here !== undefined && here in t.subjects ? t.subjects[here as Subject] : "";
  const words = (here && WORDS[here]) ?? [];
  return (
    <dialog
      ref={dialog}
      class="console-dialog help"
      aria-labelledby="help-title"
      onCancel={cancelAtOnce(leave)}
      onClose={onClose}
    >
      <h2 id="help-title">{t.title}</h2>
      {subject !== "" && <p>{subject}</p>}
      <p class="cluster">
        <button type="button" autofocus onClick={leave}>
          {clientTexts[page.language].dismiss}
        </button>
        {page.competition !== null && (
          <button
            type="button"
            onClick={() => {
              leave();
              showTour(page);
            }}
          >
            {t.tour}
          </button>
        )}
      </p>
      <Keys />
      {words.length > 0 && (
        <section aria-labelledby="help-words">
          <h3 id="help-words">{t.wordsTitle}</h3>
          <dl class="help-words">
            {words.map((word) => (
              <div key={word}>
                <dt>{t.words[word].term}</dt>
                <dd>{t.words[word].text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </dialog>
  );
};

/** The shortcuts that are active on the page. */
const Keys = (): VNode => {
  const { language } = usePage();
  const { shortcuts, palette, paletteKey } = layoutTexts[language];
  const listed = [
    ...currentShortcuts().map((shortcut) => [shortcutName(shortcut), shortcut.text] as const),
    [paletteKey, palette] as const,
    ["Esc", clientTexts[language].leaveField] as const,
  ];
  return (
    <section aria-labelledby="help-keys">
      <h3 id="help-keys">{shortcuts}</h3>
      <dl class="shortcuts">
        {listed.map(([keys, text]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
