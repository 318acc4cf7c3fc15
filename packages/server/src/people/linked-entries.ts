import { type EntryId, THE_PLACE } from "@losfee/core";
import type { EraseAlongside } from "../competitions/erase.ts";
import { query } from "../storage/query.ts";
import { countRightsChange } from "../storage/rights-count.ts";
import { integerOf, type Row, textOf } from "../storage/rows.ts";
import { all, run, type Steps } from "../storage/steps.ts";

/** Somebody who takes part in a competition, and whose account that is. */
export interface LinkedEntry {
  readonly competition: string;
  readonly entry: EntryId;
  readonly person: string;
  /** The personal link that the person opened and acts by; null: none that still holds. */
  readonly link: string | null;
  readonly openedAt: string | null;
  /** Who said that it is this person, as a journal has it. */
  readonly saidBy: string;
  readonly saidAt: string;
  /** When the person agreed; null: not yet. */
  readonly confirmedAt: string | null;
}

type OfEntry = { readonly competition: string; readonly entry: EntryId };
/** An entry as somebody's. */
export type OfPersonsEntry = OfEntry & { readonly person: string };

const ofPerson = query((db, { person }: { readonly person: string }) =>
  db
    .selectFrom("people_entries")
    .selectAll()
    .where("person", "=", person)
    .where("owner", "=", THE_PLACE)
    .orderBy("said_at")
    .orderBy("competition")
    .orderBy("entry"),
);

const ofEntry = query((db, { competition, entry }: OfEntry) =>
  db
    .selectFrom("people_entries")
    .selectAll()
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition)
    .where("entry", "=", entry),
);

const insert = query(
  (
    db,
    row: OfPersonsEntry &
      Record<"saidBy" | "saidAt", string> &
      Record<"link" | "at", string | null>,
  ) =>
    db.insertInto("people_entries").values({
      ...{ owner: THE_PLACE, competition: row.competition, entry: row.entry, person: row.person },
      ...{ link: row.link, opened_at: row.at, confirmed_at: row.at },
      ...{ said_by: row.saidBy, said_at: row.saidAt },
    }),
);

const own = query(
  (db, { competition, entry, person, link, at }: OfPersonsEntry & Record<"link" | "at", string>) =>
    db
      .updateTable("people_entries")
      .set({ link, opened_at: at, confirmed_at: at })
      .where("owner", "=", THE_PLACE)
      .where("competition", "=", competition)
      .where("entry", "=", entry)
      .where("person", "=", person),
);

const agree = query(
  (db, { competition, entry, person, at }: OfPersonsEntry & { readonly at: string }) =>
    db
      .updateTable("people_entries")
      .set({ confirmed_at: at })
      .where("owner", "=", THE_PLACE)
      .where("competition", "=", competition)
      .where("entry", "=", entry)
      .where("person", "=", person)
      .where("confirmed_at", "is", null),
);

const removeOne = query((db, { competition, entry, person }: OfPersonsEntry) =>
  db
    .deleteFrom("people_entries")
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition)
    .where("entry", "=", entry)
    .where("person", "=", person),
);

const removeAll = query((db, { competition, entry }: OfEntry) =>
  db
    .deleteFrom("people_entries")
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition)
    .where("entry", "=", entry),
);

/** Which entries are whose. An entry is one person's, of all who were named the first who agreed. */
export const linkedEntries = {
  /** Those of somebody, also those that wait for a yes. */
  *of(person: string): Steps<readonly LinkedEntry[]> {
    return (yield* all(ofPerson({ person }))).map(linkedEntryOf);
  },
  *ofEntry(one: OfEntry): Steps<readonly LinkedEntry[]> {
    return (yield* all(ofEntry(one))).map(linkedEntryOf);
  },
  /** As whom somebody acts in a competition: by the link that was opened last of those that hold. */
  *acting(person: string, competition: string): Steps<(LinkedEntry & { link: string }) | null> {
    const holding = (yield* linkedEntries.of(person)).filter(
      (one): one is LinkedEntry & { link: string } =>
        one.competition === competition && one.link !== null && one.confirmedAt !== null,
    );
    return holding.reduce<(LinkedEntry & { link: string }) | null>(
      (latest, one) =>
        latest === null || (one.openedAt ?? "") > (latest.openedAt ?? "") ? one : latest,
      null,
    );
  },
  /** Somebody has opened the personal link of an entry; false where that is another's already. */
  *open(one: OfPersonsEntry & { readonly link: string }, at: string): Steps<boolean> {
    const known = yield* linkedEntries.ofEntry(one);
    if (isAnothers(known, one.person)) return false;
    if ((yield* run(own({ ...one, at }))) === 0) {
      yield* run(insert({ ...one, saidBy: `player:${one.entry}`, saidAt: at, at }));
    }
    yield* run(countRightsChange());
    return true;
  },
  /** Who directs says that an entry is somebody's, who has to agree. */
  *propose(one: OfPersonsEntry, saidBy: string, at: string): Steps<void> {
    const known = yield* linkedEntries.ofEntry(one);
    const isKnown = known.some(({ person }) => person === one.person);
    if (isKnown || isAnothers(known, one.person)) return;
    yield* run(insert({ ...one, link: null, saidBy, saidAt: at, at: null }));
  },
  /** False: nobody says so any more, or it became another's meanwhile. */
  *agree(one: OfPersonsEntry, at: string): Steps<boolean> {
    if (isAnothers(yield* linkedEntries.ofEntry(one), one.person)) return false;
    return (yield* run(agree({ ...one, at }))) > 0;
  },
  *takeBack(one: OfPersonsEntry): Steps<boolean> {
    const gone = (yield* run(removeOne(one))) > 0;
    if (gone) yield* run(countRightsChange());
    return gone;
  },
};

/** Takes out whose account somebody's was who is erased. */
export const eraseLinkedEntries: EraseAlongside = function* ({ competition, entry }) {
  if ((yield* run(removeAll({ competition, entry }))) > 0) yield* run(countRightsChange());
};

const isAnothers = (known: readonly LinkedEntry[], person: string): boolean =>
  known.some((one) => one.person !== person && one.confirmedAt !== null);

const linkedEntryOf = (row: Row): LinkedEntry => ({
  competition: textOf(row, "competition"),
  entry: integerOf(row, "entry"),
  person: textOf(row, "person"),
  link: textOrNull(row, "link"),
  openedAt: textOrNull(row, "opened_at"),
  saidBy: textOf(row, "said_by"),
  saidAt: textOf(row, "said_at"),
  confirmedAt: textOrNull(row, "confirmed_at"),
});

const textOrNull = (row: Row, column: string): string | null =>
  row[column] === null ? null : textOf(row, column);
