import type { Migration } from "./migration.ts";

/**
 * The server among several on one database that runs the background jobs, and until when.
 * `expires_at`: milliseconds since 1970 by the clock that all share, the database's.
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
