import { oncePerKey } from "../../base/once.ts";
import type { RankingField } from "../criterion.ts";
import type { Modifiers } from "../modifiers.ts";

/** Match points or game points (C.07 article 13.1). */
export type TeamScore = NonNullable<Modifiers["score"]>;

/** True for a field of teams. */
export const isTeamField = ({ gamePoints, matchPoints }: RankingField): boolean =>
  gamePoints !== undefined || matchPoints !== undefined;

/** Returns the primary score of a team field; match points unless it has a field of them. */
export const primaryScore = ({ matchPoints }: RankingField): TeamScore =>
  matchPoints === undefined ? "match" : "game";

/** Returns the other score: game points if match points rank first, and vice versa. */
export const secondaryScore = (field: RankingField): TeamScore =>
  primaryScore(field) === "match" ? "game" : "match";

/**
 * Returns the field with the points of a score; the field itself if that is its own, or if it is
 * not a field of teams. Cached per field. O(cards).
 */
export const fieldFor = oncePerKey((field: RankingField, score: TeamScore | null): RankingField => {
  if (score === null) return field;
  const other = score === "game" ? field.gamePoints : field.matchPoints;
  if (other === undefined) return field;
  const cardOf = new Map(other.cards.map((card) => [card.entry, card]));
  const cards = field.cards.map((card) => cardOf.get(card.entry) ?? card);
  const made: RankingField = { ...field, cards };
  return other.points === undefined ? made : { ...made, points: other.points };
});
