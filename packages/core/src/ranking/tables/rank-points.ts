import type { EntryId } from "../../base/entry-id.ts";
import {
  type Fraction,
  fraction,
  ofDecimal,
  roundHalfUp,
  sumOf,
  ZERO,
} from "../../base/fraction.ts";
import type { TableOutcome } from "../../base/table-outcome.ts";

/** Rank points at tables of one size: of the first, the second … in multiples of 1/1000. */
export interface RankPointScale {
  /** Seats at the table, 2–8. */
  readonly size: number;
  readonly points: readonly number[];
}

/** Rules for the rank points of a game. */
export interface RankPointRules {
  /** The winner has the most game points, or the fewest. */
  readonly best: "most" | "fewest";
  readonly scales: readonly RankPointScale[];
  /** Rounding of the mean of shared places, x.5 up; unshared places are never rounded. */
  readonly tieRounding: "whole" | "half" | "none";
  /** True if a shared first place is a win, and a shared last place a loss. */
  readonly sharedWins: boolean;
  readonly sharedLosses: boolean;
}

/** One seat's result from a game, with its calculation. */
export interface SeatShare {
  readonly entry: EntryId;
  /** From 1; players who share places get the best of them. An absent player gets the last. */
  readonly place: number;
  /** Number of players sharing the place, including this one. */
  readonly shared: number;
  /** The scale's points of the shared places, or of the single place; none if absent. */
  readonly placePoints: readonly Fraction[];
  /** Their mean, before rounding. */
  readonly mean: Fraction;
  /** The counted rank points. */
  readonly rankPoints: Fraction;
  /** Null if places were entered, or the player was absent. */
  readonly gamePoints: number | null;
  readonly absent: boolean;
  readonly win: boolean;
  readonly loss: boolean;
}

/** Returns the rank points of each place at tables of `size`; undefined if not configured. */
export const scaleOf = (
  { scales }: Pick<RankPointRules, "scales">,
  size: number,
): readonly Fraction[] | undefined =>
  scales.find((scale) => scale.size === size)?.points.map(ofDecimal);

/**
 * Returns each seat's result of a game: shared places get the mean of their points, rounded by the
 * rules; absent players are last without points. Independent of the order of seats. O(k²).
 */
export const seatShares = (rules: RankPointRules, outcome: TableOutcome): readonly SeatShare[] => {
  const seats = seatValues(rules, outcome);
  const scale = scaleOf(rules, seats.length) ?? [];
  return seats.map((seat): SeatShare => {
    const { entry, value, gamePoints } = seat;
    if (value === null) return absentShare(entry, seats.length);
    const ahead = seats.filter((other) => other.value !== null && other.value < value).length;
    const shared = seats.filter((other) => other.value === value).length;
    const placePoints = scale.slice(ahead, ahead + shared);
    const mean = meanOf(placePoints);
    return {
      entry,
      place: ahead + 1,
      shared,
      placePoints,
      mean,
      rankPoints: shared === 1 ? mean : rounded(mean, rules.tieRounding),
      gamePoints,
      absent: false,
      win: ahead === 0 && (shared === 1 || rules.sharedWins),
      loss: ahead > 0 && ahead + shared === seats.length && (shared === 1 || rules.sharedLosses),
    };
  });
};

/** A seat with a value, lower is better; null if absent. */
interface SeatValue {
  readonly entry: EntryId;
  readonly value: number | null;
  readonly gamePoints: number | null;
}

const seatValues = ({ best }: RankPointRules, outcome: TableOutcome): readonly SeatValue[] => {
  if (outcome.kind === "places") {
    return outcome.seats.map(({ entry, place }) => ({ entry, value: place, gamePoints: null }));
  }
  const sign = best === "most" ? -1 : 1;
  return outcome.seats.map(({ entry, points }) => ({
    entry,
    value: points === null ? null : sign * points,
    gamePoints: points,
  }));
};

/** Returns an absent player's share of a game: the last place, without points. */
export const absentShare = (entry: EntryId, size: number): SeatShare => ({
  entry,
  place: size,
  shared: 1,
  placePoints: [],
  mean: ZERO,
  rankPoints: ZERO,
  gamePoints: null,
  absent: true,
  win: false,
  loss: true,
});

const meanOf = (points: readonly Fraction[]): Fraction => {
  const { n, d } = sumOf(points);
  return fraction(n, d * Math.max(1, points.length));
};

const rounded = (mean: Fraction, rounding: RankPointRules["tieRounding"]): Fraction => {
  if (rounding === "none") return mean;
  return roundHalfUp(mean, rounding === "whole" ? 1 : 2);
};
