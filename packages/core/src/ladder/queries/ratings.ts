import { civilOf } from "../../base/day.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { type EloChange, type EloStanding, rateEloPeriod } from "../../rating/fide-elo.ts";
import { dayAt } from "../calendar/zones.ts";
import type { Challenge } from "../challenge.ts";
import type { RulingOutcome } from "../challenge-status.ts";
import { itemsOf } from "../chronicle.ts";
import type { Position } from "../state.ts";

/** The rating list after a month of the archive. */
export interface RatedMonth {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly changes: readonly EloChange[];
}

/** Ratings computed from the archive. */
export interface LadderRatings {
  readonly months: readonly RatedMonth[];
  /** Every player's standing after the last month. */
  readonly standings: ReadonlyMap<EntryId, EloStanding>;
}

/**
 * Returns Elo ratings of the archive by FIDE's tables: each calendar month of the club's time zone
 * in which games became final is a period. Players begin with their rating at entry, as experienced
 * players. Unrated ends (not accepted, retirement, both stay) do not count. Linear in games.
 */
export const ratingsOfArchive = (position: Position): LadderRatings => {
  let standings: ReadonlyMap<EntryId, EloStanding> = new Map(
    [...position.entries.values()].map(({ id, rating }) => [id, startOf(id, rating)]),
  );
  const months: RatedMonth[] = [];
  for (const { year, month, games } of gamesByMonth(position)) {
    const period = rateEloPeriod(standings, games.map(eloGame));
    standings = period.standings;
    months.push({ year, month, changes: period.changes });
  }
  return { months, standings };
};

/** A player with a rating has played the games behind it. */
const GAMES_BEHIND_A_RATING = 30;

const startOf = (entry: EntryId, rating: number): EloStanding => ({
  entry,
  rating,
  games: rating === 0 ? 0 : GAMES_BEHIND_A_RATING,
  reached2400: rating >= 2400,
  unrated: [],
});

interface MonthOfGames {
  readonly year: number;
  readonly month: number;
  readonly games: Challenge[];
}

const gamesByMonth = ({ archive, settings }: Position): readonly MonthOfGames[] => {
  const months: MonthOfGames[] = [];
  for (const game of itemsOf(archive)) {
    if (!game.rated || game.settledAt === null) continue;
    const { year, month } = civilOf(dayAt(settings.timeZone, game.settledAt));
    const last = months.at(-1);
    if (last?.year === year && last.month === month) last.games.push(game);
    else months.push({ year, month, games: [game] });
  }
  return months;
};

/** The challenger has White. */
const eloGame = ({ challenger, defender, outcome }: Challenge) => ({
  white: challenger,
  black: defender,
  halves: halvesOf(outcome),
});

const halvesOf = (outcome: RulingOutcome | null): 0 | 1 | 2 => {
  if (outcome === "challenger-wins") return 2;
  return outcome === "defender-wins" ? 0 : 1;
};
