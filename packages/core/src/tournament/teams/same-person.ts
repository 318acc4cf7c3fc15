import { fideIdKey } from "../../base/entry-details.ts";
import { nameKey } from "../../base/tidy-text.ts";
import type { TournamentState } from "../state.ts";
import { allMembers, type Member } from "./squad.ts";

/** Evidence that two divisions have the same person. */
export type SamePerson = "fide-id" | "name-and-birth";

/** The members of a division, indexed by identity. */
interface People {
  readonly byId: ReadonlyMap<string, Member>;
  readonly byNameAndBirth: ReadonlyMap<string, Member>;
}

/** Indexes the members of a division; O(members). */
export const peopleOf = ({ squads }: TournamentState): People => {
  const members = allMembers(squads);
  const keyed = (keyOf: (member: Member) => string): ReadonlyMap<string, Member> =>
    new Map(
      members.map((member) => [keyOf(member), member] as const).filter(([key]) => key !== ""),
    );
  return { byId: keyed(({ fideId }) => fideIdKey(fideId)), byNameAndBirth: keyed(nameAndBirth) };
};

/** Empty if the year of birth is unknown. */
const nameAndBirth = ({ name, birth = "" }: Member): string =>
  birth === "" ? "" : `${nameKey(name)}/${birth.slice(0, 4)}`;

/**
 * Finds the same person in another division: by FIDE ID, else by name and year of birth; null if
 * the data are insufficient.
 */
export const findSame = (member: Member, people: People): readonly [SamePerson, Member] | null => {
  const id = fideIdKey(member.fideId);
  const byId = id === "" ? undefined : people.byId.get(id);
  if (byId !== undefined) return ["fide-id", byId];
  const key = nameAndBirth(member);
  const byName = key === "" ? undefined : people.byNameAndBirth.get(key);
  // Two FIDE IDs are two people, even with the same name.
  if (byName === undefined || (id !== "" && fideIdKey(byName.fideId) !== "")) return null;
  return ["name-and-birth", byName];
};
