import { questionsTexts } from "@losfee/messages/home-new-questions";
import type { ComponentChildren, VNode } from "preact";
import { useLanguage } from "../../shell/page-context.ts";
import { type Answers, stageField } from "./answers.ts";
import type { QuestionsModel } from "./page.ts";
import type { Plan } from "./plan.ts";
import { zonesFor } from "./zone.ts";

interface RestProps {
  readonly model: QuestionsModel;
  readonly answers: Answers;
  readonly plan: Plan;
}

/** Everything that the questions leave out, in one line that opens. */
export const Rest = ({ model: { rest, questions }, answers, plan }: RestProps): VNode => {
  const language = useLanguage();
  const t = questionsTexts[language];
  const zone = answers["zone"] ?? "";
  const zones = zonesFor(rest === null, zone);
  const assigned =
    answers["starts"] === undefined ? rest?.assigned : answers["starts"] === "assigned";
  const isTwice = answers["second"] === "yes";
  const facts = [
    ...(plan.thinking === null ? [] : [t.thinkingShort({ ...plan.thinking })]),
    ...(rest === null || rest.boards === null
      ? []
      : [t.boardsShort({ count: plan.boards ?? rest.boards })]),
    ...(rest === null || rest.ranking === "" ? [] : [t.ties({ ranking: rest.ranking })]),
    ...(assigned === false ? [t.drawn] : []),
    ...(rest === null ? [t.deadlines] : [isTwice ? t.twice : t.once]),
  ];
  return (
    <details class="ask-rest">
      <summary>
        <b>{t.rest}</b> {facts.join(" · ")} <span class="ask-change">{t.change}</span>
      </summary>
      {plan.thinking !== null && (
        <Row label={t.thinking}>
          <input
            class="ask-number"
            type="number"
            name="minutes"
            aria-label={t.minutesLabel}
            value={answers["minutes"] ?? ""}
            placeholder={`${plan.thinking.minutes}`}
            min={1}
            max={999}
          />
          <span>{t.minutes}</span>
          <input
            class="ask-number"
            type="number"
            name="increment"
            aria-label={t.incrementLabel}
            value={answers["increment"] ?? ""}
            placeholder={`${plan.thinking.increment}`}
            min={0}
            max={999}
          />
          <span>{t.increment}</span>
        </Row>
      )}
      {rest !== null && rest.boards !== null && (
        <Row label={t.boards}>
          <input
            class="ask-number"
            type="number"
            name="boards"
            aria-label={t.boards}
            value={answers["boards"] ?? ""}
            placeholder={`${rest.boards}`}
            min={1}
            max={99}
          />
        </Row>
      )}
      {rest?.stages.map(({ label, rounds, atTables }, index) => (
        <Row key={index} label={label}>
          <input
            class="ask-number"
            type="number"
            name={stageField(index)}
            aria-label={label}
            value={answers[stageField(index)] ?? ""}
            placeholder={`${rounds}`}
            min={1}
            max={atTables ? 50 : 200}
          />
          <span>{atTables ? t.gamesUnit : t.roundsUnit}</span>
        </Row>
      ))}
      {rest !== null && rest.assigned !== null && (
        <Row label={t.starts}>
          <select name="starts" aria-label={t.starts} value={assigned ? "assigned" : "drawn"}>
            <option value="assigned" selected={assigned === true}>
              {t.assigned}
            </option>
            <option value="drawn" selected={assigned !== true}>
              {t.drawn}
            </option>
          </select>
        </Row>
      )}
      {rest !== null && (
        <Row label={t.entering}>
          <label class="check">
            <input type="checkbox" name="second" value="yes" checked={isTwice} /> {t.secondEntry}
          </label>
        </Row>
      )}
      <Row label={t.zone}>
        <select name="zone" aria-label={t.zone} value={zone}>
          {zone === "" && <option value="">{t.zoneUnknown}</option>}
          {zones.map((one) => (
            <option key={one} value={one} selected={one === zone}>
              {one}
            </option>
          ))}
        </select>
      </Row>
      <p class="note">{questions.size === null ? t.laterLadder : t.later}</p>
    </details>
  );
};

const Row = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ComponentChildren;
}): VNode => (
  <div class="ask-line">
    <span class="ask-label" aria-hidden="true">
      {label}
    </span>
    <span class="ask-value">{children}</span>
  </div>
);
