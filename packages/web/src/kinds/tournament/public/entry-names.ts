import { type NameOf, numberOf } from "@losfee/contract";
import { displayName, type EntryId, type TournamentState } from "@losfee/core";

/** The names of entries by number, as plain JSON. */
export type EntryNames = Readonly<Record<EntryId, string>>;

/** The names of all entries, or of some. */
export const entryNames = (
  state: TournamentState,
  some: Iterable<EntryId> = state.entries.keys(),
): EntryNames => Object.fromEntries([...new Set(some)].map((id) => [id, displayName(state, id)]));

/** Calls entries by these names. */
export const namesFrom =
  (names: EntryNames): NameOf =>
  (entry) =>
    names[entry] ?? numberOf(entry);
