import type { WebhookEventType } from "@losfee/contract";
import { type Claimed, createQueue, type Queue, type Queued, queuedOf } from "../delivery/queue.ts";
import type { Fence } from "../duty/lease.ts";
import { type Row, textOf } from "../storage/rows.ts";
import { first, run } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { deliveryQueries as sql } from "./delivery-queries.ts";
import { MESSAGE_SCHEDULE, type WebhookFault } from "./fault.ts";

/** A message to be delivered to a webhook. */
export interface NewDelivery {
  /** The same for each attempt: `webhook-id`. */
  readonly message: string;
  readonly type: WebhookEventType;
  readonly title: string;
  /** JSON. */
  readonly body: string;
}

/** A line of the log: a message on its way to a webhook. */
export interface Delivery extends NewDelivery, Queued<WebhookFault> {
  readonly webhook: string;
  readonly status: "waiting" | "sending" | "sent" | "failed";
}

/** A message claimed for delivery. */
export type ClaimedDelivery = Claimed<Delivery>;

/** Queued messages, and the log of earlier ones. */
export interface Deliveries
  extends Pick<Queue<Delivery, WebhookFault>, "finish" | "release" | "nextDue"> {
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
  /** Returns a webhook's latest deliveries, newest first. */
  log(competition: string, webhook: string): Promise<readonly Delivery[]>;
  /** Sends one again, regardless of its result; false if it does not exist or is in progress. */
  replay(competition: string, webhook: string, message: string): Promise<boolean>;
}

/** Milliseconds for which settled deliveries stay in the log. */
const LOG_LENGTH = 30 * 86_400_000;

/** Creates the deliveries in `tables`. */
export const createDeliveries = (
  tables: Tables,
  now: () => string,
  fence: Fence | null = null,
): Deliveries => {
  const queue = createQueue<Delivery, WebhookFault>({
    ...{ kind: "message", tables, now, fence, schedule: MESSAGE_SCHEDULE, itemOf: deliveryOf },
  });

  return {
    enqueue: (competition, webhook, messages, seq) =>
      tables.transact(function* () {
        const of = { competition, webhook };
        // Removed in between: nothing to record.
        if ((yield* first(sql.exists(of))) === undefined) return;
        const time = now();
        for (const { message, type, title, body } of messages) {
          const row = { ...of, kind: "message", id: message, about: type, title, content: body };
          const times = { createdAt: time, begunAt: time, dueAt: time };
          yield* run(sql.insert({ ...row, ...times, status: "waiting" }));
        }
        if (seq !== undefined) yield* run(sql.advance({ ...of, seq }));
        const before = new Date(Date.parse(time) - LOG_LENGTH).toISOString();
        yield* run(sql.prune({ ...of, before }));
      }),
    claim: async (lease) => (await tables.transact(() => queue.claimWithin(1, lease)))[0] ?? null,
    finish: queue.finish,
    release: queue.release,
    nextDue: queue.nextDue,
    async log(competition, webhook) {
      return (await tables.all(sql.rows({ competition, webhook }))).map(deliveryOf);
    },
    replay: async (competition, webhook, message) =>
      (await tables.transact(() => run(sql.again({ competition, webhook, message, now: now() })))) >
      0,
  };
};

const deliveryOf = (row: Row): Delivery => ({
  ...queuedOf<WebhookFault>(row),
  webhook: textOf(row, "webhook"),
  message: textOf(row, "id"),
  // Written by this program only.
  status: textOf(row, "status") as Delivery["status"],
  type: textOf(row, "about") as WebhookEventType,
  title: textOf(row, "title"),
  body: textOf(row, "content"),
});
