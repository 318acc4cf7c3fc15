import type { VNode } from "preact";

/** The class of a value: signs are coloured, as everywhere else. */
export const valueTextClass = (text: string): string =>
  text.startsWith("+")
    ? "value signed plus"
    : text.startsWith("−")
      ? "value signed minus"
      : "value";

interface LeadingValuesProps {
  readonly values: readonly string[];
  /** What the values are, in short; nothing where they say it themselves. */
  readonly units?: readonly string[] | undefined;
}

/** The two most important values of somebody in a list that has room for no more. */
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
