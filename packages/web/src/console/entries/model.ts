import {
  type Entry,
  hasEntry,
  publishedRounds,
  resultKindOf,
  type TournamentState,
  totalRounds,
} from "@losfee/core";
import type { PageRequest } from "../../page.ts";
import type { FormDetails } from "./detail-fields.tsx";

/** A line of the list of entries. */
export interface EntryRow
  extends Pick<
    Entry,
    | "id"
    | "name"
    | "rating"
    | "club"
    | "nation"
    | "class"
    | "joinedRound"
    | "withdrawnFrom"
    | "pauses"
    | "checkedIn"
  > {
  /** Part of a round already: can be withdrawn, no longer removed. */
  readonly drawn: boolean;
  /** Those of the pauses that are worth a draw. */
  readonly halfPoints: readonly number[];
  /** Everything that can be edited. */
  readonly details: FormDetails;
}

/** All entries, by name. */
export interface EntriesModel {
  readonly rows: readonly EntryRow[];
  readonly present: number;
  readonly playing: number;
  /** The first round that is not published yet: entries join it, withdrawals begin with it. */
  readonly nextRound: number;
  readonly planned: number;
  readonly closed: boolean;
  /**
   * Whether games end with 1, ½ or 0: byes asked for ahead may then be worth half a point, and
   * reports for rating want to know more of a person.
   */
  readonly isChess: boolean;
}

/** All entries, by name. */
export const buildEntries = ({ state, language }: PageRequest): EntriesModel | null => {
  if (state === null) return null;
  const collator = new Intl.Collator(language);
  const rows = [...state.entries.values()]
    .map((entry) => rowOf(state, entry))
    .sort((a, b) => collator.compare(a.name, b.name));
  const playing = rows.filter(({ withdrawnFrom }) => withdrawnFrom === null);
  return {
    rows,
    present: playing.filter(({ checkedIn }) => checkedIn).length,
    playing: playing.length,
    nextRound: publishedRounds(state) + 1,
    planned: totalRounds(state.settings),
    closed: state.status === "closed",
    isChess: resultKindOf(state.settings) === "win-draw-loss",
  };
};

const rowOf = (state: TournamentState, entry: Entry): EntryRow => ({
  id: entry.id,
  name: entry.name,
  rating: entry.rating,
  club: entry.club,
  nation: entry.nation,
  class: entry.class,
  joinedRound: entry.joinedRound,
  withdrawnFrom: entry.withdrawnFrom,
  pauses: entry.pauses,
  checkedIn: entry.checkedIn,
  halfPoints: entry.halfPoints ?? [],
  details: {
    name: entry.name,
    rating: entry.rating,
    club: entry.club,
    nation: entry.nation,
    class: entry.class,
    title: entry.title ?? "",
    fideId: entry.fideId ?? "",
    birth: entry.birth ?? "",
    sex: entry.sex ?? "",
  },
  drawn: state.rounds.some((round) => hasEntry(round, entry.id)),
});
