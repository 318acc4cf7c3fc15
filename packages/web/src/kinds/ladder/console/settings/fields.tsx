import { type Language, ladderChoiceLabel, ladderSettingLabel } from "@losfee/contract";
import { type LadderDeadlines, type LadderSettings, timeZones } from "@losfee/core";
import type { VNode } from "preact";
import { type Choices, choicesOf } from "../../../../parts/choices.ts";
import { CheckField, ChoiceField, NumberField } from "../../../../parts/fields.tsx";
import { ladderSettingsTexts } from "./texts.ts";

interface FieldsProps {
  readonly settings: LadderSettings;
  readonly begun: boolean;
  readonly language: Language;
  readonly onChange: (part: Partial<LadderSettings>) => void;
}

const DEADLINES = [
  "confirmDays",
  "acceptDays",
  "acceptAssignedDays",
  "clockStartDays",
  "objectionDays",
  "gameMonths",
  "recordDays",
  "idleMonths",
  "letterDays",
] as const satisfies readonly (keyof LadderDeadlines)[];

/** The deadlines, each a number of days or months. */
export const DeadlineFields = ({ settings, language, onChange }: FieldsProps): VNode => (
  <fieldset class="cluster fields">
    <legend>{ladderSettingLabel("deadlines", language)}</legend>
    {DEADLINES.map((key) => (
      <NumberField
        key={key}
        label={ladderSettingLabel(`deadlines.${key}`, language)}
        {...LIMITS}
        value={settings.deadlines[key]}
        onChange={(value) => onChange({ deadlines: { ...settings.deadlines, [key]: value } })}
      />
    ))}
    <ChoiceField
      label={ladderSettingLabel("directorsDeadlines", language)}
      choices={offered(["from-departure", "from-mail", "from-cause"], language)}
      value={settings.directorsDeadlines}
      onChange={(directorsDeadlines) => onChange({ directorsDeadlines })}
    />
  </fieldset>
);

/** What a win does, who is first, and the rest. */
export const RuleFields = ({ settings, begun, language, onChange }: FieldsProps): VNode => {
  const label = (setting: string): string => ladderSettingLabel(setting, language);
  return (
    <fieldset class="cluster fields">
      <legend>{ladderSettingsTexts[language].rules}</legend>
      {(["base", "perLevel"] as const).map((key) => (
        <NumberField
          key={key}
          label={label(`capacity.${key}`)}
          {...LIMITS}
          value={settings.capacity[key]}
          disabled={begun}
          onChange={(value) => onChange({ capacity: { ...settings.capacity, [key]: value } })}
        />
      ))}
      <ChoiceField
        label={label("timeZone")}
        value={settings.timeZone}
        choices={choicesOf(timeZones, (zone) => zone)}
        onChange={(timeZone) => onChange({ timeZone })}
      />
      {(["holidayDays", "strikesToExpulsion"] as const).map((key) => (
        <NumberField
          key={key}
          label={label(key)}
          {...LIMITS}
          value={settings[key]}
          onChange={(value) => onChange({ [key]: value })}
        />
      ))}
      <ChoiceField
        label={label("onWin")}
        choices={offered(["swap", "insert"], language)}
        value={settings.onWin}
        onChange={(onWin) => onChange({ onWin })}
      />
      <ChoiceField
        label={label("orderBy")}
        choices={offered(["arrival", "recording"], language)}
        value={settings.orderBy}
        disabled={begun}
        onChange={(orderBy) => onChange({ orderBy })}
      />
      <ChoiceField
        label={label("bestPlaced")}
        choices={offered(["earliest", "highest-seat"], language)}
        value={settings.bestPlaced}
        onChange={(bestPlaced) => onChange({ bestPlaced })}
      />
      <ChoiceField
        label={label("impossibleInChain")}
        choices={offered(["skip", "stop"], language)}
        value={settings.impossibleInChain}
        onChange={(impossibleInChain) => onChange({ impossibleInChain })}
      />
      <ChoiceField
        label={label("standingListBegins")}
        choices={offered(["at-game-end", "at-once"], language)}
        value={settings.standingListBegins ?? "at-once"}
        onChange={(standingListBegins) => onChange({ standingListBegins })}
      />
      <ChoiceField
        label={label("opponents")}
        choices={offered(["addresses", "relay"], language)}
        value={settings.opponents ?? "addresses"}
        onChange={(opponents) => onChange({ opponents })}
      />
      {FLAGS.map((key) => (
        <CheckField
          key={key}
          label={label(key)}
          value={settings[key] ?? false}
          onChange={(value) => onChange({ [key]: value })}
        />
      ))}
    </fieldset>
  );
};

const LIMITS = { min: 0, max: 9999 } as const;

const FLAGS = [
  "vacancyCountsAsPlaying",
  "suspendedCountsAsWaiting",
  "contradictionIsObjection",
  "publicHolidays",
] as const;

const offered = <Choice extends string>(
  choices: readonly Choice[],
  language: Language,
): Choices<Choice> => choicesOf(choices, (choice) => ladderChoiceLabel(choice, language));
