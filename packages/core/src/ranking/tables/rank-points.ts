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

/** The rank points of tables of one size: of the first, the second … in multiples of 1/1000. */
export interface RankPointScale {
  /** Seats at the table, 2–8. */
  readonly size: number;
  readonly points: readonly number[];
}

/** What decides about the rank points of a game. */
export interface RankPointRules {
  /** Who is first: with the most game points, or with the fewest. */
  readonly best: "most" | "fewest";
  readonly scales: readonly RankPointScale[];
  /** What the mean of shared places is rounded to, x.5 up; unshared places never are. */
  readonly tieRounding: "whole" | "half" | "none";
  /** Whether a shared first place is a win, and a shared last place a loss. */
  readonly sharedWins: boolean;
  readonly sharedLosses: boolean;
}

/** What one seat has from a game, with how it is calculated. */
export interface SeatShare {
  readonly entry: EntryId;
  /** From 1; players who share a place have the best of theirs. An absent player has the last. */
  readonly place: number;
  /** How many share the place, the player included. */
  readonly shared: number;
  /** The scale's points of the places that are shared, or of the one place; none if absent. */
  readonly placePoints: readonly Fraction[];
  /** Their mean, before rounding. */
  readonly mean: Fraction;
  /** What counts. */
  readonly rankPoints: Fraction;
  /** Null where places were entered, or the player was absent. */
  readonly gamePoints: number | null;
  readonly absent: boolean;
  readonly win: boolean;
  readonly loss: boolean;
}

/** The rank points of each place at tables of `size`; undefined where the settings have none. */
export const scaleOf = (
  { scales }: Pick<RankPointRules, "scales">,
  size: number,
): readonly Fraction[] | undefined =>
  scales.find((scale) => scale.size === size)?.points.map(ofDecimal);

/**
 * What a game gives to each seat: shared places have the mean of their points, rounded as the rules
 * say; who was absent is last without points. Independent of the order of the seats. O(k²).
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

/** A seat with a value that is lower the better it did; null if absent. */
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

/** What somebody who is absent has from a game: the last place, without points. */
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
