import { randomUUID } from "node:crypto";
import { keyOf } from "../../journal/keys.ts";
import type { SqliteStore } from "../../journal/sqlite-store.ts";
import { type MailFault, nextAttempt, type SendOutcome } from "./fault.ts";
import type { ClaimedLetter, Letter, LetterContent, OutboxRow, OutboxStatus } from "./letter.ts";
import { messageIdOf } from "./message-id.ts";
import { claimedOf, rowOf } from "./outbox-rows.ts";
import { createOutboxStatements } from "./outbox-statements.ts";

/** How letters enter the outbox. */
export interface EnqueueOptions {
  /** The address letters are sent from; its domain stands in the Message-ID. */
  readonly from: string;
  /** `draft`: the director looks at them first. */
  readonly as: "waiting" | "draft";
  /** Mails about what happened before are not sent. ISO 8601 in UTC. */
  readonly since: string;
  /** Where the competition's pages are to be found; null: nobody knows. */
  readonly page?: string | null;
}

/** How many letters are claimed, and for how long. */
export interface ClaimOptions {
  readonly most: number;
  /** How many attempts there may be within a minute, by all servers together. */
  readonly perMinute: number;
  /** Milliseconds; longer than an attempt can take. */
  readonly lease: number;
}

/**
 * Letters on their way out. A letter has one row for good, named by notice and reader: deriving it again
 * from the journal changes nothing, so nothing is forgotten after a crash and nothing queued twice.
 * A row is sent by whoever claims it; if its claim ends without an answer (a crash), it is claimed
 * again as `uncertain` and keeps its Message-ID.
 */
export interface Outbox {
  /**
   * Adds those letters that are not there yet; how many were. Inside `SqliteStore.transact`, together
   * with the events they tell of, or at any time later.
   */
  enqueueWithin(competition: string, letters: readonly Letter[], how: EnqueueOptions): number;
  enqueue(competition: string, letters: readonly Letter[], how: EnqueueOptions): Promise<number>;
  /** Claims letters that are due, oldest first. */
  claim(options: ClaimOptions): Promise<readonly ClaimedLetter[]>;
  /** Notes what became of a claimed letter; false if the claim had ended before. */
  finish(letter: ClaimedLetter, outcome: SendOutcome): Promise<boolean>;
  /** When the next letter is due, or a claim ends; null: nothing waits. ISO 8601 in UTC. */
  nextDue(): string | null;
  /** The thousand latest letters of a competition, newest first; of one status where it is given. */
  rows(competition: string, status?: OutboxStatus): readonly OutboxRow[];
  /** The director's draft, or a letter that failed, with this content now: it is due. */
  send(competition: string, id: string, content?: LetterContent): Promise<boolean>;
  /** The director sent it by hand at this moment; false where it has left, or is leaving. */
  markSent(competition: string, id: string, sentAt: string): Promise<boolean>;
  /** Takes a letter back that has not left and is not leaving; false if it has or is. */
  cancel(competition: string, id: string): Promise<boolean>;
  /** A report that could not be delivered: the letter failed after all. False: it was not ours. */
  noteBounce(messageId: string): Promise<boolean>;
  /** Notices whose letters left and whose leaving no event tells yet, with the time of the last one. */
  unrecordedSendings(
    competition: string,
  ): readonly { readonly notice: string; readonly sentAt: string }[];
  /**
   * Whether letters of this notice are there whose leaving the journal does not tell: the deadline
   * waits for them.
   */
  holds(competition: string, notice: string): boolean;
  /** The journal tells now when the letters of these notices left. */
  markRecorded(competition: string, notices: readonly string[]): Promise<void>;
}

const MOST_ROWS = 1000;

/** An outbox in the tables of `store`'s file (see `mailMigrations`). */
export const createOutbox = (
  store: Pick<SqliteStore, "database" | "transact">,
  now: () => string = () => new Date().toISOString(),
): Outbox => {
  const { transact } = store;
  const sql = createOutboxStatements(store.database);

  const enqueueWithin: Outbox["enqueueWithin"] = (competition, letters, { from, as, since }) => {
    let added = 0;
    for (const letter of letters) {
      if (letter.at < since) continue;
      const { to, subject, text, inReplyTo } = letter;
      const content = JSON.stringify({ to, subject, text, inReplyTo });
      const messageId = messageIdOf(competition, letter.id, from);
      const time = now();
      const row = [
        ...keyOf(competition),
        letter.id,
        letter.notice,
        messageId,
        content,
        as,
        time,
        time,
      ] as const;
      added += Number(sql.insert.run(...row).changes);
    }
    return added;
  };

  const claim = ({ most, perMinute, lease }: ClaimOptions): readonly ClaimedLetter[] => {
    const time = now();
    const minuteAgo = new Date(Date.parse(time) - 60_000).toISOString();
    const left = Math.min(most, perMinute - sql.triedSince(minuteAgo));
    const until = new Date(Date.parse(time) + lease).toISOString();
    return sql.due.all(time, time, Math.max(0, left)).map((row) => {
      const letter = rowOf(row);
      const token = randomUUID();
      // A row that is claimed again was let go by a crash: nobody knows how far it came.
      const uncertain = letter.status === "sending" ? 1 : 0;
      sql.take.run(token, until, time, uncertain, ...keyOf(letter.competition), letter.id);
      return claimedOf({ ...row, claim: token, uncertain: uncertain || (row["uncertain"] ?? 0) });
    });
  };

  const finish = (letter: ClaimedLetter, outcome: SendOutcome): boolean => {
    const time = now();
    const settle = (
      status: OutboxStatus,
      dueAt: string,
      fault: MailFault | null,
      uncertain: boolean,
    ): boolean => {
      const sentAt = status === "sent" ? time : null;
      const text = fault && JSON.stringify(fault);
      const values = [status, dueAt, text, sentAt, uncertain ? 1 : 0] as const;
      const sent = [...values, ...keyOf(letter.competition), letter.id, letter.claim] as const;
      return sql.settle.run(...sent).changes > 0;
    };
    if (outcome.kind === "sent") return settle("sent", time, null, false);
    if (outcome.kind === "failed") return settle("failed", time, outcome.fault, false);
    const uncertain = outcome.uncertain || letter.uncertain;
    const next = nextAttempt(letter.attempts + 1, letter.createdAt, time);
    if (next !== null) return settle("waiting", next, outcome.fault, uncertain);
    return settle("failed", time, { code: "given-up", last: outcome.fault }, uncertain);
  };

  return {
    enqueueWithin,
    enqueue: (competition, letters, how) =>
      transact(() => enqueueWithin(competition, letters, how)),
    claim: (options) => transact(() => claim(options)),
    finish: (letter, outcome) => transact(() => finish(letter, outcome)),
    nextDue: () => sql.nextDue(),
    rows: (competition, status) =>
      sql.rows.all(...keyOf(competition), status ?? null, MOST_ROWS).map(rowOf),
    send: (competition, id, content) =>
      transact(() => {
        const text = content === undefined ? null : JSON.stringify(content);
        return sql.resend.run(now(), text, ...keyOf(competition), id).changes > 0;
      }),
    markSent: (competition, id, sentAt) =>
      transact(() => sql.markSent.run(sentAt, ...keyOf(competition), id).changes > 0),
    cancel: (competition, id) =>
      transact(() => sql.cancel.run(...keyOf(competition), id).changes > 0),
    noteBounce: (messageId) =>
      transact(() => {
        const fault: MailFault = { code: "bounced" };
        return sql.bounce.run(JSON.stringify(fault), messageId).changes > 0;
      }),
    unrecordedSendings: (competition) => sql.unrecorded(competition),
    holds: (competition, notice) => sql.holds(competition, notice),
    markRecorded: (competition, notices) =>
      transact(() => {
        for (const notice of notices) sql.markRecorded.run(...keyOf(competition), notice);
      }),
  };
};
