import { type EntryId, type TournamentState, teamStandings } from "@losfee/core";
import type { TrfFacts } from "./tournament.ts";

/**
 * Returns the teams of an individual event whose settings rank teams: in the order of their first
 * members, with their rank. Their points are those of the members who count, which no field of
 * record 310 holds. O(n log n).
 */
export const teamsOfPlayers = (
  state: TournamentState,
  numbers: ReadonlyMap<EntryId, number>,
): TrfFacts["teams"] =>
  (teamStandings(state)?.rows ?? [])
    .map(({ name, rank, members }) => ({
      name,
      rank,
      players: members.flatMap(({ entry }) => numbers.get(entry) ?? []).toSorted((a, b) => a - b),
    }))
    .toSorted((a, b) => (a.players[0] ?? 0) - (b.players[0] ?? 0))
    .map((team, index) => ({
      ...team,
      ...{ team: index + 1, nickname: "", strength: null, matchPoints: null, gamePoints: null },
    }));
