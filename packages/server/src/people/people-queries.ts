import { query } from "../storage/query.ts";

type OfPerson = { readonly person: string };

/** Queries of the tables of people and their addresses. */
export const peopleQueries = {
  insert: query((db, row: Record<"id" | "name" | "language" | "createdAt", string>) =>
    db.insertInto("people").values({
      id: row.id,
      name: row.name,
      language: row.language,
      created_at: row.createdAt,
    }),
  ),
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
  confirm: query((db, row: OfPerson & Record<"address" | "confirmedAt", string>) =>
    db
      .insertInto("people_addresses")
      .values({ address: row.address, person: row.person, confirmed_at: row.confirmedAt })
      .onConflict((conflict) => conflict.doNothing()),
  ),
  removeLinks: query((db, { address }: { readonly address: string }) =>
    db.deleteFrom("sign_in_links").where("address", "=", address),
  ),
  removeAddress: query((db, { person, address }: OfPerson & { readonly address: string }) =>
    db.deleteFrom("people_addresses").where("person", "=", person).where("address", "=", address),
  ),
};
