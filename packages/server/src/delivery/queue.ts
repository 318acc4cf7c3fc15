import { randomUUID } from "node:crypto";
import type { Fence } from "../duty/lease.ts";
import { integerOf, jsonOf, type Row, textOf, textOrNull } from "../storage/rows.ts";
import { all, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { nextAttempt, type Outcome, type Schedule } from "./outcome.ts";
import { type QueueStatus, type RowKey, queueQueries as sql } from "./queue-queries.ts";

/** A row of the outbox. Times are ISO 8601 in UTC. */
export interface Queued<Fault> {
  readonly competition: string;
  readonly id: string;
  readonly status: QueueStatus;
  readonly createdAt: string;
  /** Retries are counted from then. */
  readonly begunAt: string;
  /** Time of the next attempt. */
  readonly dueAt: string;
  readonly attempts: number;
  readonly triedAt: string | null;
  /** Fault of the last failed attempt. */
  readonly fault: Fault | null;
  readonly sentAt: string | null;
}

/** A row that this server alone sends until the claim ends. `attempts`: the earlier ones. */
export type Claimed<Item> = Item & {
  readonly claim: string;
  /** True if an earlier attempt may have succeeded unnoticed. */
  readonly uncertain: boolean;
};

/**
 * One kind of what is to be sent. Each has one permanent row. A server claims a row to send it; if
 * the claim ends without a result (a crash), the row is claimed again as `uncertain`.
 */
export interface Queue<Item, Fault> {
  /** Claims what is due, oldest first, for `lease` milliseconds: longer than an attempt can take. */
  claimWithin(most: number, lease: number): Steps<readonly Claimed<Item>[]>;
  /** Records the result of an attempt; false if the claim had ended before. */
  finish(claimed: Claimed<Item>, outcome: Outcome<Fault>): Promise<boolean>;
  /** Ends a claim without an attempt. */
  release(claimed: Claimed<Item>): Promise<void>;
  /** Returns when the next is due or a claim ends; null: nothing waits. ISO 8601 in UTC. */
  nextDue(): Promise<string | null>;
}

interface QueuePorts<Item> {
  readonly kind: RowKey["kind"];
  readonly tables: Tables;
  readonly now: () => string;
  readonly fence: Fence | null;
  readonly schedule: Schedule;
  readonly itemOf: (row: Row) => Item;
}

/** Creates the queue of a kind. */
export const createQueue = <Item extends Queued<Fault>, Fault>(
  ports: QueuePorts<Item>,
): Queue<Item, Fault> => {
  const { kind, tables, now, fence, schedule, itemOf } = ports;

  const settlement = (item: Claimed<Item>, outcome: Outcome<Fault>) => {
    const { competition, id, claim, sentAt } = item;
    const time = now();
    const of = { competition, kind, id, claim, sentAt, dueAt: time, fault: null, uncertain: 0 };
    if (outcome.kind === "sent") return sql.settle({ ...of, status: "sent", sentAt: time });
    const fault = JSON.stringify(outcome.fault);
    if (outcome.kind === "failed") return sql.settle({ ...of, status: "failed", fault });
    const uncertain = outcome.uncertain || item.uncertain ? 1 : 0;
    const next = nextAttempt(schedule, item.attempts + 1, item.begunAt, time, outcome.wait);
    if (next !== null)
      return sql.settle({ ...of, status: "waiting", dueAt: next, fault, uncertain });
    const givenUp = JSON.stringify({ code: "given-up", last: outcome.fault });
    return sql.settle({ ...of, status: "failed", fault: givenUp, uncertain });
  };

  return {
    *claimWithin(most, lease) {
      if (fence !== null && !(yield* fence())) return [];
      const time = now();
      const until = new Date(Date.parse(time) + lease).toISOString();
      const claimed: Claimed<Item>[] = [];
      for (const row of yield* all(sql.due({ kind, now: time, most }))) {
        const item = itemOf(row);
        const { competition, id } = item;
        const claim = randomUUID();
        // A crash interrupted the claimed attempt at an unknown point.
        const uncertain = row.status === "sending" || integerOf(row, "uncertain") > 0;
        const key = { competition, kind, id, claim };
        yield* run(sql.take({ ...key, until, now: time, uncertain: uncertain ? 1 : 0 }));
        claimed.push({ ...item, claim, uncertain });
      }
      return claimed;
    },
    finish: async (item, outcome) =>
      (await tables.transact(() => run(settlement(item, outcome)))) > 0,
    async release({ competition, id, claim }) {
      await tables.transact(() => run(sql.release({ competition, kind, id, claim, now: now() })));
    },
    nextDue: async () => (await tables.first(sql.next({ kind, now: now() })))?.due ?? null,
  };
};

/** Parses what rows of all kinds have. This program wrote the JSON in it. */
export const queuedOf = <Fault>(row: Row): Queued<Fault> => ({
  competition: textOf(row, "competition"),
  id: textOf(row, "id"),
  status: textOf(row, "status") as QueueStatus,
  createdAt: textOf(row, "created_at"),
  begunAt: textOf(row, "begun_at"),
  dueAt: textOf(row, "due_at"),
  attempts: integerOf(row, "attempts"),
  triedAt: textOrNull(row, "tried_at"),
  fault: row["fault"] === null ? null : (jsonOf(row, "fault") as Fault),
  sentAt: textOrNull(row, "sent_at"),
});
