import { randomUUID } from "node:crypto";
import { clockMoment } from "@losfee/core";
import type { Fence } from "../../duty/lease.ts";
import type { Query } from "../../storage/query.ts";
import type { Row } from "../../storage/rows.ts";
import { all, first, run, type Steps } from "../../storage/steps.ts";
import type { Tables } from "../../storage/tables.ts";
import { type MailFault, nextAttempt, type SendOutcome } from "./fault.ts";
import type {
  ClaimedLetter,
  Letter,
  LetterContent,
  LetterPart,
  OutboxRow,
  OutboxStatus,
} from "./letter.ts";
import { messageIdOf } from "./message-id.ts";
import { outboxQueries as sql } from "./outbox-queries.ts";
import { claimedOf, rowOf } from "./outbox-rows.ts";

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
 * again from the journal changes nothing, so a crash loses nothing and queues nothing twice. A
 * server claims a row to send it; if the claim ends without a result (a crash), the row is claimed
 * again as `uncertain` and keeps its Message-ID.
 */
export interface Outbox {
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
  /** Records the result of a claimed letter; false if the claim had ended before. */
  finish(letter: ClaimedLetter, outcome: SendOutcome): Promise<boolean>;
  /** Returns when the next letter is due or a claim ends; null: nothing waits. ISO 8601 in UTC. */
  nextDue(): Promise<string | null>;
  /** Returns a competition's thousand latest letters, newest first; of one status if given. */
  rows(competition: string, status?: OutboxStatus): Promise<readonly OutboxRow[]>;
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
    let added = 0;
    for (const letter of letters) {
      if (letter.at < since) continue;
      const { to, subject, text, inReplyTo, told } = letter;
      const insert = ({ id, notice }: LetterPart, content: LetterContent) =>
        sql.insert({
          ...{ competition, mail: id, notice, status: as, at: now() },
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
    yield* run(sql.remove(letter));
    return parts.map(partOf);
  };

  function* claim({ most, perMinute, lease }: ClaimOptions): Steps<readonly ClaimedLetter[]> {
    if (fence !== null && !(yield* fence())) return [];
    const time = now();
    const minuteAgo = new Date(Date.parse(time) - 60_000).toISOString();
    const left = Math.min(most, perMinute - (yield* sql.triedSince(minuteAgo)));
    const until = new Date(Date.parse(time) + lease).toISOString();
    const claimed: ClaimedLetter[] = [];
    for (const row of yield* all(sql.due({ now: time, most: Math.max(0, left) }))) {
      const token = randomUUID();
      // A crash interrupted the claimed attempt at an unknown point.
      const uncertain = row.status === "sending" ? 1 : row.uncertain;
      const { competition, mail } = row;
      yield* run(sql.take({ competition, mail, claim: token, until, now: time, uncertain }));
      claimed.push(claimedOf({ ...row, claim: token, uncertain }));
    }
    return claimed;
  }

  const settlement = (
    { competition, id, claim }: ClaimedLetter,
    status: OutboxStatus,
    dueAt: string,
    fault: MailFault | null,
    uncertain: boolean,
  ) =>
    sql.settle({
      ...{ competition, mail: id, claim, status, dueAt },
      fault: fault && JSON.stringify(fault),
      sentAt: status === "sent" ? dueAt : null,
      uncertain: uncertain ? 1 : 0,
    });

  const settled = (letter: ClaimedLetter, outcome: SendOutcome) => {
    const time = now();
    if (outcome.kind === "sent") return settlement(letter, "sent", time, null, false);
    if (outcome.kind === "failed") return settlement(letter, "failed", time, outcome.fault, false);
    const uncertain = outcome.uncertain || letter.uncertain;
    const next = nextAttempt(letter.attempts + 1, letter.createdAt, time);
    if (next !== null) return settlement(letter, "waiting", next, outcome.fault, uncertain);
    return settlement(letter, "failed", time, { code: "given-up", last: outcome.fault }, uncertain);
  };

  /** True if a write changed a row. */
  const takesEffect = async (write: Query): Promise<boolean> =>
    (await tables.transact(() => run(write))) > 0;

  return {
    enqueueWithin,
    enqueue: (competition, letters, how) =>
      tables.transact(() => enqueueWithin(competition, letters, how)),
    claim: (options) => tables.transact(() => claim(options)),
    finish: (letter, outcome) => takesEffect(settled(letter, outcome)),
    nextDue: () => tables.look(sql.nextDue),
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
