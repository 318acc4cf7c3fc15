import type { Migration } from "./migration.ts";

/** The tables of backups, in the same file as the journal: at most one plan, as JSON. */
export const backupMigrations: readonly Migration[] = [
  {
    module: "backup",
    number: 1,
    sql: `
      CREATE TABLE backup_plan (
        id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
        plan TEXT NOT NULL,
        begun INTEGER NOT NULL CHECK (begun IN (0, 1))
      ) STRICT;
    `,
  },
];

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

/**
 * Progress of a ladder's mails: those of every event up to `seq` are queued; and the time up to
 * which its deadlines were allowed to act.
 */
export const ladderMigrations: readonly Migration[] = [
  {
    module: "ladder",
    number: 1,
    sql: `
      CREATE TABLE ladder_letters (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        seq INTEGER NOT NULL,
        PRIMARY KEY (owner, competition),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    module: "ladder",
    number: 2,
    sql: `
      CREATE TABLE ladder_watch (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        at TEXT NOT NULL,
        PRIMARY KEY (owner, competition),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;
    `,
  },
];

/**
 * The state of a long journal, to open it faster: pieces of the state after event `seq`, whose hash
 * is `head`. A cache: derived from the journal, never exported, may always be deleted.
 *
 * `version`: of the rules that folded it. `pieces`: their number; `digest`: of all of them.
 */
export const snapshotMigrations: readonly Migration[] = [
  {
    module: "snapshots",
    number: 1,
    // With a rowid: pieces of some 100 kB are stored outside the index tree.
    sql: `
      CREATE TABLE snapshots (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        seq INTEGER NOT NULL,
        version TEXT NOT NULL,
        number INTEGER NOT NULL,
        pieces INTEGER NOT NULL,
        head TEXT NOT NULL,
        digest TEXT NOT NULL,
        piece TEXT NOT NULL,
        PRIMARY KEY (owner, competition, seq, version, number),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT;
    `,
  },
];
