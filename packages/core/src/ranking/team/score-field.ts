import { oncePerKey } from "../../base/once.ts";
import type { RankingField } from "../criterion.ts";
import type { Modifiers } from "../modifiers.ts";

/** Match points or game points (C.07 article 13.1). */
export type TeamScore = NonNullable<Modifiers["score"]>;

/** Whether a field is one of teams. */
export const isTeamField = ({ gamePoints, matchPoints }: RankingField): boolean =>
  gamePoints !== undefined || matchPoints !== undefined;

/** The score by which a team field is ranked first; match points unless it has a field of them. */
export const primaryScore = ({ matchPoints }: RankingField): TeamScore =>
  matchPoints === undefined ? "match" : "game";

/** The other score: game points where match points rank first, and the other way round. */
export const secondaryScore = (field: RankingField): TeamScore =>
  primaryScore(field) === "match" ? "game" : "match";

/**
 * The field with the points of a score; the field itself where that is its own, or where it is not
 * a field of teams. Made once for each field. O(cards).
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
