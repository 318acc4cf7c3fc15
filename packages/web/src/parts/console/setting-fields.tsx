import type { SettingWords } from "@losfee/contract";
import { type PlacedField, placedFields, valueInForce, withFieldValue } from "@losfee/core";
import type { VNode } from "preact";
import { choicesOf } from "../choices.ts";
import { CheckField, ChoiceField, OptionalNumberField, TextField } from "../fields.tsx";
import { FieldsOf } from "./fields-of.tsx";
import { FoldedSettings } from "./folded-settings.tsx";
import { groupOf, isChangedIn, type SettingsForm, summaryOf } from "./setting-summary.ts";
import { WrittenField } from "./written-field.tsx";

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

/** Inputs one after the other: fields and check boxes in rows, with notes below, else by themselves. */
const Inputs = <Settings extends object>({
  settings,
  shown,
  form,
}: InputsProps<Settings>): VNode => {
  const rows: PlacedField[][] = [];
  for (const setting of settings) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    const kind = rowOf(setting, form.words);
    if (first !== undefined && kind !== "" && rowOf(first, form.words) === kind) row?.push(setting);
    else rows.push([setting]);
  }
  return (
    <>
      {rows.map((row) => (
        <div key={row[0]?.path}>
          <div class={row.map((setting) => rowOf(setting, form.words))[0]}>
            {row.map((setting) => (
              <FieldsOf key={setting.path} name={setting.path}>
                <Input setting={setting} shown={shown} form={form} />
              </FieldsOf>
            ))}
          </div>
          {row.map(({ path, field }) => (
            <Note key={path} text={field.kind === "codes" ? undefined : form.words.hint(path)} />
          ))}
          {row.map(({ path }) => form.after?.[path]?.())}
        </div>
      ))}
    </>
  );
};

const Note = ({ text }: { readonly text: string | undefined }): VNode | null =>
  text === undefined ? null : <p class="note">{text}</p>;

/** The class of the rows that an input can be in: with fields, or with check boxes; empty: alone. */
const rowOf = ({ path, field }: PlacedField, words: SettingWords): string => {
  const isCheckBox = field.kind === "flag" || (field.kind === "choice" && field.yes !== undefined);
  // A note belongs to one check box.
  if (isCheckBox) return words.hint(path) === undefined ? "cluster" : "";
  return field.kind === "group" || field.kind === "own" ? "" : "cluster fields";
};

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
  const change = (next: unknown): void => {
    const [key = ""] = path.split(".");
    const settings = withFieldValue(form.fields, form.settings, path, next);
    form.onChange({ [key]: settings[key as keyof Settings] } as Partial<Settings>);
  };
  const common = { label: words.asked(path), disabled: form.isFixed?.(setting) ?? false };
  if (own !== undefined) return <>{own()}</>;
  switch (field.kind) {
    case "own":
      return null;
    case "flag":
      return <CheckField {...common} value={value === true} onChange={change} />;
    case "choice": {
      const { yes } = field;
      if (yes === undefined) {
        const choices = choicesOf(field.choices.map(String), (one) => words.choice(path, one));
        return (
          <ChoiceField {...common} value={String(value)} choices={choices} onChange={change} />
        );
      }
      const no = field.choices.find((choice) => choice !== yes);
      return (
        <CheckField
          {...common}
          value={value === yes}
          onChange={(isOn) => change(isOn ? yes : no)}
        />
      );
    }
    case "integer":
    case "decimal": {
      const isOptional = field.nullable === true || field.missing === null;
      // What is too large is refused by the rules, which say so in the language of the page.
      const { minimum: min } = field;
      return (
        <OptionalNumberField
          {...common}
          {...(min === undefined ? {} : { min })}
          {...(field.kind === "decimal" ? { step: field.step } : {})}
          placeholder={words.nothing(path) ?? ""}
          narrow={!isOptional && common.label.length <= LONGEST_OF_NARROW}
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
          hint={words.hint(path) ?? ""}
          text={Array.isArray(value) ? value.join(" ") : ""}
          read={readCodes}
          onChange={change}
        />
      );
    case "group": {
      const parts = shown.filter((part) => groupOf(part) === path);
      const inputs = value !== null && (
        <div class="stack">
          <Inputs settings={parts} shown={shown} form={form} />
        </div>
      );
      const { begins } = field;
      if (field.named === true) {
        return (
          <fieldset class="booking">
            <legend>{words.label(path)}</legend>
            {inputs}
          </fieldset>
        );
      }
      return (
        <>
          {begins !== undefined && (
            <CheckField
              {...common}
              value={value !== null}
              onChange={(isOn) => change(isOn ? begins(form.settings as never) : null)}
            />
          )}
          {inputs}
        </>
      );
    }
  }
};

/** A longer label takes several lines above a narrow field. */
const LONGEST_OF_NARROW = 20;

/** `RP, GP BEST` → codes; null for empty text. */
const readCodes = (text: string): readonly string[] | null => {
  const codes = text.split(/[\s,;]+/).filter((code) => code !== "");
  return codes.length === 0 ? null : codes;
};
