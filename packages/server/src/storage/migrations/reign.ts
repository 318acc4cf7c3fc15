import type { Migration } from "./migration.ts";

/**
 * Which of two laptops leads: one row at most, none where nobody ever followed. `epoch` grows with each
 * take-over. `key`: the secret that a leader and its standby share. The rest is JSON: who follows, whom
 * this file follows, from whom it took over, who took over from it.
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
