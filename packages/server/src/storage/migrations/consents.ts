import type { Migration } from "./migration.ts";

/**
 * Consents of parents, beside the journal, since no rule looks at them. `consents_wanted`: competitions
 * that ask for them. `entry_consents`: what was noted of whom, when, and by whom, as a journal has it.
 */
export const consentMigrations: readonly Migration[] = [
  {
    module: "consents",
    number: 1,
    sql: `
      CREATE TABLE consents_wanted (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        PRIMARY KEY (owner, competition),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE entry_consents (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        entry INTEGER NOT NULL,
        given INTEGER NOT NULL CHECK (given IN (0, 1)),
        noted_by TEXT NOT NULL,
        noted_at TEXT NOT NULL,
        PRIMARY KEY (owner, competition, entry),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;
    `,
  },
];
