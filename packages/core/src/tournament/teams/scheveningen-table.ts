import type { EntryId } from "../../base/entry-id.ts";
import { countingResult } from "../contest-result.ts";
import type { BoardOutcome } from "../match-outcome.ts";
import { isPaired } from "../round.ts";
import { stageOfRound } from "../settings/settings.ts";
import type { TournamentState } from "../state.ts";
import { boardTableOf } from "./board-table.ts";
import { type BothScores, pointsAtBoard } from "./match-points.ts";
import { shownBoards } from "./shown-boards.ts";
import { squadOf } from "./squad.ts";

/** A game of two places of the table, one of each team. */
export interface CrossedGame {
  readonly round: number;
  /** The match of the round and the board in it, from 1. */
  readonly match: number;
  readonly board: number;
  /** True if the first team's player moves first. */
  readonly firstMoves: boolean;
  /** The players, including substitutes; null: none. */
  readonly players: readonly [EntryId | null, EntryId | null];
  /** Null while nothing is known of it. */
  readonly outcome: BoardOutcome | null;
  /** Game points of both; null while they do not count. */
  readonly points: BothScores | null;
}

/** A place of a team in the table, from 1, with its results. */
export interface CrossedPlace {
  readonly place: number;
  /** The players of this place, in the order of rounds; before the first, the one expected. */
  readonly players: readonly EntryId[];
  readonly points: number;
  /** Counting games. */
  readonly games: number;
}

/** The crosstable of both teams. */
export interface ScheveningenTable {
  readonly teams: readonly [EntryId, EntryId];
  readonly places: readonly [readonly CrossedPlace[], readonly CrossedPlace[]];
  /** `games[a][b]`: those of place a + 1 of the first team and b + 1 of the other, one a cycle. */
  readonly games: readonly (readonly (readonly CrossedGame[])[])[];
  /** Game points of both teams. */
  readonly total: BothScores;
}

/**
 * Returns the crosstable of a Scheveningen event over its published rounds; null if there are none.
 * O(rounds · boards).
 */
export const scheveningenTable = (state: TournamentState): ScheveningenTable | null => {
  const rules = state.settings.teams;
  if (rules === undefined) return null;
  const games: CrossedGame[][][] = Array.from({ length: rules.boards }, () =>
    Array.from({ length: rules.boards }, () => []),
  );
  let teams: readonly [EntryId, EntryId] | null = null;
  let stage: number | null = null;
  for (const round of state.rounds) {
    const table = boardTableOf(state.settings, round.number);
    if (table === null || round.status !== "published" || !isPaired(round)) continue;
    stage ??= stageOfRound(state.settings, round.number)?.index ?? null;
    if (stage !== stageOfRound(state.settings, round.number)?.index) continue;
    const game = round.games[0];
    if (game === undefined) continue;
    teams ??= game.seats;
    const counts = countingResult(game, state.settings) !== null;
    for (const shown of shownBoards(state, rules, round.number, game)) {
      const { board, players, outcome, first } = shown;
      const at = table[board - 1];
      if (at === undefined) continue;
      games[at.first]?.[at.second]?.push({
        ...{ round: round.number, match: game.board, board, players, outcome },
        firstMoves: first === 0,
        points:
          outcome === null || !counts
            ? null
            : pointsAtBoard({ players, first, outcome }, rules, state.settings),
      });
    }
  }
  if (teams === null) return null;
  const places = teams.map((team, side) =>
    Array.from({ length: rules.boards }, (_, index) => {
      const own = games.flatMap((row, a) =>
        side === 0 ? (a === index ? row.flat() : []) : (row[index] ?? []),
      );
      return placeOf(state, team, index, side === 0 ? 0 : 1, own);
    }),
  );
  const [ours = [], theirs = []] = places;
  return { teams, places: [ours, theirs], games, total: [sumOf(ours), sumOf(theirs)] };
};

const placeOf = (
  state: TournamentState,
  team: EntryId,
  index: number,
  side: 0 | 1,
  games: readonly CrossedGame[],
): CrossedPlace => {
  const inOrder = games.toSorted((a, b) => a.round - b.round);
  const sat = inOrder.flatMap(({ players }) => players[side] ?? []);
  const waiting = squadOf(state.squads, team)[index];
  const counted = inOrder.flatMap(({ points }) => (points === null ? [] : [points[side]]));
  return {
    place: index + 1,
    players: sat.length > 0 ? [...new Set(sat)] : waiting === undefined ? [] : [waiting.id],
    points: inThousandths(counted.reduce((sum, points) => sum + points, 0)),
    games: counted.length,
  };
};

const sumOf = (places: readonly CrossedPlace[]): number =>
  inThousandths(places.reduce((sum, { points }) => sum + points, 0));

const inThousandths = (points: number): number => Math.round(points * 1000) / 1000;
