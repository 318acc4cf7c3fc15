import { settingWords } from "@losfee/contract";
import type { SeatedStage } from "@losfee/core";
import { tablesSettingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { type Choices, choicesOf } from "../../../../parts/choices.ts";
import { FieldsOf, ofStage } from "../../../../parts/console/fields-of.tsx";
import { WrittenField } from "../../../../parts/console/written-field.tsx";
import { ChoiceField, NumberField } from "../../../../parts/fields.tsx";
import { useLanguage } from "../../../../shell/page-context.ts";
import { cutOf, readChain, readFactors, readSizes, writeFactors } from "./written.ts";

interface SeatedStageProps {
  readonly stage: SeatedStage;
  readonly number: number;
  readonly drafted: boolean;
  readonly onChange: (part: Partial<SeatedStage>) => void;
  /** Null if the stage cannot be removed. */
  readonly onRemove: (() => void) | null;
}

/** `27` → the best 27, empty → all. */
const readPlayers = (text: string): Pick<SeatedStage, "participants"> | null => {
  if (text.trim() === "") return { participants: "everybody" };
  return /^\d+$/.test(text.trim()) ? { participants: { top: Number(text) } } : null;
};

/** One stage: its players, tables and games, its ranking, and the cut. */
export const SeatedStageFields = ({
  stage,
  number,
  drafted,
  onChange,
  onRemove,
}: SeatedStageProps): VNode => {
  const language = useLanguage();
  const t = tablesSettingsTexts[language];
  const words = settingWords(language, undefined, true);
  const label = (key: string): string => words.label(`stages.${key}`);
  const hint = (key: string): string => words.hint(`stages.${key}`) ?? "";
  const choices = <Choice extends string>(key: string, all: readonly Choice[]): Choices<Choice> =>
    choicesOf(all, (choice) => words.choice(`stages.${key}`, choice));
  return (
    <fieldset class="stage-settings">
      <legend>
        {t.stage({ number })} {drafted && `(${t.drafted})`}
      </legend>
      <div class="cluster fields">
        <FieldsOf name={ofStage("name", number)}>
          <WrittenField
            label={label("name")}
            hint=""
            text={stage.name ?? ""}
            read={(text) => text.trim()}
            onChange={(name) => onChange({ name })}
          />
        </FieldsOf>
        <FieldsOf name={ofStage("participants", number)}>
          <WrittenField
            label={label("participants")}
            hint={hint("participants")}
            text={stage.participants === "everybody" ? "" : String(stage.participants.top)}
            disabled={drafted || number === 1}
            read={readPlayers}
            onChange={onChange}
          />
        </FieldsOf>
        <FieldsOf name={ofStage("seats", number)}>
          <WrittenField
            label={label("seats")}
            hint={hint("seats")}
            text={stage.seats.join(" ")}
            disabled={drafted}
            read={readSizes}
            onChange={(seats) => onChange({ seats })}
          />
        </FieldsOf>
        <FieldsOf name={ofStage("rounds", number)}>
          <NumberField
            narrow
            label={label("rounds")}
            value={stage.rounds}
            disabled={drafted}
            onChange={(rounds) => onChange({ rounds })}
          />
        </FieldsOf>
      </div>
      <div class="cluster fields">
        <FieldsOf name={ofStage("options", number)}>
          <ChoiceField
            label={label("tables")}
            value={stage.options.tables}
            choices={choices("tables", ["fixed", "new"])}
            disabled={drafted}
            onChange={(tables) => onChange({ options: { ...stage.options, tables } })}
          />
          <ChoiceField
            label={label("seating")}
            value={stage.options.seating}
            choices={choices("seating", ["lot", "rank"])}
            disabled={drafted}
            onChange={(seating) => onChange({ options: { ...stage.options, seating } })}
          />
          <ChoiceField
            label={label("seatOrder")}
            value={stage.options.seatOrder}
            choices={choices("seatOrder", ["drawn", "in-turn"])}
            disabled={drafted}
            onChange={(seatOrder) => onChange({ options: { ...stage.options, seatOrder } })}
          />
        </FieldsOf>
        <FieldsOf name={ofStage("cut", number)}>
          <ChoiceField
            label={label("cut")}
            value={stage.cut.by}
            choices={choices("cut", ["overall", "table"])}
            onChange={(by) => onChange({ cut: cutOf(by, 1) })}
          />
          {stage.cut.by === "table" && (
            <NumberField
              narrow
              label={t.places}
              value={stage.cut.places}
              onChange={(places) => onChange({ cut: cutOf("table", places) })}
            />
          )}
        </FieldsOf>
      </div>
      <div class="cluster fields">
        <FieldsOf name={ofStage("ranking", number)}>
          <WrittenField
            label={label("ranking")}
            hint={hint("ranking")}
            text={stage.ranking.join(" ")}
            read={readChain}
            onChange={(ranking) => onChange({ ranking })}
          />
        </FieldsOf>
        <FieldsOf name={ofStage("factors", number)}>
          <WrittenField
            label={label("factors")}
            hint={hint("factors")}
            text={writeFactors(stage.factors)}
            read={readFactors}
            onChange={(factors) => onChange({ factors })}
          />
        </FieldsOf>
        {onRemove !== null && (
          <button type="button" onClick={onRemove}>
            {t.removeStage}
          </button>
        )}
      </div>
    </fieldset>
  );
};
