import { may } from "@losfee/contract";
import {
  allMembers,
  type CompetitionState,
  compareListedNames,
  compareTeamNames,
  displayName,
  type Entry,
  type EntryId,
} from "@losfee/core";
import type { PageKind, PageRequest } from "../../shell/page.ts";

/** What of the page depends on who looks and on the competition. */
export interface CompetitionRolesModel {
  readonly owns: boolean;
  /** Whoever an account can belong to, by name: players, teams and their members. */
  readonly entries: readonly ListedEntry[];
  /** The teams that captains can be made of; none where people play for themselves. */
  readonly teams: readonly ListedEntry[];
}

/** Somebody who takes part, as it stands in a list to choose from. */
export interface ListedEntry {
  readonly entry: EntryId;
  readonly label: string;
}

/** Whether the viewer owns the competition, and who takes part; null where there is none. */
export const buildCompetitionRoles = ({
  state,
  viewer,
}: PageRequest<PageKind>): CompetitionRolesModel | null =>
  state === null
    ? null
    : { owns: may(viewer, "owner"), entries: listedEntries(state), teams: teamsOf(state) };

const teamsOf = (state: CompetitionState): readonly ListedEntry[] => {
  if (state.kind !== "tournament" || state.settings.teams === undefined) return [];
  return listed(state, [...state.entries.values()], compareTeamNames);
};

const listedEntries = (state: CompetitionState): readonly ListedEntry[] => {
  const members = state.kind === "tournament" ? allMembers(state.squads) : [];
  return listed(state, [...state.entries.values(), ...members]);
};

const listed = (
  state: CompetitionState,
  who: readonly Pick<Entry, "id" | "erased">[],
  byName = compareListedNames,
): readonly ListedEntry[] =>
  who
    .filter(({ erased }) => erased === undefined)
    .map(({ id }) => ({ entry: id, label: `${displayName(state, id)} (${id})` }))
    .toSorted((a, b) => byName(a.label, b.label));
