/**
 * One numbered step of a module's tables. Modules that keep something in the same file number
 * their own steps 1, 2, 3 …; a step that was ever released is never changed again.
 */
export interface Migration {
  /** Whose tables: `journal`, `access` … */
  readonly module: string;
  readonly number: number;
  /** One or more SQL statements; run inside the transaction that records the step as done. */
  readonly sql: string;
}

/** The tables of the journal. WITHOUT ROWID: a competition's events lie side by side in the file. */
export const journalMigrations: readonly Migration[] = [
  {
    module: "journal",
    number: 1,
    sql: `
      CREATE TABLE competitions (
        competition TEXT NOT NULL PRIMARY KEY,
        created_at TEXT NOT NULL,
        last_seq INTEGER NOT NULL CHECK (last_seq > 0)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE events (
        competition TEXT NOT NULL REFERENCES competitions ON DELETE CASCADE,
        seq INTEGER NOT NULL CHECK (seq > 0),
        type TEXT NOT NULL,
        data TEXT NOT NULL,
        actor TEXT NOT NULL,
        recorded_at TEXT NOT NULL,
        effective_at TEXT NOT NULL,
        PRIMARY KEY (competition, seq)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE answers (
        competition TEXT NOT NULL REFERENCES competitions ON DELETE CASCADE,
        idempotency_key TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        answer TEXT NOT NULL,
        last_seq INTEGER NOT NULL,
        PRIMARY KEY (competition, idempotency_key)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    // Tells the backups of this journal from those of others, wherever it is copied to.
    module: "journal",
    number: 2,
    sql: `
      CREATE TABLE identity (journal TEXT NOT NULL) STRICT;
      INSERT INTO identity (journal) VALUES (lower(hex(randomblob(4))));
    `,
  },
];
