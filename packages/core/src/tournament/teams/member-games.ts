import type { EntryId } from "../../base/entry-id.ts";
import { oncePerObject } from "../../base/once.ts";
import { averageRating, performanceRating } from "../../rating/performance.ts";
import { countingResult } from "../contest-result.ts";
import { type BoardOutcome, turnedBoards } from "../match-outcome.ts";
import { isPaired } from "../round.ts";
import { resultKindOf } from "../settings/settings.ts";
import { gamePointSystem } from "../settings/team-rules.ts";
import type { TournamentState } from "../state.ts";
import { pointsAtBoard } from "./match-points.ts";
import { membershipsOf } from "./squad.ts";

/** A game of a team's player, from the player's view. */
export interface MemberGame {
  readonly round: number;
  /** The match in its round. */
  readonly match: number;
  /** The board in the match, from 1. */
  readonly board: number;
  readonly wentFirst: boolean;
  /** Null: absent or unknown. */
  readonly opponent: EntryId | null;
  readonly opponentTeam: EntryId;
  /** The own score first. */
  readonly outcome: BoardOutcome;
  /** Game points; 0 for an unplayed game. */
  readonly points: number;
}

/**
 * Returns all games of all team players, by player and in the order of rounds: those of matches
 * with known boards. O(boards of all matches), cached per state.
 */
export const memberGames = oncePerObject(
  (state: TournamentState): ReadonlyMap<EntryId, readonly MemberGame[]> => {
    const found = new Map<EntryId, MemberGame[]>();
    const { teams } = state.settings;
    if (teams === undefined) return found;
    for (const round of state.rounds) {
      if (round.status !== "published" || !isPaired(round)) continue;
      for (const game of round.games) {
        const outcome = countingResult(game, state.settings)?.outcome;
        const boards = outcome?.kind === "played" ? (outcome.boards ?? []) : [];
        for (const side of [0, 1] as const) {
          for (const [index, board] of (side === 0 ? boards : turnedBoards(boards)).entries()) {
            const [own, opponent] = board.players;
            if (own === null) continue;
            const games = found.get(own) ?? [];
            found.set(own, games);
            games.push({
              round: round.number,
              match: game.board,
              board: index + 1,
              wentFirst: board.first === 0,
              opponent,
              opponentTeam: game.seats[side === 0 ? 1 : 0],
              outcome: board.outcome,
              points: pointsAtBoard(board, teams, state.settings)[0],
            });
          }
        }
      }
    }
    return found;
  },
);

/** A player's results for their team. */
export interface MemberRecord {
  readonly entry: EntryId;
  readonly team: EntryId;
  /** The place in the squad's list, from 1. */
  readonly place: number;
  /** Games played, plus wins without play. */
  readonly games: number;
  readonly forfeitWins: number;
  /** Game points of these. */
  readonly forfeitPoints: number;
  /** Game points of the played games. */
  readonly points: number;
  /** Their share of the possible points, in whole percent; null without games. */
  readonly percent: number | null;
  /** Average of rated opponents; null if there are none. */
  readonly averageOpponent: number | null;
  /** Tournament performance against them (C.07 article 10.2); null if there are none. */
  readonly performance: number | null;
  /** For games with points: the scores; null otherwise, and without games. */
  readonly scores: MemberScores | null;
}

/** A player's scores in games played for points. */
export interface MemberScores {
  readonly average: number;
  readonly high: number;
  readonly spread: number;
}

/**
 * The records of all players, at one board of matches (from 1) or at all, best first: by points,
 * then percent, then spread, then performance; level if all are equal. O(games · log games).
 */
export const memberRecords = (state: TournamentState, board?: number): readonly MemberRecord[] => {
  const known = membershipsOf(state.squads);
  const records = [...memberGames(state)].flatMap(([entry, all]) => {
    const membership = known.get(entry);
    const games = all.filter((game) => board === undefined || game.board === board);
    if (membership === undefined || !games.some(counts)) return [];
    const { team, place } = membership;
    return [{ entry, team, place, ...recordOf(state, games) }];
  });
  return records.sort(compareRecords);
};

/** Compares records, best first; 0: level. */
export const compareRecords = (a: MemberRecord, b: MemberRecord): number =>
  b.points - a.points ||
  (b.percent ?? -1) - (a.percent ?? -1) ||
  (b.scores?.spread ?? 0) - (a.scores?.spread ?? 0) ||
  (b.performance ?? -1) - (a.performance ?? -1);

const isPlayed = ({ outcome }: MemberGame): boolean => outcome.kind === "played";

const isWonByForfeit = ({ outcome }: MemberGame): boolean =>
  outcome.kind === "forfeit" && outcome.absent.includes(1) && !outcome.absent.includes(0);

const counts = (game: MemberGame): boolean => isPlayed(game) || isWonByForfeit(game);

type Record = Omit<MemberRecord, "entry" | "team" | "place">;

const recordOf = ({ settings, squads }: TournamentState, all: readonly MemberGame[]): Record => {
  const win = settings.teams === undefined ? 1 : gamePointSystem(settings.teams).win;
  const games = all.filter(isPlayed);
  const sumOf = (some: readonly MemberGame[]): number =>
    Math.round(1000 * some.reduce((sum, { points }) => sum + points, 0)) / 1000;
  const known = membershipsOf(squads);
  const ratingOf = ({ opponent }: MemberGame): number =>
    (opponent === null ? undefined : known.get(opponent)?.member.rating) ?? 0;
  const rated = games.filter((game) => ratingOf(game) > 0);
  const ratings = rated.map(ratingOf);
  const halves = Math.round((2 * sumOf(rated)) / win);
  const points = sumOf(games);
  return {
    games: games.length,
    forfeitWins: all.filter(isWonByForfeit).length,
    forfeitPoints: sumOf(all.filter(isWonByForfeit)),
    points,
    percent: games.length === 0 ? null : Math.round((100 * points) / (win * games.length)),
    averageOpponent: rated.length === 0 ? null : averageRating(ratings),
    performance: rated.length === 0 ? null : performanceRating({ ratings, halves }),
    scores: resultKindOf(settings) === "game-points" ? scoresOf(games) : null,
  };
};

const scoresOf = (games: readonly MemberGame[]): MemberScores | null => {
  const pairs = games.flatMap(({ outcome }) => (outcome.kind === "played" ? [outcome.scores] : []));
  if (pairs.length === 0) return null;
  const own = pairs.map(([score]) => score);
  const sum = own.reduce((total, score) => total + score, 0);
  return {
    average: sum / pairs.length,
    high: Math.max(...own),
    spread: pairs.reduce((total, [score, theirs]) => total + score - theirs, 0),
  };
};
