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
import { competitionRolesTexts } from "@losfee/messages/home-competition-roles";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageKind } from "../../shell/page-kind.ts";
import type { PageRequest } from "../../shell/page-request.ts";

/** Data of the page that depends on the viewer and the competition. */
export interface CompetitionRolesModel {
  readonly owns: boolean;
  /** Entries an account can belong to, by name: players, teams and their members. */
  readonly entries: readonly ListedEntry[];
  /** Teams that can have captains; empty without teams. */
  readonly teams: readonly ListedEntry[];
}

/** A participant in a list to choose from. */
export interface ListedEntry {
  readonly entry: EntryId;
  readonly label: string;
}

/** Returns the viewer's ownership and the participants; null without a competition. */
const buildCompetitionRoles = ({
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

/** Roles and ownership of a competition of any kind. */
export const competitionRolesPage: PageDefinition<CompetitionRolesModel> = {
  id: "console-competition-roles",
  path: "/console/:competition/roles",
  access: "director",
  layout: "console",
  script: "view",
  typing: true,
  build: buildCompetitionRoles,
  title: (_model, page) => competitionRolesTexts[page.language].title,
};
