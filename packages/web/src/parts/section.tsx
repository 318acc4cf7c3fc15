import type { ComponentChildren, VNode } from "preact";

interface SectionProps {
  /** Of the heading, so that links lead there. */
  readonly id: string;
  readonly title: ComponentChildren;
  /** Whether it stands out as a card. */
  readonly card?: boolean;
  readonly children: ComponentChildren;
}

/** A part of a page below its heading. */
export const Section = ({ id, title, card = false, children }: SectionProps): VNode => (
  <section class={card ? "card stack" : "stack"} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
