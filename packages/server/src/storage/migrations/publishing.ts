import type { Migration } from "./migration.ts";

/**
 * `receptions`: the keys with which laptops may publish their events here. `publications`: the
 * server where an event of this machine is published; deleted with the competition.
 */
export const publishingMigrations: readonly Migration[] = [
  {
    module: "publishing",
    number: 1,
    sql: `
      CREATE TABLE receptions (
        key TEXT NOT NULL PRIMARY KEY,
        created_at TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE publications (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        url TEXT NOT NULL,
        key TEXT NOT NULL,
        PRIMARY KEY (owner, competition),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;
    `,
  },
];
