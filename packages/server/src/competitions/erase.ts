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

/** A person to erase, with every known name and address. */
export interface PersonToErase {
  readonly competition: string;
  readonly entry: EntryId;
  readonly names: readonly string[];
  readonly addresses: readonly string[];
}

/**
 * Erases a person from the tables of another module (links, mail), in the transaction that erases
 * the same person from the journal.
 */
export type EraseAlongside = (person: PersonToErase) => Steps<void>;

/** The entries of a journal's copy with data that was erased elsewhere since. */
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

/** The data that an append with an erasure event has to erase; null without one. */
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
