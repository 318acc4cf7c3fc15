import type { Migration } from "./migration.ts";

/**
 * The last heartbeat, and all doubts about the date with who confirmed it. Times are ISO 8601 in
 * UTC, uptimes milliseconds.
 */
export const clockMigrations: readonly Migration[] = [
  {
    module: "clock",
    number: 1,
    sql: `
      CREATE TABLE clock_heartbeat (
        id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
        at TEXT NOT NULL,
        uptime INTEGER NOT NULL,
        boot TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE clock_doubts (
        number INTEGER NOT NULL PRIMARY KEY,
        reason TEXT NOT NULL CHECK (reason IN ('backwards', 'jump', 'away')),
        heartbeat_at TEXT NOT NULL,
        noticed_at TEXT NOT NULL,
        confirmed_at TEXT,
        confirmed_by TEXT,
        CHECK ((confirmed_at IS NULL) = (confirmed_by IS NULL))
      ) STRICT;

      CREATE UNIQUE INDEX clock_doubts_open ON clock_doubts (confirmed_at IS NULL)
        WHERE confirmed_at IS NULL;
    `,
    postgres: `
      CREATE TABLE clock_heartbeat (
        id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
        at TEXT NOT NULL,
        uptime INTEGER NOT NULL,
        boot TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE clock_doubts (
        number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        reason TEXT NOT NULL CHECK (reason IN ('backwards', 'jump', 'away')),
        heartbeat_at TEXT NOT NULL,
        noticed_at TEXT NOT NULL,
        confirmed_at TEXT,
        confirmed_by TEXT,
        CHECK ((confirmed_at IS NULL) = (confirmed_by IS NULL))
      );

      CREATE UNIQUE INDEX clock_doubts_open ON clock_doubts ((confirmed_at IS NULL))
        WHERE confirmed_at IS NULL;
    `,
  },
];
