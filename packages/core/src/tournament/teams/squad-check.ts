import { type EntryDetails, type EntryDetailsInput, fideIdKey } from "../../base/entry-details.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { nameKey } from "../../base/tidy-text.ts";
import { checkEntries, type EntryFault } from "../entries/entry-check.ts";
import { allMembers, membershipsOf, type Squads } from "./squad.ts";

/** Problem of new members of squads. */
export type SquadFault =
  /** A person is in one squad only: the name, and both teams. */
  | {
      readonly code: "player-in-two-squads";
      readonly name: string;
      readonly teams: readonly [string, string];
    }
  /** Any other problem of a player of a team. */
  | { readonly code: "member-wrong"; readonly team: string; readonly fault: EntryFault };

type NewMember = Pick<EntryDetails, "name"> & EntryDetailsInput;

/** New members of a team's squad. */
export interface NewSquad<One extends NewMember = NewMember> {
  /** The name of the team. */
  readonly team: string;
  readonly members: readonly One[];
}

/** Returns all problems of new members of squads, considering existing ones. O(members + given). */
export const squadFaults = (
  given: readonly NewSquad[],
  squads: Squads,
  nameOf: (team: EntryId) => string,
): readonly SquadFault[] => {
  const rows = given.flatMap(({ team, members }) => members.map((member) => ({ team, member })));
  const people = rows.map(({ member }) => member);
  const checked = checkEntries(people, allMembers(squads));
  if (checked.ok) return [];
  const { error } = checked;
  const faults =
    error.code === "entries-wrong"
      ? error.faults
      : [
          {
            position: "position" in error ? error.position : positionOf(people, error),
            fault: error,
          },
        ];
  const teamOf = (member: EntryId): string => nameOf(membershipsOf(squads).get(member)?.team ?? 0);
  return faults.map(({ position, fault }): SquadFault => {
    const team = rows[position - 1]?.team ?? "";
    if (fault.code !== "duplicate-name" && fault.code !== "duplicate-fide-id") {
      return { code: "member-wrong", team, fault };
    }
    const first = fault.entry === null ? teamOfFirst(rows, position) : teamOf(fault.entry);
    return nameKey(first) === nameKey(team)
      ? { code: "member-wrong", team, fault }
      : { code: "player-in-two-squads", name: fault.name, teams: [first, team] };
  });
};

/** Returns the position of the player, for faults without one. */
const positionOf = (people: readonly NewMember[], fault: EntryFault): number =>
  people.findIndex(({ name }) =>
    fault.code === "name-missing" ? nameKey(name) === "" : nameKey(name) === nameKey(fault.name),
  ) + 1;

/** The team of the earlier player in the list who is the same person as the one at `position`. */
const teamOfFirst = (
  rows: readonly { readonly team: string; readonly member: NewMember }[],
  position: number,
): string => {
  const who = rows[position - 1]?.member;
  const id = fideIdKey(who?.fideId);
  const above = rows.slice(0, position - 1);
  const found =
    above.find(({ member }) => id !== "" && fideIdKey(member.fideId) === id) ??
    above.find(({ member }) => nameKey(member.name) === nameKey(who?.name ?? ""));
  return found?.team ?? "";
};
