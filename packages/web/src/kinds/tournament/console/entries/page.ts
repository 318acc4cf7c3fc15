import {
  type Entry,
  type EntryAct,
  type EntryId,
  earliestWithdrawal,
  entryActs,
  gameTermsOf,
  hasEntry,
  headcount,
  nameOrder,
  playedAt,
  playerNumbers,
  publishedRounds,
  squadOf,
  type TournamentState,
  tablesStages,
  teamRating,
  totalRounds,
  unseatedEntries,
} from "@losfee/core";
import { entriesTexts } from "@losfee/messages/tournament-console-entries";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type FormDetails, formDetailsOf } from "../../parts/details/form-details.ts";
import { playerGroups } from "../../parts/pairings/group-labels.ts";
import { type PlayersRequest, playersRequests } from "../requests/model.ts";

/** A line of the list of entries. */
export interface EntryRow
  extends Pick<
    Entry,
    "id" | "name" | "rating" | "club" | "nation" | "class" | "joinedRound" | "pauses" | "checkedIn"
  > {
  /** Number of the player in the event. */
  readonly number: number;
  /** Team that the result counts for; empty: none. */
  readonly team: string;
  /** Name of the player's current preliminary group; null for none. */
  readonly group: string | null;
  /** Null while taking part; at tables without a round, because withdrawals take effect at once. */
  readonly withdrawal: { readonly fromRound: number | null; readonly reason: string } | null;
  /** Entered after the tables were drawn, and has no seat. */
  readonly isUnseated: boolean;
  /** True if part of a round. */
  readonly isInRounds: boolean;
  /** Acts that would not be refused. */
  readonly acts: readonly EntryAct[];
  /** First round from which the player can withdraw. */
  readonly leavesFrom: number;
  /** Pauses worth a draw. */
  readonly halfPoints: readonly number[];
  /** Number of players in a team's squad; null for individual players. */
  readonly squad: number | null;
  /** True if the personal data is erased. */
  readonly erased: boolean;
  /** All editable details. */
  readonly details: FormDetails;
}

/** All entries, by name. */
export interface EntriesModel {
  readonly rows: readonly EntryRow[];
  /** Players' requests. */
  readonly requests: readonly PlayersRequest[];
  readonly present: number;
  readonly playing: number;
  readonly withdrawn: number;
  /** True if entries are teams, not people. */
  readonly ofTeams: boolean;
  /** First unpublished round: new entries join it, withdrawals begin with it. */
  readonly nextRound: number;
  readonly planned: number;
  readonly closed: boolean;
  /** True if requested byes may be worth half a point: in events that count points. */
  readonly hasHalfPoints: boolean;
  /** True if the event is at tables now, so that entries and withdrawals affect seats. */
  readonly isAtTables: boolean;
  /** Details known for at least one entry, which get a column. */
  readonly columns: readonly ("team" | "club" | "nation" | "class")[];
  /** True if the event shows titles; rating reports then need more personal data. */
  readonly hasTitles: boolean;
  /** True if results also count for teams of individual players. */
  readonly hasTeams: boolean;
}

/** Returns all entries by name. */
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

/** Participants without a seat at the drawn tables. */
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
  details: formDetailsOf(entry),
  leavesFrom: earliestWithdrawal(state, entry.id),
  isInRounds: state.rounds.some((round) => hasEntry(round, entry.id)),
  acts: entryActs(state, entry),
});

const ratingOf = ({ settings, squads }: TournamentState, entry: Entry): number =>
  settings.teams === undefined ? entry.rating : teamRating(entry, squads, settings.teams.boards);

/** Entries: list, changes, check-in. */
export const entriesPage = pages.consolePage("entries", "/entries", {
  place: "entries",
  typing: true,
  build: buildEntries,
  title: (_model, page) => entriesTexts[page.language].title,
  alsoFor: ["tables"],
});
