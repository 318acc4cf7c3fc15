import type { ComponentChildren, VNode } from "preact";

/** A list in the screen's rotation. */
export const Deck = ({
  id,
  title,
  note,
  legend = [],
  ofTeams = false,
  children,
}: {
  readonly id: string;
  readonly title: ComponentChildren;
  readonly note: string;
  /** Small print below the list, explaining its signs. */
  readonly legend?: readonly ComponentChildren[];
  /** Team names are long: two columns instead of three. */
  readonly ofTeams?: boolean;
  readonly children: ComponentChildren;
}): VNode => (
  <section class="deck" aria-labelledby={id}>
    <h2 id={id}>
      {title} {note !== "" && <span class="note">{note}</span>}
    </h2>
    <div class="deck-window">
      <ol class={ofTeams ? `deck-rows ${id} of-teams` : `deck-rows ${id}`}>{children}</ol>
    </div>
    <p class="deck-legend">
      {legend.map((one, index) => (
        <span key={index}>{one}</span>
      ))}
    </p>
  </section>
);
