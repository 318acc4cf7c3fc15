import type { PartialInputHTMLAttributes, VNode } from "preact";
import type { Choices } from "./choices.ts";

/** Properties of every field. */
interface FieldProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly disabled?: boolean;
  /** True if it gets the focus when a dialog opens. */
  readonly first?: boolean;
  readonly onChange: (value: Value) => void;
}

/** Attributes for the browser's own validation and suggestions. */
type Attributes = Pick<
  PartialInputHTMLAttributes<HTMLInputElement>,
  | "autofocus"
  | "id"
  | "inputMode"
  | "maxLength"
  | "pattern"
  | "placeholder"
  | "required"
  | "spellcheck"
>;

interface TextFieldProps extends FieldProps<string>, Attributes {
  /** True if focusing the field selects its text. */
  readonly selects?: boolean;
  readonly wide?: boolean;
}

/** A line of text. */
export const TextField = ({
  label,
  first,
  selects = false,
  wide = false,
  onChange,
  ...input
}: TextFieldProps): VNode => (
  <label class={wide ? "field wide" : "field"}>
    <span>{label}</span>
    <input
      {...input}
      autocomplete="off"
      data-first={first}
      onFocus={(event) => {
        if (selects) event.currentTarget.select();
      }}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  </label>
);

interface DateFieldProps extends FieldProps<string>, Pick<Attributes, "required"> {
  /** The earliest day. */
  readonly min?: string;
  /** True to also ask for the time, to the second. */
  readonly withTime?: boolean;
}

/** A day as ISO 8601, or a moment in the time zone of the browser. */
export const DateField = ({
  label,
  first,
  withTime = false,
  onChange,
  ...input
}: DateFieldProps): VNode => (
  <label class="field">
    <span>{label}</span>
    <input
      {...input}
      {...(withTime ? { type: "datetime-local", step: 1 } : { type: "date" })}
      data-first={first}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  </label>
);

interface TextAreaFieldProps extends FieldProps<string> {
  readonly rows: number;
  readonly class?: string;
}

/** A required text of several lines. */
export const TextAreaField = ({ label, first, onChange, ...area }: TextAreaFieldProps): VNode => (
  <label class="field">
    <span>{label}</span>
    <textarea
      {...area}
      required
      spellcheck={false}
      data-first={first}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  </label>
);

interface NumberFieldProps extends FieldProps<number> {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** As narrow as a small number. */
  readonly narrow?: boolean;
}

/** A number. While the field is empty, the previous number is kept and the form cannot be sent. */
export const NumberField = ({ onChange, ...field }: NumberFieldProps): VNode => (
  <OptionalNumberField
    {...field}
    required
    onChange={(value) => {
      if (value !== null) onChange(value);
    }}
  />
);

interface OptionalNumberFieldProps
  extends FieldProps<number | null>,
    Pick<NumberFieldProps, "min" | "max" | "step" | "narrow">,
    Pick<Attributes, "placeholder" | "required"> {}

/** A number, or null while the field is empty. */
export const OptionalNumberField = ({
  label,
  value,
  first,
  narrow = false,
  onChange,
  ...input
}: OptionalNumberFieldProps): VNode => (
  <label class={narrow ? "field narrow" : "field"}>
    <span>{label}</span>
    <input
      {...input}
      type="number"
      value={value ?? ""}
      data-first={first}
      onInput={(event) => {
        const { valueAsNumber } = event.currentTarget;
        onChange(Number.isFinite(valueAsNumber) ? valueAsNumber : null);
      }}
    />
  </label>
);

interface ChoiceFieldProps<Value extends string> extends FieldProps<Value> {
  /** Options with their labels. */
  readonly choices: Choices<Value>;
}

/** A choice of a few values. */
export const ChoiceField = <Value extends string>({
  label,
  value,
  choices,
  disabled = false,
  first,
  onChange,
}: ChoiceFieldProps<Value>): VNode => {
  const values = Object.keys(choices) as Value[];
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={value}
        disabled={disabled}
        data-first={first}
        onChange={(event) => {
          const chosen = values.find((one) => one === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one} selected={one === value}>
            {choices[one]}
          </option>
        ))}
      </select>
    </label>
  );
};

/** A checkbox. */
export const CheckField = ({
  label,
  value,
  disabled = false,
  onChange,
}: Omit<FieldProps<boolean>, "first">): VNode => (
  <label class="check">
    <input
      type="checkbox"
      checked={value}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />{" "}
    {label}
  </label>
);
