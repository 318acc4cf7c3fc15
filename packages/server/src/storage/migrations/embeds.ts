import type { Migration } from "./migration.ts";

/** Which websites may show a competition's pages in their own; JSON. Goes with the competition. */
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
