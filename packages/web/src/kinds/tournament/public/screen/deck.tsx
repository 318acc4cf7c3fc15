import type { ComponentChildren, VNode } from "preact";
import type { LotGrid } from "./lot-grid.ts";

/** A list in the screen's rotation. */
export const Deck = ({
  id,
  title,
  note,
  legend = [],
  ofTeams = false,
  grid,
  children,
}: {
  readonly id: string;
  readonly title: ComponentChildren;
  readonly note: string;
  /** Small print below the list, explaining its signs. */
  readonly legend?: readonly ComponentChildren[];
  /** Team names are long: two columns instead of three. */
  readonly ofTeams?: boolean;
  /** Arrangement of lots, equally high. */
  readonly grid?: LotGrid;
  readonly children: ComponentChildren;
}): VNode => {
  const classes = ["deck-rows", id, ofTeams ? "of-teams" : undefined, grid?.name];
  return (
    <section class="deck" aria-labelledby={id}>
      <h2 id={id}>
        {title} {note !== "" && <span class="note">{note}</span>}
      </h2>
      <div class="deck-window">
        <ol class={classes.filter((one) => one !== undefined).join(" ")}>{children}</ol>
      </div>
      <p class="deck-legend">
        {legend.map((one, index) => (
          <span key={index}>{one}</span>
        ))}
      </p>
    </section>
  );
};
