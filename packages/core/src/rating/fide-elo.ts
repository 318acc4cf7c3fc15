import type { EntryId } from "../base/entry-id.ts";
import { awayFromZero } from "../base/rounding.ts";
import { performanceRating } from "./performance.ts";
import { expectedPercent } from "./rating-tables.ts";

/**
 * Ratings by FIDE's Rating Regulations (handbook B.02, in force from March 2024), article 8, for an
 * archive of games: rated month by month, like FIDE's lists.
 */

/** A player's rating data before a period. */
export interface EloStanding {
  readonly entry: EntryId;
  /** 0: without a rating. */
  readonly rating: number;
  /** Rated games so far. */
  readonly games: number;
  /** True if the rating has ever been 2400 or more, which fixes K. */
  readonly reached2400: boolean;
  /** For a player without a rating: the games against rated opponents so far. */
  readonly unrated: readonly { readonly opponent: number; readonly halves: number }[];
}

/** A game of a period, from White's side: 2 half points for a win, 1 for a draw, 0 for a loss. */
export interface EloGame {
  readonly white: EntryId;
  readonly black: EntryId;
  readonly halves: 0 | 1 | 2;
}

/** A player's rating change in a period. */
export interface EloChange {
  readonly entry: EntryId;
  readonly before: number;
  /** Rounded; 0: still without. */
  readonly after: number;
  readonly games: number;
  /** Points scored, draws counting half. */
  readonly score: number;
  /** Points expected, in hundredths: exact, as the table has whole percent. */
  readonly expectedHundredths: number;
  /** 0 for a first rating. */
  readonly k: number;
}

/** Larger differences count as this one (article 8.3.1). */
const LARGEST_DIFFERENCE = 400;

/** From this rating on, the full difference counts (article 8.3.1, from October 2025). */
const FULL_DIFFERENCE_FROM = 2650;

/**
 * Returns the expected score in one game in percent, by FIDE's table; differences of more than 400
 * points count as 400, except for players from 2650.
 */
export const eloExpectedPercent = (own: number, opponents: number): number => {
  const difference = own - opponents;
  if (own >= FULL_DIFFERENCE_FROM) return expectedPercent(difference);
  const limited = Math.max(-LARGEST_DIFFERENCE, Math.min(LARGEST_DIFFERENCE, difference));
  return expectedPercent(limited);
};

/**
 * Returns the development coefficient (article 8.3.3): 40 for the first 30 games, then 20, and 10
 * once the rating has reached 2400. Ages are unknown here.
 */
export const eloK = ({
  games,
  reached2400,
}: Pick<EloStanding, "games" | "reached2400">): number => {
  if (games < 30) return 40;
  return reached2400 ? 10 : 20;
};

/** K times the number of games of a period does not exceed this (article 8.3.3). */
const MOST_K_GAMES = 700;

/** Number of games against rated opponents for a first rating (article 7.1.4). */
const GAMES_FOR_A_RATING = 5;

/** Maximum of a first rating; below the floor there is none (articles 7.1.4, 8.2.3). */
const HIGHEST_FIRST_RATING = 2200;
const RATING_FLOOR = 1400;

/** Two hypothetical draws against this rating are part of a first rating (article 8.2.2). */
const HYPOTHETICAL = { rating: 1800, halves: 1 };

/**
 * The first rating of a player with these games against rated opponents (article 8.2): their
 * average with two opponents of 1800 drawn against, plus the table's difference for the percentage;
 * at most 2200. Null with under five games, without half a point, or under the floor of 1400.
 */
export const firstElo = (games: EloStanding["unrated"]): number | null => {
  if (games.length < GAMES_FOR_A_RATING) return null;
  if (games.every(({ halves }) => halves === 0)) return null;
  const halves = games.reduce((sum, game) => sum + game.halves, 2 * HYPOTHETICAL.halves);
  const ratings = [
    ...games.map(({ opponent }) => opponent),
    HYPOTHETICAL.rating,
    HYPOTHETICAL.rating,
  ];
  const rating = Math.min(HIGHEST_FIRST_RATING, performanceRating({ ratings, halves }));
  return rating < RATING_FLOOR ? null : rating;
};

/** Result of a period: the standings after it, and the changes. */
export interface EloPeriod {
  readonly standings: ReadonlyMap<EntryId, EloStanding>;
  readonly changes: readonly EloChange[];
}

/**
 * Rates the games of one period with the ratings before it. Games between two players without
 * ratings do not count; a rating that falls below 1400 stays at 1400. Linear in games.
 */
export const rateEloPeriod = (
  standings: ReadonlyMap<EntryId, EloStanding>,
  games: readonly EloGame[],
): EloPeriod => {
  const played = new Map<EntryId, { readonly opponent: number; readonly halves: number }[]>();
  const note = (entry: EntryId, opponent: EntryId, halves: number): void => {
    const rating = standings.get(opponent)?.rating ?? 0;
    if (rating === 0 || !standings.has(entry)) return;
    const known = played.get(entry);
    if (known === undefined) played.set(entry, [{ opponent: rating, halves }]);
    else known.push({ opponent: rating, halves });
  };
  for (const { white, black, halves } of games) {
    note(white, black, halves);
    note(black, white, 2 - halves);
  }
  const after = new Map(standings);
  const changes: EloChange[] = [];
  for (const [entry, results] of played) {
    const before = standings.get(entry);
    if (before === undefined) continue;
    const [standing, change] =
      before.rating === 0 ? rateUnrated(before, results) : rateRated(before, results);
    after.set(entry, standing);
    changes.push(change);
  }
  return { standings: after, changes };
};

const rateRated = (
  before: EloStanding,
  results: EloStanding["unrated"],
): readonly [EloStanding, EloChange] => {
  const { entry, rating } = before;
  const halves = results.reduce((sum, result) => sum + result.halves, 0);
  const expectedHundredths = results.reduce(
    (sum, { opponent }) => sum + eloExpectedPercent(rating, opponent),
    0,
  );
  const k = Math.min(eloK(before), Math.floor(MOST_K_GAMES / results.length));
  // In hundredths of a point, to be exact before rounding.
  const change = awayFromZero(k * (50 * halves - expectedHundredths), 100);
  const after = Math.max(RATING_FLOOR, rating + change);
  const games = before.games + results.length;
  const reached2400 = before.reached2400 || after >= 2400;
  return [
    { ...before, rating: after, games, reached2400 },
    {
      entry,
      before: rating,
      after,
      games: results.length,
      score: halves / 2,
      expectedHundredths,
      k,
    },
  ];
};

const rateUnrated = (
  before: EloStanding,
  results: EloStanding["unrated"],
): readonly [EloStanding, EloChange] => {
  const { entry } = before;
  const unrated = [...before.unrated, ...results];
  const after = firstElo(unrated) ?? 0;
  const halves = results.reduce((sum, result) => sum + result.halves, 0);
  return [
    {
      ...before,
      rating: after,
      games: after === 0 ? before.games : unrated.length,
      reached2400: after >= 2400,
      unrated: after === 0 ? unrated : [],
    },
    {
      entry,
      before: 0,
      after,
      games: results.length,
      score: halves / 2,
      expectedHundredths: 0,
      k: 0,
    },
  ];
};
