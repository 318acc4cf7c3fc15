import type { VNode } from "preact";

/** A day; empty if unknown. */
export const DayField = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): VNode => (
  <label class="field">
    <span>{label}</span>
    <input type="date" value={value} onInput={(event) => onChange(event.currentTarget.value)} />
  </label>
);
