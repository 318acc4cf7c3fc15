import type { Migration } from "./migration.ts";

/** Websites that may embed a competition's pages; JSON. Deleted with the competition. */
export const embedMigrations: readonly Migration[] = [
  {
    module: "embeds",
    number: 1,
    sql: `
      CREATE TABLE embeds (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        sites TEXT NOT NULL,
        PRIMARY KEY (owner, competition),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;
    `,
  },
];
