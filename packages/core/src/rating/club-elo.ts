import { awayFromZero } from "../base/rounding.ts";
import { type Expectation, expectedThousandths } from "./expectation.ts";
import {
  ageIn,
  type EventGame,
  type EventPlayer,
  gamesByPlayer,
  type RatingOutcome,
  rateGames,
  surplusOf,
} from "./rated-event.ts";

/** A value of K, and for whom: all conditions must hold. */
export interface CoefficientStep {
  readonly k: number;
  /** Fewer rated games so far. */
  readonly gamesBelow: number | null;
  readonly ratingBelow: number | null;
  /** A player whose age is unknown is older. */
  readonly ageUpTo: number | null;
}

/** A club's own Elo. */
export interface ClubEloSettings {
  /** `logistic` is Elo's curve of base 10 and scale 400. */
  readonly expectation: Expectation | "logistic";
  /** Larger differences count as this one; null: no limit. */
  readonly largestDifference: number | null;
  /** The first step that holds counts; the last one holds for everyone. */
  readonly coefficients: readonly CoefficientStep[];
  /** No rating falls below this one; null: no floor. */
  readonly floor: number | null;
  /** The rating with which newcomers start; null: they get none, and games against them do not count. */
  readonly start: number | null;
}

export interface ClubPlayer extends EventPlayer {
  /** Rated games so far. */
  readonly games: number;
}

/** How K was found. */
export interface ClubEloWorking {
  readonly age: number | null;
  /** Index of the step that holds. */
  readonly step: number;
  /** True for a player who started with the settings’ rating. */
  readonly newcomer: boolean;
}

export interface ClubEloEvent {
  readonly settings: ClubEloSettings;
  /** The year in which ages count. */
  readonly year: number;
  readonly players: readonly ClubPlayer[];
  readonly games: readonly EventGame[];
}

/** Returns what becomes of each player, in their order, by a club's own Elo. Linear in games. */
export const rateClubEvent = ({
  settings,
  year,
  players,
  games,
}: ClubEloEvent): readonly RatingOutcome<ClubEloWorking>[] => {
  const own = gamesByPlayer(players.length, games);
  const ratingOf = (player: number): number | null => players[player]?.rating ?? settings.start;
  return players.map((player, index): RatingOutcome<ClubEloWorking> => {
    const before = ratingOf(index);
    if (before === null) {
      const sums = rateGames(own[index] ?? [], ratingOf, () => 0);
      return { ...sums, kind: "unrated", reason: "no-start" };
    }
    const expected = (rating: number) => expectedIn(settings, before - rating);
    const sums = rateGames(own[index] ?? [], ratingOf, expected);
    const age = ageIn(year, player.birthYear);
    const step = settings.coefficients.findIndex((one) => holds(one, player, before, age));
    const k = settings.coefficients[step]?.k ?? 0;
    const moved = before + awayFromZero(Math.round(10 * k) * surplusOf(sums), 10_000);
    // The floor stops a fall, and lifts nobody.
    const after =
      settings.floor === null ? moved : Math.max(moved, Math.min(before, settings.floor));
    const working = { age, step, newcomer: player.rating === null };
    return { ...sums, kind: "rated", before, after, k: Math.round(10 * k), working };
  });
};

const expectedIn = (
  { expectation, largestDifference }: ClubEloSettings,
  difference: number,
): number => {
  const most = largestDifference ?? Number.POSITIVE_INFINITY;
  const limited = Math.max(-most, Math.min(most, difference));
  if (expectation !== "logistic") return expectedThousandths(limited, expectation);
  return Math.round(1000 / (1 + 10 ** (-limited / 400)));
};

const holds = (
  { gamesBelow, ratingBelow, ageUpTo }: CoefficientStep,
  { games }: ClubPlayer,
  rating: number,
  age: number | null,
): boolean =>
  (gamesBelow === null || games < gamesBelow) &&
  (ratingBelow === null || rating < ratingBelow) &&
  (ageUpTo === null || (age !== null && age <= ageUpTo));
