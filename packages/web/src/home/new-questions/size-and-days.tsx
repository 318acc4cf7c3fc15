import type { Language } from "@losfee/contract";
import { questionsTexts } from "@losfee/messages/home-new-questions";
import type { VNode } from "preact";
import { useLanguage, useTexts } from "../../shell/page-context.ts";
import type { Answers } from "./answers.ts";
import type { Plan } from "./plan.ts";
import type { Questions } from "./questions.ts";

/** The days of the event and the time of its first round. */
export const WhenQuestion = ({ answers }: { readonly answers: Answers }): VNode => {
  const t = useTexts(questionsTexts);
  const { start = "", end = "", time = "", zone = "" } = answers;
  return (
    <fieldset>
      <legend>
        <b>2</b> {t.when}
      </legend>
      <div class="ask-row">
        <label class="field">
          <span>{t.firstDay}</span>
          <input type="date" name="start" value={start} />
        </label>
        <label class="field">
          <span>{t.lastDay}</span>
          <input type="date" name="end" value={end} min={start} />
        </label>
        <label class="field">
          <span>{t.firstRound}</span>
          <input type="time" name="time" value={time} />
        </label>
        <p class="note ask-note">{zone === "" ? t.sameDay : t.zoneHere({ zone })}</p>
      </div>
    </fieldset>
  );
};

interface SizeQuestionProps {
  readonly questions: Questions;
  readonly answers: Answers;
  readonly plan: Plan;
}

/** The size of the field, and the number of rounds that suits it. */
export const SizeQuestion = ({
  questions: { size, rounds: rule },
  answers,
  plan,
}: SizeQuestionProps): VNode | null => {
  const language = useLanguage();
  const t = questionsTexts[language];
  if (size === null) return null;
  return (
    <fieldset>
      <legend>
        <b>3</b> {t.size[size]}
      </legend>
      <div class="ask-row">
        <label class="field">
          <span>{t.sizeLabel[size]}</span>
          <input
            class="ask-number"
            type="number"
            name="size"
            value={answers["size"] ?? ""}
            placeholder={rule.by === "boards" ? `${rule.boards}` : undefined}
            min={size === "boards" ? 1 : 2}
            max={2000}
          />
        </label>
        {plan.choices.length > 0 && <RoundsChoice plan={plan} />}
        <p class="note ask-note">{roundsHint(rule, plan, language)}</p>
      </div>
    </fieldset>
  );
};

/**
 * The rounds to choose from. The proposed number is sent as none, so that it follows the number of
 * players also where no script does.
 */
const RoundsChoice = ({
  plan: { choices, proposed, rounds, size },
}: Pick<SizeQuestionProps, "plan">): VNode => {
  const t = useTexts(questionsTexts);
  return (
    <fieldset class="field rounds-choice">
      <legend>{t.rounds}</legend>
      <div class="rounds-segments">
        {choices.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="rounds"
              value={one === proposed ? "" : one}
              checked={one === rounds}
            />
            <span>{one === proposed && size === null ? t.suitable({ rounds: one }) : one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Says how the number of rounds follows from the size. */
const roundsHint = (
  rule: Questions["rounds"],
  { rounds, proposed, size }: Plan,
  language: Language,
): string => {
  const t = questionsTexts[language];
  switch (rule.by) {
    case "choice":
      return size === null || proposed === null
        ? t.roundsFollow
        : t.suits({ rounds: proposed, players: size, fewer: Math.max(1, proposed - 1) });
    case "table":
      return rounds === null ? t.tableRounds : t.tableRoundsOf({ rounds });
    case "boards":
      return t.boardRounds({ rounds: rounds ?? rule.boards });
    case "stages":
      return rule.atTables ? t.tablesFollow : t.stageRounds({ rounds: rule.rounds });
    case "none":
      return "";
  }
};
