import type { DateGuard } from "../../clock/clock.ts";
import { createDispatcher, type Dispatcher } from "../../delivery/dispatcher.ts";
import type { MailSettingsStore } from "../settings.ts";
import type { SendOutcome } from "./fault.ts";
import type { ClaimedLetter, LetterContent } from "./letter.ts";
import type { Outbox } from "./outbox.ts";
import type { MailTransport } from "./smtp.ts";

/** Numbers of attempts by result. */
export interface DispatchReport {
  readonly sent: number;
  readonly later: number;
  readonly failed: number;
  /** Found to have been sent before a crash, so not sent again. */
  readonly found: number;
}

/** Dependencies of a dispatcher of letters. */
export interface LetterDispatcherPorts {
  readonly outbox: Pick<Outbox, "claim" | "finish" | "nextDue">;
  /** Rewrites a letter as of now: its deadlines run from when it leaves. */
  readonly asItLeaves?: (letter: ClaimedLetter) => Promise<LetterContent>;
  readonly transport: Pick<MailTransport, "send">;
  readonly settings: Pick<MailSettingsStore, "of">;
  /** The server's own address, for competitions without one. */
  readonly from: string;
  readonly perMinute: number;
  /**
   * Checks if a letter with this Message-ID has left: only called after an uncertain attempt. Null:
   * unknown.
   */
  readonly wasSent: (messageId: string) => Promise<boolean | null>;
  readonly now: () => string;
  /** Nothing leaves while the date is in doubt. */
  readonly clock: DateGuard;
  /** Called after each letter that has left. */
  readonly onLeft?: (competition: string) => void;
  /** Called with errors of storage or program, not mail. */
  readonly onError: (error: unknown) => void;
}

/** Sends due letters one by one, as often as the mail server may be asked. */
export interface LetterDispatcher extends Omit<Dispatcher, "drain"> {
  /** Sends due letters until none is due or the server takes none. */
  dispatch(): Promise<DispatchReport>;
}

/** Milliseconds of a claim: far longer than an attempt, so only a crash lets it expire. */
const LEASE = 10 * 60_000;

/** One letter at a time: a crash leaves only one uncertain. */
const AT_ONCE = 1;

/** Milliseconds before the next look when the rate limit was reached. */
const SHORTEST_PAUSE = 5_000;

/**
 * Pauses in milliseconds after the mail server repeatedly took no letter at all: accounts get
 * locked when a wrong password is tried too often.
 */
const REST = [60_000, 300_000, 900_000, 3_600_000] as const;

/** Creates a dispatcher; several processes on one journal share the work. */
export const createLetterDispatcher = (ports: LetterDispatcherPorts): LetterDispatcher => {
  const { outbox, transport, settings, perMinute } = ports;
  let counts = { sent: 0, later: 0, failed: 0, found: 0 };
  /** Times in a row that the mail server took nothing. */
  let refusals = 0;

  const senderOf = async ({ competition }: ClaimedLetter) => {
    const own = await settings.of(competition);
    return { name: own?.senderName ?? "", address: own?.address ?? ports.from };
  };

  const send = async (letter: ClaimedLetter): Promise<SendOutcome> => {
    const { messageId } = letter;
    const content = (await ports.asItLeaves?.(letter)) ?? letter;
    const { to, subject, text, inReplyTo, unsubscribe } = content;
    const from = await senderOf(letter);
    return transport.send({
      ...{ from, to, subject, text, messageId, inReplyTo },
      ...(unsubscribe === undefined ? {} : { unsubscribe }),
    });
  };

  const deliver = async (letter: ClaimedLetter): Promise<number> => {
    const isFound = letter.uncertain && (await ports.wasSent(letter.messageId)) === true;
    const outcome: SendOutcome = isFound ? { kind: "sent" } : await send(letter);
    await outbox.finish(letter, outcome);
    counts[isFound ? "found" : outcome.kind] += 1;
    if (outcome.kind === "sent") ports.onLeft?.(letter.competition);
    const isRefused = outcome.kind === "later" && outcome.everyMail;
    const rest = isRefused ? (REST[refusals] ?? 0) : 0;
    refusals = isRefused ? Math.min(refusals + 1, REST.length - 1) : 0;
    return rest;
  };

  const { drain, ...dispatcher } = createDispatcher({
    ...ports,
    ...{ deliver, atOnce: AT_ONCE, shortestPause: SHORTEST_PAUSE, nextDue: outbox.nextDue },
    claim: async () => (await outbox.claim({ most: 1, perMinute, lease: LEASE }))[0] ?? null,
  });
  return {
    ...dispatcher,
    async dispatch() {
      counts = { sent: 0, later: 0, failed: 0, found: 0 };
      await drain();
      return counts;
    },
  };
};
