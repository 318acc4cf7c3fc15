import { query } from "./query.ts";

/** Counts a change of account rights, so that every server reloads them. */
export const countRightsChange = query((db) =>
  db
    .insertInto("organisation_rights")
    .values({ one: 1, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column("one")
        .doUpdateSet((row) => ({ version: row("organisation_rights.version", "+", 1) })),
    ),
);
