import type { Migration } from "./migration.ts";

/**
 * The device, link and person of each event: beside the journal, since it is personal data and can
 * be erased. Deleted with the competition; no row if nothing is known.
 *
 * `session` names a session that may be over, `link` a link that may be revoked, `person` an
 * account: none of them grants anything.
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
