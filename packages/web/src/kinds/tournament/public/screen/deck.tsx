import type { ComponentChildren, VNode } from "preact";

/** A list that the screen shows in turn with others. */
export const Deck = ({
  id,
  title,
  note,
  legend = [],
  children,
}: {
  readonly id: string;
  readonly title: ComponentChildren;
  readonly note: string;
  /** Below the list, quietly: what its signs mean. */
  readonly legend?: readonly ComponentChildren[];
  readonly children: ComponentChildren;
}): VNode => (
  <section class="deck" aria-labelledby={id}>
    <h2 id={id}>
      {title} {note !== "" && <span class="note">{note}</span>}
    </h2>
    <div class="deck-window">
      <ol class={`deck-rows ${id}`}>{children}</ol>
    </div>
    <p class="deck-legend">
      {legend.map((one, index) => (
        <span key={index}>{one}</span>
      ))}
    </p>
  </section>
);
