import { type EntryId, THE_PLACE } from "@losfee/core";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { integerOf, type Row, textOf } from "../storage/rows.ts";
import { all, first, run, type Steps } from "../storage/steps.ts";
import { entryKey, type OfEntry, type OfPersonsEntry } from "./entry-key.ts";

/** A director's statement of an entry's owner. */
export interface EntryProposal {
  readonly competition: string;
  readonly entry: EntryId;
  /** In the form of `addressKey`; users are never shown if an account has it. */
  readonly address: string;
  /** As in a journal. */
  readonly saidBy: string;
  readonly saidAt: string;
}

type OfPerson = { readonly person: string };

const put = inserting("people_proposals", ["competition", "entry", "address", "saidBy", "saidAt"], {
  owned: true,
  known: ["competition", "entry"],
});

const inCompetition = query((db, { competition }: { readonly competition: string }) =>
  db
    .selectFrom("people_proposals")
    .selectAll()
    .where(({ and }) => and({ owner: THE_PLACE, competition }))
    .orderBy("entry"),
);

const toPerson = query((db, { person }: OfPerson) =>
  db
    .selectFrom("people_proposals")
    .innerJoin("people_addresses", "people_addresses.address", "people_proposals.address")
    .selectAll("people_proposals")
    .where("owner", "=", THE_PLACE)
    .where("people_addresses.person", "=", person)
    .orderBy("said_at")
    .orderBy("competition")
    .orderBy("entry"),
);

const toPersonOfEntry = query((db, one: OfPersonsEntry) =>
  db
    .selectFrom("people_proposals")
    .innerJoin("people_addresses", "people_addresses.address", "people_proposals.address")
    .selectAll("people_proposals")
    .where((where) => where.and(entryKey(one)))
    .where("people_addresses.person", "=", one.person),
);

const removeOne = query((db, one: OfEntry) =>
  db.deleteFrom("people_proposals").where((where) => where.and(entryKey(one))),
);

const removeTo = query((db, { address }: { readonly address: string }) =>
  db.deleteFrom("people_proposals").where("address", "=", address),
);

/**
 * Directors' statements of entries' owners: stored by address only, so that nobody learns if an
 * account has it. A person finds the proposal on confirming the address, also later.
 */
export const entryProposals = {
  /** Replaces an existing proposal for the entry. */
  *put(proposal: EntryProposal): Steps<void> {
    yield* run(put(proposal));
  },
  *inCompetition(competition: string): Steps<readonly EntryProposal[]> {
    return (yield* all(inCompetition({ competition }))).map(proposalOf);
  },
  /** Returns the proposals to any confirmed address of the person. */
  *to(person: string): Steps<readonly EntryProposal[]> {
    return (yield* all(toPerson({ person }))).map(proposalOf);
  },
  /** Uses up the proposal of an entry if it is to this person; null if it is not. */
  *take(one: OfPersonsEntry): Steps<EntryProposal | null> {
    const row = yield* first(toPersonOfEntry(one));
    if (row === undefined) return null;
    yield* run(removeOne(one));
    return proposalOf(row);
  },
  *remove(one: OfEntry): Steps<boolean> {
    return (yield* run(removeOne(one))) > 0;
  },
  /** Removes all proposals to an address that must be forgotten. */
  *removeTo(address: string): Steps<void> {
    yield* run(removeTo({ address }));
  },
};

const proposalOf = (row: Row): EntryProposal => ({
  competition: textOf(row, "competition"),
  entry: integerOf(row, "entry"),
  address: textOf(row, "address"),
  saidBy: textOf(row, "said_by"),
  saidAt: textOf(row, "said_at"),
});
