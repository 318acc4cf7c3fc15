import { isLanguage, type Language, WEBHOOK_TOPICS, type WebhookTopic } from "@losfee/contract";
import { err, ok, type Result, THE_PLACE } from "@losfee/core";
import { newId } from "../access/tokens.ts";
import { type Secret, secret } from "../mail/secret.ts";
import { lastSeqOf } from "../storage/competitions.ts";
import { inserting } from "../storage/inserting.ts";
import { type Builder, query } from "../storage/query.ts";
import { integerOf, jsonOf, type Row, textOf } from "../storage/rows.ts";
import { all, run, type Steps } from "../storage/steps.ts";
import { StorageError } from "../storage/storage-error.ts";
import type { Tables } from "../storage/tables.ts";
import { newSecret } from "./signature.ts";
import { type WebhookAddressRefusal, webhookAddress } from "./webhook-address.ts";

/** A receiver of messages about a competition. */
export interface Webhook {
  readonly competition: string;
  readonly id: string;
  readonly url: string;
  readonly topics: readonly WebhookTopic[];
  readonly language: Language;
  readonly secret: Secret;
  /** The server's URL when it was added, for links in messages. */
  readonly baseUrl: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** Occurrences up to this event are queued. */
  readonly seq: number;
}

/** A director's input for a new webhook. */
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
  /** Adds a webhook; its secret is returned only this once. */
  add(competition: string, webhook: NewWebhook): Promise<Result<Webhook, WebhookRefusal>>;
  of(competition: string): Promise<readonly Webhook[]>;
  find(competition: string, id: string): Promise<Webhook | null>;
  /** Removes it with its deliveries; false if there is none. */
  remove(competition: string, id: string): Promise<boolean>;
  /** Returns the competitions that have webhooks. */
  competitions(): Promise<readonly string[]>;
}

/** More receivers than an event has. */
const MOST = 20;

type OfCompetition = { readonly competition: string };
type One = OfCompetition & { readonly id: string };

const selectOfDirectors = (db: Builder, competition: string) =>
  db
    .selectFrom("webhooks")
    .selectAll()
    .where(({ and }) => and({ owner: THE_PLACE, competition }))
    .where("link", "is", null);

const select = query((db, { competition }: OfCompetition) =>
  selectOfDirectors(db, competition).orderBy("created_at").orderBy("id"),
);

const selectOne = query((db, { competition, id }: One) =>
  selectOfDirectors(db, competition).where("id", "=", id),
);

const selectCompetitions = query((db) =>
  db
    .selectFrom("webhooks")
    .select("competition")
    .distinct()
    .where("owner", "=", THE_PLACE)
    .where("link", "is", null),
);

const insert = inserting(
  "webhooks",
  ["competition", "id", "url", "topics", "language", "secret", "baseUrl", "createdAt", "seq"],
  { owned: true },
);

const remove = query((db, { competition, id }: One) =>
  db
    .deleteFrom("webhooks")
    .where(({ and }) => and({ owner: THE_PLACE, competition, id }))
    .where("link", "is", null),
);

function* webhooksOf(competition: string): Steps<readonly Webhook[]> {
  return (yield* all(select({ competition }))).map(webhookOf);
}

/** Creates the webhooks in `tables`. */
export const createWebhookStore = (
  tables: Tables,
  now: () => string,
  allowsPrivate: boolean,
): Webhooks => ({
  async add(competition, { url: text, topics: wanted, language, baseUrl }) {
    const address = webhookAddress(text, allowsPrivate);
    if (!address.ok) return address;
    const topics = WEBHOOK_TOPICS.filter((topic) => wanted.includes(topic));
    if (topics.length === 0) return err({ code: "webhook-topics-missing" });
    const url = address.value.href;
    return tables.transact(function* (): Steps<Result<Webhook, WebhookRefusal>> {
      const seq = yield* lastSeqOf(competition);
      if (seq === null) return err({ code: "no-competition" });
      const others = yield* webhooksOf(competition);
      if (others.some((one) => one.url === url))
        return err({ code: "webhook-twice", address: url });
      if (others.length >= MOST) return err({ code: "webhooks-too-many", allowed: MOST });
      const key = newSecret();
      const hook: Webhook = {
        ...{ competition, id: newId(), url, topics, language, baseUrl },
        secret: key,
        createdAt: now(),
        seq,
      };
      yield* run(insert({ ...hook, topics: JSON.stringify(topics), secret: key.reveal() }));
      return ok(hook);
    });
  },
  of: (competition) => tables.look(() => webhooksOf(competition)),
  async find(competition, id) {
    const row = await tables.first(selectOne({ competition, id }));
    return row === undefined ? null : webhookOf(row);
  },
  remove: async (competition, id) =>
    (await tables.transact(() => run(remove({ competition, id })))) > 0,
  async competitions() {
    return (await tables.all(selectCompetitions())).map((row) => textOf(row, "competition"));
  },
});

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
