import type { ComponentChildren, VNode } from "preact";

interface LotProps {
  /** `div` by default. */
  readonly as?: "div" | "li" | "section";
  /** What was drawn or placed, large: the number of a table, board, seat or round. */
  readonly stub: ComponentChildren;
  /** Over it, small: what the number counts. */
  readonly label?: ComponentChildren;
  /** Makes a heading of the stub, for links and outlines: its id. */
  readonly headingId?: string;
  /**
   * How the stub is inked: in the event's tint, complete, the reader's own, chosen. Colour never says
   * it alone: the body has it in words, too.
   */
  readonly tone?: "tinted" | "done" | "mine" | "selected";
  /** A class of the page that uses it. */
  readonly class?: string;
  readonly children: ComponentChildren;
}

/**
 * A lot: a slip with a stub, torn off along a perforation. Lots stand in an element of class `lots`,
 * which gives them their edge.
 */
export const Lot = ({
  as: Element = "div",
  stub,
  label,
  headingId,
  tone,
  class: own,
  children,
}: LotProps): VNode => {
  const Stub = headingId === undefined ? "div" : "h2";
  return (
    <Element
      class={["lot", tone, own].filter((name) => name !== undefined).join(" ")}
      aria-labelledby={Element === "section" ? headingId : undefined}
    >
      <Stub class="lot-stub" id={headingId}>
        {label !== undefined && <small>{label} </small>}
        <span>{stub}</span>
      </Stub>
      <div class="lot-body">{children}</div>
    </Element>
  );
};
