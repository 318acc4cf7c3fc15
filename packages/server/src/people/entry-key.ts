import { type EntryId, THE_PLACE } from "@losfee/core";

/** An entry of a competition. */
export interface OfEntry {
  readonly competition: string;
  readonly entry: EntryId;
}

/** An entry with the person it belongs to. */
export interface OfPersonsEntry extends OfEntry {
  readonly person: string;
}

/** Returns the key columns of rows about an entry. */
export const entryKey = ({ competition, entry }: OfEntry) => ({
  ...{ owner: THE_PLACE, competition, entry },
});

/** Returns the same, with the entry's person. */
export const personsEntryKey = ({ competition, entry, person }: OfPersonsEntry) => ({
  ...{ owner: THE_PLACE, competition, entry, person },
});
