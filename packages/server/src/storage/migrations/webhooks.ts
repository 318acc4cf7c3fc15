import type { Migration } from "./migration.ts";

/**
 * The tables of webhooks, in the same file as the journal: everything of a competition is deleted
 * with it, deliveries with their webhook. Times are ISO 8601 in UTC.
 *
 * `webhooks.seq`: messages up to this event are queued. `webhooks.base_url`: the server's URL when
 * the webhook was added. `webhook_deliveries.due_at`: next attempt, or end of the current one
 * (`sending`).
 *
 * Rows with a `link` belong to its player: `link`, and with it `entry`, is null for the director's
 * webhooks. They end with the link. `channel` is the way of sending; `session` names the session of
 * the device that push messages go to, `keys` (JSON) are its encryption keys. `push_keys` has the
 * key pair that identifies this server to push services (VAPID), created once.
 *
 * `webhooks.confirmed_at`: null until the link sent to the address is opened.
 */
export const webhookMigrations: readonly Migration[] = [
  {
    module: "webhooks",
    number: 1,
    sql: `
      CREATE TABLE webhooks (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        id TEXT NOT NULL,
        url TEXT NOT NULL,
        topics TEXT NOT NULL,
        language TEXT NOT NULL,
        secret TEXT NOT NULL,
        base_url TEXT NOT NULL,
        created_at TEXT NOT NULL,
        seq INTEGER NOT NULL,
        PRIMARY KEY (owner, competition, id),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE webhook_deliveries (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        webhook TEXT NOT NULL,
        message TEXT NOT NULL,
        type TEXT NOT NULL,
        title TEXT NOT NULL,
        body TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('waiting', 'sending', 'delivered', 'failed')),
        created_at TEXT NOT NULL,
        begun_at TEXT NOT NULL,
        due_at TEXT NOT NULL,
        claim TEXT,
        attempts INTEGER NOT NULL DEFAULT 0,
        tried_at TEXT,
        fault TEXT,
        delivered_at TEXT,
        PRIMARY KEY (owner, competition, webhook, message),
        CHECK ((status = 'sending') = (claim IS NOT NULL)),
        FOREIGN KEY (owner, competition, webhook) REFERENCES webhooks ON DELETE CASCADE
      ) STRICT;

      CREATE INDEX webhook_deliveries_due ON webhook_deliveries (status, due_at);
    `,
  },
  {
    module: "webhooks",
    number: 2,
    sql: `
      ALTER TABLE webhooks ADD COLUMN channel TEXT NOT NULL DEFAULT 'webhook'
        CHECK (channel IN ('push', 'mail', 'webhook'));
      ALTER TABLE webhooks ADD COLUMN link TEXT REFERENCES access_links ON DELETE CASCADE;
      ALTER TABLE webhooks ADD COLUMN entry INTEGER;
      ALTER TABLE webhooks ADD COLUMN session TEXT;
      ALTER TABLE webhooks ADD COLUMN keys TEXT;
      CREATE INDEX webhooks_of_link ON webhooks (link);

      CREATE TABLE push_keys (
        owner TEXT NOT NULL PRIMARY KEY,
        public TEXT NOT NULL,
        private TEXT NOT NULL,
        created_at TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    module: "webhooks",
    number: 3,
    sql: `
      ALTER TABLE webhooks ADD COLUMN confirmed_at TEXT;
      UPDATE webhooks SET confirmed_at = created_at;
    `,
  },
];
