import type { Migration } from "./migration.ts";

/**
 * Which of several servers on one database does what happens by itself, and until when. `expires_at`:
 * milliseconds since 1970 by the database's clock, the only one that all servers share.
 */
export const dutyMigrations: readonly Migration[] = [
  {
    module: "duty",
    number: 1,
    sql: `
      CREATE TABLE leases (
        name TEXT NOT NULL PRIMARY KEY,
        holder TEXT NOT NULL,
        token INTEGER NOT NULL,
        expires_at INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
    `,
    postgres: `
      CREATE TABLE leases (
        name TEXT NOT NULL PRIMARY KEY,
        holder TEXT NOT NULL,
        token BIGINT NOT NULL,
        expires_at BIGINT NOT NULL
      );
    `,
  },
];
