import { type EntryId, THE_PLACE } from "@losfee/core";
import type { EraseAlongside } from "../competitions/erase.ts";
import { countRightsChange } from "../storage/competitions.ts";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { integerOf, type Row, textOf, textOrNull } from "../storage/rows.ts";
import { all, run, type Steps } from "../storage/steps.ts";
import { entryKey, type OfEntry, type OfPersonsEntry, personsEntryKey } from "./entry-key.ts";
import { entryProposals } from "./entry-proposals.ts";

/**
 * An entry that a person says to be: only a claim until a director accepts it. The personal link
 * that was opened lets the person act in either case, like any holder of it.
 */
export interface LinkedEntry {
  readonly competition: string;
  readonly entry: EntryId;
  readonly person: string;
  /** The personal link that the person opened and acts by; null: no valid one. */
  readonly link: string | null;
  readonly openedAt: string | null;
  /** The user who said so first, as in a journal. */
  readonly saidBy: string;
  readonly saidAt: string;
  /** Time of the person's own statement. */
  readonly confirmedAt: string;
  /** A director's acceptance; null: not yet, the entry is only claimed. */
  readonly accepted: { readonly at: string; readonly by: string } | null;
}

/** Why a claim or its answer had no effect. */
export type ClaimRefusal =
  | { readonly code: "unknown-claim" }
  /** The entry belongs to another person by now. */
  | { readonly code: "entry-of-another"; readonly entry: EntryId };

/** A person who opens the personal link of an entry. */
export type OpenedEntry = OfPersonsEntry & { readonly link: string };

const ofPerson = query((db, { person }: { readonly person: string }) =>
  db
    .selectFrom("people_entries")
    .selectAll()
    .where(({ and }) => and({ person, owner: THE_PLACE }))
    .orderBy("said_at")
    .orderBy("competition")
    .orderBy("entry"),
);

const ofEntry = query((db, one: OfEntry) =>
  db
    .selectFrom("people_entries")
    .selectAll()
    .where((where) => where.and(entryKey(one))),
);

const inCompetition = query((db, { competition }: { readonly competition: string }) =>
  db
    .selectFrom("people_entries")
    .innerJoin("people", "people.id", "people_entries.person")
    .selectAll("people_entries")
    .select("people.name as person_name")
    .where(({ and }) => and({ owner: THE_PLACE, competition }))
    .orderBy("entry")
    .orderBy("said_at")
    .orderBy("person"),
);

const insert = inserting(
  "people_entries",
  [
    "competition",
    "entry",
    "person",
    "link",
    "openedAt",
    "confirmedAt",
    "saidBy",
    "saidAt",
    "acceptedBy",
    "acceptedAt",
  ],
  { owned: true },
);

const openAgain = query((db, one: OpenedEntry & { readonly at: string }) =>
  db
    .updateTable("people_entries")
    .set({ link: one.link, opened_at: one.at })
    .where((where) => where.and(personsEntryKey(one))),
);

const accept = query((db, one: OfPersonsEntry & Record<"by" | "at", string | null>) =>
  db
    .updateTable("people_entries")
    .set({ accepted_by: one.by, accepted_at: one.at })
    .where((where) => where.and(personsEntryKey(one))),
);

const removeOne = query((db, one: OfPersonsEntry) =>
  db.deleteFrom("people_entries").where((where) => where.and(personsEntryKey(one))),
);

const removeAll = query((db, one: OfEntry) =>
  db.deleteFrom("people_entries").where((where) => where.and(entryKey(one))),
);

/**
 * The owners of entries. An entry is a person's if that person and a director both say so; further
 * statements change nothing.
 */
export const linkedEntries = {
  /** Returns a person's entries, including those only claimed. */
  *of(person: string): Steps<readonly LinkedEntry[]> {
    return (yield* all(ofPerson({ person }))).map(linkedEntryOf);
  },
  *ofEntry(one: OfEntry): Steps<readonly LinkedEntry[]> {
    return (yield* all(ofEntry(one))).map(linkedEntryOf);
  },
  /** Returns all of a competition, by entry, with the names of the accounts. */
  *inCompetition(competition: string): Steps<readonly (LinkedEntry & { readonly name: string })[]> {
    const rows = yield* all(inCompetition({ competition }));
    return rows.map((row) => ({ ...linkedEntryOf(row), name: textOf(row, "person_name") }));
  },
  /** Returns the entry a person acts as: by the valid link that was opened last. */
  *acting(person: string, competition: string): Steps<(LinkedEntry & { link: string }) | null> {
    const holding = (yield* linkedEntries.of(person)).filter(
      (one): one is LinkedEntry & { link: string } =>
        one.competition === competition && one.link !== null,
    );
    return holding.reduce<(LinkedEntry & { link: string }) | null>(
      (latest, one) =>
        latest === null || (one.openedAt ?? "") > (latest.openedAt ?? "") ? one : latest,
      null,
    );
  },
  /**
   * Claims an entry by opening its personal link; accepted at once if a director has proposed it to
   * one of the person's addresses. False if it is another person's already.
   */
  *open(one: OpenedEntry, at: string): Steps<boolean> {
    const known = yield* linkedEntries.ofEntry(one);
    if (isAnothers(known, one.person)) return false;
    if ((yield* run(openAgain({ ...one, at }))) === 0) {
      const said = { saidBy: `player:${one.entry}`, saidAt: at };
      const not = { acceptedBy: null, acceptedAt: null };
      yield* run(insert({ ...one, ...said, ...not, confirmedAt: at, openedAt: at }));
    }
    const proposed = yield* entryProposals.take(one);
    if (proposed !== null) {
      yield* run(accept({ ...one, by: proposed.saidBy, at: proposed.saidAt }));
    }
    yield* run(countRightsChange());
    return true;
  },
  /** Accepts a director's proposal; false if it is gone or another person's. */
  *agree(one: OfPersonsEntry, at: string): Steps<boolean> {
    const known = yield* linkedEntries.ofEntry(one);
    if (isAnothers(known, one.person)) return false;
    const proposed = yield* entryProposals.take(one);
    if (proposed === null) return false;
    const { saidBy, saidAt } = proposed;
    if (known.some(({ person }) => person === one.person)) {
      yield* run(accept({ ...one, by: saidBy, at: saidAt }));
    } else {
      const accepted = { acceptedBy: saidBy, acceptedAt: saidAt, confirmedAt: at };
      yield* run(insert({ ...one, saidBy, saidAt, ...accepted, link: null, openedAt: null }));
    }
    return true;
  },
  /** Accepts a claim for the director, unless it is gone or the entry is another person's. */
  *accept(one: OfPersonsEntry, by: string, at: string): Steps<"accepted" | "unknown" | "anothers"> {
    const known = yield* linkedEntries.ofEntry(one);
    if (isAnothers(known, one.person)) return "anothers";
    return (yield* run(accept({ ...one, by, at }))) > 0 ? "accepted" : "unknown";
  },
  /** Withdraws a director's acceptance: the entry is only claimed again. */
  *doubt(one: OfPersonsEntry): Steps<boolean> {
    return (yield* run(accept({ ...one, by: null, at: null }))) > 0;
  },
  *remove(one: OfPersonsEntry): Steps<boolean> {
    const gone = (yield* run(removeOne(one))) > 0;
    if (gone) yield* run(countRightsChange());
    return gone;
  },
};

/** Deletes the erased person's links to accounts, and the proposals. */
export const eraseLinkedEntries: EraseAlongside = function* ({ competition, entry }) {
  yield* entryProposals.remove({ competition, entry });
  if ((yield* run(removeAll({ competition, entry }))) > 0) yield* run(countRightsChange());
};

const isAnothers = (known: readonly LinkedEntry[], person: string): boolean =>
  known.some((one) => one.person !== person && one.accepted !== null);

const linkedEntryOf = (row: Row): LinkedEntry => {
  const [by, at] = [textOrNull(row, "accepted_by"), textOrNull(row, "accepted_at")];
  return {
    competition: textOf(row, "competition"),
    entry: integerOf(row, "entry"),
    person: textOf(row, "person"),
    link: textOrNull(row, "link"),
    openedAt: textOrNull(row, "opened_at"),
    saidBy: textOf(row, "said_by"),
    saidAt: textOf(row, "said_at"),
    confirmedAt: textOf(row, "confirmed_at"),
    accepted: by === null || at === null ? null : { by, at },
  };
};
