import { isLanguage, type Language } from "@losfee/contract";
import { err, ok, type Result } from "@losfee/core";
import type { Access } from "../access/access.ts";
import { newId } from "../access/tokens.ts";
import { countRightsChange } from "../storage/competitions.ts";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { type Row, textOf } from "../storage/rows.ts";
import { all, first, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { entryProposals } from "./entry-proposals.ts";

type OfPerson = { readonly person: string };

/** Queries of the tables of people and their addresses. */
const peopleQueries = {
  insert: inserting("people", ["id", "name", "language", "createdAt"]),
  one: query((db, { person }: OfPerson) =>
    db.selectFrom("people").selectAll().where("id", "=", person),
  ),
  any: query((db) => db.selectFrom("people").select("id").limit(1)),
  all: query((db) => db.selectFrom("people").selectAll().orderBy("name").orderBy("id")),
  change: query((db, { person, name, language }: OfPerson & Record<"name" | "language", string>) =>
    db.updateTable("people").set({ name, language }).where("id", "=", person),
  ),
  remove: query((db, { person }: OfPerson) => db.deleteFrom("people").where("id", "=", person)),
  byAddress: query((db, { address }: { readonly address: string }) =>
    db
      .selectFrom("people_addresses as address")
      .innerJoin("people as person", "person.id", "address.person")
      .selectAll("person")
      .where("address.address", "=", address),
  ),
  addresses: query((db, { person }: OfPerson) =>
    db
      .selectFrom("people_addresses")
      .selectAll()
      .where("person", "=", person)
      .orderBy("confirmed_at")
      .orderBy("address"),
  ),
  allAddresses: query((db) =>
    db.selectFrom("people_addresses").selectAll().orderBy("confirmed_at").orderBy("address"),
  ),
  /** Never takes an address away from another person. */
  confirm: inserting("people_addresses", ["address", "person", "confirmedAt"], { known: "kept" }),
  removeLinks: query((db, { address }: { readonly address: string }) =>
    db.deleteFrom("sign_in_links").where("address", "=", address),
  ),
  removeAddress: query((db, { person, address }: OfPerson & { readonly address: string }) =>
    db.deleteFrom("people_addresses").where("person", "=", person).where("address", "=", address),
  ),
};

/** A person with an account on this server. */
export interface Person {
  /** Identifies the person; reveals nothing. */
  readonly id: string;
  readonly name: string;
  /** Language of pages and letters. */
  readonly language: Language;
  /** ISO 8601 in UTC, like all times. */
  readonly createdAt: string;
}

/** A person with the confirmed addresses, oldest first. */
export interface PersonWithAddresses extends Person {
  readonly addresses: readonly string[];
}

/** Why a name is refused. */
export type NameRefusal =
  | { readonly code: "person-name-missing" }
  | { readonly code: "person-name-too-long"; readonly allowed: number };

/** The editable details of a person. */
type PersonDetails = Pick<Person, "name" | "language">;

/** The people who have an account on this server. */
export interface People {
  /** Creates an account, within a transaction. */
  create(details: PersonDetails): Steps<Person>;
  /** Null: no such person, or no longer. */
  find(id: string): Steps<Person | null>;
  /** Returns the person with this confirmed address, compared in the form of `addressKey`. */
  byAddress(address: string): Steps<Person | null>;
  /** Confirms an address of a person; false if it is another person's already. */
  confirm(person: string, address: string): Steps<boolean>;
  addresses(person: string): Steps<readonly string[]>;
  of(id: string): Promise<PersonWithAddresses | null>;
  /** True if there are any people. */
  isAnybody(): Promise<boolean>;
  /** Returns all, by name. */
  list(): Promise<readonly PersonWithAddresses[]>;
  /** False: no such person. */
  change(id: string, details: PersonDetails): Promise<boolean>;
  /** False: it is not the person's. */
  forgetAddress(person: string, address: string): Promise<boolean>;
  /**
   * Erases a person with all data of the account and what `alongside` deletes, in one transaction;
   * sessions end at once, and no traces stay in the file.
   */
  erase(id: string, alongside?: () => Steps<void>): Promise<boolean>;
}

const LONGEST_NAME = 100;

/** Returns a name as it is stored: in one line, without invisible characters. */
export const personName = (text: string): Result<string, NameRefusal> => {
  const name = text
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim();
  if (name === "") return err({ code: "person-name-missing" });
  return [...name].length > LONGEST_NAME
    ? err({ code: "person-name-too-long", allowed: LONGEST_NAME })
    : ok(name);
};

/** Creates the people in `tables`. */
export const createPeople = (
  tables: Tables,
  access: Pick<Access, "endSessionsOf">,
  now: () => string,
): People => {
  function* find(id: string): Steps<Person | null> {
    const row = yield* first(peopleQueries.one({ person: id }));
    return row === undefined ? null : personOf(row);
  }
  function* addresses(person: string): Steps<readonly string[]> {
    return (yield* all(peopleQueries.addresses({ person }))).map((row) => textOf(row, "address"));
  }
  return {
    *create(details) {
      const person = { id: newId(), ...details, createdAt: now() };
      yield* run(peopleQueries.insert(person));
      return person;
    },
    find,
    *byAddress(address) {
      const row = yield* first(peopleQueries.byAddress({ address }));
      return row === undefined ? null : personOf(row);
    },
    *confirm(person, address) {
      yield* run(peopleQueries.confirm({ person, address, confirmedAt: now() }));
      const row = yield* first(peopleQueries.byAddress({ address }));
      return row !== undefined && textOf(row, "id") === person;
    },
    addresses,
    of: (id) =>
      tables.look(function* () {
        const person = yield* find(id);
        return person && { ...person, addresses: yield* addresses(id) };
      }),
    isAnybody: () =>
      tables.look(function* () {
        return (yield* first(peopleQueries.any())) !== undefined;
      }),
    list: () =>
      tables.look(function* () {
        const people = yield* all(peopleQueries.all());
        const confirmed = yield* all(peopleQueries.allAddresses());
        const byPerson = Map.groupBy(confirmed, (row) => textOf(row, "person"));
        return people.map(personOf).map((person) => ({
          ...person,
          addresses: (byPerson.get(person.id) ?? []).map((row) => textOf(row, "address")),
        }));
      }),
    change: async (id, { name, language }) =>
      (await tables.transact(() => run(peopleQueries.change({ person: id, name, language })))) > 0,
    forgetAddress: async (person, address) =>
      (await tables.transact(() => run(peopleQueries.removeAddress({ person, address })))) > 0,
    async erase(id, alongside) {
      let isGone = false;
      await access.endSessionsOf(id, null, function* () {
        // Links requested for one of their addresses name no person, nor do proposals.
        for (const address of yield* addresses(id)) {
          yield* run(peopleQueries.removeLinks({ address }));
          yield* entryProposals.removeTo(address);
        }
        isGone = (yield* run(peopleQueries.remove({ person: id }))) > 0;
        if (alongside !== undefined) yield* alongside();
        yield* run(countRightsChange());
      });
      return isGone;
    },
  };
};

const personOf = (row: Row): Person => {
  const language = textOf(row, "language");
  return {
    id: textOf(row, "id"),
    name: textOf(row, "name"),
    language: isLanguage(language) ? language : "en",
    createdAt: textOf(row, "created_at"),
  };
};
