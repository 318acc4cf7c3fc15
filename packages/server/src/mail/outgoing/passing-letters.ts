import { randomUUID } from "node:crypto";
import type { DispatcherPorts } from "./dispatcher.ts";
import { type MailFault, nextAttempt } from "./fault.ts";
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
  readonly outbox: DispatcherPorts["outbox"];
  add(letter: PassingLetter): void;
}

/** Limit of queued letters, to bound memory: the oldest is dropped. */
const MOST = 1000;

const ENDED: ReadonlySet<string> = new Set(["sent", "failed"]);

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
        ...{ createdAt: now(), dueAt: now(), attempts: 0, fault: null, sentAt: null },
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
      async finish({ id, claim, attempts, createdAt }, outcome) {
        const letter = waiting.get(id);
        if (letter?.claim !== claim) return false;
        const next = outcome.kind === "later" ? nextAttempt(attempts + 1, createdAt, now()) : null;
        if (ENDED.has(outcome.kind) || next === null || next >= letter.until) waiting.delete(id);
        else {
          const fault: MailFault | null = outcome.kind === "later" ? outcome.fault : null;
          const tried = { attempts: attempts + 1, dueAt: next, fault, status: "waiting" as const };
          waiting.set(id, { ...letter, ...tried });
        }
        return true;
      },
      nextDue: async () => {
        const due = [...waiting.values()].filter(({ status }) => status === "waiting");
        return due.map(({ dueAt }) => dueAt).toSorted()[0] ?? null;
      },
    },
  };
};
