import type { ComponentChildren, VNode } from "preact";

interface PageHeadProps {
  readonly title: ComponentChildren;
  /** Next to the title: figures, links. */
  readonly children?: ComponentChildren;
}

/** The top of a page's contents. */
export const PageHead = ({ title, children }: PageHeadProps): VNode => (
  <header class="page-head">
    <h1>{title}</h1>
    {children}
  </header>
);
