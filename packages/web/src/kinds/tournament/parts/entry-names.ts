import { type NameOf, numberOf } from "@losfee/contract";
import { displayName, type EntryId, type TournamentState } from "@losfee/core";

/** Names of entries by number, as plain JSON. */
export type EntryNames = Readonly<Record<EntryId, string>>;

/** Returns the names of all or some entries. */
export const entryNames = (
  state: TournamentState,
  some: Iterable<EntryId> = state.entries.keys(),
): EntryNames => Object.fromEntries([...new Set(some)].map((id) => [id, displayName(state, id)]));

/** Returns a function that looks up names. */
export const namesFrom =
  (names: EntryNames): NameOf =>
  (entry) =>
    names[entry] ?? numberOf(entry);
