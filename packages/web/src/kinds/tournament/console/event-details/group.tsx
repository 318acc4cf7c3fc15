import type { ComponentChildren, VNode } from "preact";

interface GroupProps {
  readonly id: string;
  readonly title: string;
  /** Whether it is open at first; one with something wrong in it always is. */
  readonly open: boolean;
  readonly children: ComponentChildren;
}

/** A part of a long form that can be folded away: Enter on its heading opens it. */
export const Group = ({ id, title, open, children }: GroupProps): VNode => (
  <details class="section form-group" open={open}>
    <summary>
      <h2 id={id}>{title}</h2>
    </summary>
    <div class="stack">{children}</div>
  </details>
);
