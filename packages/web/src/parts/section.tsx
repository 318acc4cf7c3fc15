import type { ComponentChildren, VNode } from "preact";

interface SectionProps {
  /** Id of the heading, for links. */
  readonly id: string;
  readonly title: ComponentChildren;
  /** Link to more, at the end of the heading's line. */
  readonly more?: ComponentChildren;
  /** Set if it has only links; paper omits it. */
  readonly screenOnly?: true;
  readonly children: ComponentChildren;
}

/** A section of a page: a heading with a rule above it, no box. */
export const Section = ({ id, title, more, screenOnly, children }: SectionProps): VNode => (
  <section class={screenOnly ? "section stack no-print" : "section stack"} aria-labelledby={id}>
    <header class="section-head">
      <h2 id={id}>{title}</h2>
      {more !== undefined && <p class="more">{more}</p>}
    </header>
    {children}
  </section>
);
