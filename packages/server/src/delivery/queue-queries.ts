import { THE_PLACE } from "@losfee/core";
import type { ExpressionBuilder } from "kysely";
import { type Builder, query } from "../storage/query.ts";
import type { Schema } from "../storage/schema.ts";

/** Identifies a row. */
export interface RowKey {
  readonly competition: string;
  readonly kind: "letter" | "message";
  readonly id: string;
}

export type QueueStatus = "draft" | "waiting" | "sending" | "sent" | "failed" | "cancelled";

type Values<Texts extends string> = Readonly<Record<Texts, string>>;
type Claimed = RowKey & Values<"claim">;

/** Selects the rows of a competition. */
export const rowsOf = (db: Builder, { competition, kind }: Omit<RowKey, "id">) =>
  db
    .selectFrom("outbox")
    .selectAll()
    .where(({ and }) => and({ owner: THE_PLACE, competition, kind }));

/** Selects the latest rows of a competition, newest first. */
export const latestOf = (db: Builder, of: Omit<RowKey, "id">, most: number) =>
  rowsOf(db, of).orderBy("created_at", "desc").orderBy("rowid", "desc").limit(most);

/** Updates a row and all that it carries: they leave together. */
export const updateOf = (db: Builder, { competition, kind, id }: RowKey) =>
  db
    .updateTable("outbox")
    .where(({ and }) => and({ owner: THE_PLACE, competition, kind }))
    .where(({ or, eb }) => or([eb("id", "=", id), eb("carried_by", "=", id)]));

/** Deletes a row and all that it carries. */
export const remove = query((db, { competition, kind, id }: RowKey) =>
  db
    .deleteFrom("outbox")
    .where(({ and }) => and({ owner: THE_PLACE, competition, kind }))
    .where(({ or, eb }) => or([eb("id", "=", id), eb("carried_by", "=", id)])),
);

const updateClaimed = (db: Builder, claimed: Claimed) =>
  updateOf(db, claimed).where("claim", "=", claimed.claim).set({ claim: null });

/** A webhook gets one at a time: true if another is in progress. */
const isBehindAnother =
  (now: string) =>
  ({
    exists,
    selectFrom,
  }: ExpressionBuilder<Schema & { readonly queued: Schema["outbox"] }, "queued">) =>
    exists(
      selectFrom("outbox as other")
        .select("other.id")
        .whereRef("other.owner", "=", "queued.owner")
        .whereRef("other.competition", "=", "queued.competition")
        .whereRef("other.webhook", "=", "queued.webhook")
        .where("other.status", "=", "sending")
        .where("other.due_at", ">", now),
    );

/** Queries of every queue. */
export const queueQueries = {
  due: query(
    (db, { kind, now, most }: Pick<RowKey, "kind"> & Values<"now"> & { readonly most: number }) =>
      db
        .selectFrom("outbox as queued")
        .selectAll()
        .where("kind", "=", kind)
        .where("status", "in", ["waiting", "sending"])
        .where("due_at", "<=", now)
        .where("carried_by", "is", null)
        .where((row) => row.not(isBehindAnother(now)(row)))
        .orderBy("due_at")
        .orderBy("created_at")
        .orderBy("rowid")
        .limit(most),
  ),
  take: query((db, one: Claimed & Values<"until" | "now"> & { readonly uncertain: number }) =>
    updateOf(db, one).set((row) => ({
      status: "sending",
      claim: one.claim,
      due_at: one.until,
      tried_at: one.now,
      uncertain: one.uncertain,
      attempts: row("attempts", "+", 1),
    })),
  ),
  settle: query(
    (
      db,
      one: Claimed &
        Values<"dueAt"> &
        Readonly<Record<"fault" | "sentAt", string | null>> & {
          readonly status: QueueStatus;
          readonly uncertain: number;
        },
    ) =>
      updateClaimed(db, one).set({
        status: one.status,
        due_at: one.dueAt,
        fault: one.fault,
        sent_at: one.sentAt,
        uncertain: one.uncertain,
      }),
  ),
  release: query((db, one: Claimed & Values<"now">) =>
    updateClaimed(db, one).set((row) => ({
      status: "waiting",
      due_at: one.now,
      attempts: row("attempts", "-", 1),
    })),
  ),
  /** Selects when the next unblocked one is due, or a claim ends. */
  next: query((db, { kind, now }: Pick<RowKey, "kind"> & Values<"now">) =>
    db
      .selectFrom("outbox as queued")
      .select((row) => row.fn.min("due_at").as("due"))
      .where("kind", "=", kind)
      .where((row) =>
        row.or([
          row("status", "=", "sending"),
          row.and([row("status", "=", "waiting"), row.not(isBehindAnother(now)(row))]),
        ]),
      ),
  ),
};
