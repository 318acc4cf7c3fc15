import { allowedValues, type Field, type PlacedField } from "@losfee/core";
import { settingsFormTexts } from "@losfee/messages/parts-console";
import type { VNode } from "preact";
import { fieldText, mayBeEmpty, readField } from "./field-text.ts";
import { type SettingsForm, valueAt, type Width, withValue } from "./setting-form.ts";
import { WrittenInput } from "./written-input.tsx";

export interface InputProps<Values extends object> {
  readonly setting: PlacedField;
  readonly form: SettingsForm<Values>;
  readonly id: string;
  /** The name of the line, for inputs that have no label of their own. */
  readonly label: string;
}

/** Labels longer than this together are a list to open. */
const LONGEST_SEGMENTS = 34;

/** The input of a declared setting. */
export const SettingInput = <Values extends object>(props: InputProps<Values>): VNode | null => {
  const { setting, form } = props;
  const { path, field } = setting;
  const own = form.inputs[path];
  if (own !== undefined) return <>{own()}</>;
  const value = valueAt(form, setting, form.values);
  const change = (next: unknown): void => form.onChange(withValue(form, setting, next));
  if (form.written[path] !== undefined) return <TextInput {...props} />;
  switch (field.kind) {
    case "flag":
      return (
        <CheckInput {...props} isOn={value === true} onChange={change} values={[true, false]} />
      );
    case "choice": {
      const { yes, choices } = field;
      if (yes === undefined) return <ChoiceInput {...props} />;
      const no = choices.find((choice) => choice !== yes);
      return (
        <CheckInput
          {...props}
          isOn={value === yes}
          values={[yes, no]}
          onChange={(isOn) => change(isOn ? yes : no)}
        />
      );
    }
    case "group": {
      const { begins } = field;
      return (
        <CheckInput
          {...props}
          isOn={value !== null}
          values={["on", ""]}
          onChange={(isOn) => change(isOn ? begins?.(form.values as never) : null)}
        />
      );
    }
    case "own":
      return null;
    default:
      return <TextInput {...props} />;
  }
};

/** True for inputs that carry their label themselves. */
export const isCheckBox = ({ path, field }: PlacedField, form: SettingsForm<never>): boolean =>
  form.inputs[path] === undefined &&
  (field.kind === "flag" ||
    field.kind === "group" ||
    (field.kind === "choice" && field.yes !== undefined));

const TextInput = <Values extends object>({ setting, form, id }: InputProps<Values>): VNode => {
  const { path, field } = setting;
  const { words, language } = form;
  const written = form.written[path];
  const t = settingsFormTexts[language];
  const allowed = allowedValues(field);
  const isNumber = field.kind === "integer" || field.kind === "decimal" || written?.isNumber;
  const range = field.kind === "decimal" || field.kind === "integer" ? field : {};
  return (
    <WrittenInput
      id={id}
      name={form.prefix + path}
      value={valueAt(form, setting, form.values)}
      write={(value) =>
        written === undefined ? fieldText(field, value) : written.write(value as never)
      }
      read={(text) => (written === undefined ? readField(field, text) : written.read(text))}
      wrong={isNumber === true && allowed !== "" ? t.allowed({ allowed }) : t.wrong}
      width={written?.width ?? widthOf(field)}
      lines={written?.lines === true}
      required={written === undefined && !mayBeEmpty(field) && field.kind !== "codes"}
      {...(field.kind === "text" ? { maxLength: field.longest } : {})}
      {...(isNumber ? { number: numberOf(range) } : {})}
      placeholder={words.nothing(path) ?? ""}
      onChange={(value) => form.onChange(withValue(form, setting, value))}
    />
  );
};

const numberOf = (field: {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly step?: number;
}) => ({
  ...(field.minimum === undefined ? {} : { min: field.minimum }),
  ...(field.maximum === undefined ? {} : { max: field.maximum }),
  ...(field.step === undefined ? {} : { step: field.step }),
});

/** Room for the longest usual value. */
const widthOf = (field: Field): Width => {
  if (field.kind === "text") return field.longest > 100 ? "w24" : "w16";
  if (field.kind === "integer" || field.kind === "decimal") {
    if (field.nullable === true || field.missing === null) return "w8";
    return (field.maximum ?? 10_000) <= 100 ? "w3" : "w4";
  }
  return "w24";
};

interface CheckProps<Values extends object> extends InputProps<Values> {
  readonly isOn: boolean;
  /** The value sent by a form without script: on, and off. */
  readonly values: readonly [on: unknown, off: unknown];
  readonly onChange: (isOn: boolean) => void;
}

const CheckInput = <Values extends object>({
  setting: { path },
  form,
  id,
  isOn,
  values: [on, off],
  onChange,
}: CheckProps<Values>): VNode => (
  <label class="check">
    <input type="hidden" name={form.prefix + path} value={String(off)} />
    <input
      id={id}
      type="checkbox"
      name={form.prefix + path}
      value={String(on)}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />{" "}
    {form.words.asked(path)}
  </label>
);

const ChoiceInput = <Values extends object>({
  setting,
  form,
  id,
  label,
}: InputProps<Values>): VNode | null => {
  const { path, field } = setting;
  if (field.kind !== "choice") return null;
  const value = valueAt(form, setting, form.values);
  const choices = field.choices.map((choice) => ({
    choice,
    text: form.words.choice(path, String(choice)),
  }));
  const name = form.prefix + path;
  const change = (text: string): void =>
    form.onChange(withValue(form, setting, readField(field, text)));
  const length = choices.reduce((sum, { text }) => sum + text.length, 0);
  if (choices.length === 2 && length <= LONGEST_SEGMENTS) {
    return (
      <span class="seg" role="radiogroup" aria-label={label}>
        {choices.map(({ choice, text }, index) => (
          <label key={choice}>
            <input
              {...(index === 0 ? { id } : {})}
              type="radio"
              name={name}
              value={String(choice)}
              checked={choice === value}
              onChange={(event) => change(event.currentTarget.value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </span>
    );
  }
  return (
    <select
      id={id}
      name={name}
      value={String(value)}
      onChange={(event) => change(event.currentTarget.value)}
    >
      {choices.map(({ choice, text }) => (
        <option key={choice} value={String(choice)} selected={choice === value}>
          {text}
        </option>
      ))}
    </select>
  );
};
