import type { EntryDetails } from "../base/entry-details.ts";
import type { Erasure, JsonFields, PersonalPlace } from "./personal.ts";

/** What of an entry's details says who it is. What rules look at (rating, club …) is not among it. */
const IDENTITY = ["name", "birth", "fideId", "nationalNumbers"] satisfies (keyof EntryDetails)[];

/** What is left of who an entry was. */
export const erasedIdentity = ({ entry, before }: Erasure) => ({
  name: `#${entry}`,
  erased: { before },
});

/** What an erasure keeps of a name says who that is, as long as it is kept. */
export const keptPlace: PersonalPlace<Erasure> = {
  at: "",
  fields: ["initials"] satisfies (keyof Erasure)[],
  of: ["entry"],
  remains: () => ({}),
};

/** A place that says who an entry is; `more` are members that do so in one kind of competition. */
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

/** A reason in an event that names people: what is written there is about them. */
export const noteAbout = <Data extends { readonly reason: string }>(
  ...of: readonly (keyof Data & string)[]
): PersonalPlace<Data> => ({ at: "", fields: ["reason"], of, remains: () => ({ reason: "" }) });
