import { query } from "../storage/query.ts";

/** Queries of requested affiliations. */
export const affiliationQueries = {
  ask: query(
    (db, row: Readonly<Record<"organisation" | "parent" | "askedBy" | "askedAt", string>>) =>
      db.insertInto("organisation_affiliations").values({
        ...{ organisation: row.organisation, parent: row.parent },
        ...{ asked_by: row.askedBy, asked_at: row.askedAt },
      }),
  ),
  of: query((db, { organisation }: { readonly organisation: string }) =>
    db.selectFrom("organisation_affiliations").selectAll().where("organisation", "=", organisation),
  ),
  to: query((db, { parent }: { readonly parent: string }) =>
    db
      .selectFrom("organisation_affiliations")
      .selectAll()
      .where("parent", "=", parent)
      .orderBy("asked_at")
      .orderBy("organisation"),
  ),
  end: query((db, { organisation }: { readonly organisation: string }) =>
    db.deleteFrom("organisation_affiliations").where("organisation", "=", organisation),
  ),
};
