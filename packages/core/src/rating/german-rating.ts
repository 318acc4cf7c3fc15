import type { EntryId } from "../base/entry-id.ts";
import { type Scorecard, winsOf } from "../base/scorecard.ts";

/** Longer events are rated in two halves. */
export const MOST_ROUNDS_RATED_AT_ONCE = 16;

/** From this number of rated games on, a rating moves more slowly. */
export const GAMES_OF_EXPERIENCE = 50;

/** A rated stretch of rounds of one player. */
export interface RatedPart {
  readonly fromRound: number;
  readonly toRound: number;
  /** The player's rating before the part, not rounded. */
  readonly before: number;
  /** Rated games: played over the board against a rated opponent. */
  readonly games: number;
  /** Wins in these games, a draw counting half. */
  readonly wins: number;
  readonly expected: number;
  /** Value of one win more or less than expected. */
  readonly k: number;
  /** k · (wins − expected). */
  readonly change: number;
}

/** A player's rating after an event. */
export interface NewRating {
  readonly entry: EntryId;
  readonly before: number;
  /** Rounded to a whole number; 0 for players without a rating. */
  readonly after: number;
  readonly parts: readonly RatedPart[];
}

/** All ratings and rated games before a part of the event. */
interface PartStart {
  readonly fromRound: number;
  readonly toRound: number;
  readonly ratings: ReadonlyMap<EntryId, number>;
  readonly gamesBefore: ReadonlyMap<EntryId, number>;
}

/**
 * Returns the expected wins of a player rated `own` in one game: ½ + (own − opponent's)/1200,
 * limited to 0 … 1, which is reached at a difference of 600 points: no player can lose points by
 * winning.
 */
export const expectedScore = (own: number, opponents: number): number =>
  Math.min(1, Math.max(0, 0.5 + (own - opponents) / 1200));

/**
 * Returns the value of one win: 30, 24, 15 points with fewer than {@link GAMES_OF_EXPERIENCE} rated
 * games so far, else 20, 16, 10, for ratings under 1800, under 2000, from 2000.
 */
export const ratingK = (rating: number, games: number): number => {
  const steps = games < GAMES_OF_EXPERIENCE ? ([30, 24, 15] as const) : ([20, 16, 10] as const);
  return rating < 1800 ? steps[0] : rating < 2000 ? steps[1] : steps[2];
};

/**
 * Returns the German ratings after an event of `rounds` rounds, for seeding the next one.
 *
 * All games of a part are rated with the ratings before it. An event of more than
 * {@link MOST_ROUNDS_RATED_AT_ONCE} rounds has two parts, the first one round longer if the number
 * is odd; the second starts from the ratings and games after the first. Byes and forfeits are not
 * rated, nor are games of and against players without a rating (0), who stay without.
 * `gamesBefore`: rated games before the event, 0 if missing. O(players · rounds).
 */
export const germanRatings = (
  cards: readonly Scorecard[],
  rounds: number,
  gamesBefore: ReadonlyMap<EntryId, number> = new Map(),
): readonly NewRating[] => {
  let ratings = new Map(cards.map(({ entry, rating }) => [entry, rating]));
  let games = new Map(gamesBefore);
  const parts = new Map<EntryId, RatedPart[]>(cards.map(({ entry }) => [entry, []]));
  for (const [fromRound, toRound] of partsOf(rounds)) {
    const start = { fromRound, toRound, ratings, gamesBefore: games };
    const rated = cards.map((card) => [card.entry, ratePart(card, start)] as const);
    for (const [entry, part] of rated) if (part !== null) parts.get(entry)?.push(part);
    ratings = new Map(
      rated.map(([entry, part]) => [entry, part === null ? 0 : part.before + part.change]),
    );
    games = new Map(
      rated.map(([entry, part]) => [entry, (games.get(entry) ?? 0) + (part?.games ?? 0)]),
    );
  }
  return cards.map(({ entry, rating }) => ({
    entry,
    before: rating,
    after: Math.round(ratings.get(entry) ?? rating),
    parts: parts.get(entry) ?? [],
  }));
};

const partsOf = (rounds: number): readonly (readonly [number, number])[] => {
  if (rounds <= MOST_ROUNDS_RATED_AT_ONCE) return [[1, rounds]];
  const half = Math.ceil(rounds / 2);
  return [
    [1, half],
    [half + 1, rounds],
  ];
};

/** Null for a player without a rating. */
const ratePart = (card: Scorecard, start: PartStart): RatedPart | null => {
  const before = start.ratings.get(card.entry) ?? 0;
  if (before === 0) return null;
  let [games, wins, expected] = [0, 0, 0];
  for (const line of card.lines.slice(start.fromRound - 1, start.toRound)) {
    if (line?.kind !== "played") continue;
    const opponents = start.ratings.get(line.opponent) ?? 0;
    if (opponents === 0) continue;
    games++;
    wins += winsOf(line);
    expected += expectedScore(before, opponents);
  }
  const k = ratingK(before, start.gamesBefore.get(card.entry) ?? 0);
  const { fromRound, toRound } = start;
  return { fromRound, toRound, before, games, wins, expected, k, change: k * (wins - expected) };
};
