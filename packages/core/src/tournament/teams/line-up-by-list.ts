import type { EntryId } from "../../base/entry-id.ts";
import type { TeamRules } from "../settings/team-rules.ts";
import type { TournamentState } from "../state.ts";
import { type LineUpPlayers, lineUpFaults, lineUpOf } from "./line-up.ts";
import { namedOnSameDay } from "./same-day.ts";
import { type Member, squadOf } from "./squad.ts";

/**
 * Who plays for a team that has handed in nothing for a round, if its list decides; null where it has
 * handed in a line-up, and where its players are not known.
 */
export const proposedLineUp = (
  state: TournamentState,
  rules: Pick<TeamRules, "boards" | "lineUps">,
  round: number,
  team: EntryId,
): LineUpPlayers | null => {
  const squad = squadOf(state.squads, team);
  if (squad.length === 0 || lineUpOf(state.lineUps, round, team) !== undefined) return null;
  return lineUpByList(squad, rules, round, namedOnSameDay(state, round, team));
};

/**
 * The line-up of a team that hands in none: the first of its list who may play in the round, board by
 * board. Where places are fixed each of them plays at the own board, and reserves take those left.
 * Fewer than there are boards leave the last ones empty.
 */
const lineUpByList = (
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
