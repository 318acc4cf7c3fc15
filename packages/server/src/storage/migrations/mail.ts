import type { Migration } from "./migration.ts";

/**
 * The tables of mail, in the same file as the journal, so that a mail and its event are stored
 * together. Everything of a competition is deleted with it. Times are ISO 8601 in UTC.
 *
 * `mail_outbox.due_at`: next attempt, or end of the current one (`sending`).
 * `mail_outbox.carried_by`: the letter that contains this notice, too; if null, the row is a
 * letter. `mail_boxes.last_uid`: every message of the mailbox up to it has been read.
 */
export const mailMigrations: readonly Migration[] = [
  {
    module: "mail",
    number: 1,
    sql: `
      CREATE TABLE mail_settings (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        settings TEXT NOT NULL,
        PRIMARY KEY (owner, competition),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE mail_outbox (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        mail TEXT NOT NULL,
        notice TEXT NOT NULL,
        message_id TEXT NOT NULL UNIQUE,
        content TEXT NOT NULL,
        status TEXT NOT NULL
          CHECK (status IN ('draft', 'waiting', 'sending', 'sent', 'failed', 'cancelled')),
        created_at TEXT NOT NULL,
        due_at TEXT NOT NULL,
        claim TEXT,
        attempts INTEGER NOT NULL DEFAULT 0,
        tried_at TEXT,
        uncertain INTEGER NOT NULL DEFAULT 0,
        fault TEXT,
        sent_at TEXT,
        sending_recorded INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (owner, competition, mail),
        CHECK ((status = 'sending') = (claim IS NOT NULL)),
        CHECK ((status = 'sent') <= (sent_at IS NOT NULL)),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT;

      CREATE INDEX mail_outbox_due ON mail_outbox (status, due_at);
      CREATE INDEX mail_outbox_tried ON mail_outbox (tried_at);

      CREATE TABLE mail_boxes (
        account TEXT NOT NULL,
        uid_validity TEXT NOT NULL,
        last_uid INTEGER NOT NULL,
        PRIMARY KEY (account, uid_validity)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE mail_inbox (
        id TEXT NOT NULL PRIMARY KEY,
        number INTEGER NOT NULL UNIQUE,
        owner TEXT,
        competition TEXT,
        message_id TEXT,
        arrived_at TEXT NOT NULL,
        taken_at TEXT NOT NULL,
        finding TEXT NOT NULL,
        message TEXT NOT NULL,
        authenticity TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('new', 'open', 'done', 'ignored')),
        copies INTEGER NOT NULL DEFAULT 0,
        CHECK ((owner IS NULL) = (competition IS NULL)),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT;

      CREATE INDEX mail_inbox_of_competition
        ON mail_inbox (owner, competition, status, arrived_at, number);
      CREATE INDEX mail_inbox_message_id ON mail_inbox (message_id);
    `,
  },
  {
    module: "mail",
    number: 2,
    sql: `
      ALTER TABLE mail_outbox ADD COLUMN carried_by TEXT;
      CREATE INDEX mail_outbox_carried ON mail_outbox (owner, competition, carried_by);
    `,
  },
];
