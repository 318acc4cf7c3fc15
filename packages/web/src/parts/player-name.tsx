import { formatPoints } from "@losfee/contract";
import { partTexts } from "@losfee/messages/parts";
import type { VNode } from "preact";
import { useLanguage } from "../shell/page-context.ts";
import type { PlayerLabel } from "./player-labels.ts";

/** A name, with the title before it if the event publishes titles. */
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

/** A player's other published details: `Nr. 12 · 2450 · GER · 3½ Pkt.`; null without any. */
export const PlayerFacts = ({
  player: { number, rating, nation },
  points,
}: {
  readonly player: Pick<PlayerLabel, "number" | "rating" | "nation">;
  /** Missing if shown elsewhere, or not counting yet. */
  readonly points?: number | undefined;
}): VNode | null => {
  const language = useLanguage();
  const t = partTexts[language];
  const facts = [
    number === null ? "" : t.number({ number }),
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
          <b>{t.points({ points: formatPoints(points, language) })}</b>
        </>
      )}
    </span>
  );
};
