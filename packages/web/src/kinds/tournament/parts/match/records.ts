import {
  displayName,
  type EntryId,
  type MemberRecord,
  membershipsOf,
  type TournamentState,
} from "@losfee/core";

/** Displayed record of a team's player. */
export interface RecordLine extends Omit<MemberRecord, "team"> {
  readonly name: string;
  readonly title: string;
  /** 0: unrated. */
  readonly rating: number;
  readonly team: { readonly entry: EntryId; readonly name: string };
}

/** Returns a record with its player's name. */
export const recordLine = (state: TournamentState, record: MemberRecord): RecordLine => {
  const { title = "", rating = 0 } = membershipsOf(state.squads).get(record.entry)?.member ?? {};
  return {
    ...record,
    name: displayName(state, record.entry),
    ...{ title, rating },
    team: { entry: record.team, name: displayName(state, record.team) },
  };
};

/** Record of a player without games. */
export const emptyRecord = (
  membership: Pick<MemberRecord, "entry" | "team" | "place">,
): MemberRecord => ({
  ...membership,
  games: 0,
  forfeitWins: 0,
  forfeitPoints: 0,
  points: 0,
  percent: null,
  averageOpponent: null,
  performance: null,
  scores: null,
});
