import { createHash } from "node:crypto";
import { clockMoment, THE_PLACE } from "@losfee/core";
import { sql } from "kysely";
import { type Builder, query } from "../../storage/query.ts";
import { integerOf, jsonOf, type Row, textOf, textOrNull } from "../../storage/rows.ts";
import { first, run, type Steps } from "../../storage/steps.ts";
import type { Tables } from "../../storage/tables.ts";
import type { Authenticity } from "./authenticity.ts";
import type { IncomingMessage, MessageRefusal } from "./message.ts";

/** Classification of an incoming mail. */
export type MailFinding =
  /** From a person, to a competition: its wishes may be read. */
  | "mail"
  /** Automatic: never answered, never acted on. */
  | "automatic"
  /** To none of the competitions that receive mail. */
  | "misdirected"
  /** Reuses the Message-ID of another mail: one of the two is not genuine. */
  | "identifier-reused"
  /** The program could not take in or read it; the text states the reason. */
  | "mail-not-taken"
  | MessageRefusal["code"];

/**
 * `new`: not processed yet. `open`: waits for the director. `ignored`: needs no attention. `done`:
 * acted on.
 */
export type InboxStatus = "new" | "open" | "done" | "ignored";

/** A mail to be stored. */
export interface InboxEntry {
  readonly competition: string | null;
  readonly arrivedAt: string;
  readonly finding: MailFinding;
  readonly message: IncomingMessage;
  readonly authenticity: Authenticity;
}

/** A mail of the inbox. */
export interface InboxRow extends InboxEntry {
  /** Permanent; commands use it as their idempotency key, so that each is carried out once. */
  readonly id: string;
  /** Orders mails that arrived in the same second. */
  readonly number: number;
  readonly takenAt: string;
  readonly status: InboxStatus;
  /** Number of further copies received. */
  readonly copies: number;
}

/** Place of a message in a mailbox. */
export interface MailboxPlace {
  readonly account: string;
  /** Numbering of the mailbox; changes when the server renumbers its messages. */
  readonly uidValidity: string;
  readonly uid: number;
}

/** Incoming mails, stored before they are marked as seen in their mailbox. */
export interface Inbox {
  /**
   * Stores a mail for each competition it goes to and its place in the mailbox: all or nothing. A
   * mail that is already stored is only counted.
   */
  store(entries: readonly InboxEntry[], place: MailboxPlace | null): Promise<readonly InboxRow[]>;
  /** Returns the number up to which a mailbox's messages are taken; 0 for a new mailbox. */
  lastUid(place: Omit<MailboxPlace, "uid">): Promise<number>;
  /** Skips the messages of a mailbox up to this number. */
  skipTo(place: MailboxPlace): Promise<void>;
  /** Returns the new mails in the order of their arrival. */
  pending(): Promise<readonly InboxRow[]>;
  /** Returns the thousand latest mails of a competition (null: of none), by arrival. */
  rows(competition: string | null, status?: InboxStatus): Promise<readonly InboxRow[]>;
  row(id: string): Promise<InboxRow | null>;
  settle(id: string, status: InboxStatus): Promise<boolean>;
  /** Leaves an unreadable mail to the director: it is not processed again. */
  giveUp(id: string): Promise<void>;
}

const MOST_ROWS = 1000;

/** Returns the identity of a mail: the same for a copy that came by another way. */
const identityOf = ({ competition, arrivedAt, message }: InboxEntry): string => {
  const { messageId, from, date, subject, text, attachments } = message;
  // Without an identifier two equal mails may both be meant.
  const when = messageId === null ? arrivedAt : null;
  const sizes = attachments.map(({ name, size }) => [name, size]);
  const identity = [competition, messageId, from.address, date, subject, text, sizes, when];
  return createHash("sha256").update(JSON.stringify(identity)).digest("hex").slice(0, 32);
};

type Place = Omit<MailboxPlace, "uid">;

const select = query((db, { id }: { readonly id: string }) =>
  db.selectFrom("mail_inbox").selectAll().where("id", "=", id),
);

const selectPending = query((db) =>
  db
    .selectFrom("mail_inbox")
    .selectAll()
    .where("status", "=", "new")
    .orderBy("arrived_at")
    .orderBy("number"),
);

const latest = (db: Builder) =>
  db
    .selectFrom("mail_inbox")
    .selectAll()
    .orderBy("arrived_at", "desc")
    .orderBy("number", "desc")
    .limit(MOST_ROWS);

type OfCompetition = { readonly competition: string | null };

type WithStatus = { readonly status: InboxStatus };

const latestOf = (db: Builder, competition: string) =>
  latest(db).where("owner", "=", THE_PLACE).where("competition", "=", competition);

const latestOfNone = (db: Builder) => latest(db).where("competition", "is", null);

const selectOf = query((db, { competition }: { readonly competition: string }) =>
  latestOf(db, competition),
);

const selectOfIn = query(
  (db, { competition, status }: { readonly competition: string } & WithStatus) =>
    latestOf(db, competition).where("status", "=", status),
);

const selectOfNone = query((db) => latestOfNone(db));

const selectOfNoneIn = query((db, { status }: WithStatus) =>
  latestOfNone(db).where("status", "=", status),
);

const rowsWanted = (competition: string | null, status: InboxStatus | undefined) => {
  if (competition === null) {
    return status === undefined ? selectOfNone() : selectOfNoneIn({ status });
  }
  return status === undefined ? selectOf({ competition }) : selectOfIn({ competition, status });
};

const selectNamesake = query(
  (db, { competition, messageId }: OfCompetition & { readonly messageId: string }) =>
    db
      .selectFrom("mail_inbox")
      .select("id")
      .where("message_id", "=", messageId)
      .where("competition", "is not distinct from", competition),
);

type NewRow = OfCompetition &
  Record<"id" | "arrivedAt" | "takenAt" | "finding" | "message" | "authenticity", string> & {
    readonly owner: string | null;
    readonly messageId: string | null;
    readonly status: InboxStatus;
  };

const insert = query((db, row: NewRow) =>
  db.insertInto("mail_inbox").values({
    id: row.id,
    number: sql<number>`(select coalesce(max(number), 0) + 1 from mail_inbox)`,
    owner: row.owner,
    competition: row.competition,
    message_id: row.messageId,
    arrived_at: row.arrivedAt,
    taken_at: row.takenAt,
    finding: row.finding,
    message: row.message,
    authenticity: row.authenticity,
    status: row.status,
  }),
);

const countCopy = query((db, { id }: { readonly id: string }) =>
  db
    .updateTable("mail_inbox")
    .set((row) => ({ copies: row("copies", "+", 1) }))
    .where("id", "=", id),
);

const update = query((db, { id, status }: { readonly id: string; readonly status: InboxStatus }) =>
  db.updateTable("mail_inbox").set({ status }).where("id", "=", id),
);

const updateFinding = query((db, { id }: { readonly id: string }) =>
  db
    .updateTable("mail_inbox")
    .set({ status: "open", finding: "mail-not-taken" satisfies MailFinding })
    .where("id", "=", id),
);

const selectLast = query((db, { account, uidValidity }: Place) =>
  db
    .selectFrom("mail_boxes")
    .select("last_uid")
    .where(({ and }) => and({ account, uid_validity: uidValidity })),
);

const advance = query((db, { account, uidValidity, uid }: MailboxPlace) =>
  db
    .insertInto("mail_boxes")
    .values({ account, uid_validity: uidValidity, last_uid: uid })
    .onConflict((conflict) =>
      conflict
        .columns(["account", "uid_validity"])
        .doUpdateSet((row) => ({ last_uid: row.ref("excluded.last_uid") }))
        .whereRef("excluded.last_uid", ">", "mail_boxes.last_uid"),
    ),
);

/** Creates an inbox in `tables`. */
export const createInbox = (
  tables: Tables,
  now: () => string = () => clockMoment(Date.now()),
): Inbox => {
  function* storeOne(entry: InboxEntry): Steps<InboxRow> {
    const id = identityOf(entry);
    if ((yield* run(countCopy({ id }))) === 0) {
      const { competition, arrivedAt, message, authenticity } = entry;
      const { messageId } = message;
      const reused =
        messageId !== null &&
        (yield* first(selectNamesake({ competition, messageId }))) !== undefined;
      const finding = reused && entry.finding === "mail" ? "identifier-reused" : entry.finding;
      yield* run(
        insert({
          ...{ id, competition, messageId, arrivedAt, finding },
          // A mail to none of the competitions has no owner either.
          owner: competition === null ? null : THE_PLACE,
          takenAt: now(),
          message: JSON.stringify(message),
          authenticity: JSON.stringify(authenticity),
          status: FIRST_STATUS[finding],
        }),
      );
    }
    return rowOf((yield* first(select({ id }))) ?? {});
  }

  return {
    store: (entries, place) =>
      tables.transact(function* () {
        const rows: InboxRow[] = [];
        for (const entry of entries) rows.push(yield* storeOne(entry));
        if (place !== null) yield* run(advance(place));
        return rows;
      }),
    async lastUid(place) {
      const row = await tables.first(selectLast(place));
      return row === undefined ? 0 : integerOf(row, "last_uid");
    },
    async skipTo(place) {
      await tables.transact(() => run(advance(place)));
    },
    async pending() {
      return (await tables.all(selectPending())).map(rowOf);
    },
    async rows(competition, status) {
      const rows = await tables.all(rowsWanted(competition, status));
      return rows.map(rowOf).toReversed();
    },
    async row(id) {
      const row = await tables.first(select({ id }));
      return row === undefined ? null : rowOf(row);
    },
    settle: async (id, status) => (await tables.transact(() => run(update({ id, status })))) > 0,
    async giveUp(id) {
      await tables.transact(() => run(updateFinding({ id })));
    },
  };
};

const FIRST_STATUS: Readonly<Record<MailFinding, InboxStatus>> = {
  mail: "new",
  automatic: "ignored",
  misdirected: "open",
  "identifier-reused": "open",
  "mail-not-taken": "open",
  "mail-too-large": "open",
  "mail-too-many-parts": "open",
  "mail-malformed": "open",
  "mail-sender-unclear": "open",
};

/** JSON in a row was written by this program. */
const rowOf = (row: Row): InboxRow => ({
  id: textOf(row, "id"),
  number: integerOf(row, "number"),
  competition: textOrNull(row, "competition"),
  arrivedAt: textOf(row, "arrived_at"),
  takenAt: textOf(row, "taken_at"),
  finding: textOf(row, "finding") as MailFinding,
  message: jsonOf(row, "message") as IncomingMessage,
  authenticity: jsonOf(row, "authenticity") as Authenticity,
  status: textOf(row, "status") as InboxStatus,
  copies: integerOf(row, "copies"),
});
