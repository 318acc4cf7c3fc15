import {
  type CompetitionEvent,
  type CompetitionKind,
  commitmentTo,
  type EntryDetails,
  type EntryId,
  erasedFrom,
  isErasure,
  type StoredEvent,
} from "@losfee/core";
import type { AppendErasure, KnownErasure } from "../journal/store.ts";

/** Somebody who is about to be erased, as known until now; null: the entry was taken out before. */
export interface PersonToErase {
  readonly competition: string;
  readonly entry: EntryId;
  readonly details: (EntryDetails & { readonly addresses?: readonly string[] }) | null;
}

/**
 * Erases somebody from the tables of a neighbouring module (links, mail). Runs inside the
 * transaction that erases the same person from the journal.
 */
export type EraseAlongside = (person: PersonToErase) => void;

/** The entries of whom a copy of a journal still has something that was erased elsewhere since. */
export const erasedSince = (
  copy: readonly StoredEvent[],
  known: readonly KnownErasure[],
): ReadonlySet<EntryId> => {
  const entries = new Map(known.map(({ commitment, entry }) => [commitment, entry]));
  const parts = copy.flatMap((event) => event.parts);
  return new Set(
    parts.flatMap(({ salt, value }) =>
      salt === null ? [] : (entries.get(commitmentTo(salt, value)) ?? []),
    ),
  );
};

/** What an append has to erase that tells of an erasure; null: it tells of none. */
export const erasureBy = (
  kind: CompetitionKind,
  stored: readonly StoredEvent[],
  events: readonly CompetitionEvent[],
  person: (entry: EntryId) => PersonToErase,
  alongside: readonly EraseAlongside[],
): AppendErasure | null => {
  const told = events.find(isErasure);
  if (told === undefined) return null;
  const { entry } = told.data;
  const whom = person(entry);
  return {
    entry,
    parts: erasedFrom(kind, stored, told.data),
    alongside: () => {
      for (const erase of alongside) erase(whom);
    },
  };
};
