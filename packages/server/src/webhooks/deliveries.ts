import { randomUUID } from "node:crypto";
import type { WebhookEventType } from "@losfee/contract";
import type { Fence } from "../duty/lease.ts";
import { integerOf, jsonOf, type Row, textOf, textOrNull } from "../storage/rows.ts";
import { first, run } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { deliveryQueries as sql } from "./delivery-queries.ts";
import { type DeliveryOutcome, nextAttempt, type WebhookFault } from "./fault.ts";

/** A message to be delivered to a webhook. */
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
  /** Time of the first attempt, or of a director's replay: retries are counted from then. */
  readonly begunAt: string;
  /** Time of the next attempt, while it waits. */
  readonly dueAt: string;
  readonly attempts: number;
  readonly triedAt: string | null;
  /** Fault of the last failed attempt. */
  readonly fault: WebhookFault | null;
  readonly deliveredAt: string | null;
}

/** A message claimed for delivery. */
export interface ClaimedDelivery extends Delivery {
  readonly claim: string;
}

/** Queued messages, and the log of earlier ones. Each has one permanent row. */
export interface Deliveries {
  /**
   * Adds missing messages, and records that everything up to event `seq` is queued; in one
   * transaction, so that a crash loses nothing and queues nothing twice.
   */
  enqueue(
    competition: string,
    webhook: string,
    messages: readonly NewDelivery[],
    seq?: number,
  ): Promise<void>;
  /** Claims the next due delivery of a webhook that has none in progress; null: nothing is due. */
  claim(lease: number): Promise<ClaimedDelivery | null>;
  /** Records the result; false if the claim had ended before. */
  finish(delivery: ClaimedDelivery, outcome: DeliveryOutcome): Promise<boolean>;
  /** Releases a claim without an attempt. */
  release(delivery: ClaimedDelivery): Promise<void>;
  /** Returns when the next unblocked delivery is due, or a claim ends; null: nothing waits. */
  nextDue(): Promise<string | null>;
  /** Returns a webhook's latest deliveries, newest first. */
  log(competition: string, webhook: string): Promise<readonly Delivery[]>;
  /** Sends one again, regardless of its result; false if it does not exist or is in progress. */
  replay(competition: string, webhook: string, message: string): Promise<boolean>;
}

/** Milliseconds for which settled deliveries stay in the log. */
const LOG_LENGTH = 30 * 86_400_000;

const after = (time: string, milliseconds: number): string =>
  new Date(Date.parse(time) + milliseconds).toISOString();

/** Creates the deliveries in `tables`. */
export const createDeliveries = (
  tables: Tables,
  now: () => string,
  fence: Fence | null = null,
): Deliveries => {
  /** Returns the changes to a delivery's row after an attempt. */
  const settlement = (delivery: ClaimedDelivery, outcome: DeliveryOutcome) => {
    const time = now();
    const end = (status: DeliveryStatus, dueAt: string, fault: WebhookFault | null) =>
      sql.settle({ ...claimOf(delivery), status, dueAt, fault: fault && JSON.stringify(fault) });
    if (outcome.kind === "delivered") return sql.deliver({ ...claimOf(delivery), now: time });
    const { fault } = outcome;
    if (outcome.kind === "failed") return end("failed", time, fault);
    const retry = nextAttempt(delivery.attempts, delivery.begunAt, time, outcome.wait);
    if (retry !== null) return end("waiting", retry, fault);
    return end("failed", time, { code: "given-up", last: fault });
  };

  return {
    enqueue: (competition, webhook, messages, seq) =>
      tables.transact(function* () {
        const of = { competition, webhook };
        // Removed in between: nothing to record.
        if ((yield* first(sql.exists(of))) === undefined) return;
        const time = now();
        for (const { message, type, title, body } of messages) {
          yield* run(sql.insert({ ...of, message, type, title, body, now: time }));
        }
        if (seq !== undefined) yield* run(sql.advance({ ...of, seq }));
        yield* run(sql.prune({ ...of, before: after(time, -LOG_LENGTH) }));
      }),
    claim: (lease) =>
      tables.transact(function* () {
        if (fence !== null && !(yield* fence())) return null;
        const time = now();
        const row = yield* first(sql.due({ now: time }));
        if (row === undefined) return null;
        const delivery = deliveryOf(row);
        const claimed = { ...delivery, attempts: delivery.attempts + 1, claim: randomUUID() };
        yield* run(sql.take({ ...claimOf(claimed), until: after(time, lease), now: time }));
        return claimed;
      }),
    finish: async (delivery, outcome) =>
      (await tables.transact(() => run(settlement(delivery, outcome)))) > 0,
    async release(delivery) {
      await tables.transact(() => run(sql.letGo({ ...claimOf(delivery), now: now() })));
    },
    async nextDue() {
      return (await tables.first(sql.next({ now: now() })))?.due ?? null;
    },
    async log(competition, webhook) {
      return (await tables.all(sql.rows({ competition, webhook }))).map(deliveryOf);
    },
    replay: async (competition, webhook, message) =>
      (await tables.transact(() => run(sql.again({ competition, webhook, message, now: now() })))) >
      0,
  };
};

const claimOf = ({ competition, webhook, message, claim }: ClaimedDelivery) => ({
  ...{ competition, webhook, message, claim },
});

const deliveryOf = (row: Row): Delivery => ({
  competition: textOf(row, "competition"),
  webhook: textOf(row, "webhook"),
  message: textOf(row, "message"),
  // Written by this program only.
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
