import {
  displayName,
  type EntryId,
  type MemberRecord,
  membershipsOf,
  type TournamentState,
} from "@losfee/core";

/** What a team's player made of the games, as shown. */
export interface RecordLine extends Omit<MemberRecord, "team"> {
  readonly name: string;
  readonly title: string;
  /** 0: unrated. */
  readonly rating: number;
  readonly team: { readonly entry: EntryId; readonly name: string };
}

/** A record with who it is of. */
export const recordLine = (state: TournamentState, record: MemberRecord): RecordLine => {
  const { title = "", rating = 0 } = membershipsOf(state.squads).get(record.entry)?.member ?? {};
  return {
    ...record,
    name: displayName(state, record.entry),
    ...{ title, rating },
    team: { entry: record.team, name: displayName(state, record.team) },
  };
};

/** Of somebody who has not played. */
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
