import type { Migration } from "./migration.ts";

/**
 * The leader of two laptops: at most one row, none if there was never a standby. `epoch` grows with
 * each take-over. `key`: the secret shared by a leader and its standby. The rest is JSON: the
 * standby, the followed leader, the machine taken over from, and the one that took over.
 */
export const reignMigrations: readonly Migration[] = [
  {
    module: "reign",
    number: 1,
    sql: `
      CREATE TABLE reign (
        id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
        epoch INTEGER NOT NULL,
        key TEXT,
        standby TEXT,
        follows TEXT,
        took_over TEXT,
        superseded TEXT
      ) STRICT, WITHOUT ROWID;
    `,
  },
];
