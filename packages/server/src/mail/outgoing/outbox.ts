import { clockMoment } from "@losfee/core";
import { createQueue, type Queue, queuedOf } from "../../delivery/queue.ts";
import { type QueueStatus, remove } from "../../delivery/queue-queries.ts";
import type { Fence } from "../../duty/lease.ts";
import type { Query } from "../../storage/query.ts";
import { jsonOf, type Row, textOf } from "../../storage/rows.ts";
import { all, first, run, type Steps } from "../../storage/steps.ts";
import type { Tables } from "../../storage/tables.ts";
import { LETTER_SCHEDULE, type MailFault } from "./fault.ts";
import type { ClaimedLetter, Letter, LetterContent, LetterPart, OutboxRow } from "./letter.ts";
import { messageIdOf } from "./message-id.ts";
import { outboxQueries as sql } from "./outbox-queries.ts";

/** Options for queueing letters. */
export interface EnqueueOptions {
  /** Sender address of letters; its domain stands in the Message-ID. */
  readonly from: string;
  /** `draft`: the director reviews them first. */
  readonly as: "waiting" | "draft";
  /** Mails about earlier events are not sent. ISO 8601 in UTC. */
  readonly since: string;
  /** URL of the competition's pages; null: unknown. */
  readonly page?: string | null;
}

/** Limits of a claim. */
export interface ClaimOptions {
  readonly most: number;
  /** Limit of attempts per minute, of all servers together. */
  readonly perMinute: number;
  /** Milliseconds; longer than an attempt can take. */
  readonly lease: number;
}

/**
 * Outgoing letters. A letter has one permanent row, identified by notice and reader: deriving it
 * again from the journal changes nothing, so a crash loses nothing and queues nothing twice. If it
 * is claimed again after a crash, it keeps its Message-ID.
 */
export interface Outbox extends Pick<Queue<OutboxRow, MailFault>, "finish" | "nextDue"> {
  /** Adds missing letters in the caller's transaction; returns the number added. */
  enqueueWithin(
    competition: string,
    letters: readonly Letter[],
    how: EnqueueOptions,
  ): Steps<number>;
  enqueue(competition: string, letters: readonly Letter[], how: EnqueueOptions): Promise<number>;
  /** True if there is a row with this id: a letter, or a part that one carries. */
  knowsWithin(competition: string, id: string): Steps<boolean>;
  /**
   * Withdraws the letter that contains this part, with all its parts, so that it can be rewritten.
   * Null: it has left, or is leaving; empty: it does not exist or was cancelled.
   */
  takeBackWithin(competition: string, id: string): Steps<readonly LetterPart[] | null>;
  /** Returns a letter's parts, the leading one first; empty if unknown or rewritten by hand. */
  partsOf(competition: string, id: string): Promise<readonly LetterPart[]>;
  /** Rewrites an unsent letter. */
  rewrite(competition: string, id: string, content: LetterContent): Promise<void>;
  /** Claims letters that are due, oldest first. */
  claim(options: ClaimOptions): Promise<readonly ClaimedLetter[]>;
  /** Returns a competition's thousand latest letters, newest first; of one status if given. */
  rows(competition: string, status?: QueueStatus): Promise<readonly OutboxRow[]>;
  /** Makes a draft or a failed letter due, with this content if given. */
  send(competition: string, id: string, content?: LetterContent): Promise<boolean>;
  /** Records that the director sent it by hand; false if it has left, or is leaving. */
  markSent(competition: string, id: string, sentAt: string): Promise<boolean>;
  /** Withdraws a letter; false if it has left or is leaving. */
  cancel(competition: string, id: string): Promise<boolean>;
  /** Marks a letter as failed because of a bounce; false: it was not ours. */
  noteBounce(messageId: string): Promise<boolean>;
  /** Returns notices whose letters left but which no event records yet, with the latest time. */
  unrecordedSendings(
    competition: string,
  ): Promise<readonly { readonly notice: string; readonly sentAt: string }[]>;
  /**
   * True if there are letters of this notice whose sending is not in the journal: the deadline
   * waits for them.
   */
  holds(competition: string, notice: string): Promise<boolean>;
  /** Records that the journal has the sending of these notices' letters. */
  markRecorded(competition: string, notices: readonly string[]): Promise<void>;
}

/** Creates an outbox in `tables`. */
export const createOutbox = (
  tables: Tables,
  now: () => string = () => clockMoment(Date.now()),
  fence: Fence | null = null,
): Outbox => {
  const enqueueWithin: Outbox["enqueueWithin"] = function* (competition, letters, how) {
    const { from, as, since } = how;
    const time = now();
    let added = 0;
    for (const letter of letters) {
      if (letter.at < since) continue;
      const { to, subject, text, inReplyTo, told } = letter;
      const insert = ({ id, notice }: LetterPart, content: LetterContent) =>
        sql.insert({
          ...{ kind: "letter", competition, id, about: notice, status: as },
          ...{ createdAt: time, begunAt: time, dueAt: time },
          messageId: messageIdOf(competition, id, from),
          content: JSON.stringify(content),
          carriedBy: id === letter.id ? null : letter.id,
        });
      const { carries = [], unsubscribe } = letter;
      const content: LetterContent = {
        ...{ to, subject, text, inReplyTo, told },
        ...(unsubscribe === undefined ? {} : { unsubscribe }),
        ...(carries.length === 0 ? {} : { also: carries.map(({ notice }) => notice) }),
      };
      added += yield* run(insert(letter, content));
      for (const part of carries) {
        yield* run(insert(part, { to, subject, text: "", inReplyTo, told: part.told }));
      }
    }
    return added;
  };

  const queue = createQueue<OutboxRow, MailFault>({
    ...{ kind: "letter", tables, now, fence, schedule: LETTER_SCHEDULE, itemOf: rowOf },
  });

  const partOf = (row: Row): LetterPart => {
    const { id, notice, told } = rowOf(row);
    return { id, notice, ...(told === undefined ? {} : { told }) };
  };

  const takeBackWithin: Outbox["takeBackWithin"] = function* (competition, id) {
    const row = yield* first(sql.one({ competition, mail: id }));
    if (row === undefined || row.status === "cancelled") return [];
    if (row.status === "sent" || row.status === "sending") return null;
    const letter = { competition, mail: row.carried_by ?? id };
    const parts = yield* all(sql.partsOf(letter));
    yield* run(remove({ competition, kind: "letter", id: letter.mail }));
    return parts.map(partOf);
  };

  function* claim({ most, perMinute, lease }: ClaimOptions): Steps<readonly ClaimedLetter[]> {
    const minuteAgo = new Date(Date.parse(now()) - 60_000).toISOString();
    const left = Math.min(most, perMinute - (yield* sql.triedSince(minuteAgo)));
    return yield* queue.claimWithin(Math.max(0, left), lease);
  }

  /** True if a write changed a row. */
  const takesEffect = async (write: Query): Promise<boolean> =>
    (await tables.transact(() => run(write))) > 0;

  return {
    enqueueWithin,
    enqueue: (competition, letters, how) =>
      tables.transact(() => enqueueWithin(competition, letters, how)),
    claim: (options) => tables.transact(() => claim(options)),
    finish: queue.finish,
    nextDue: queue.nextDue,
    async rows(competition, status) {
      const wanted =
        status === undefined ? sql.rows({ competition }) : sql.rowsOf({ competition, status });
      return (await tables.all(wanted)).map(rowOf);
    },
    send: (competition, mail, content) =>
      tables.transact(function* () {
        const resent = yield* run(sql.resend({ competition, mail, now: now() }));
        if (resent === 0) return false;
        if (content !== undefined) {
          yield* run(sql.rewrite({ competition, mail, content: JSON.stringify(content) }));
        }
        return true;
      }),
    *knowsWithin(competition, id) {
      return (yield* first(sql.one({ competition, mail: id }))) !== undefined;
    },
    takeBackWithin,
    async partsOf(competition, mail) {
      const [own, ...others] = (await tables.all(sql.partsOf({ competition, mail }))).map(partOf);
      return own?.id === mail && own.told !== undefined ? [own, ...others] : [];
    },
    async rewrite(competition, mail, content) {
      await takesEffect(sql.rewrite({ competition, mail, content: JSON.stringify(content) }));
    },
    markSent: (competition, mail, sentAt) =>
      takesEffect(sql.markSent({ competition, mail, sentAt })),
    cancel: (competition, mail) => takesEffect(sql.cancel({ competition, mail })),
    noteBounce(messageId) {
      const fault: MailFault = { code: "bounced" };
      return takesEffect(sql.bounce({ messageId, fault: JSON.stringify(fault) }));
    },
    unrecordedSendings: (competition) => tables.look(() => sql.unrecorded(competition)),
    holds: async (competition, notice) =>
      (await tables.first(sql.unsent({ competition, notice }))) !== undefined,
    markRecorded: (competition, notices) =>
      tables.transact(function* () {
        for (const notice of notices) yield* run(sql.markRecorded({ competition, notice }));
      }),
  };
};

/** Parses a letter's row. This program wrote the JSON in it. */
const rowOf = (row: Row): OutboxRow => ({
  ...(jsonOf(row, "content") as LetterContent),
  ...queuedOf<MailFault>(row),
  notice: textOf(row, "about"),
  messageId: textOf(row, "message_id"),
});
