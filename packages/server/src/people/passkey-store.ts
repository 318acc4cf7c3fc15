import type { OwnPasskey } from "@losfee/contract/api";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { integerOf, jsonOf, type Row, textOf, textOrNull } from "../storage/rows.ts";
import { all, first, run, type Steps } from "../storage/steps.ts";

/** A passkey as shown to its owner; ids are the browsers', base64url. */
export type Passkey = Readonly<OwnPasskey>;

/** A passkey with the data for checking it. */
export interface StoredPasskey extends Passkey {
  readonly person: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  /** Host name of the server that it was made for. */
  readonly relyingParty: string;
}

type OfPasskey = { readonly person: string; readonly id: string };

const insert = inserting(
  "people_passkeys",
  ["id", "person", "publicKey", "counter", "transports", "relyingParty", "name", "createdAt"],
  { known: "kept" },
);

const one = query((db, { id }: { readonly id: string }) =>
  db.selectFrom("people_passkeys").selectAll().where("id", "=", id),
);

const ofPerson = query((db, { person }: { readonly person: string }) =>
  db
    .selectFrom("people_passkeys")
    .selectAll()
    .where("person", "=", person)
    .orderBy("created_at")
    .orderBy("id"),
);

const use = query(
  (
    db,
    row: { readonly id: string; readonly usedAt: string } & Record<"before" | "counter", number>,
  ) =>
    db
      .updateTable("people_passkeys")
      .set({ counter: row.counter, last_used_at: row.usedAt })
      .where(({ and }) => and({ id: row.id, counter: row.before })),
);

const rename = query((db, { person, id, name }: OfPasskey & { readonly name: string }) =>
  db.updateTable("people_passkeys").set({ name }).where("person", "=", person).where("id", "=", id),
);

const remove = query((db, { person, id }: OfPasskey) =>
  db.deleteFrom("people_passkeys").where("person", "=", person).where("id", "=", id),
);

/** The passkeys in the tables. */
export const passkeyStore = {
  /** False: it is known already. */
  *add(key: StoredPasskey): Steps<boolean> {
    const { lastUsedAt: _, transports, ...rest } = key;
    return (yield* run(insert({ ...rest, transports: JSON.stringify(transports) }))) > 0;
  },
  *find(id: string): Steps<StoredPasskey | null> {
    const row = yield* first(one({ id }));
    return row === undefined ? null : passkeyOf(row);
  },
  /** Oldest first. */
  *of(person: string): Steps<readonly StoredPasskey[]> {
    return (yield* all(ofPerson({ person }))).map(passkeyOf);
  },
  /** Records its use; false if another request has used it since it was read. */
  *use(key: StoredPasskey, counter: number, usedAt: string): Steps<boolean> {
    return (yield* run(use({ id: key.id, before: key.counter, counter, usedAt }))) > 0;
  },
  *rename(person: string, id: string, name: string): Steps<boolean> {
    return (yield* run(rename({ person, id, name }))) > 0;
  },
  *remove(person: string, id: string): Steps<boolean> {
    return (yield* run(remove({ person, id }))) > 0;
  },
};

const passkeyOf = (row: Row): StoredPasskey => ({
  id: textOf(row, "id"),
  person: textOf(row, "person"),
  publicKey: textOf(row, "public_key"),
  counter: integerOf(row, "counter"),
  transports: jsonOf(row, "transports") as readonly string[],
  relyingParty: textOf(row, "relying_party"),
  name: textOf(row, "name"),
  createdAt: textOf(row, "created_at"),
  lastUsedAt: textOrNull(row, "last_used_at"),
});
