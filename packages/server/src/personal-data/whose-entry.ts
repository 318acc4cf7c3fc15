import {
  type CompetitionState,
  type EntryDetails,
  type EntryId,
  membershipsOf,
} from "@losfee/core";

/** The subject of an entry: a person, possibly in a squad, or a whole team; null: no one. */
export type WhoseEntry =
  | { readonly is: "person"; readonly details: EntryDetails }
  | { readonly is: "team"; readonly name: string };

export const whoseEntry = (state: CompetitionState, entry: EntryId): WhoseEntry | null => {
  if (state.kind === "tournament") {
    const member = membershipsOf(state.squads).get(entry)?.member;
    if (member !== undefined) return { is: "person", details: member };
    const team = state.settings.teams === undefined ? undefined : state.entries.get(entry);
    if (team !== undefined) return { is: "team", name: team.name };
  }
  const details = state.entries.get(entry);
  return details === undefined ? null : { is: "person", details };
};
