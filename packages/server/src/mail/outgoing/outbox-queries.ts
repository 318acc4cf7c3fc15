import { THE_PLACE } from "@losfee/core";
import { type Builder, query } from "../../storage/query.ts";
import { integerOf, type Row, textOf } from "../../storage/rows.ts";
import { all, first, type Steps } from "../../storage/steps.ts";
import type { OutboxStatus } from "./letter.ts";

const MOST_ROWS = 1000;

type OfCompetition = { readonly competition: string };
type OfNotice = OfCompetition & { readonly notice: string };
type OfMail = OfCompetition & { readonly mail: string };

const latest = (db: Builder, competition: string) =>
  db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition)
    .where("carried_by", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("rowid", "desc")
    .limit(MOST_ROWS);

/** Updates a letter and all that it carries: they leave together. */
const updateOf = (db: Builder, { competition, mail }: OfMail) =>
  db
    .updateTable("mail_outbox")
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition)
    .where(({ or, eb }) => or([eb("mail", "=", mail), eb("carried_by", "=", mail)]));

/** Makes an unsent letter due from now on, as if newly queued. */
const resend = (db: Builder, { competition, mail, now }: OfMail & { readonly now: string }) =>
  updateOf(db, { competition, mail }).where("status", "in", ["draft", "waiting", "failed"]).set({
    status: "waiting",
    due_at: now,
    created_at: now,
    attempts: 0,
    fault: null,
    sending_recorded: 0,
  });

const countTried = query((db, { since }: { readonly since: string }) =>
  db
    .selectFrom("mail_outbox")
    .select((row) => row.fn.countAll<number>().as("tries"))
    .where("tried_at", ">", since)
    .where("carried_by", "is", null),
);

const selectNext = query((db) =>
  db
    .selectFrom("mail_outbox")
    .select((row) => row.fn.min("due_at").as("due"))
    .where("status", "in", ["waiting", "sending"]),
);

const selectUnrecorded = query((db, { competition }: OfCompetition) =>
  db
    .selectFrom("mail_outbox as outbox")
    .select((row) => ["notice", row.fn.max("sent_at").as("last_sent_at")])
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition)
    .where("status", "=", "sent")
    .where("sending_recorded", "=", 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("mail_outbox as other")
            .select("other.mail")
            .whereRef("other.owner", "=", "outbox.owner")
            .whereRef("other.competition", "=", "outbox.competition")
            .whereRef("other.notice", "=", "outbox.notice")
            .where("other.status", "in", ["draft", "waiting", "sending"]),
        ),
      ),
    )
    .groupBy("notice")
    .orderBy("last_sent_at")
    .orderBy("notice"),
);

/** Queries of the outbox's table. */
export const outboxQueries = {
  insert: query(
    (
      db,
      row: OfMail &
        Record<"notice" | "messageId" | "content" | "at", string> & {
          readonly status: OutboxStatus;
          readonly carriedBy: string | null;
        },
    ) =>
      db
        .insertInto("mail_outbox")
        .values({
          owner: THE_PLACE,
          competition: row.competition,
          mail: row.mail,
          notice: row.notice,
          message_id: row.messageId,
          content: row.content,
          status: row.status,
          created_at: row.at,
          due_at: row.at,
          carried_by: row.carriedBy,
        })
        .onConflict((conflict) => conflict.doNothing()),
  ),
  due: query((db, { now, most }: { readonly now: string; readonly most: number }) =>
    db
      .selectFrom("mail_outbox")
      .selectAll()
      .where("status", "in", ["waiting", "sending"])
      .where("due_at", "<=", now)
      .where("carried_by", "is", null)
      .orderBy("due_at")
      .orderBy("created_at")
      .orderBy("rowid")
      .limit(most),
  ),
  take: query(
    (
      db,
      {
        competition,
        mail,
        claim,
        until,
        now,
        uncertain,
      }: OfMail & Record<"claim" | "until" | "now", string> & { readonly uncertain: number },
    ) =>
      updateOf(db, { competition, mail }).set((row) => ({
        status: "sending",
        claim,
        due_at: until,
        tried_at: now,
        uncertain,
        attempts: row("attempts", "+", 1),
      })),
  ),
  settle: query(
    (
      db,
      letter: OfMail &
        Record<"claim" | "status" | "dueAt", string> &
        Record<"fault" | "sentAt", string | null> & { readonly uncertain: number },
    ) =>
      updateOf(db, { competition: letter.competition, mail: letter.mail })
        .where("claim", "=", letter.claim)
        .set({
          status: letter.status,
          claim: null,
          due_at: letter.dueAt,
          fault: letter.fault,
          sent_at: letter.sentAt,
          uncertain: letter.uncertain,
        }),
  ),
  resend: query(resend),
  /** Replaces the words of an unsent letter. */
  rewrite: query((db, { competition, mail, content }: OfMail & { readonly content: string }) =>
    db
      .updateTable("mail_outbox")
      .set({ content })
      .where("owner", "=", THE_PLACE)
      .where("competition", "=", competition)
      .where("mail", "=", mail)
      .where("status", "in", ["draft", "waiting", "sending", "failed"]),
  ),
  one: query((db, { competition, mail }: OfMail) =>
    db
      .selectFrom("mail_outbox")
      .selectAll()
      .where("owner", "=", THE_PLACE)
      .where("competition", "=", competition)
      .where("mail", "=", mail),
  ),
  /** Selects a letter, then what it carries. */
  partsOf: query((db, { competition, mail }: OfMail) =>
    db
      .selectFrom("mail_outbox")
      .selectAll()
      .where("owner", "=", THE_PLACE)
      .where("competition", "=", competition)
      .where(({ or, eb }) => or([eb("mail", "=", mail), eb("carried_by", "=", mail)]))
      .orderBy("rowid"),
  ),
  remove: query((db, { competition, mail }: OfMail) =>
    db
      .deleteFrom("mail_outbox")
      .where("owner", "=", THE_PLACE)
      .where("competition", "=", competition)
      .where(({ or, eb }) => or([eb("mail", "=", mail), eb("carried_by", "=", mail)])),
  ),
  markSent: query((db, { competition, mail, sentAt }: OfMail & { readonly sentAt: string }) =>
    updateOf(db, { competition, mail })
      .where("status", "in", ["draft", "waiting", "failed", "cancelled"])
      .set({ status: "sent", sent_at: sentAt, fault: null, sending_recorded: 0 }),
  ),
  cancel: query((db, { competition, mail }: OfMail) =>
    updateOf(db, { competition, mail })
      .where("status", "in", ["draft", "waiting", "failed"])
      .set({ status: "cancelled" }),
  ),
  bounce: query((db, { messageId, fault }: Record<"messageId" | "fault", string>) =>
    db
      .updateTable("mail_outbox")
      .set({ status: "failed", fault })
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb("message_id", "=", messageId),
          exists(
            selectFrom("mail_outbox as letter")
              .select("letter.mail")
              .where("letter.message_id", "=", messageId)
              .whereRef("letter.owner", "=", "mail_outbox.owner")
              .whereRef("letter.competition", "=", "mail_outbox.competition")
              .whereRef("letter.mail", "=", "mail_outbox.carried_by"),
          ),
        ]),
      )
      .where("status", "=", "sent"),
  ),
  rows: query((db, { competition }: OfCompetition) => latest(db, competition)),
  rowsOf: query((db, { competition, status }: OfCompetition & { readonly status: OutboxStatus }) =>
    latest(db, competition).where("status", "=", status),
  ),
  markRecorded: query((db, { competition, notice }: OfNotice) =>
    db
      .updateTable("mail_outbox")
      .set({ sending_recorded: 1 })
      .where("owner", "=", THE_PLACE)
      .where("competition", "=", competition)
      .where("notice", "=", notice)
      .where("status", "=", "sent"),
  ),
  /** Selects a letter of a notice whose sending is not in the journal. */
  unsent: query((db, { competition, notice }: OfNotice) =>
    db
      .selectFrom("mail_outbox")
      .select("mail")
      .where("owner", "=", THE_PLACE)
      .where("competition", "=", competition)
      .where("notice", "=", notice)
      .where(({ or, eb }) => or([eb("status", "<>", "sent"), eb("sending_recorded", "<>", 1)]))
      .limit(1),
  ),
  *triedSince(since: string): Steps<number> {
    const counted: Row = (yield* first(countTried({ since }))) ?? {};
    return integerOf(counted, "tries");
  },
  *nextDue(): Steps<string | null> {
    return (yield* first(selectNext()))?.due ?? null;
  },
  *unrecorded(competition: string) {
    const rows = yield* all(selectUnrecorded({ competition }));
    return rows.map((row) => ({
      notice: textOf(row, "notice"),
      sentAt: textOf(row, "last_sent_at"),
    }));
  },
};
