import { awayFromZero } from "../base/rounding.ts";
import { expectedThousandths } from "./expectation.ts";
import { firstElo } from "./fide-elo.ts";
import { performanceRating } from "./performance.ts";
import {
  ageIn,
  type EventGame,
  type EventPlayer,
  gamesByPlayer,
  type OwnGame,
  type RatedSums,
  type RatingOutcome,
  rateGames,
  surplusOf,
} from "./rated-event.ts";

/**
 * Rating changes of one event by FIDE's Rating Regulations (handbook B.02 of March 2024, with the
 * change of October 2025; rapid and blitz likewise). Figures that may change:
 */
const FIDE = {
  /** K of new players, and the games until which a player is new (8.3.3). */
  kNew: 40,
  newUntil: 30,
  /** K of young players: until the end of the year of this birthday, below this rating. */
  kYoung: 40,
  youngUntil: 18,
  youngBelow: 2300,
  kStandard: 20,
  /** K once this rating was reached. */
  kStrong: 10,
  strongFrom: 2400,
  kRapidAndBlitz: 20,
  /** K times the games of a period is at most this. */
  mostKGames: 700,
  /** Differences count as at most this one, for players below the rating (since October 2025). */
  largestDifference: 400,
  fullDifferenceFrom: 2650,
} as const;

export type FideList = "standard" | "rapid" | "blitz";

/** A player with FIDE's data. */
export interface FidePlayer extends EventPlayer {
  /** Rated games so far. */
  readonly games: number;
  /** True if the rating has ever been 2400 or more. */
  readonly reached2400: boolean;
}

/** How K was found. */
export interface FideWorking {
  readonly rule: "new" | "young" | "standard" | "strong" | "rapid-or-blitz";
  /** K before the limit of 700 for all games; null: the limit does not bite. */
  readonly unlimitedK: number | null;
  readonly age: number | null;
  /** Tournament performance; null without games. */
  readonly performance: number | null;
}

export interface FideEvent {
  readonly list: FideList;
  /** The year in which ages count. */
  readonly year: number;
  readonly players: readonly FidePlayer[];
  readonly games: readonly EventGame[];
}

/**
 * Returns what becomes of each player, in their order, by FIDE's rules. Games against players without a rating, and
 * forfeits, count for nobody. Linear in games.
 */
export const rateFideEvent = ({
  list,
  year,
  players,
  games,
}: FideEvent): readonly RatingOutcome<FideWorking>[] => {
  const own = gamesByPlayer(players.length, games);
  return players.map((player, index) =>
    player.rating === null
      ? firstRating(own[index] ?? [], players)
      : changeOf(player, player.rating, own[index] ?? [], players, list, year),
  );
};

type Outcome = RatingOutcome<FideWorking>;

const changeOf = (
  player: FidePlayer,
  before: number,
  games: readonly OwnGame[],
  players: readonly FidePlayer[],
  list: FideList,
  year: number,
): Outcome => {
  const sums = rateGames(
    games,
    (opponent) => players[opponent]?.rating ?? null,
    (rating) => expectedAgainst(before, rating),
  );
  const age = ageIn(year, player.birthYear);
  const { rule, k: full } = coefficient(player, before, age, list);
  const limit = sums.games === 0 ? full : Math.floor(FIDE.mostKGames / sums.games);
  const k = Math.min(full, limit);
  // Thousandths of a point, to be exact before rounding.
  const change = awayFromZero(k * surplusOf(sums), 1000);
  return {
    ...sums,
    kind: "rated",
    before,
    after: before + change,
    k: 10 * k,
    working: { rule, unlimitedK: k < full ? full : null, age, performance: performanceOf(sums) },
  };
};

const expectedAgainst = (own: number, rating: number): number => {
  const difference = own - rating;
  const most = own < FIDE.fullDifferenceFrom ? FIDE.largestDifference : Number.POSITIVE_INFINITY;
  return expectedThousandths(Math.max(-most, Math.min(most, difference)), "table");
};

const coefficient = (
  { games, reached2400 }: FidePlayer,
  rating: number,
  age: number | null,
  list: FideList,
): { readonly rule: FideWorking["rule"]; readonly k: number } => {
  if (list !== "standard") return { rule: "rapid-or-blitz", k: FIDE.kRapidAndBlitz };
  if (games < FIDE.newUntil) return { rule: "new", k: FIDE.kNew };
  if (age !== null && age <= FIDE.youngUntil && rating < FIDE.youngBelow)
    return { rule: "young", k: FIDE.kYoung };
  if (reached2400 || rating >= FIDE.strongFrom) return { rule: "strong", k: FIDE.kStrong };
  return { rule: "standard", k: FIDE.kStandard };
};

const performanceOf = ({ lines, halves, games }: RatedSums): number | null => {
  if (games === 0) return null;
  const ratings = lines.flatMap(({ rating, uncounted }) =>
    uncounted === null && rating !== null ? [rating] : [],
  );
  return performanceRating({ ratings, halves });
};

const firstRating = (games: readonly OwnGame[], players: readonly FidePlayer[]): Outcome => {
  const sums = rateGames(
    games,
    (opponent) => players[opponent]?.rating ?? null,
    () => 0,
  );
  const results = sums.lines.flatMap(({ rating, uncounted, halves }) =>
    uncounted === null && rating !== null ? [{ opponent: rating, halves }] : [],
  );
  if (results.length < 5) return { ...sums, kind: "unrated", reason: "too-few-games" };
  if (sums.halves === 0) return { ...sums, kind: "unrated", reason: "all-lost" };
  const after = firstElo(results);
  return after === null
    ? { ...sums, kind: "unrated", reason: "below-floor" }
    : { ...sums, kind: "first", after, stage: 1 };
};
