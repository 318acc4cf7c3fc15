import type { EntryId } from "../../base/entry-id.ts";
import type { TeamRules } from "../settings/team-rules.ts";
import { type LineUpPlayers, lineUpFaults } from "./line-up.ts";
import type { Member } from "./squad.ts";

/**
 * The line-up of a team that hands in none: the first of its list who may play in the round, board by
 * board. Where places are fixed each of them plays at the own board, and reserves take those left.
 * Fewer than there are boards leave the last ones empty.
 */
export const lineUpByList = (
  squad: readonly Member[],
  { boards, lineUps }: Pick<TeamRules, "boards" | "lineUps">,
  round: number,
  sameDay: readonly EntryId[],
): LineUpPlayers => {
  // What is asked is about the player alone, not about who else plays.
  const anywhere = { ...lineUps, order: "free", emptyBoards: "any" } as const;
  const mayPlay = ({ id }: Member): boolean =>
    lineUpFaults([id], squad, anywhere, round, sameDay).length === 0;
  const free = (lineUps.order === "fixed" ? squad.slice(boards) : squad).filter(mayPlay);
  return Array.from({ length: boards }, (_, index): EntryId | null => {
    const own = lineUps.order === "fixed" ? squad[index] : undefined;
    return own !== undefined && mayPlay(own) ? own.id : (free.shift()?.id ?? null);
  });
};
