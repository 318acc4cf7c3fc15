import type { EntryId } from "../../base/entry-id.ts";
import { countingResult } from "../contest-result.ts";
import type { BoardOutcome, MatchBoard } from "../match-outcome.ts";
import type { Game } from "../round.ts";
import type { TeamRules } from "../settings/team-rules.ts";
import type { TournamentState } from "../state.ts";
import { firstMoves } from "./board-table.ts";
import { lineUpOf } from "./line-up.ts";

/** The public part of a board of a match; all in the order of the match's seats. */
export interface ShownBoard extends Pick<MatchBoard, "first"> {
  /** From 1. */
  readonly board: number;
  /** Null: none, or not public yet. */
  readonly players: readonly [EntryId | null, EntryId | null];
  /** Null: unknown. */
  readonly outcome: BoardOutcome | null;
}

/**
 * Returns the public boards of a match: those of a counting result; before, the players of
 * published line-ups only. O(boards).
 */
export const shownBoards = (
  { lineUps, settings }: Pick<TournamentState, "lineUps" | "settings">,
  rules: TeamRules,
  round: number,
  game: Pick<Game, "seats" | "result">,
): readonly ShownBoard[] => {
  const outcome = countingResult(game, settings)?.outcome;
  const boards = outcome?.kind === "played" ? outcome.boards : undefined;
  if (boards !== undefined) return boards.map((board, index) => ({ ...board, board: index + 1 }));
  const known = game.seats.map((team) => {
    const lineUp = lineUpOf(lineUps, round, team);
    return lineUp?.isPublished === true ? lineUp.players : [];
  });
  return firstMoves(settings, rules, round).map((first, index) => ({
    board: index + 1,
    players: [known[0]?.[index] ?? null, known[1]?.[index] ?? null],
    first,
    outcome: null,
  }));
};
