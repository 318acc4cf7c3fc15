import type { EntryDetails } from "../base/entry-details.ts";
import type { Erasure, JsonFields, PersonalPlace } from "./personal.ts";

/** The identifying members of an entry's details; not those that rules use (rating, club …). */
const IDENTITY = ["name", "birth", "fideId", "nationalNumbers"] satisfies (keyof EntryDetails)[];

/** The remaining identity of an erased entry. */
export const erasedIdentity = ({ entry, before }: Erasure) => ({
  name: `#${entry}`,
  erased: { before },
});

/** Place of the kept part of a name, which is identifying, too. */
export const keptPlace: PersonalPlace<Erasure> = {
  at: "",
  fields: ["initials"] satisfies (keyof Erasure)[],
  of: ["entry"],
  remains: () => ({}),
};

/** Place with an entry's identity; `more` are further members of one kind of competition. */
export const identityPlace = <Data>(
  at: PersonalPlace<Data>["at"],
  of: string,
  more: JsonFields = {},
): PersonalPlace<Data> => ({
  at,
  fields: [...IDENTITY, ...Object.keys(more)],
  of: [of],
  remains: (erasure) => ({ ...erasedIdentity(erasure), ...more }),
});

/** Place of a reason in an event that names people: its text is about them. */
export const noteAbout = <Data extends { readonly reason: string }>(
  ...of: readonly (keyof Data & string)[]
): PersonalPlace<Data> => ({ at: "", fields: ["reason"], of, remains: () => ({ reason: "" }) });
