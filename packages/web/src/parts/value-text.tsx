import type { VNode } from "preact";

/** The class of a value: signs are coloured, as everywhere else. */
export const valueTextClass = (text: string): string =>
  text.startsWith("+")
    ? "value signed plus"
    : text.startsWith("−")
      ? "value signed minus"
      : "value";

/** The two most important values of somebody in a list that has room for no more. */
export const LeadingValues = ({ values }: { readonly values: readonly string[] }): VNode => (
  <>
    {[values[0] ?? "", values[1] ?? ""].map((text, index) => (
      <span key={index} class={valueTextClass(text)}>
        {text}
      </span>
    ))}
  </>
);
