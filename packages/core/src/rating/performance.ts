import { halfUp } from "../base/rounding.ts";
import { differenceOfPercent, expectedPercent } from "./rating-tables.ts";

/** A player's rated games: the opponents' ratings, and the score in half points. */
export interface RatedGames {
  readonly ratings: readonly number[];
  readonly halves: number;
}

/** Returns the average of ratings, rounded half up; NaN of none (C.07 article 10.1). */
export const averageRating = (ratings: readonly number[]): number =>
  ratings.length === 0 ? Number.NaN : halfUp(sumOf(ratings), ratings.length);

/** Returns a score in whole percent, rounded half up. */
export const scorePercent = ({ ratings, halves }: RatedGames): number =>
  halfUp(50 * halves, ratings.length);

/**
 * Returns the tournament performance rating (C.07 article 10.2): the opponents' average plus the
 * rating difference for the share of points. NaN without games.
 */
export const performanceRating = (games: RatedGames): number =>
  games.ratings.length === 0
    ? Number.NaN
    : averageRating(games.ratings) + differenceOfPercent(scorePercent(games));

/** Returns the expected score of a rating against `ratings`, in hundredths of a point. */
export const expectedHundredths = (rating: number, ratings: readonly number[]): number => {
  let sum = 0;
  for (const other of ratings) sum += expectedPercent(rating - other);
  return sum;
};

/** A score of zero performs this much below the lowest rated opponent. */
const BELOW_THE_LOWEST = 800;

/**
 * Returns the perfect tournament performance (C.07 article 10.3): the lowest whole rating with an
 * expected score of at least the actual one. NaN without games. O(games · log of the rating range).
 */
export const perfectPerformance = ({ ratings, halves }: RatedGames): number => {
  if (ratings.length === 0) return Number.NaN;
  const lowest = ratings.reduce((a, b) => Math.min(a, b));
  if (halves === 0) return lowest - BELOW_THE_LOWEST;
  // `below` never suffices, `enough` always does: all lose to a player 800 above them.
  let below = lowest - BELOW_THE_LOWEST;
  let enough = ratings.reduce((a, b) => Math.max(a, b)) + BELOW_THE_LOWEST;
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (expectedHundredths(middle, ratings) >= 50 * halves) enough = middle;
    else below = middle;
  }
  return enough;
};

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, value) => sum + value, 0);
