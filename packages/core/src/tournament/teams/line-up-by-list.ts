import type { EntryId } from "../../base/entry-id.ts";
import type { TeamRules } from "../settings/team-rules.ts";
import type { TournamentState } from "../state.ts";
import { isEmptyLineUp, type LineUpPlayers, lineUpFaults, lineUpOf } from "./line-up.ts";
import { namedOnSameDay } from "./same-day.ts";
import { type Member, squadOf } from "./squad.ts";

/**
 * Returns the players of a team without a line-up for a round, if its list decides; null if it has
 * a line-up, unknown players, or nobody who may play.
 */
export const proposedLineUp = (
  state: TournamentState,
  rules: Pick<TeamRules, "boards" | "lineUps">,
  round: number,
  team: EntryId,
): LineUpPlayers | null => {
  const squad = squadOf(state.squads, team);
  if (squad.length === 0 || lineUpOf(state.lineUps, round, team) !== undefined) return null;
  const players = lineUpByList(squad, rules, round, namedOnSameDay(state, round, team));
  return isEmptyLineUp(players) ? null : players;
};

/**
 * Returns the default line-up of a team: the first of its list who may play in the round, board by
 * board. If places are fixed they play at their own boards, and reserves take the rest. With too
 * few players the last boards stay empty.
 */
const lineUpByList = (
  squad: readonly Member[],
  { boards, lineUps }: Pick<TeamRules, "boards" | "lineUps">,
  round: number,
  sameDay: readonly EntryId[],
): LineUpPlayers => {
  // The question is about the player alone, regardless of the others.
  const anywhere = { ...lineUps, order: "free", emptyBoards: "any" } as const;
  const mayPlay = ({ id }: Member): boolean =>
    lineUpFaults([id], squad, anywhere, round, sameDay).length === 0;
  const free = (lineUps.order === "fixed" ? squad.slice(boards) : squad).filter(mayPlay);
  return Array.from({ length: boards }, (_, index): EntryId | null => {
    const own = lineUps.order === "fixed" ? squad[index] : undefined;
    return own !== undefined && mayPlay(own) ? own.id : (free.shift()?.id ?? null);
  });
};
