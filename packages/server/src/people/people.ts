import { isLanguage, type Language } from "@losfee/contract";
import { err, ok, type Result } from "@losfee/core";
import type { Access } from "../access/access.ts";
import { newId } from "../access/tokens.ts";
import { countRightsChange } from "../storage/rights-count.ts";
import { type Row, textOf } from "../storage/rows.ts";
import { all, first, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { entryProposals } from "./entry-proposals.ts";
import { peopleQueries as sql } from "./people-queries.ts";

/** Somebody with an account on this server. */
export interface Person {
  /** Names the person; says nothing about it. */
  readonly id: string;
  readonly name: string;
  /** In which pages and letters speak to the person. */
  readonly language: Language;
  /** ISO 8601 in UTC, as all times. */
  readonly createdAt: string;
}

/** Somebody with the addresses that were confirmed, the oldest first. */
export interface PersonWithAddresses extends Person {
  readonly addresses: readonly string[];
}

/** Why a name is not taken. */
export type NameRefusal =
  | { readonly code: "person-name-missing" }
  | { readonly code: "person-name-too-long"; readonly allowed: number };

/** What of somebody can be changed. */
export type PersonDetails = Pick<Person, "name" | "language">;

/** The people who have an account on this server. */
export interface People {
  /** Gives somebody an account, as part of a transaction. */
  create(details: PersonDetails): Steps<Person>;
  /** Null: nobody, or nobody any more. */
  find(id: string): Steps<Person | null>;
  /** Whose confirmed address it is; compared as `addressKey` writes it. */
  byAddress(address: string): Steps<Person | null>;
  /** Makes a confirmed address somebody's; false where it is somebody else's already. */
  confirm(person: string, address: string): Steps<boolean>;
  addresses(person: string): Steps<readonly string[]>;
  of(id: string): Promise<PersonWithAddresses | null>;
  /** Whether there is anybody at all. */
  isAnybody(): Promise<boolean>;
  /** All by name. */
  list(): Promise<readonly PersonWithAddresses[]>;
  /** False: there is nobody such. */
  change(id: string, details: PersonDetails): Promise<boolean>;
  /** False: it is not theirs. */
  forgetAddress(person: string, address: string): Promise<boolean>;
  /**
   * Takes somebody out with all that is kept of the account, and what `alongside` takes out in the same
   * transaction; the sessions end at once, and nothing of it stays in the file.
   */
  erase(id: string, alongside?: () => Steps<void>): Promise<boolean>;
}

const LONGEST_NAME = 100;

/** A name as it is kept: without what cannot be seen, in one line. */
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

/** The people in `tables`. */
export const createPeople = (
  tables: Tables,
  access: Pick<Access, "endSessionsOf">,
  now: () => string,
): People => {
  function* find(id: string): Steps<Person | null> {
    const row = yield* first(sql.one({ person: id }));
    return row === undefined ? null : personOf(row);
  }
  function* addresses(person: string): Steps<readonly string[]> {
    return (yield* all(sql.addresses({ person }))).map((row) => textOf(row, "address"));
  }
  return {
    *create(details) {
      const person = { id: newId(), ...details, createdAt: now() };
      yield* run(sql.insert(person));
      return person;
    },
    find,
    *byAddress(address) {
      const row = yield* first(sql.byAddress({ address }));
      return row === undefined ? null : personOf(row);
    },
    *confirm(person, address) {
      yield* run(sql.confirm({ person, address, confirmedAt: now() }));
      const row = yield* first(sql.byAddress({ address }));
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
        return (yield* first(sql.any())) !== undefined;
      }),
    list: () =>
      tables.look(function* () {
        const people = yield* all(sql.all());
        const confirmed = yield* all(sql.allAddresses());
        const byPerson = Map.groupBy(confirmed, (row) => textOf(row, "person"));
        return people.map(personOf).map((person) => ({
          ...person,
          addresses: (byPerson.get(person.id) ?? []).map((row) => textOf(row, "address")),
        }));
      }),
    change: async (id, { name, language }) =>
      (await tables.transact(() => run(sql.change({ person: id, name, language })))) > 0,
    forgetAddress: async (person, address) =>
      (await tables.transact(() => run(sql.removeAddress({ person, address })))) > 0,
    async erase(id, alongside) {
      let isGone = false;
      await access.endSessionsOf(id, null, function* () {
        // Links that were asked for by an address of theirs name no person, nor do proposals.
        for (const address of yield* addresses(id)) {
          yield* run(sql.removeLinks({ address }));
          yield* entryProposals.removeTo(address);
        }
        isGone = (yield* run(sql.remove({ person: id }))) > 0;
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
