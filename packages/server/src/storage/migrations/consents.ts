import type { Migration } from "./migration.ts";

/**
 * Parental consents, beside the journal, since no rule depends on them. `consents_wanted`:
 * competitions that require them. `entry_consents`: the consents with time and actor.
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
