import type { EntryId } from "../../base/entry-id.ts";
import { drawnPreliminaryGroups } from "../../pairing/preliminary-groups/groups.ts";
import { preliminaryGroups } from "../../pairing/preliminary-groups/preliminary-groups.ts";
import type { BoardRound } from "../round.ts";
import { placedStages } from "../settings/settings.ts";
import { pairedRounds, type TournamentState } from "../state.ts";

/** What a group plays in a round. */
export interface RoundGroup {
  /** From 1; null for games between groups and of those who belong to none. */
  readonly group: number | null;
  /** In ascending order. */
  readonly boards: readonly number[];
  /** Members without a game, in the order of the round. */
  readonly sitting: readonly EntryId[];
}

/**
 * A round by the groups that were drawn for its stage, in their order, then what is played between
 * groups; nothing where it was paired otherwise. O(groups · players).
 */
export const groupsOfRound = (
  state: TournamentState,
  { number, stage, games, unplayed, request }: BoardRound,
): readonly RoundGroup[] => {
  if (request.system !== preliminaryGroups.id) return [];
  const draws = pairedRounds(state)
    .filter((round) => round.stage === stage && round.number <= number)
    .flatMap((round) => round.draws);
  const firstRound = placedStages(state.settings)[stage]?.firstRound ?? 1;
  const groups = drawnPreliminaryGroups(draws, firstRound);
  if (groups.length === 0) return [];
  const groupOf = new Map(
    groups.flatMap((group) => group.members.map(({ entry }) => [entry, group.number] as const)),
  );
  const groupOfGame = ([one, other]: readonly [EntryId, EntryId]): number | null => {
    const group = groupOf.get(one) ?? null;
    return group === (groupOf.get(other) ?? null) ? group : null;
  };
  const inBoardOrder = games.toSorted((a, b) => a.board - b.board);
  return [...groups.map((group) => group.number), null]
    .map((group) => ({
      group,
      boards: inBoardOrder
        .filter(({ seats }) => groupOfGame(seats) === group)
        .map(({ board }) => board),
      sitting: unplayed
        .filter(({ entry }) => (groupOf.get(entry) ?? null) === group)
        .map(({ entry }) => entry),
    }))
    .filter(({ boards, sitting }) => boards.length + sitting.length > 0);
};
