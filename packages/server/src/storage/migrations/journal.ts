import { EVENT_SCHEMA } from "@losfee/core";
import type { Migration } from "./migration.ts";

/** `identity`: SQL for eight random hexadecimal digits. */
const firstTables = (identity: string): string => `
      CREATE TABLE competitions (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        created_at TEXT NOT NULL,
        last_seq INTEGER NOT NULL CHECK (last_seq > 0),
        hash TEXT NOT NULL,
        PRIMARY KEY (owner, competition)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE events (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        seq INTEGER NOT NULL CHECK (seq > 0),
        schema INTEGER NOT NULL,
        type TEXT NOT NULL,
        data TEXT NOT NULL,
        actor TEXT NOT NULL,
        recorded_at TEXT NOT NULL,
        effective_at TEXT NOT NULL,
        previous TEXT NOT NULL,
        hash TEXT NOT NULL,
        PRIMARY KEY (owner, competition, seq),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE personal_parts (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        seq INTEGER NOT NULL,
        place TEXT NOT NULL,
        salt TEXT,
        value TEXT NOT NULL,
        PRIMARY KEY (owner, competition, seq, place),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE answers (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        idempotency_key TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        answer TEXT NOT NULL,
        last_seq INTEGER NOT NULL,
        PRIMARY KEY (owner, competition, idempotency_key),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE erasures (
        commitment TEXT NOT NULL PRIMARY KEY,
        entry INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;

      -- Tells the backups of this journal from those of others, wherever it is copied to.
      CREATE TABLE identity (journal TEXT NOT NULL, schema INTEGER NOT NULL) STRICT;
      INSERT INTO identity (journal, schema) VALUES (${identity}, ${EVENT_SCHEMA});
    `;

/**
 * The tables of the journal. WITHOUT ROWID: a competition's events are adjacent in the file.
 *
 * `events.data` is canonical JSON, as hashed in `hash`. `personal_parts` has the personal data
 * removed from the event of that seq; `salt` is null once it is erased. `erasures` outlives
 * competitions: it identifies erased data in older backups and files.
 */
export const journalMigrations: readonly Migration[] = [
  {
    module: "journal",
    number: 1,
    sql: firstTables("lower(hex(randomblob(4)))"),
    postgres: firstTables("substr(md5(random()::text), 1, 8)"),
  },
  {
    module: "journal",
    number: 2,
    // With a rowid: files of some 100 kB are stored outside the index tree.
    sql: `
      CREATE TABLE pictures (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        hash TEXT NOT NULL,
        file TEXT NOT NULL,
        bytes BLOB NOT NULL,
        PRIMARY KEY (owner, competition, hash, file),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT;
    `,
  },
  {
    module: "journal",
    number: 3,
    // A key belongs to one competition on all servers, regardless of its intended name.
    sql: `
      CREATE TABLE creation_keys (
        idempotency_key TEXT NOT NULL PRIMARY KEY,
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;
    `,
  },
];
