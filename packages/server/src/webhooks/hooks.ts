import { isLanguage, type Language, WEBHOOK_TOPICS, type WebhookTopic } from "@losfee/contract";
import { err, ok, type Result, THE_PLACE } from "@losfee/core";
import { newId } from "../access/tokens.ts";
import { keyOf } from "../journal/keys.ts";
import { integerOf, jsonOf, type Row, textOf } from "../journal/rows.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import { StorageError } from "../journal/storage-error.ts";
import { type Secret, secret } from "../mail/secret.ts";
import { newSecret } from "./signature.ts";
import { type WebhookAddressRefusal, webhookAddress } from "./webhook-address.ts";

/** Where messages about a competition go. */
export interface Webhook {
  readonly competition: string;
  readonly id: string;
  readonly url: string;
  readonly topics: readonly WebhookTopic[];
  readonly language: Language;
  readonly secret: Secret;
  /** Where the server was reached when it was added, for the addresses in messages. */
  readonly baseUrl: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** What occurred up to this event is queued. */
  readonly seq: number;
}

/** What a director says of a new webhook. */
export interface NewWebhook extends Pick<Webhook, "topics" | "language" | "baseUrl"> {
  readonly url: string;
}

/** Why a webhook was not added. */
export type WebhookRefusal =
  | WebhookAddressRefusal
  | { readonly code: "webhook-topics-missing" }
  | { readonly code: "webhook-twice"; readonly address: string }
  | { readonly code: "webhooks-too-many"; readonly allowed: number }
  | { readonly code: "no-competition" };

/** The directors' webhooks of all competitions. */
export interface Webhooks {
  /** The secret is in it: the only time that it is told. */
  add(competition: string, webhook: NewWebhook): Promise<Result<Webhook, WebhookRefusal>>;
  of(competition: string): readonly Webhook[];
  find(competition: string, id: string): Webhook | null;
  /** With its deliveries; false if there is none such. */
  remove(competition: string, id: string): Promise<boolean>;
  /** Competitions that have some. */
  competitions(): readonly string[];
}

/** More receivers than an event has. */
const MOST = 20;

/** Webhooks in the tables of `store`'s file (see `webhookMigrations`). */
export const createWebhookStore = (
  { database, transact }: Pick<SqliteStore, "database" | "transact">,
  now: () => string,
  allowsPrivate: boolean,
): Webhooks => {
  const select = database.prepare(
    "SELECT * FROM webhooks WHERE owner = ? AND competition = ? AND link IS NULL ORDER BY created_at, id",
  );
  const selectOne = database.prepare(
    "SELECT * FROM webhooks WHERE owner = ? AND competition = ? AND id = ? AND link IS NULL",
  );
  const selectCompetitions = database.prepare(
    "SELECT DISTINCT competition FROM webhooks WHERE owner = ? AND link IS NULL",
  );
  const selectHead = database.prepare(`
    SELECT c.competition, coalesce((SELECT max(seq) FROM events e
      WHERE e.owner = c.owner AND e.competition = c.competition), 0) AS seq
    FROM competitions c WHERE c.owner = ? AND c.competition = ?`);
  const insert = database.prepare(`
    INSERT INTO webhooks
      (owner, competition, id, url, topics, language, secret, base_url, created_at, seq)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const remove = database.prepare(
    "DELETE FROM webhooks WHERE owner = ? AND competition = ? AND id = ? AND link IS NULL",
  );

  const of = (competition: string): readonly Webhook[] =>
    select.all(...keyOf(competition)).map(webhookOf);

  return {
    async add(competition, { url: text, topics: wanted, language, baseUrl }) {
      const address = webhookAddress(text, allowsPrivate);
      if (!address.ok) return address;
      const topics = WEBHOOK_TOPICS.filter((topic) => wanted.includes(topic));
      if (topics.length === 0) return err({ code: "webhook-topics-missing" });
      const url = address.value.href;
      return transact((): Result<Webhook, WebhookRefusal> => {
        const head = selectHead.get(...keyOf(competition));
        if (head === undefined) return err({ code: "no-competition" });
        const others = of(competition);
        if (others.some((one) => one.url === url))
          return err({ code: "webhook-twice", address: url });
        if (others.length >= MOST) return err({ code: "webhooks-too-many", allowed: MOST });
        const key = newSecret();
        const hook: Webhook = {
          competition,
          id: newId(),
          ...{ url, topics, language, baseUrl },
          secret: key,
          createdAt: now(),
          seq: integerOf(head, "seq"),
        };
        insert.run(
          ...keyOf(competition),
          hook.id,
          url,
          JSON.stringify(topics),
          language,
          key.reveal(),
          baseUrl,
          hook.createdAt,
          hook.seq,
        );
        return ok(hook);
      });
    },
    of,
    find(competition, id) {
      const row = selectOne.get(...keyOf(competition), id);
      return row === undefined ? null : webhookOf(row);
    },
    remove: (competition, id) => transact(() => remove.run(...keyOf(competition), id).changes > 0),
    competitions: () => selectCompetitions.all(THE_PLACE).map((row) => textOf(row, "competition")),
  };
};

const webhookOf = (row: Row): Webhook => {
  const language = textOf(row, "language");
  const topics = jsonOf(row, "topics");
  if (!isLanguage(language) || !Array.isArray(topics)) throw new StorageError({ code: "damaged" });
  return {
    competition: textOf(row, "competition"),
    id: textOf(row, "id"),
    url: textOf(row, "url"),
    topics: WEBHOOK_TOPICS.filter((topic) => topics.includes(topic)),
    language,
    secret: secret(textOf(row, "secret")),
    baseUrl: textOf(row, "base_url"),
    createdAt: textOf(row, "created_at"),
    seq: integerOf(row, "seq"),
  };
};
