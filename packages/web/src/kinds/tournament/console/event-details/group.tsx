import type { ComponentChildren, VNode } from "preact";

interface GroupProps {
  readonly id: string;
  readonly title: string;
  /** True if initially open; a group with an error always is. */
  readonly open: boolean;
  readonly children: ComponentChildren;
}

/** A card that opens: for what few events need. Enter on its heading opens it. */
export const Group = ({ id, title, open, children }: GroupProps): VNode => (
  <details class="card form-group" open={open}>
    <summary>
      <h2 id={id}>{title}</h2>
    </summary>
    <div class="stack">{children}</div>
  </details>
);
