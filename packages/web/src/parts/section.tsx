import type { ComponentChildren, VNode } from "preact";

interface SectionProps {
  /** Of the heading, so that links lead there. */
  readonly id: string;
  readonly title: ComponentChildren;
  /** Beside the heading, at the end of its line: a way to more. */
  readonly more?: ComponentChildren;
  /** Where there is nothing but what leads elsewhere: paper does without. */
  readonly screenOnly?: true;
  readonly children: ComponentChildren;
}

/** A part of a page below its heading: a rule above it and no box. */
export const Section = ({ id, title, more, screenOnly, children }: SectionProps): VNode => (
  <section class={screenOnly ? "section stack no-print" : "section stack"} aria-labelledby={id}>
    <header class="section-head">
      <h2 id={id}>{title}</h2>
      {more !== undefined && <p class="more">{more}</p>}
    </header>
    {children}
  </section>
);
