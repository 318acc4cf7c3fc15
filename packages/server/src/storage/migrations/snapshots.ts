import type { Migration } from "./migration.ts";

/**
 * What of a long journal is held on to, to open it sooner: pieces of the state after event `seq`, whose
 * hash is `head`. A cache: follows from the journal, is never exported and can always be deleted.
 *
 * `version`: of the rules that folded it. `pieces`: how many there are; `digest`: of all of them.
 */
export const snapshotMigrations: readonly Migration[] = [
  {
    module: "snapshots",
    number: 1,
    // With a rowid: pieces of some 100 kB lie outside the tree by which they are found.
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
