import { THE_PLACE } from "@losfee/core";
import type { ExpressionBuilder } from "kysely";
import { type Builder, query } from "../storage/query.ts";
import type { Schema } from "../storage/schema.ts";

const MOST_ROWS = 200;

type OfWebhook = Record<"competition" | "webhook", string>;
type One = OfWebhook & { readonly message: string };
type Claimed = One & { readonly claim: string };
type Now = { readonly now: string };

const updateOne = (db: Builder, { competition, webhook, message }: One) =>
  db
    .updateTable("webhook_deliveries")
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition)
    .where("webhook", "=", webhook)
    .where("message", "=", message);

const updateClaimed = (db: Builder, claimed: Claimed) =>
  updateOne(db, claimed).where("claim", "=", claimed.claim).set({ claim: null });

/** A webhook gets one at a time: true if another is in progress. */
const isBehindAnother =
  (now: string) =>
  ({
    exists,
    selectFrom,
  }: ExpressionBuilder<Schema & { readonly delivery: Schema["webhook_deliveries"] }, "delivery">) =>
    exists(
      selectFrom("webhook_deliveries as other")
        .select("other.message")
        .whereRef("other.owner", "=", "delivery.owner")
        .whereRef("other.competition", "=", "delivery.competition")
        .whereRef("other.webhook", "=", "delivery.webhook")
        .where("other.status", "=", "sending")
        .where("other.due_at", ">", now),
    );

/** Queries of the deliveries' table. */
export const deliveryQueries = {
  exists: query((db, { competition, webhook }: OfWebhook) =>
    db
      .selectFrom("webhooks")
      .select("id")
      .where("owner", "=", THE_PLACE)
      .where("competition", "=", competition)
      .where("id", "=", webhook),
  ),
  insert: query((db, row: One & Now & Record<"type" | "title" | "body", string>) =>
    db
      .insertInto("webhook_deliveries")
      .values({
        owner: THE_PLACE,
        competition: row.competition,
        webhook: row.webhook,
        message: row.message,
        type: row.type,
        title: row.title,
        body: row.body,
        status: "waiting",
        created_at: row.now,
        begun_at: row.now,
        due_at: row.now,
      })
      .onConflict((conflict) => conflict.doNothing()),
  ),
  advance: query((db, { competition, webhook, seq }: OfWebhook & { readonly seq: number }) =>
    db
      .updateTable("webhooks")
      .set({ seq })
      .where("owner", "=", THE_PLACE)
      .where("competition", "=", competition)
      .where("id", "=", webhook)
      .where("seq", "<", seq),
  ),
  prune: query((db, { competition, webhook, before }: OfWebhook & { readonly before: string }) =>
    db
      .deleteFrom("webhook_deliveries")
      .where("owner", "=", THE_PLACE)
      .where("competition", "=", competition)
      .where("webhook", "=", webhook)
      .where("status", "in", ["delivered", "failed"])
      .where("created_at", "<", before),
  ),
  due: query((db, { now }: Now) =>
    db
      .selectFrom("webhook_deliveries as delivery")
      .selectAll()
      .where("due_at", "<=", now)
      .where("status", "in", ["waiting", "sending"])
      .where((row) => row.not(isBehindAnother(now)(row)))
      .orderBy("due_at")
      .orderBy("rowid")
      .limit(1),
  ),
  take: query((db, one: Claimed & Now & { readonly until: string }) =>
    updateOne(db, one).set((row) => ({
      status: "sending",
      claim: one.claim,
      due_at: one.until,
      tried_at: one.now,
      attempts: row("attempts", "+", 1),
    })),
  ),
  deliver: query((db, one: Claimed & Now) =>
    updateClaimed(db, one).set({
      status: "delivered",
      due_at: one.now,
      fault: null,
      delivered_at: one.now,
    }),
  ),
  settle: query(
    (db, one: Claimed & Record<"status" | "dueAt", string> & { readonly fault: string | null }) =>
      updateClaimed(db, one).set({ status: one.status, due_at: one.dueAt, fault: one.fault }),
  ),
  letGo: query((db, one: Claimed & Now) =>
    updateClaimed(db, one).set((row) => ({
      status: "waiting",
      due_at: one.now,
      attempts: row("attempts", "-", 1),
    })),
  ),
  again: query((db, one: One & Now) =>
    updateOne(db, one)
      .where("status", "<>", "sending")
      .where("body", "<>", "")
      .set({ status: "waiting", due_at: one.now, begun_at: one.now, attempts: 0, fault: null }),
  ),
  /** Selects when the next unblocked delivery is due, or a claim ends. */
  next: query((db, { now }: Now) =>
    db
      .selectFrom("webhook_deliveries as delivery")
      .select((row) => row.fn.min("due_at").as("due"))
      .where("owner", "=", THE_PLACE)
      .where((row) =>
        row.or([
          row("status", "=", "sending"),
          row.and([row("status", "=", "waiting"), row.not(isBehindAnother(now)(row))]),
        ]),
      ),
  ),
  rows: query((db, { competition, webhook }: OfWebhook) =>
    db
      .selectFrom("webhook_deliveries")
      .selectAll()
      .where("owner", "=", THE_PLACE)
      .where("competition", "=", competition)
      .where("webhook", "=", webhook)
      .orderBy("created_at", "desc")
      .orderBy("rowid", "desc")
      .limit(MOST_ROWS),
  ),
};
