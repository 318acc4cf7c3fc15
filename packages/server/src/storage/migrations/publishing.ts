import type { Migration } from "./migration.ts";

/**
 * `receptions`: the keys with which laptops may publish their events here. `publications`: the
 * server where an event of this machine is published; deleted with the competition.
 */
export const publishingMigrations: readonly Migration[] = [
  {
    module: "publishing",
    number: 1,
    sql: `
      CREATE TABLE receptions (
        key TEXT NOT NULL PRIMARY KEY,
        created_at TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE publications (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        url TEXT NOT NULL,
        key TEXT NOT NULL,
        PRIMARY KEY (owner, competition),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;
    `,
  },
];

/** Websites that may embed a competition's pages; JSON. Deleted with the competition. */
export const embedMigrations: readonly Migration[] = [
  {
    module: "embeds",
    number: 1,
    sql: `
      CREATE TABLE embeds (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        sites TEXT NOT NULL,
        PRIMARY KEY (owner, competition),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;
    `,
  },
];

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

/**
 * The leader of two laptops: at most one row, none if there was never a standby. `epoch` grows with
 * each take-over. `key`: the secret shared by a leader and its standby. The rest is JSON: the
 * standby, the followed leader, the machine taken over from, and the one that took over.
 */
export const leadershipMigrations: readonly Migration[] = [
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
