import { ownTexts } from "@losfee/messages/ladder-public-me";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { competitionIdOf, type PageProps, spokenTo } from "../../../../shell/page.ts";
import { usePage, useSpoken } from "../../../../shell/page-context.ts";
import { messagesPath } from "../../../../shell/paths.ts";
import { DeadlineLine } from "../../parts/game-list.tsx";
import { OptionsList } from "../../parts/options-list.tsx";
import { Pyramid } from "../../parts/pyramid.tsx";
import { useAct } from "../../parts/use-act.ts";
import { OwnDialogs } from "./dialogs.tsx";
import { Holidays } from "./holidays.tsx";
import { OwnLists } from "./lists.tsx";
import { OwnGames } from "./own-games.tsx";
import type { OwnModel } from "./page.ts";
import type { OwnQuestion } from "./question.ts";

/** A player's own page: games with what is due first, then other actions. */
export const OwnView = ({ model }: PageProps<OwnModel>): VNode => {
  const page = usePage();
  const t = spokenTo(ownTexts, page);
  const [question, setQuestion] = useState<OwnQuestion | null>(null);
  const canAct = !model.closed && model.seat !== null;
  return (
    <>
      <StageHead
        title={model.name}
        meta={model.seat === null ? t.outside : t.onSeat({ seat: model.seat })}
      />
      <div data-made-at={model.madeAt} />
      <noscript>
        <p class="message warn">{t.noScript}</p>
      </noscript>
      {model.closed && <p class="message">{t.closed}</p>}
      {model.letter && <Letter model={model} />}
      <OwnGames model={model} onAsk={setQuestion} />
      <Deadlines model={model} />
      {model.options !== null && (
        <Section id="own-options" title={t.options}>
          <OptionsList
            options={model.options}
            {...(canAct
              ? {
                  act: (option) => (
                    <button
                      type="button"
                      class="primary"
                      onClick={() => setQuestion({ kind: "challenge", option })}
                    >
                      {option.player === null ? t.take : t.challenge}
                      <span class="visually-hidden"> {option.player?.name ?? option.label}</span>
                    </button>
                  ),
                }
              : {})}
          />
        </Section>
      )}
      <div class="grid">
        <OwnLists model={model} />
        <Holidays model={model} />
      </div>
      <p class="no-print">
        <a href={messagesPath(competitionIdOf(page))}>{t.messages}</a>
      </p>
      <details id="own-pyramid">
        <summary>{t.pyramid}</summary>
        <Pyramid levels={model.levels} reach={model.reach} />
      </details>
      {canAct && (
        <details id="own-more" class="no-print">
          <summary>{t.more}</summary>
          <p>
            <button type="button" class="danger" onClick={() => setQuestion({ kind: "retire" })}>
              {t.retire}
            </button>
          </p>
        </details>
      )}
      {question !== null && (
        <OwnDialogs question={question} model={model} onClose={() => setQuestion(null)} />
      )}
    </>
  );
};

/** Deadlines without a game; the others are shown with their games. */
const Deadlines = ({ model }: PageProps<OwnModel>): VNode | null => {
  const t = useSpoken(ownTexts);
  const deadlines = model.deadlines.filter(({ pair }) => pair === null);
  if (deadlines.length === 0) return null;
  return (
    <Section id="own-deadlines" title={t.deadlines}>
      <ul class="plain ladder-games">
        {deadlines.map((deadline) => (
          <li key={deadline.kind}>
            <DeadlineLine deadline={deadline} reader={model.entry} />
          </li>
        ))}
      </ul>
    </Section>
  );
};

const Letter = ({ model }: PageProps<OwnModel>): VNode => {
  const t = useSpoken(ownTexts);
  const { act } = useAct();
  return (
    <div class="message warn cluster">
      <p>{t.letter}</p>
      <button
        type="button"
        class="primary"
        onClick={() => void act({ type: "answer-letter", player: model.entry }, t.done)}
      >
        {t.stay}
      </button>
    </div>
  );
};
