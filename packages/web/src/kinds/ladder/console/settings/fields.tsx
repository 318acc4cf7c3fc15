import { type LadderDeadlines, type LadderSettings, timeZones } from "@losfee/core";
import type { VNode } from "preact";
import type { Language } from "../../../../language/language.ts";
import {
  ladderChoiceLabel,
  ladderSettingLabel,
} from "../../../../messages/ladder/settings-labels.ts";
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
        value={settings.deadlines[key]}
        onChange={(value) => onChange({ deadlines: { ...settings.deadlines, [key]: value } })}
      />
    ))}
    <ChoiceField
      setting="directorsDeadlines"
      choices={["from-mail", "from-cause"]}
      value={settings.directorsDeadlines}
      language={language}
      onChange={(directorsDeadlines) => onChange({ directorsDeadlines })}
    />
  </fieldset>
);

/** What a win does, who is first, and the rest. */
export const RuleFields = ({ settings, begun, language, onChange }: FieldsProps): VNode => (
  <fieldset class="cluster fields">
    <legend>{ladderSettingsTexts[language].rules}</legend>
    {(["base", "perLevel"] as const).map((key) => (
      <NumberField
        key={key}
        label={ladderSettingLabel(`capacity.${key}`, language)}
        value={settings.capacity[key]}
        disabled={begun}
        onChange={(value) => onChange({ capacity: { ...settings.capacity, [key]: value } })}
      />
    ))}
    <label class="field">
      <span>{ladderSettingLabel("timeZone", language)}</span>
      <select
        value={settings.timeZone}
        onChange={(event) => onChange({ timeZone: event.currentTarget.value })}
      >
        {timeZones.map((zone) => (
          <option key={zone} value={zone} selected={zone === settings.timeZone}>
            {zone}
          </option>
        ))}
      </select>
    </label>
    {(["holidayDays", "strikesToExpulsion"] as const).map((key) => (
      <NumberField
        key={key}
        label={ladderSettingLabel(key, language)}
        value={settings[key]}
        onChange={(value) => onChange({ [key]: value })}
      />
    ))}
    <ChoiceField
      setting="onWin"
      choices={["swap", "insert"]}
      value={settings.onWin}
      language={language}
      onChange={(onWin) => onChange({ onWin })}
    />
    <ChoiceField
      setting="orderBy"
      choices={["arrival", "recording"]}
      value={settings.orderBy}
      language={language}
      disabled={begun}
      onChange={(orderBy) => onChange({ orderBy })}
    />
    <ChoiceField
      setting="bestPlaced"
      choices={["earliest", "highest-seat"]}
      value={settings.bestPlaced}
      language={language}
      onChange={(bestPlaced) => onChange({ bestPlaced })}
    />
    <ChoiceField
      setting="impossibleInChain"
      choices={["skip", "stop"]}
      value={settings.impossibleInChain}
      language={language}
      onChange={(impossibleInChain) => onChange({ impossibleInChain })}
    />
    {FLAGS.map((key) => (
      <label key={key} class="check">
        <input
          type="checkbox"
          checked={settings[key]}
          onChange={(event) => onChange({ [key]: event.currentTarget.checked })}
        />{" "}
        {ladderSettingLabel(key, language)}
      </label>
    ))}
  </fieldset>
);

const FLAGS = [
  "vacancyCountsAsPlaying",
  "suspendedCountsAsWaiting",
  "contradictionIsObjection",
] as const;

const NumberField = ({
  label,
  value,
  disabled = false,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}): VNode => (
  <label class="field">
    <span>{label}</span>
    <input
      type="number"
      min={0}
      max={9999}
      value={value}
      disabled={disabled}
      onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  </label>
);

interface ChoiceFieldProps<Choice extends string> {
  readonly setting: string;
  readonly choices: readonly Choice[];
  readonly value: Choice;
  readonly language: Language;
  readonly disabled?: boolean;
  readonly onChange: (choice: Choice) => void;
}

const ChoiceField = <Choice extends string>(props: ChoiceFieldProps<Choice>): VNode => (
  <label class="field">
    <span>{ladderSettingLabel(props.setting, props.language)}</span>
    <select
      value={props.value}
      disabled={props.disabled ?? false}
      onChange={(event) => {
        const choice = props.choices.find((one) => one === event.currentTarget.value);
        if (choice !== undefined) props.onChange(choice);
      }}
    >
      {props.choices.map((choice) => (
        <option key={choice} value={choice} selected={choice === props.value}>
          {ladderChoiceLabel(choice, props.language)}
        </option>
      ))}
    </select>
  </label>
);
