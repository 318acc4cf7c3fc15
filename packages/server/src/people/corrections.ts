import type { Correction } from "@losfee/contract";
import { type EntryId, THE_PLACE } from "@losfee/core";
import { query } from "../storage/query.ts";
import { integerOf, jsonOf, type Row, textOf, textOrNull } from "../storage/rows.ts";
import { all, run, type Steps } from "../storage/steps.ts";
import { type OfPersonsEntry, personsEntryKey } from "./entry-key.ts";

/** A requested correction. */
export interface AskedCorrection {
  readonly competition: string;
  readonly entry: EntryId;
  readonly person: string;
  readonly wish: Correction;
  readonly askedAt: string;
  /** The reason for declining it; null: not answered yet. */
  readonly declined: { readonly at: string; readonly reason: string } | null;
}

const columns = ["competition", "entry", "person", "wish", "asked_at"] as const;

const ofPerson = query((db, { person }: { readonly person: string }) =>
  db
    .selectFrom("people_corrections")
    .select([...columns, "declined_at", "reason"])
    .where(({ and }) => and({ owner: THE_PLACE, person })),
);

/** Only of accounts whose claim to the entry the direction has accepted. */
const openIn = query((db, { competition }: { readonly competition: string }) =>
  db
    .selectFrom("people_corrections as correction")
    .innerJoin("people_entries as linked", (join) =>
      join
        .onRef("linked.owner", "=", "correction.owner")
        .onRef("linked.competition", "=", "correction.competition")
        .onRef("linked.entry", "=", "correction.entry")
        .onRef("linked.person", "=", "correction.person"),
    )
    .innerJoin("people", "people.id", "correction.person")
    .selectAll("correction")
    .select("people.name as person_name")
    .where("correction.owner", "=", THE_PLACE)
    .where("correction.competition", "=", competition)
    .where("correction.declined_at", "is", null)
    .where("linked.accepted_at", "is not", null)
    .orderBy("correction.asked_at"),
);

const remove = query((db, one: OfPersonsEntry) =>
  db.deleteFrom("people_corrections").where((where) => where.and(personsEntryKey(one))),
);

const insert = query((db, row: OfPersonsEntry & Record<"wish" | "askedAt", string>) =>
  db.insertInto("people_corrections").values({
    ...personsEntryKey(row),
    ...{ wish: row.wish, asked_at: row.askedAt, declined_at: null, reason: null },
  }),
);

const decline = query((db, one: Answered & Record<"at" | "reason", string>) =>
  db
    .updateTable("people_corrections")
    .set({ declined_at: one.at, reason: one.reason })
    .where((where) => where.and(personsEntryKey(one)))
    .where("asked_at", "=", one.askedAt)
    .where("declined_at", "is", null),
);

/** A correction as seen by the director who answers it. */
export type Answered = OfPersonsEntry & { readonly askedAt: string };

/**
 * People's requests to correct their data, one per entry at a time; they are deleted with the
 * entry, the account and the claim.
 */
export const corrections = {
  *of(person: string): Steps<readonly AskedCorrection[]> {
    return (yield* all(ofPerson({ person }))).map(correctionOf);
  },
  /** Returns the unanswered ones, oldest first, with the names of the accounts. */
  *openIn(competition: string): Steps<readonly (AskedCorrection & { readonly name: string })[]> {
    const rows = yield* all(openIn({ competition }));
    return rows.map((row) => ({ ...correctionOf(row), name: textOf(row, "person_name") }));
  },
  /** Replaces the person's earlier request. */
  *ask(one: OfPersonsEntry, wish: Correction, askedAt: string): Steps<void> {
    yield* run(remove(one));
    yield* run(insert({ ...one, wish: JSON.stringify(wish), askedAt }));
  },
  *open(answered: Answered): Steps<AskedCorrection | null> {
    const found = yield* corrections.openIn(answered.competition);
    const isIt = ({ entry, person, askedAt }: AskedCorrection): boolean =>
      entry === answered.entry && person === answered.person && askedAt === answered.askedAt;
    return found.find(isIt) ?? null;
  },
  *decline(answered: Answered, reason: string, at: string): Steps<boolean> {
    return (yield* run(decline({ ...answered, reason, at }))) > 0;
  },
  *remove(one: OfPersonsEntry): Steps<void> {
    yield* run(remove(one));
  },
};

const correctionOf = (row: Row): AskedCorrection => {
  const at = textOrNull(row, "declined_at");
  return {
    competition: textOf(row, "competition"),
    entry: integerOf(row, "entry"),
    person: textOf(row, "person"),
    wish: jsonOf(row, "wish") as Correction,
    askedAt: textOf(row, "asked_at"),
    declined: at === null ? null : { at, reason: textOf(row, "reason") },
  };
};
