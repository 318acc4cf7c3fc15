import { formatMoment, type Language } from "@losfee/contract";
import { questionsTexts } from "@losfee/messages/home-new-questions";
import type { VNode } from "preact";
import { Section } from "../../parts/section.tsx";
import { useLanguage, useTexts } from "../../shell/page-context.ts";
import type { RestOfSettings } from "./page.ts";
import type { Clash, Plan } from "./plan.ts";
import type { Questions } from "./questions.ts";

interface PlanViewProps {
  readonly questions: Questions;
  readonly plan: Plan;
  /** Stages with rounds of their own. */
  readonly stages: RestOfSettings["stages"];
  /** Called to choose a number of rounds that fits. */
  readonly onRounds: (rounds: number) => void;
}

/** What the answers amount to: the rounds by day, and what does not fit. */
export const PlanView = ({ questions, plan, stages, onRounds }: PlanViewProps): VNode => {
  const language = useLanguage();
  const t = questionsTexts[language];
  const { days, clashes, size, rounds } = plan;
  return (
    <aside class="ask-plan">
      <Section id="plan" title={t.becomes}>
        {stages.length > 0 && <Stages stages={stages} />}
        {stages.length === 0 &&
          days.map(({ day, rounds: own }, index) => (
            <div key={index} class="stack">
              {day !== null && <h3>{formatMoment(day, language)}</h3>}
              <ol>
                {own.map(({ number, time }) => (
                  <li key={number}>
                    <b>{number}</b>
                    {time !== null && <span>{time}</span>}
                  </li>
                ))}
              </ol>
            </div>
          ))}
        {stages.length === 0 && days.length === 0 && rounds === null && (
          <p class="note">{nothingYet(questions, language)}</p>
        )}
        <div role="status">
          {clashes.map((clash) => (
            <ClashNote
              key={clash.code}
              clash={clash}
              chooses={plan.choices.length > 0}
              onRounds={onRounds}
            />
          ))}
        </div>
        {size !== null && <p class="note">{sizeNote(questions, size, language)}</p>}
      </Section>
    </aside>
  );
};

const Stages = ({ stages }: Pick<PlanViewProps, "stages">): VNode => {
  const t = useTexts(questionsTexts);
  return (
    <ol class="plan-stages">
      {stages.map(({ label, rounds, atTables }) => (
        <li key={label}>
          <b>{label}</b>
          <span>{(atTables ? t.gamesOf : t.roundsOf)({ count: rounds })}</span>
        </li>
      ))}
    </ol>
  );
};

const nothingYet = ({ rounds: { by } }: Questions, language: Language): string => {
  const t = questionsTexts[language];
  return by === "none" ? t.endless : t.sayPlayers;
};

/** The boards or tables that so many need. */
const sizeNote = ({ size: asked, rounds }: Questions, size: number, language: Language): string => {
  const t = questionsTexts[language];
  if (asked === "boards") return t.boardsNeeded({ count: size });
  if (rounds.by === "stages" && rounds.atTables) return t.playersAtTables({ count: size });
  const count = Math.floor(size / 2);
  return (asked === "teams" ? t.matchesOf : t.boardsOf)({ count, bye: size % 2 });
};

interface ClashNoteProps extends Pick<PlanViewProps, "onRounds"> {
  readonly clash: Clash;
  /** True if the number of rounds can be chosen. */
  readonly chooses: boolean;
}

const ClashNote = ({ clash, chooses, onRounds }: ClashNoteProps): VNode => {
  const language = useLanguage();
  const t = questionsTexts[language];
  const fitting =
    clash.code === "time" ? clash.fitting : clash.code === "opponents" ? clash.most : 0;
  return (
    <div class="message warn">
      <p>{clashText(clash, language)}</p>
      {chooses && fitting > 0 && (
        <button type="button" onClick={() => onRounds(fitting)}>
          {t.takeRounds({ rounds: fitting })}
        </button>
      )}
    </div>
  );
};

const clashText = (clash: Clash, language: Language): string => {
  const t = questionsTexts[language].clashes;
  switch (clash.code) {
    case "days":
      return t.days({
        start: formatMoment(clash.start, language),
        end: formatMoment(clash.end, language),
      });
    case "opponents":
      return t.opponents(clash);
    case "long-table":
      return t.longTable(clash);
    case "few":
      return t.few(clash);
    case "time":
      return t.time(clash);
  }
};
