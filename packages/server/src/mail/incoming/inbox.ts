import { createHash } from "node:crypto";
import { keyOf } from "../../journal/keys.ts";
import { integerOf, jsonOf, type Row, textOf } from "../../journal/rows.ts";
import type { SqliteStore } from "../../journal/sqlite-store.ts";
import type { Authenticity } from "./authenticity.ts";
import type { IncomingMessage, MessageRefusal } from "./message.ts";

/** What kind of mail was taken. */
export type MailFinding =
  /** From somebody, to a competition: its wishes may be read. */
  | "mail"
  /** Sent by a program: never answered, never acted upon. */
  | "automatic"
  /** To none of the competitions that receive mail. */
  | "misdirected"
  /** Under the Message-ID of another mail: one of the two is not what it seems. */
  | "identifier-reused"
  | MessageRefusal["code"];

/**
 * `new`: nobody looked at it yet. `open`: the director has to. `ignored`: nobody has to. `done`:
 * acted upon.
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
  /** Names it for good; what is done because of it is done under this name, so once. */
  readonly id: string;
  /** Orders mails that arrived in the same second. */
  readonly number: number;
  readonly takenAt: string;
  readonly status: InboxStatus;
  /** How often it came again. */
  readonly copies: number;
}

/** Where in a mailbox a message lay. */
export interface MailboxPlace {
  readonly account: string;
  /** A mailbox's numbering; a new one begins when the server had to number anew. */
  readonly uidValidity: string;
  readonly uid: number;
}

/** Mails that came in, stored before their mailbox is told that they were seen. */
export interface Inbox {
  /**
   * Stores a mail for each competition it goes to, and that its place in the mailbox is taken: all
   * or nothing. A mail that was stored before is only counted.
   */
  store(entries: readonly InboxEntry[], place: MailboxPlace | null): Promise<readonly InboxRow[]>;
  /** Every message up to this number of a mailbox is taken; 0 for a mailbox never seen. */
  lastUid(place: Omit<MailboxPlace, "uid">): number;
  /** Leaves the messages of a mailbox up to this number alone. */
  skipTo(place: MailboxPlace): Promise<void>;
  /** Mails that nobody looked at yet, in the order of their arrival. */
  pending(): readonly InboxRow[];
  /** The thousand latest mails of a competition (null: of none), in the order of their arrival. */
  rows(competition: string | null, status?: InboxStatus): readonly InboxRow[];
  row(id: string): InboxRow | null;
  settle(id: string, status: InboxStatus): Promise<boolean>;
}

const MOST_ROWS = 1000;

/** What names a mail: the same for a copy that came by another way. */
const identityOf = ({ competition, arrivedAt, message }: InboxEntry): string => {
  const { messageId, from, date, subject, text, attachments } = message;
  // Without an identifier two equal mails may both be meant.
  const when = messageId === null ? arrivedAt : null;
  const sizes = attachments.map(({ name, size }) => [name, size]);
  const identity = [competition, messageId, from.address, date, subject, text, sizes, when];
  return createHash("sha256").update(JSON.stringify(identity)).digest("hex").slice(0, 32);
};

/** An inbox in the tables of `store`'s file (see `mailMigrations`). */
export const createInbox = (
  store: Pick<SqliteStore, "database" | "transact">,
  now: () => string = () => new Date().toISOString(),
): Inbox => {
  const { database, transact } = store;
  const select = database.prepare("SELECT * FROM mail_inbox WHERE id = ?");
  const selectPending = database.prepare(
    "SELECT * FROM mail_inbox WHERE status = 'new' ORDER BY arrived_at, number",
  );
  const selectRows = database.prepare(
    `SELECT * FROM mail_inbox
     WHERE owner IS ?1 AND competition IS ?2 AND (?3 IS NULL OR status = ?3)
     ORDER BY arrived_at DESC, number DESC LIMIT ?4`,
  );
  const selectNamesake = database.prepare(
    "SELECT 1 FROM mail_inbox WHERE message_id = ? AND owner IS ? AND competition IS ?",
  );
  const insert = database.prepare(`
    INSERT INTO mail_inbox (id, number, owner, competition, message_id, arrived_at, taken_at,
      finding, message, authenticity, status)
    VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM mail_inbox), ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const countCopy = database.prepare("UPDATE mail_inbox SET copies = copies + 1 WHERE id = ?");
  const update = database.prepare("UPDATE mail_inbox SET status = ? WHERE id = ?");
  const selectLast = database.prepare(
    "SELECT last_uid FROM mail_boxes WHERE account = ? AND uid_validity = ?",
  );
  const advance = database.prepare(`
    INSERT INTO mail_boxes (account, uid_validity, last_uid) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET last_uid = max(last_uid, excluded.last_uid)`);

  const storeOne = (entry: InboxEntry): InboxRow => {
    const id = identityOf(entry);
    if (countCopy.run(id).changes === 0) {
      const { competition, arrivedAt, message, authenticity } = entry;
      const { messageId } = message;
      const columns = columnsOf(competition);
      const reused = messageId !== null && selectNamesake.get(messageId, ...columns) !== undefined;
      const finding = reused && entry.finding === "mail" ? "identifier-reused" : entry.finding;
      const [content, checked] = [JSON.stringify(message), JSON.stringify(authenticity)];
      const times = [arrivedAt, now()] as const;
      const status = FIRST_STATUS[finding];
      insert.run(id, ...columns, messageId, ...times, finding, content, checked, status);
    }
    return rowOf(select.get(id) ?? {});
  };

  return {
    store: (entries, place) =>
      transact(() => {
        const rows = entries.map(storeOne);
        if (place !== null) advance.run(place.account, place.uidValidity, place.uid);
        return rows;
      }),
    lastUid({ account, uidValidity }) {
      const row = selectLast.get(account, uidValidity);
      return row === undefined ? 0 : integerOf(row, "last_uid");
    },
    skipTo: ({ account, uidValidity, uid }) =>
      transact(() => {
        advance.run(account, uidValidity, uid);
      }),
    pending: () => selectPending.all().map(rowOf),
    rows: (competition, status) =>
      selectRows
        .all(...columnsOf(competition), status ?? null, MOST_ROWS)
        .map(rowOf)
        .toReversed(),
    row(id) {
      const row = select.get(id);
      return row === undefined ? null : rowOf(row);
    },
    settle: (id, status) => transact(() => update.run(status, id).changes > 0),
  };
};

/** What stands in the columns of the key; a mail to none of the competitions has neither. */
const columnsOf = (competition: string | null): readonly [string | null, string | null] =>
  competition === null ? [null, null] : [...keyOf(competition)];

const FIRST_STATUS: Readonly<Record<MailFinding, InboxStatus>> = {
  mail: "new",
  automatic: "ignored",
  misdirected: "open",
  "identifier-reused": "open",
  "mail-too-large": "open",
  "mail-too-many-parts": "open",
  "mail-malformed": "open",
  "mail-sender-unclear": "open",
};

/** What is JSON in a row was written by this program. */
const rowOf = (row: Row): InboxRow => ({
  id: textOf(row, "id"),
  number: integerOf(row, "number"),
  competition: row["competition"] === null ? null : textOf(row, "competition"),
  arrivedAt: textOf(row, "arrived_at"),
  takenAt: textOf(row, "taken_at"),
  finding: textOf(row, "finding") as MailFinding,
  message: jsonOf(row, "message") as IncomingMessage,
  authenticity: jsonOf(row, "authenticity") as Authenticity,
  status: textOf(row, "status") as InboxStatus,
  copies: integerOf(row, "copies"),
});
