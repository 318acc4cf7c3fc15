import { paletteTexts } from "@losfee/messages/shell-client";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { PageFrame } from "../page.ts";
import { usePage } from "../page-context.ts";
import { api } from "./api.ts";
import { cancelAtOnce } from "./cancel-at-once.ts";
import { leadTo } from "./document-base.ts";
import { currentShortcuts } from "./keyboard.ts";
import {
  actsOf,
  competitionsOf,
  findItems,
  type PaletteItem,
  pagesOf,
  peopleOf,
} from "./palette-items.ts";
import { showWindow } from "./window-place.tsx";

/** Opens the palette over the page, with people, pages and the page's shortcuts. */
export const showPalette = (page: PageFrame, typed: string): void => {
  // Captured now: in the palette's own field the page's keys are off.
  const acts = actsOf(currentShortcuts(), page);
  showWindow(page, (close) => <Palette acts={acts} typed={typed} onClose={close} />);
};

interface PaletteProps {
  readonly acts: readonly PaletteItem[];
  /** Text typed before it was open. */
  readonly typed: string;
  readonly onClose: () => void;
}

const Palette = ({ acts, typed, onClose }: PaletteProps): VNode => {
  const page = usePage();
  const t = paletteTexts[page.language];
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState(typed);
  const [at, setAt] = useState(0);
  const { fetched, failed } = useFetched(page);
  const found = findItems(text, [...acts, ...pagesOf(page), ...fetched]).slice(0, MOST);
  const chosen = found[Math.min(at, found.length - 1)];
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useLayoutEffect(() => {
    dialog.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  });

  // Restore the focus first: acts may depend on it or move it.
  const leave = (): void => {
    dialog.current?.close();
    onClose();
  };
  const carryOut = (item: PaletteItem | undefined): void => {
    if (item === undefined) return;
    leave();
    if (item.kind === "act") item.run();
    else leadTo(item.href);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      const now = Math.min(at, found.length - 1);
      setAt((now + step + found.length) % found.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      carryOut(chosen);
    }
  };
  return (
    <dialog
      ref={dialog}
      class="console-dialog palette"
      aria-labelledby="palette-title"
      onCancel={cancelAtOnce(leave)}
      onClose={onClose}
    >
      <label id="palette-title" class="palette-title" for="palette-text">
        {t.title}
      </label>
      <input
        id="palette-text"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls="palette-list"
        aria-activedescendant={
          chosen === undefined ? undefined : `palette-${found.indexOf(chosen)}`
        }
        aria-autocomplete="list"
        aria-describedby="palette-hint"
        autocomplete="off"
        spellcheck={false}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p id="palette-hint" class="note">
        {t.hint}
      </p>
      {failed && <p class="message warn">{t.noPeople}</p>}
      <div id="palette-list" class="palette-list" role="listbox" aria-label={t.title}>
        {found.map((item, index) => (
          <button
            type="button"
            key={`${item.kind} ${item.kind === "act" ? item.keys : item.href}`}
            id={`palette-${index}`}
            class="palette-item"
            role="option"
            tabIndex={-1}
            aria-selected={item === chosen}
            // Keep the focus in the field for further typing.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => carryOut(item)}
          >
            <span class="palette-name">{item.name}</span>
            <span class="palette-kind">{t.kinds[item.kind]}</span>
            {item.keys !== "" && <kbd>{item.keys}</kbd>}
          </button>
        ))}
      </div>
      <p role="status">{found.length === 0 && t.nothing({ text })}</p>
    </dialog>
  );
};

/** Most items listed; typing another letter narrows them down. */
const MOST = 40;

interface Fetched {
  readonly fetched: readonly PaletteItem[];
  readonly failed: boolean;
}

/** People and competitions, once loaded. */
const useFetched = (page: PageFrame): Fetched => {
  const [state, setState] = useState<Fetched>({ fetched: [], failed: false });
  useEffect(() => {
    let isOpen = true;
    void fetchItems(page).then((next) => {
      if (isOpen) setState(next);
    });
    return () => {
      isOpen = false;
    };
  }, [page]);
  return state;
};

const fetchItems = async (page: PageFrame): Promise<Fetched> => {
  const [people, competitions] = await Promise.all([fetchPeople(page), api("GET /competitions")]);
  return {
    fetched: [
      ...peopleOf(people ?? [], page),
      ...(competitions.ok ? competitionsOf(competitions.value.competitions, page) : []),
    ],
    failed: people === null || !competitions.ok,
  };
};

type Named = Parameters<typeof peopleOf>[0];

/** Fetches all people of the competition; empty on pages without one, null on failure. */
const fetchPeople = async ({ competition }: PageFrame): Promise<Named | null> => {
  if (competition === null) return [];
  const params = { id: competition.id };
  if (competition.kind === "ladder") {
    const answer = await api("GET /competitions/:id/pyramid", { params });
    if (!answer.ok) return null;
    const { levels, departed } = answer.value;
    return [...levels.flatMap(({ seats }) => seats), ...departed].flatMap(({ player, name }) =>
      player === null || name === null ? [] : [{ id: player, name }],
    );
  }
  const answer = await api("GET /competitions/:id/entries", { params });
  return answer.ok ? answer.value.entries : null;
};
