import { type EntryId, THE_PLACE } from "@losfee/core";

/** An entry of a competition. */
export interface OfEntry {
  readonly competition: string;
  readonly entry: EntryId;
}

/** An entry as somebody's. */
export interface OfPersonsEntry extends OfEntry {
  readonly person: string;
}

/** What rows about an entry have in their columns. */
export const entryKey = ({ competition, entry }: OfEntry) => ({
  ...{ owner: THE_PLACE, competition, entry },
});

/** The same, of an entry as somebody's. */
export const personsEntryKey = ({ competition, entry, person }: OfPersonsEntry) => ({
  ...{ owner: THE_PLACE, competition, entry, person },
});
