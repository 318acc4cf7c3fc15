import type { ComponentChildren, VNode } from "preact";

interface LotProps {
  /** `div` by default. */
  readonly as?: "div" | "li" | "section";
  /** The drawn or assigned number in large print: of a table, board, seat or round. */
  readonly stub: ComponentChildren;
  /** Small label above it. */
  readonly label?: ComponentChildren;
  /** Id that makes the stub a heading, for links and outlines. */
  readonly headingId?: string;
  /**
   * Colour of the stub: the event's tint, complete, the reader's own, selected. The body must also
   * say it in words.
   */
  readonly tone?: "tinted" | "done" | "mine" | "selected";
  /** Additional class from the page. */
  readonly class?: string;
  readonly children: ComponentChildren;
}

/**
 * A lot: a slip with a stub, torn off along a perforation. Lots need a parent of class `lots`,
 * which draws their edge.
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
