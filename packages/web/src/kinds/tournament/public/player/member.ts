import {
  displayName,
  type EntryId,
  type MemberGame,
  type MemberRecord,
  memberGames,
  memberRecords,
  membershipsOf,
  squadOf,
  type TournamentState,
} from "@losfee/core";
import { emptyRecord, type RecordLine, recordLine } from "../../parts/match/records.ts";

/** A game for a team, with its opponent. */
export interface ShownMemberGame
  extends Pick<MemberGame, "round" | "match" | "board" | "wentFirst" | "outcome"> {
  /** Null: no opponent, or none named. */
  readonly opponent: { readonly entry: EntryId; readonly name: string } | null;
  readonly opponentTeam: string;
}

/** A player of a team, with the record of the games for it. */
export interface PlayerInTeam {
  readonly at: "team";
  readonly record: RecordLine;
  readonly games: readonly ShownMemberGame[];
}

/** Returns the player of a team by number; null if no squad has it. */
export const playerInTeam = (state: TournamentState, entry: EntryId): PlayerInTeam | null => {
  const membership = membershipsOf(state.squads).get(entry);
  if (membership === undefined) return null;
  const games = memberGames(state).get(entry) ?? [];
  return {
    at: "team",
    record: recordLine(
      state,
      recordsOf(state).get(entry) ??
        emptyRecord({ entry, team: membership.team, place: membership.place }),
    ),
    games: games.map(({ round, match, board, wentFirst, outcome, opponent, opponentTeam }) => ({
      ...{ round, match, board, wentFirst, outcome },
      opponent: opponent === null ? null : { entry: opponent, name: displayName(state, opponent) },
      opponentTeam: displayName(state, opponentTeam),
    })),
  };
};

/** Returns the squad of a team in the order of its list, with records. */
export const squadRecords = (state: TournamentState, team: EntryId): readonly RecordLine[] => {
  const records = recordsOf(state);
  return squadOf(state.squads, team).map(({ id }, index) =>
    recordLine(state, records.get(id) ?? emptyRecord({ entry: id, team, place: index + 1 })),
  );
};

const recordsOf = (state: TournamentState): ReadonlyMap<EntryId, MemberRecord> =>
  new Map(memberRecords(state).map((record) => [record.entry, record]));
