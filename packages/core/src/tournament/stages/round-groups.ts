import type { EntryId } from "../../base/entry-id.ts";
import { drawnPreliminaryGroups } from "../../pairing/preliminary-groups/groups.ts";
import { preliminaryGroups } from "../../pairing/preliminary-groups/preliminary-groups.ts";
import type { BoardRound } from "../round.ts";
import { placedStages } from "../settings/settings.ts";
import { pairedRounds, type TournamentState } from "../state.ts";

/** The games of a group in a round. */
export interface RoundGroup {
  /** From 1; null for games between groups and players without one. */
  readonly group: number | null;
  /** In ascending order. */
  readonly boards: readonly number[];
  /** Members without a game, in the order of the round. */
  readonly sitting: readonly EntryId[];
}

/** Returns the drawn group of each player of a round's stage; empty if it was paired otherwise. */
export const groupNumbers = (
  state: TournamentState,
  { number, stage, request }: BoardRound,
): ReadonlyMap<EntryId, number> => {
  if (request.system !== preliminaryGroups.id) return new Map();
  const draws = pairedRounds(state)
    .filter((round) => round.stage === stage && round.number <= number)
    .flatMap((round) => round.draws);
  const firstRound = placedStages(state.settings)[stage]?.firstRound ?? 1;
  return new Map(
    drawnPreliminaryGroups(draws, firstRound).flatMap((group) =>
      group.members.map(({ entry }) => [entry, group.number] as const),
    ),
  );
};

/**
 * Returns a round by the drawn groups of its stage, in their order, then games between groups;
 * empty if it was paired otherwise. O(groups · players).
 */
export const groupsOfRound = (state: TournamentState, round: BoardRound): readonly RoundGroup[] => {
  const groupOf = groupNumbers(state, round);
  if (groupOf.size === 0) return [];
  const { games, unplayed } = round;
  const groupOfGame = ([one, other]: readonly [EntryId, EntryId]): number | null => {
    const group = groupOf.get(one) ?? null;
    return group === (groupOf.get(other) ?? null) ? group : null;
  };
  const inBoardOrder = games.toSorted((a, b) => a.board - b.board);
  return [...[...new Set(groupOf.values())].sort((a, b) => a - b), null]
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
