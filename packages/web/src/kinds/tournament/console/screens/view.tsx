import { describeEventDetailProblem, formatList } from "@losfee/contract";
import { type NamedScreen, readEventDetails } from "@losfee/core";
import { screensTexts } from "@losfee/messages/tournament-console-screens";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { CopyField } from "../../../../parts/console/copy-field.tsx";
import { OnlyHereUnlessShown } from "../../../../parts/console/show-to-hall.tsx";
import { Form } from "../../../../parts/form.tsx";
import { Problem } from "../../../../parts/problem.tsx";
import { Section } from "../../../../parts/section.tsx";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageProps, termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { deckLabel } from "../../parts/deck-label.ts";
import { USUAL_CHOICE } from "../../parts/screen-choice.ts";
import type { ScreensModel } from "./page.ts";
import { ScreenForm } from "./screen-form.tsx";

/** The big screens of the hall. */
export const ScreensView = ({ model }: PageProps<ScreensModel>): VNode => {
  const page = usePage();
  const t = screensTexts[page.language];
  const { send } = useConsole();
  // Typed text survives other changes.
  const [typed, setTyped] = useState<readonly NamedScreen[] | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const screens = typed ?? model.screens;
  const isChanged = JSON.stringify(screens) !== JSON.stringify(model.screens);
  const save = async (): Promise<void> => {
    if (!isChanged) return setProblems([t.unchanged]);
    const wrong = readEventDetails({ screens }).problems;
    if (wrong.length > 0) {
      return setProblems(wrong.map((one) => describeEventDetailProblem(one, page.language)));
    }
    setProblems([]);
    const command = { type: "change-event-details", details: { screens } } as const;
    const answer = await send(command, { progress: t.saving, silent: true, done: t.saved });
    if (!answer.ok) return setProblems([answer.problem.detail]);
    // Text typed during saving is not saved yet.
    setTyped((now) => (now === screens ? null : now));
  };
  const add = (): void => {
    const { decks, seconds } = USUAL_CHOICE;
    setTyped([...screens, { name: "", decks, seconds }]);
    const id = `${idOf(screens.length)}-name`;
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  useShortcuts([{ key: "s", alt: true, text: t.save, run: () => void save() }]);
  return (
    <ConsolePage title={t.title}>
      <p class="note prose">{t.intro}</p>
      <OnlyHereUnlessShown />
      <Form class="stack" onSubmit={() => void save()}>
        {screens.map((screen, index) => (
          <ScreenForm
            key={index}
            id={idOf(index)}
            screen={screen}
            address={addressOf(screen, model)}
            onChange={(changed) => setTyped(screens.with(index, changed))}
            onRemove={() => setTyped(screens.toSpliced(index, 1))}
          />
        ))}
        <Section id="screen-usual" title={t.usual}>
          <p class="note">
            {t.usualNote({
              decks: formatList(
                USUAL_CHOICE.decks.map((deck) =>
                  deckLabel(
                    deck,
                    page.language,
                    termsOf(page).entrants === "teams" ? "teams" : page.competition?.kind,
                  ),
                ),
                page.language,
              ),
            })}
          </p>
          <CopyField label={t.address} value={model.address} />
        </Section>
        <p class="note">
          {t.renamed} {t.sponsors}{" "}
          <a href={`${competitionPath(competitionIdOf(page), "console")}/event#sponsors`}>
            {t.details}
          </a>
          .
        </p>
        {problems.map((problem) => (
          <Problem key={problem}>{problem}</Problem>
        ))}
        <div class="cluster save-bar">
          <button type="button" onClick={add}>
            {t.add}
          </button>
          <button type="submit" class="primary">
            {t.save} <kbd>Alt+S</kbd>
          </button>
          {isChanged && <span class="tag warn">{t.unsaved}</span>}
        </div>
      </Form>
    </ConsolePage>
  );
};

const idOf = (index: number): string => `screen-${index + 1}`;

/** Address of a screen's saved name. */
const addressOf = ({ name }: NamedScreen, { screens, addresses }: ScreensModel): string | null =>
  addresses[screens.findIndex((saved) => saved.name === name)] ?? null;
