import { randomUUID } from "node:crypto";
import type { WebhookEventType } from "@losfee/contract";
import { THE_PLACE } from "@losfee/core";
import { keyOf } from "../journal/keys.ts";
import { integerOf, jsonOf, type Row, textOf } from "../journal/rows.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import { type DeliveryOutcome, nextAttempt, type WebhookFault } from "./fault.ts";

/** A message that is to be delivered to a webhook. */
export interface NewDelivery {
  /** The same for each attempt: `webhook-id`. */
  readonly message: string;
  readonly type: WebhookEventType;
  readonly title: string;
  /** JSON. */
  readonly body: string;
}

export type DeliveryStatus = "waiting" | "sending" | "delivered" | "failed";

/** A line of the log: a message on its way to a webhook. Times are ISO 8601 in UTC. */
export interface Delivery extends NewDelivery {
  readonly competition: string;
  readonly webhook: string;
  readonly status: DeliveryStatus;
  readonly createdAt: string;
  /** When it was tried first, or again by the director's wish: since then it is counted. */
  readonly begunAt: string;
  /** When it is tried next, while it waits. */
  readonly dueAt: string;
  readonly attempts: number;
  readonly triedAt: string | null;
  /** Of the last attempt that failed. */
  readonly fault: WebhookFault | null;
  readonly deliveredAt: string | null;
}

/** A message that somebody is delivering. */
export interface ClaimedDelivery extends Delivery {
  readonly claim: string;
}

/** Messages on their way, and the log of those that were. Each has one row for good. */
export interface Deliveries {
  /**
   * Adds messages that are not there yet, and notes that everything up to event `seq` is queued; in one
   * transaction, so that nothing is forgotten after a crash and nothing queued twice.
   */
  enqueue(
    competition: string,
    webhook: string,
    messages: readonly NewDelivery[],
    seq?: number,
  ): Promise<void>;
  /** The next that is due, of a webhook that has none under way; null: nothing is. */
  claim(lease: number): Promise<ClaimedDelivery | null>;
  /** Notes what became of it; false if the claim had ended before. */
  finish(delivery: ClaimedDelivery, outcome: DeliveryOutcome): Promise<boolean>;
  /** Lets a claim go without an attempt. */
  release(delivery: ClaimedDelivery): Promise<void>;
  /** When the next is due that waits for no other, or a claim ends; null: nothing waits. */
  nextDue(): string | null;
  /** The latest of a webhook, the last first. */
  log(competition: string, webhook: string): readonly Delivery[];
  /** Sends one again, whatever became of it; false where there is none such, or it is under way. */
  replay(competition: string, webhook: string, message: string): Promise<boolean>;
}

const MOST_ROWS = 200;

/** How long what is settled stays in the log, in milliseconds. */
const LOG_LENGTH = 30 * 86_400_000;

/** Deliveries in the tables of `store`'s file (see `webhookMigrations`). */
export const createDeliveries = (
  { database, transact }: Pick<SqliteStore, "database" | "transact">,
  now: () => string,
): Deliveries => {
  const ofWebhook = "owner = ? AND competition = ? AND webhook = ?";
  const exists = database.prepare(
    "SELECT 1 FROM webhooks WHERE owner = ? AND competition = ? AND id = ?",
  );
  const insert = database.prepare(`
    INSERT INTO webhook_deliveries
      (owner, competition, webhook, message, type, title, body, status, created_at, begun_at, due_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 'waiting', ?8, ?8, ?8)
    ON CONFLICT DO NOTHING`);
  const advance = database.prepare(
    "UPDATE webhooks SET seq = max(seq, ?) WHERE owner = ? AND competition = ? AND id = ?",
  );
  const prune = database.prepare(`
    DELETE FROM webhook_deliveries
    WHERE ${ofWebhook} AND status IN ('delivered', 'failed') AND created_at < ?`);
  const due = database.prepare(`
    SELECT * FROM webhook_deliveries delivery
    WHERE due_at <= ?1 AND status IN ('waiting', 'sending')
      AND NOT EXISTS (
        SELECT 1 FROM webhook_deliveries other
        WHERE other.owner = delivery.owner AND other.competition = delivery.competition
          AND other.webhook = delivery.webhook AND other.status = 'sending' AND other.due_at > ?1)
    ORDER BY due_at, rowid LIMIT 1`);
  const take = database.prepare(`
    UPDATE webhook_deliveries
    SET status = 'sending', claim = ?, due_at = ?, tried_at = ?, attempts = attempts + 1
    WHERE ${ofWebhook} AND message = ?`);
  const settle = database.prepare(`
    UPDATE webhook_deliveries
    SET status = ?, claim = NULL, due_at = ?, fault = ?, delivered_at = coalesce(?, delivered_at)
    WHERE ${ofWebhook} AND message = ? AND claim = ?`);
  const letGo = database.prepare(`
    UPDATE webhook_deliveries
    SET status = 'waiting', claim = NULL, due_at = ?, attempts = attempts - 1
    WHERE ${ofWebhook} AND message = ? AND claim = ?`);
  const again = database.prepare(`
    UPDATE webhook_deliveries
    SET status = 'waiting', due_at = ?1, begun_at = ?1, attempts = 0, fault = NULL
    WHERE owner = ?2 AND competition = ?3 AND webhook = ?4 AND message = ?5
      AND status <> 'sending' AND body <> ''`);
  const next = database.prepare(`
    SELECT min(due_at) AS due FROM webhook_deliveries delivery
    WHERE owner = ?1 AND (status = 'sending' OR status = 'waiting' AND NOT EXISTS (
      SELECT 1 FROM webhook_deliveries other
      WHERE other.owner = delivery.owner AND other.competition = delivery.competition
        AND other.webhook = delivery.webhook AND other.status = 'sending' AND other.due_at > ?2))`);
  const rows = database.prepare(`
    SELECT * FROM webhook_deliveries WHERE ${ofWebhook}
    ORDER BY created_at DESC, rowid DESC LIMIT ${MOST_ROWS}`);

  const after = (time: string, milliseconds: number): string =>
    new Date(Date.parse(time) + milliseconds).toISOString();

  const placeOf = ({ competition, webhook, message, claim }: ClaimedDelivery) =>
    [...keyOf(competition), webhook, message, claim] as const;

  return {
    enqueue: (competition, webhook, messages, seq) =>
      transact(() => {
        // Removed in between: nobody waits for it any more.
        if (exists.get(...keyOf(competition), webhook) === undefined) return;
        const time = now();
        for (const { message, type, title, body } of messages) {
          insert.run(...keyOf(competition), webhook, message, type, title, body, time);
        }
        if (seq !== undefined) advance.run(seq, ...keyOf(competition), webhook);
        prune.run(...keyOf(competition), webhook, after(time, -LOG_LENGTH));
      }),
    claim: (lease) =>
      transact(() => {
        const time = now();
        const row = due.get(time);
        if (row === undefined) return null;
        const delivery = deliveryOf(row);
        const claim = randomUUID();
        const { competition, webhook, message } = delivery;
        take.run(claim, after(time, lease), time, ...keyOf(competition), webhook, message);
        return { ...delivery, attempts: delivery.attempts + 1, claim };
      }),
    finish: (delivery, outcome) =>
      transact(() => {
        const time = now();
        const end = (
          status: DeliveryStatus,
          dueAt: string,
          fault: WebhookFault | null,
          deliveredAt: string | null,
        ): boolean => {
          const text = fault && JSON.stringify(fault);
          return settle.run(status, dueAt, text, deliveredAt, ...placeOf(delivery)).changes > 0;
        };
        if (outcome.kind === "delivered") return end("delivered", time, null, time);
        const { fault } = outcome;
        if (outcome.kind === "failed") return end("failed", time, fault, null);
        const retry = nextAttempt(delivery.attempts, delivery.begunAt, time, outcome.wait);
        if (retry !== null) return end("waiting", retry, fault, null);
        return end("failed", time, { code: "given-up", last: fault }, null);
      }),
    release: (delivery) =>
      transact(() => {
        letGo.run(now(), ...placeOf(delivery));
      }),
    nextDue() {
      const at = next.get(THE_PLACE, now())?.["due"];
      return typeof at === "string" ? at : null;
    },
    log: (competition, webhook) => rows.all(...keyOf(competition), webhook).map(deliveryOf),
    replay: (competition, webhook, message) =>
      transact(() => again.run(now(), ...keyOf(competition), webhook, message).changes > 0),
  };
};

const deliveryOf = (row: Row): Delivery => ({
  competition: textOf(row, "competition"),
  webhook: textOf(row, "webhook"),
  message: textOf(row, "message"),
  // Written by this program alone.
  type: textOf(row, "type") as WebhookEventType,
  title: textOf(row, "title"),
  body: textOf(row, "body"),
  status: textOf(row, "status") as DeliveryStatus,
  createdAt: textOf(row, "created_at"),
  begunAt: textOf(row, "begun_at"),
  dueAt: textOf(row, "due_at"),
  attempts: integerOf(row, "attempts"),
  triedAt: textOrNull(row, "tried_at"),
  fault: row["fault"] === null ? null : (jsonOf(row, "fault") as WebhookFault),
  deliveredAt: textOrNull(row, "delivered_at"),
});

const textOrNull = (row: Row, column: string): string | null =>
  row[column] === null ? null : textOf(row, column);
