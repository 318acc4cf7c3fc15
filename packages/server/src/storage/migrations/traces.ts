import type { Migration } from "./migration.ts";

/**
 * By which device, link and person events came in: beside the journal, since it tells of people and can
 * be erased. Goes with the competition; no row where nothing is known.
 *
 * `session` names a session that may be over, `link` a link that may be revoked, `person` an account:
 * none of them opens anything.
 */
export const traceMigrations: readonly Migration[] = [
  {
    module: "traces",
    number: 1,
    sql: `
      CREATE TABLE event_traces (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        seq INTEGER NOT NULL,
        session TEXT,
        link TEXT,
        person TEXT,
        browser TEXT,
        system TEXT,
        PRIMARY KEY (owner, competition, seq),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;
    `,
  },
];
