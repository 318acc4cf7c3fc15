import {
  type CompetitionEvent,
  type CompetitionKind,
  commitmentTo,
  type EntryId,
  erasedFrom,
  isErasure,
  type StoredEvent,
} from "@losfee/core";
import type { AppendErasure, KnownErasure } from "../journal/store.ts";
import type { Steps } from "../storage/steps.ts";

/** Somebody who is about to be erased, with every name and address that was ever known. */
export interface PersonToErase {
  readonly competition: string;
  readonly entry: EntryId;
  readonly names: readonly string[];
  readonly addresses: readonly string[];
}

/**
 * Erases somebody from the tables of a neighbouring module (links, mail), in the transaction that erases
 * the same person from the journal.
 */
export type EraseAlongside = (person: PersonToErase) => Steps<void>;

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
  alongside: readonly EraseAlongside[],
): AppendErasure | null => {
  const erasure = events.find(isErasure);
  const competition = stored[0]?.competition;
  if (erasure === undefined || competition === undefined) return null;
  const { entry } = erasure.data;
  const parts = erasedFrom(kind, stored, erasure.data);
  const names = textsIn(parts.map(({ was }) => was["name"]));
  const addresses = textsIn(parts.flatMap(({ was }) => was["addresses"] ?? []));
  return {
    entry,
    parts,
    *alongside() {
      for (const erase of alongside) yield* erase({ competition, entry, names, addresses });
    },
  };
};

const textsIn = (values: readonly unknown[]): readonly string[] => [
  ...new Set(values.filter((value) => typeof value === "string")),
];
