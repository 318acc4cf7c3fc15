import type { VNode } from "preact";

/** A text field that takes its value once it is valid. */
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

/** The same for several lines. */
export const WrittenLines = <Value,>({
  label,
  wrong,
  text,
  read,
  onChange,
}: {
  readonly label: string;
  /** The problem of text that cannot be read. */
  readonly wrong: string;
  readonly text: string;
  readonly read: (text: string) => Value | null;
  readonly onChange: (value: Value) => void;
}): VNode => (
  <label class="field">
    <span>{label}</span>
    <textarea
      rows={Math.max(3, text.split("\n").length)}
      defaultValue={text}
      onInput={(event) => {
        const field = event.currentTarget;
        const value = read(field.value);
        field.setCustomValidity(value === null ? wrong : "");
        if (value !== null) onChange(value);
      }}
    />
  </label>
);
