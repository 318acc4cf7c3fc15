import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { type Row, textOf } from "../storage/rows.ts";
import { all, first, run, type Steps } from "../storage/steps.ts";

/** A person's identity at a provider of OpenID Connect. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly person: string;
}

type OfProvider = { readonly issuer: string; readonly subject: string };

const insert = inserting("people_identities", ["issuer", "subject", "person", "createdAt"], {
  known: "kept",
});

const one = query((db, { issuer, subject }: OfProvider) =>
  db
    .selectFrom("people_identities")
    .selectAll()
    .where(({ and }) => and({ issuer, subject })),
);

const ofPerson = query((db, { person }: { readonly person: string }) =>
  db.selectFrom("people_identities").selectAll().where("person", "=", person).orderBy("created_at"),
);

const remove = query((db, { person, issuer }: Record<"person" | "issuer", string>) =>
  db.deleteFrom("people_identities").where("person", "=", person).where("issuer", "=", issuer),
);

/** The identities in the tables. */
export const identityStore = {
  /** Links it to a person; false if it is another person's. */
  *connect(identity: Identity, createdAt: string): Steps<boolean> {
    yield* run(insert({ ...identity, createdAt }));
    return (yield* identityStore.personOf(identity)) === identity.person;
  },
  *personOf({ issuer, subject }: OfProvider): Steps<string | null> {
    const row = yield* first(one({ issuer, subject }));
    return row === undefined ? null : textOf(row, "person");
  },
  *of(person: string): Steps<readonly Identity[]> {
    return (yield* all(ofPerson({ person }))).map(identityOf);
  },
  *remove(person: string, issuer: string): Steps<boolean> {
    return (yield* run(remove({ person, issuer }))) > 0;
  },
};

const identityOf = (row: Row): Identity => ({
  issuer: textOf(row, "issuer"),
  subject: textOf(row, "subject"),
  person: textOf(row, "person"),
});
