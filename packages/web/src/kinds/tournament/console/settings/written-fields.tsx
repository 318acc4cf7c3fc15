import type { VNode } from "preact";

/** A choice among few values, each with its words. */
export const ChoiceField = <Value extends string>({
  label,
  value,
  choices,
  disabled = false,
  onChange,
}: {
  readonly label: string;
  readonly value: Value;
  readonly choices: Readonly<Record<Value, string>>;
  readonly disabled?: boolean;
  readonly onChange: (value: Value) => void;
}): VNode => {
  const values = Object.keys(choices) as Value[];
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={value}
        disabled={disabled}
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

/** A whole number. */
export const WholeField = ({
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
  <label class="field narrow">
    <span>{label}</span>
    <input
      type="number"
      value={value}
      disabled={disabled}
      required
      onInput={(event) => {
        const { valueAsNumber } = event.currentTarget;
        if (!Number.isNaN(valueAsNumber)) onChange(valueAsNumber);
      }}
    />
  </label>
);

/** Something written: taken once it can be understood. */
export const WrittenField = <Value,>({
  label,
  hint,
  text,
  read,
  disabled = false,
  onChange,
}: {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly read: (text: string) => Value | null;
  readonly disabled?: boolean;
  readonly onChange: (value: Value) => void;
}): VNode => (
  <label class="field">
    <span>{label}</span>
    <input
      defaultValue={text}
      disabled={disabled}
      autocomplete="off"
      spellcheck={false}
      onInput={(event) => {
        const field = event.currentTarget;
        const value = read(field.value);
        field.setAttribute("aria-invalid", String(value === null));
        field.setCustomValidity(value === null ? hint : "");
        if (value !== null) onChange(value);
      }}
    />
    {hint !== "" && <span class="note">{hint}</span>}
  </label>
);
