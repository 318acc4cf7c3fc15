import type { Migration } from "./migration.ts";

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
