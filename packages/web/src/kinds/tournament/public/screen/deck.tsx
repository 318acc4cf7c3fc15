import type { ComponentChildren, VNode } from "preact";

/** A list that the screen shows in turn with others. */
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
  /** Below the list, quietly: what its signs mean. */
  readonly legend?: readonly ComponentChildren[];
  /** Names of teams are long: two columns instead of three. */
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
