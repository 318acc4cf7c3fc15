import type { VNode } from "preact";

/** Class of a value; signs are coloured, as everywhere else. */
export const valueTextClass = (text: string): string =>
  text.startsWith("+")
    ? "value signed plus"
    : text.startsWith("−")
      ? "value signed minus"
      : "value";

interface LeadingValuesProps {
  readonly values: readonly string[];
  /** Short units of the values; empty for self-explanatory ones. */
  readonly units?: readonly string[] | undefined;
}

/** An entry's two most important values, for a narrow list. */
export const LeadingValues = ({ values, units = [] }: LeadingValuesProps): VNode => (
  <>
    {[values[0] ?? "", values[1] ?? ""].map((text, index) => (
      <span key={index} class={valueTextClass(text)}>
        {text}
        {text !== "" && (units[index] ?? "") !== "" && <span class="note"> {units[index]}</span>}
      </span>
    ))}
  </>
);
