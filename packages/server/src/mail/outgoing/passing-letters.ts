import { randomUUID } from "node:crypto";
import { nextAttempt } from "../../delivery/outcome.ts";
import type { LetterDispatcherPorts } from "./dispatcher.ts";
import { LETTER_SCHEDULE } from "./fault.ts";
import type { ClaimedLetter } from "./letter.ts";
import { messageIdOf } from "./message-id.ts";

/** A short-lived letter whose content must not be stored in any file. */
export interface PassingLetter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Expiry, ISO 8601 in UTC: until then it is retried. */
  readonly until: string;
}

/** Letters queued only in memory: after a restart the user has to request one again. */
export interface PassingLetters {
  readonly outbox: LetterDispatcherPorts["outbox"];
  add(letter: PassingLetter): void;
}

/** Limit of queued letters, to bound memory: the oldest is dropped. */
const MOST = 1000;

/** Creates the letters of one server, sent from `from`. */
export const createPassingLetters = (from: string, now: () => string): PassingLetters => {
  const waiting = new Map<string, ClaimedLetter & { readonly until: string }>();
  const sentAt: number[] = [];

  const dropUseless = (): void => {
    for (const [id, { until, status }] of waiting) {
      if (status === "waiting" && until <= now()) waiting.delete(id);
    }
  };

  return {
    add({ to, subject, text, until }) {
      dropUseless();
      const [oldest] = waiting.keys();
      if (waiting.size >= MOST && oldest !== undefined) waiting.delete(oldest);
      const id = randomUUID();
      waiting.set(id, {
        ...{ competition: "", id, notice: "sign-in", messageId: messageIdOf("", id, from) },
        ...{ to: { name: "", address: to }, subject, text, inReplyTo: null, status: "waiting" },
        ...{ createdAt: now(), begunAt: now(), dueAt: now(), triedAt: null, sentAt: null },
        ...{ attempts: 0, fault: null },
        ...{ claim: "", uncertain: false, until },
      });
    },
    outbox: {
      async claim({ most, perMinute }) {
        dropUseless();
        const time = Date.parse(now());
        while (sentAt[0] !== undefined && sentAt[0] <= time - 60_000) sentAt.shift();
        const room = Math.min(most, perMinute - sentAt.length);
        const due = [...waiting.values()].filter(
          ({ status, dueAt }) => status === "waiting" && dueAt <= now(),
        );
        return due.slice(0, Math.max(0, room)).map((letter) => {
          sentAt.push(time);
          const claimed = { ...letter, claim: randomUUID(), status: "sending" as const };
          waiting.set(letter.id, claimed);
          return claimed;
        });
      },
      async finish({ id, claim, attempts, begunAt }, outcome) {
        const letter = waiting.get(id);
        if (letter?.claim !== claim) return false;
        const tried = attempts + 1;
        const next =
          outcome.kind === "later" ? nextAttempt(LETTER_SCHEDULE, tried, begunAt, now()) : null;
        if (next === null || next >= letter.until) waiting.delete(id);
        else waiting.set(id, { ...letter, attempts: tried, dueAt: next, status: "waiting" });
        return true;
      },
      nextDue: async () => {
        const due = [...waiting.values()].filter(({ status }) => status === "waiting");
        return due.map(({ dueAt }) => dueAt).toSorted()[0] ?? null;
      },
    },
  };
};
