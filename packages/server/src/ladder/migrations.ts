import type { Migration } from "../journal/migrations.ts";

/** How far the mails of a ladder have been written: those of every event up to `seq` are queued. */
export const ladderMigrations: readonly Migration[] = [
  {
    module: "ladder",
    number: 1,
    sql: `
      CREATE TABLE ladder_letters (
        competition TEXT NOT NULL PRIMARY KEY REFERENCES competitions ON DELETE CASCADE,
        seq INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
    `,
  },
];
