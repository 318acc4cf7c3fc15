import type { GoRank, McMahonParameters } from "./parameters.ts";

/**
 * Returns the handicap of a game between two strengths (ranks, or scores as ranks): stones that the
 * first gives the second; negative if the second is the stronger one.
 */
export const handicapBetween = (
  one: GoRank,
  other: GoRank,
  { reduction, most, noneFrom }: McMahonParameters["handicap"],
): number => {
  const difference = Math.min(one, noneFrom) - Math.min(other, noneFrom);
  const stones = Math.min(most, Math.max(0, Math.abs(difference) - reduction));
  return stones === 0 ? 0 : Math.sign(difference) * stones;
};
