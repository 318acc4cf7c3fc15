import { boardRound, type TableGame } from "../../pairing/scheveningen/board-table.ts";
import type { Side } from "../match-outcome.ts";
import { type Settings, stageOfRound } from "../settings/settings.ts";
import { firstAt, type TeamRules } from "../settings/team-rules.ts";

/**
 * Returns the games of a round by its stage's table (Scheveningen), in the order of boards; null if
 * captains choose the players.
 */
export const boardTableOf = (settings: Settings, round: number): readonly TableGame[] | null => {
  const placed = stageOfRound(settings, round);
  if (placed?.stage.system !== "scheveningen" || settings.teams === undefined) return null;
  return boardRound(settings.teams.boards, round - placed.firstRound + 1);
};

/** Returns the sides that move first in a match of a round, board 1 first. O(boards). */
export const firstMoves = (
  settings: Settings,
  rules: Pick<TeamRules, "boards" | "colours">,
  round: number,
): readonly Side[] => {
  const table = boardTableOf(settings, round);
  return Array.from({ length: rules.boards }, (_, index): Side => {
    const game = table?.[index];
    if (game === undefined) return firstAt(rules, index + 1);
    return game.firstMoves ? 0 : 1;
  });
};
