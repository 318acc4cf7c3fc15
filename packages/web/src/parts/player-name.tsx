import { formatPoints } from "@losfee/contract";
import type { VNode } from "preact";
import type { PageFrame } from "../shell/page.ts";
import type { PlayerLabel } from "./player-labels.ts";

/** A name with the title before it, where the event tells titles. */
export const TitledName = ({
  player: { title, name },
}: {
  readonly player: Pick<PlayerLabel, "title" | "name">;
}): VNode => (
  <span class="titled-name">
    {title !== "" && <span class="player-title">{title} </span>}
    {name}
  </span>
);

/** What the event tells of a player besides: `12 · 2450 · GER · 3½`; nothing where it tells nothing. */
export const PlayerFacts = ({
  player: { number, rating, nation },
  points,
  page,
}: {
  readonly player: Pick<PlayerLabel, "number" | "rating" | "nation">;
  /** Left out where they stand elsewhere, or count nothing yet. */
  readonly points?: number | undefined;
  readonly page: PageFrame;
}): VNode | null => {
  const facts = [
    number === null ? "" : String(number),
    rating === null || rating === 0 ? "" : String(rating),
    nation,
  ].filter((fact) => fact !== "");
  if (facts.length === 0 && points === undefined) return null;
  return (
    <span class="player-facts">
      {facts.join(" · ")}
      {points !== undefined && (
        <>
          {facts.length > 0 && " · "}
          <b>{formatPoints(points, page.language)}</b>
        </>
      )}
    </span>
  );
};
