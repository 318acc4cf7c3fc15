import type { ComponentChildren, VNode } from "preact";

/** A list that the screen shows in turn with others. */
export const Deck = ({
  id,
  title,
  note,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly children: ComponentChildren;
}): VNode => (
  <section class="deck" aria-labelledby={id}>
    <h2 id={id}>
      {title} <span class="note">{note}</span>
    </h2>
    <div class="deck-window">
      <ol class={`deck-rows ${id}`}>{children}</ol>
    </div>
  </section>
);
