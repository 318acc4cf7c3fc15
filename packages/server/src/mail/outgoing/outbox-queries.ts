import { THE_PLACE } from "@losfee/core";
import {
  latestOf,
  type QueueStatus,
  type RowKey,
  rowsOf,
  updateOf,
} from "../../delivery/queue-queries.ts";
import { inserting } from "../../storage/inserting.ts";
import { type Builder, query } from "../../storage/query.ts";
import { integerOf, type Row, textOf } from "../../storage/rows.ts";
import { all, first, type Steps } from "../../storage/steps.ts";

const MOST_ROWS = 1000;

type OfCompetition = { readonly competition: string };
type OfNotice = OfCompetition & { readonly notice: string };
type OfMail = OfCompetition & { readonly mail: string };

const UNSENT = ["draft", "waiting", "failed"] as const;

const keyOf = ({ competition, mail }: OfMail): RowKey => ({
  competition,
  kind: "letter",
  id: mail,
});

const letters = (db: Builder, competition: string) => rowsOf(db, { competition, kind: "letter" });

const latest = (db: Builder, competition: string) =>
  latestOf(db, { competition, kind: "letter" }, MOST_ROWS).where("carried_by", "is", null);

const update = (db: Builder, mail: OfMail) => updateOf(db, keyOf(mail));

const countTried = query((db, { since }: { readonly since: string }) =>
  db
    .selectFrom("outbox")
    .select((row) => row.fn.countAll<number>().as("tries"))
    .where("kind", "=", "letter")
    .where("tried_at", ">", since)
    .where("carried_by", "is", null),
);

const selectUnrecorded = query((db, { competition }: OfCompetition) =>
  db
    .selectFrom("outbox as letter")
    .select((row) => ["about", row.fn.max("sent_at").as("last_sent_at")])
    .where(({ and }) =>
      and({ owner: THE_PLACE, competition, kind: "letter", status: "sent", sending_recorded: 0 }),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox as other")
            .select("other.id")
            .whereRef("other.owner", "=", "letter.owner")
            .whereRef("other.competition", "=", "letter.competition")
            .whereRef("other.kind", "=", "letter.kind")
            .whereRef("other.about", "=", "letter.about")
            .where("other.status", "in", ["draft", "waiting", "sending"]),
        ),
      ),
    )
    .groupBy("about")
    .orderBy("last_sent_at")
    .orderBy("about"),
);

/** Queries of the letters in the outbox. */
export const outboxQueries = {
  insert: inserting(
    "outbox",
    [
      "kind",
      "competition",
      "id",
      "about",
      "messageId",
      "content",
      "status",
      "createdAt",
      "begunAt",
      "dueAt",
      "carriedBy",
    ],
    { owned: true, known: "kept" },
  ),
  /** Makes an unsent letter due from now on, as if newly queued. */
  resend: query((db, { competition, mail, now }: OfMail & { readonly now: string }) =>
    update(db, { competition, mail }).where("status", "in", UNSENT).set({
      status: "waiting",
      due_at: now,
      created_at: now,
      begun_at: now,
      attempts: 0,
      fault: null,
      sent_at: null,
      sending_recorded: 0,
    }),
  ),
  /** Replaces the words of an unsent letter. */
  rewrite: query((db, { competition, mail, content }: OfMail & { readonly content: string }) =>
    update(db, { competition, mail })
      .where("carried_by", "is", null)
      .where("status", "in", [...UNSENT, "sending"])
      .set({ content }),
  ),
  one: query((db, { competition, mail }: OfMail) =>
    letters(db, competition).where("id", "=", mail),
  ),
  /** Selects a letter, then what it carries. */
  partsOf: query((db, { competition, mail }: OfMail) =>
    letters(db, competition)
      .where(({ or, eb }) => or([eb("id", "=", mail), eb("carried_by", "=", mail)]))
      .orderBy("rowid"),
  ),
  markSent: query((db, { competition, mail, sentAt }: OfMail & { readonly sentAt: string }) =>
    update(db, { competition, mail })
      .where("status", "in", [...UNSENT, "cancelled"])
      .set({ status: "sent", sent_at: sentAt, fault: null, sending_recorded: 0 }),
  ),
  cancel: query((db, { competition, mail }: OfMail) =>
    update(db, { competition, mail }).where("status", "in", UNSENT).set({ status: "cancelled" }),
  ),
  bounce: query((db, { messageId, fault }: Record<"messageId" | "fault", string>) =>
    db
      .updateTable("outbox")
      .set({ status: "failed", fault })
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb("message_id", "=", messageId),
          exists(
            selectFrom("outbox as letter")
              .select("letter.id")
              .where("letter.message_id", "=", messageId)
              .whereRef("letter.owner", "=", "outbox.owner")
              .whereRef("letter.competition", "=", "outbox.competition")
              .whereRef("letter.id", "=", "outbox.carried_by"),
          ),
        ]),
      )
      .where("status", "=", "sent"),
  ),
  rows: query((db, { competition }: OfCompetition) => latest(db, competition)),
  rowsOf: query((db, { competition, status }: OfCompetition & { readonly status: QueueStatus }) =>
    latest(db, competition).where("status", "=", status),
  ),
  markRecorded: query((db, { competition, notice }: OfNotice) =>
    db
      .updateTable("outbox")
      .set({ sending_recorded: 1 })
      .where(({ and }) =>
        and({ owner: THE_PLACE, competition, kind: "letter", about: notice, status: "sent" }),
      ),
  ),
  /** Selects a letter of a notice whose sending is not in the journal. */
  unsent: query((db, { competition, notice }: OfNotice) =>
    letters(db, competition)
      .where("about", "=", notice)
      .where(({ or, eb }) => or([eb("status", "<>", "sent"), eb("sending_recorded", "<>", 1)]))
      .limit(1),
  ),
  *triedSince(since: string): Steps<number> {
    const counted: Row = (yield* first(countTried({ since }))) ?? {};
    return integerOf(counted, "tries");
  },
  *unrecorded(competition: string) {
    const rows = yield* all(selectUnrecorded({ competition }));
    return rows.map((row) => ({
      notice: textOf(row, "about"),
      sentAt: textOf(row, "last_sent_at"),
    }));
  },
};
