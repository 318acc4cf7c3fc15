import type { ComponentChildren, VNode } from "preact";
import { PrintHint } from "../../../parts/print-hint.tsx";

/** A page for paper, with a title and a hint on the screen only. */
export const PrintedPage = ({
  class: className,
  title,
  children,
}: {
  readonly class: string;
  readonly title: string;
  readonly children: ComponentChildren;
}): VNode => (
  <>
    <h1 class="no-print">{title}</h1>
    <PrintHint />
    <div class={className}>{children}</div>
  </>
);
