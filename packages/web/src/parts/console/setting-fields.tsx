import type { Language, SettingWords } from "@losfee/contract";
import {
  type Fields,
  type PlacedField,
  placedFields,
  valueInForce,
  withFieldValue,
} from "@losfee/core";
import type { ComponentChildren, VNode } from "preact";
import { choicesOf } from "../choices.ts";
import { CheckField, ChoiceField, OptionalNumberField, TextField } from "../fields.tsx";
import { FieldsOf } from "./fields-of.tsx";
import { FoldedSettings } from "./folded-settings.tsx";
import { groupOf, isChangedIn, summaryOf } from "./setting-summary.ts";
import { WrittenField } from "./written-field.tsx";

/** A form of declared settings. */
export interface SettingsForm<Settings extends object> {
  readonly fields: Fields;
  readonly words: SettingWords;
  /** The settings on screen. */
  readonly settings: Settings;
  /** The settings last saved. */
  readonly saved: Settings;
  readonly language: Language;
  readonly isShown: (setting: PlacedField) => boolean;
  readonly isFixed?: (setting: PlacedField) => boolean;
  /** Inputs that do not follow from a declaration, by path. */
  readonly own: Readonly<Record<string, () => ComponentChildren>>;
  /** What follows an input, by path. */
  readonly after?: Readonly<Record<string, () => ComponentChildren>>;
  readonly onChange: (part: Partial<Settings>) => void;
}

interface TopicProps<Settings extends object> {
  readonly topic: string;
  readonly form: SettingsForm<Settings>;
  /** The current values in one line, where it does not follow from the declarations. */
  readonly summary?: string | undefined;
}

/** The settings of a topic; nothing if none of them is shown. */
export const SettingTopicFields = <Settings extends object>({
  topic,
  form,
  summary,
}: TopicProps<Settings>): VNode | null => {
  const all = placedFields(form.fields).filter((setting) => setting.topic === topic);
  const shown = all.filter(form.isShown);
  if (shown.length === 0) return null;
  const paths = new Set(shown.map(({ path }) => path));
  return (
    <FoldedSettings
      id={topic}
      title={form.words.topic(topic)}
      summary={summary ?? summaryOf(shown, form)}
      isChanged={isChangedIn(all, form)}
      language={form.language}
    >
      <Inputs
        settings={shown.filter((setting) => !paths.has(groupOf(setting)))}
        shown={shown}
        form={form}
      />
    </FoldedSettings>
  );
};

interface InputsProps<Settings extends object> {
  readonly settings: readonly PlacedField[];
  /** All settings of the topic that are shown. */
  readonly shown: readonly PlacedField[];
  readonly form: SettingsForm<Settings>;
}

/** Inputs one after the other: fields in rows, all else below each other. */
const Inputs = <Settings extends object>({
  settings,
  shown,
  form,
}: InputsProps<Settings>): VNode => {
  const rows: PlacedField[][] = [];
  for (const setting of settings) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row !== undefined && first !== undefined && isInRow(first) && isInRow(setting)) {
      row.push(setting);
    } else rows.push([setting]);
  }
  return (
    <>
      {rows.map((row) => {
        const inputs = row.map((setting) => (
          <FieldsOf key={setting.path} name={setting.path}>
            <Input setting={setting} shown={shown} form={form} />
            {form.after?.[setting.path]?.()}
          </FieldsOf>
        ));
        const [first] = row;
        if (first === undefined || !isInRow(first)) return inputs;
        return (
          <div key={first.path} class="cluster fields">
            {inputs}
          </div>
        );
      })}
    </>
  );
};

const isInRow = ({ field }: PlacedField): boolean =>
  ["integer", "decimal", "text", "codes"].includes(field.kind) ||
  (field.kind === "choice" && field.yes === undefined);

interface InputProps<Settings extends object> extends Omit<InputsProps<Settings>, "settings"> {
  readonly setting: PlacedField;
}

const Input = <Settings extends object>({
  setting,
  shown,
  form,
}: InputProps<Settings>): VNode | null => {
  const { path, field } = setting;
  const { words } = form;
  const value = valueInForce(form.fields, form.settings, path);
  const own = form.own[path];
  const hint = words.hint(path);
  const note = hint === undefined ? null : <p class="note">{hint}</p>;
  const change = (next: unknown): void => {
    const [key = ""] = path.split(".");
    const settings = withFieldValue(form.fields, form.settings, path, next);
    form.onChange({ [key]: settings[key as keyof Settings] } as Partial<Settings>);
  };
  const common = { label: words.asked(path), disabled: form.isFixed?.(setting) ?? false };
  if (own !== undefined) {
    return (
      <>
        {!isInRow(setting) && note}
        {own()}
      </>
    );
  }
  switch (field.kind) {
    case "own":
      return null;
    case "flag":
      return (
        <>
          <CheckField {...common} value={value === true} onChange={change} />
          {note}
        </>
      );
    case "choice": {
      const { yes } = field;
      if (yes !== undefined) {
        const no = field.choices.find((choice) => choice !== yes);
        return (
          <>
            <CheckField
              {...common}
              value={value === yes}
              onChange={(isOn) => change(isOn ? yes : no)}
            />
            {note}
          </>
        );
      }
      return (
        <>
          <ChoiceField
            {...common}
            value={String(value)}
            choices={choicesOf(field.choices.map(String), (one) => words.choice(path, one))}
            onChange={change}
          />
          {note}
        </>
      );
    }
    case "integer":
    case "decimal": {
      const isOptional = field.nullable === true || field.missing === null;
      const { minimum: min, maximum: max } = field;
      return (
        <OptionalNumberField
          {...common}
          {...(min === undefined ? {} : { min })}
          {...(max === undefined ? {} : { max })}
          {...(field.kind === "decimal" ? { step: field.step } : {})}
          placeholder={words.nothing(path) ?? ""}
          narrow={!isOptional}
          required={!isOptional}
          value={value === null ? null : Number(value)}
          onChange={(number) => {
            if (number !== null || isOptional) change(number);
          }}
        />
      );
    }
    case "text":
      return (
        <TextField
          {...common}
          value={String(value)}
          required
          maxLength={field.longest}
          onChange={change}
        />
      );
    case "codes":
      return (
        <WrittenField
          {...common}
          hint={hint ?? ""}
          text={Array.isArray(value) ? value.join(" ") : ""}
          read={readCodes}
          onChange={change}
        />
      );
    case "group": {
      const parts = shown.filter((part) => groupOf(part) === path);
      const inputs = value !== null && <Inputs settings={parts} shown={shown} form={form} />;
      const { begins } = field;
      if (begins !== undefined) {
        return (
          <>
            <CheckField
              {...common}
              value={value !== null}
              onChange={(isOn) => change(isOn ? begins(form.settings as never) : null)}
            />
            {inputs}
            {note}
          </>
        );
      }
      if (field.named !== true || value === null) return inputs === false ? null : inputs;
      return (
        <fieldset class="booking">
          <legend>{words.label(path)}</legend>
          {note}
          {inputs}
        </fieldset>
      );
    }
  }
};

/** `RP, GP BEST` → codes; null for empty text. */
const readCodes = (text: string): readonly string[] | null => {
  const codes = text.split(/[\s,;]+/).filter((code) => code !== "");
  return codes.length === 0 ? null : codes;
};
