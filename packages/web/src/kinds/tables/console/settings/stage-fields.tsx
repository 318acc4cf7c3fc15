import type { SeatedStage } from "@losfee/core";
import type { VNode } from "preact";
import { tablesSettingLabel } from "../../../../messages/tables-settings-labels.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { ChoiceField, WholeField, WrittenField } from "./fields.tsx";
import { tablesSettingsTexts } from "./texts.ts";
import { cutOf, readChain, readFactors, readSizes, writeFactors } from "./written.ts";

interface StageFieldsProps {
  readonly stage: SeatedStage;
  readonly number: number;
  readonly drafted: boolean;
  readonly page: PageFrame;
  readonly onChange: (part: Partial<SeatedStage>) => void;
}

/** `27` → 27, empty → null: everybody. */
const readPlayers = (text: string): { readonly players: number | null } | null => {
  if (text.trim() === "") return { players: null };
  return /^\d+$/.test(text.trim()) ? { players: Number(text) } : null;
};

/** One stage: its players, tables and games, how it is ranked, and who goes on. */
export const StageFields = ({
  stage,
  number,
  drafted,
  page,
  onChange,
}: StageFieldsProps): VNode => {
  const t = tablesSettingsTexts[page.language];
  const label = (key: string): string => tablesSettingLabel(key, page.language);
  return (
    <fieldset class="stage-settings">
      <legend>
        {t.stage(number)} {drafted && `(${t.drafted})`}
      </legend>
      <div class="cluster fields">
        <WrittenField
          label={label("name")}
          hint=""
          text={stage.name}
          read={(text) => text.trim()}
          onChange={(name) => onChange({ name })}
        />
        <WrittenField
          label={label("players")}
          hint={t.playersHint}
          text={stage.players === null ? "" : String(stage.players)}
          disabled={drafted || number === 1}
          read={readPlayers}
          onChange={onChange}
        />
        <WrittenField
          label={label("sizes")}
          hint={t.sizesHint}
          text={stage.sizes.join(" ")}
          disabled={drafted}
          read={readSizes}
          onChange={(sizes) => onChange({ sizes })}
        />
        <WholeField
          label={label("games")}
          value={stage.games}
          disabled={drafted}
          onChange={(games) => onChange({ games })}
        />
      </div>
      <div class="cluster fields">
        <ChoiceField
          label={label("tables")}
          value={stage.tables}
          choices={t.choices.tables}
          disabled={drafted}
          onChange={(tables) => onChange({ tables })}
        />
        <ChoiceField
          label={label("seating")}
          value={stage.seating}
          choices={t.choices.seating}
          disabled={drafted}
          onChange={(seating) => onChange({ seating })}
        />
        <ChoiceField
          label={label("seats")}
          value={stage.seats}
          choices={t.choices.seats}
          disabled={drafted}
          onChange={(seats) => onChange({ seats })}
        />
        <ChoiceField
          label={label("cut")}
          value={stage.cut.by}
          choices={t.choices.cut}
          onChange={(by) => onChange({ cut: cutOf(by, 1) })}
        />
        {stage.cut.by === "table" && (
          <WholeField
            label={t.places}
            value={stage.cut.places}
            onChange={(places) => onChange({ cut: cutOf("table", places) })}
          />
        )}
      </div>
      <div class="cluster fields">
        <WrittenField
          label={label("chain")}
          hint={t.chainHint}
          text={stage.chain.join(" ")}
          read={readChain}
          onChange={(chain) => onChange({ chain })}
        />
        <WrittenField
          label={label("factors")}
          hint={t.factorsHint}
          text={writeFactors(stage.factors)}
          read={readFactors}
          onChange={(factors) => onChange({ factors })}
        />
      </div>
    </fieldset>
  );
};
