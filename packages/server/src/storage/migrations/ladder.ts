import type { Migration } from "./migration.ts";

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
