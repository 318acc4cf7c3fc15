import {
  type Entry,
  type EntryDetails,
  type EntryId,
  earliestWithdrawal,
  gameTermsOf,
  hasEntry,
  headcount,
  nameOrder,
  playedAt,
  playerNumbers,
  playsBoards,
  publishedRounds,
  squadOf,
  type TournamentState,
  tablesStages,
  teamRating,
  totalRounds,
  unseatedEntries,
} from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import { playerGroups } from "../../public/pairings/group-labels.ts";
import { type PlayersRequest, playersRequests } from "../requests/model.ts";
import type { FormDetails } from "./detail-fields.tsx";

/** A line of the list of entries. */
export interface EntryRow
  extends Pick<
    Entry,
    "id" | "name" | "rating" | "club" | "nation" | "class" | "joinedRound" | "pauses" | "checkedIn"
  > {
  /** The number by which the event knows the player. */
  readonly number: number;
  /** For whom the result counts; empty: no team. */
  readonly team: string;
  /** What the preliminary group is called in which the player plays now; null for none. */
  readonly group: string | null;
  /** Null while taking part; at tables, which the player leaves at once, of no round. */
  readonly withdrawal: { readonly fromRound: number | null; readonly reason: string } | null;
  /** Came after the tables were drawn, and sits at none of them. */
  readonly isUnseated: boolean;
  /** Part of a round already: can be withdrawn, no longer removed. */
  readonly isInRounds: boolean;
  /** The first round from which the player can be withdrawn. */
  readonly leavesFrom: number;
  /** Those of the pauses that are worth a draw. */
  readonly halfPoints: readonly number[];
  /** Of a team: how many players its squad has; null where people play for themselves. */
  readonly squad: number | null;
  /** Nothing is known of the person any more. */
  readonly erased: boolean;
  /** Everything that can be edited. */
  readonly details: FormDetails;
}

/** All entries, by name. */
export interface EntriesModel {
  readonly rows: readonly EntryRow[];
  /** What players ask for. */
  readonly requests: readonly PlayersRequest[];
  readonly present: number;
  readonly playing: number;
  readonly withdrawn: number;
  /** Whether teams are entered, not people. */
  readonly ofTeams: boolean;
  /** The first round that is not published yet: entries join it, withdrawals begin with it. */
  readonly nextRound: number;
  readonly planned: number;
  readonly closed: boolean;
  /** Whether byes asked for ahead may be worth half a point: where points are counted. */
  readonly hasHalfPoints: boolean;
  /** Whether it is played at tables now: who leaves or comes is then a matter of seats. */
  readonly isAtTables: boolean;
  /** Whether rounds can be sat out. */
  readonly hasPauses: boolean;
  /** What is known of anybody: nothing else has a column. */
  readonly columns: readonly ("team" | "club" | "nation" | "class")[];
  /** Whether the event tells titles; reports for rating then want to know still more of a person. */
  readonly hasTitles: boolean;
  /** Whether results count for teams of people, too. */
  readonly hasTeams: boolean;
}

/** All entries, by name. */
export const buildEntries = ({ state, language }: PageRequest): EntriesModel | null => {
  if (state === null) return null;
  const terms = gameTermsOf(state.settings);
  const unseated = new Set(unseatedIn(state));
  const last = state.rounds.at(-1);
  const groupOf = playerGroups(state, last?.at === "boards" ? last : undefined, language);
  const byName = nameOrder(terms.entrants);
  const rows = [...state.entries.values()]
    .map((entry) => ({
      ...rowOf(state, entry, unseated.has(entry.id)),
      group: entry.withdrawal === null ? groupOf(entry.id) : null,
    }))
    .sort((a, b) => byName(a.name, b.name));
  const { present, playing, withdrawn } = headcount(state);
  return {
    rows,
    requests: playersRequests(state, language),
    present,
    playing,
    withdrawn,
    ofTeams: state.settings.teams !== undefined,
    nextRound: publishedRounds(state) + 1,
    planned: totalRounds(state.settings),
    closed: state.status === "closed",
    hasHalfPoints: terms.tally === "points",
    isAtTables: playedAt(state) === "tables",
    hasPauses: playsBoards(state.settings),
    columns: (["team", "club", "nation", "class"] as const).filter((column) =>
      rows.some((row) => row[column] !== ""),
    ),
    hasTitles: state.settings.teams === undefined && terms.details.includes("title"),
    hasTeams:
      state.settings.teams === undefined &&
      ((state.settings.teamRanking ?? null) !== null ||
        state.settings.keptApart?.some(({ by }) => by === "team") === true ||
        rows.some(({ team }) => team !== "")),
  };
};

/** Who has no seat at the tables that are drawn. */
const unseatedIn = (state: TournamentState): readonly EntryId[] => {
  const stage = tablesStages(state).at(-1);
  return stage === undefined || playedAt(state) !== "tables" ? [] : unseatedEntries(state, stage);
};

const rowOf = (
  state: TournamentState,
  entry: Entry,
  isUnseated: boolean,
): Omit<EntryRow, "group"> => ({
  id: entry.id,
  number: playerNumbers(state).get(entry.id) ?? entry.id,
  name: entry.name,
  rating: ratingOf(state, entry),
  club: entry.club,
  nation: entry.nation,
  class: entry.class,
  team: entry.team ?? "",
  squad: state.settings.teams === undefined ? null : squadOf(state.squads, entry.id).length,
  joinedRound: entry.joinedRound,
  withdrawal:
    entry.withdrawal && playedAt(state) === "tables"
      ? { ...entry.withdrawal, fromRound: null }
      : entry.withdrawal,
  isUnseated,
  pauses: entry.pauses,
  checkedIn: entry.checkedIn,
  halfPoints: entry.halfPoints ?? [],
  erased: entry.erased !== undefined,
  details: detailsOf(entry),
  leavesFrom: earliestWithdrawal(state, entry.id),
  isInRounds: state.rounds.some((round) => hasEntry(round, entry.id)),
});

const ratingOf = ({ settings, squads }: TournamentState, entry: Entry): number =>
  settings.teams === undefined ? entry.rating : teamRating(entry, squads, settings.teams.boards);

/** What is known of somebody, as a form holds it. */
export const detailsOf = (person: EntryDetails): FormDetails => ({
  name: person.name,
  rating: person.rating,
  club: person.club,
  nation: person.nation,
  class: person.class,
  team: person.team ?? "",
  venue: person.venue ?? "",
  title: person.title ?? "",
  fideId: person.fideId ?? "",
  birth: person.birth ?? "",
  sex: person.sex ?? "",
});
