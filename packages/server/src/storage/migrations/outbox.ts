import type { Migration } from "./migration.ts";

/**
 * All that waits to be sent, and what became of it; deleted with its competition. A `letter` is a
 * mail of a competition: `about` is its notice, `content` JSON; `carried_by` names the letter that
 * contains this notice, too. A `message` goes to a webhook or a person's channel, and is deleted
 * with it: `about` is its type, `content` the body. Times are ISO 8601 in UTC; retries are counted
 * from `begun_at`; `due_at` is the next attempt, or the end of the current one (`sending`).
 */
export const outboxMigrations: readonly Migration[] = [
  {
    module: "outbox",
    number: 1,
    sql: `
      CREATE TABLE outbox (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('letter', 'message')),
        id TEXT NOT NULL,
        webhook TEXT,
        about TEXT NOT NULL,
        title TEXT,
        message_id TEXT UNIQUE,
        content TEXT NOT NULL,
        status TEXT NOT NULL
          CHECK (status IN ('draft', 'waiting', 'sending', 'sent', 'failed', 'cancelled')),
        created_at TEXT NOT NULL,
        begun_at TEXT NOT NULL,
        due_at TEXT NOT NULL,
        claim TEXT,
        attempts INTEGER NOT NULL DEFAULT 0,
        tried_at TEXT,
        uncertain INTEGER NOT NULL DEFAULT 0,
        fault TEXT,
        sent_at TEXT,
        sending_recorded INTEGER NOT NULL DEFAULT 0,
        carried_by TEXT,
        PRIMARY KEY (owner, competition, kind, id),
        CHECK ((kind = 'letter') = (message_id IS NOT NULL)),
        CHECK ((kind = 'message') = (webhook IS NOT NULL AND title IS NOT NULL)),
        CHECK ((status = 'sending') = (claim IS NOT NULL)),
        CHECK ((status = 'sent') <= (sent_at IS NOT NULL)),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE,
        FOREIGN KEY (owner, competition, webhook) REFERENCES webhooks ON DELETE CASCADE
      ) STRICT;

      INSERT INTO outbox (owner, competition, kind, id, about, message_id, content, status,
          created_at, begun_at, due_at, claim, attempts, tried_at, uncertain, fault, sent_at,
          sending_recorded, carried_by)
        SELECT owner, competition, 'letter', mail, notice, message_id, content, status,
          created_at, created_at, due_at, claim, attempts, tried_at, uncertain, fault, sent_at,
          sending_recorded, carried_by
        FROM mail_outbox ORDER BY rowid;
      INSERT INTO outbox (owner, competition, kind, id, webhook, about, title, content, status,
          created_at, begun_at, due_at, claim, attempts, tried_at, fault, sent_at)
        SELECT owner, competition, 'message', message, webhook, type, title, body,
          CASE status WHEN 'delivered' THEN 'sent' ELSE status END,
          created_at, begun_at, due_at, claim, attempts, tried_at, fault, delivered_at
        FROM webhook_deliveries ORDER BY rowid;
      DROP TABLE mail_outbox;
      DROP TABLE webhook_deliveries;

      CREATE INDEX outbox_due ON outbox (status, due_at);
      CREATE INDEX outbox_tried ON outbox (tried_at);
      CREATE INDEX outbox_carried ON outbox (owner, competition, carried_by);
      CREATE INDEX outbox_of_webhook ON outbox (owner, competition, webhook);
    `,
  },
];
