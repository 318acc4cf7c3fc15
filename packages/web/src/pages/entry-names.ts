import type { EntryId, TournamentState } from "@losfee/core";
import { type NameOf, numberOf } from "../messages/message.ts";

/** The names of entries by number, as plain JSON. */
export type EntryNames = Readonly<Record<EntryId, string>>;

/** The names of all entries, or of some. */
export const entryNames = (
  { entries }: TournamentState,
  some: Iterable<EntryId> = entries.keys(),
): EntryNames =>
  Object.fromEntries([...new Set(some)].map((id) => [id, entries.get(id)?.name ?? numberOf(id)]));

/** Calls entries by these names. */
export const namesFrom =
  (names: EntryNames): NameOf =>
  (entry) =>
    names[entry] ?? numberOf(entry);
