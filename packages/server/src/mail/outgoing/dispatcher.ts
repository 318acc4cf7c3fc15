import type { DateGuard } from "../../clock/clock.ts";
import type { MailSettingsStore } from "../settings.ts";
import type { ClaimedLetter, LetterContent } from "./letter.ts";
import type { Outbox } from "./outbox.ts";
import type { MailTransport } from "./smtp.ts";

/** What one look into the outbox came to. */
export interface DispatchReport {
  readonly sent: number;
  readonly later: number;
  readonly failed: number;
  /** Found to have been sent before a crash, so not sent again. */
  readonly found: number;
}

/** What a dispatcher works with. */
export interface DispatcherPorts {
  readonly outbox: Pick<Outbox, "claim" | "finish" | "nextDue">;
  /** Writes a letter as it is to be read if it leaves now: its days run from then. */
  readonly asItLeaves?: (letter: ClaimedLetter) => Promise<LetterContent>;
  readonly transport: Pick<MailTransport, "send">;
  readonly settings: Pick<MailSettingsStore, "of">;
  /** The server's own address, for competitions without one. */
  readonly from: string;
  readonly perMinute: number;
  /**
   * Whether a letter with this Message-ID left before: asked only where an attempt ended in doubt.
   * Null: nobody knows.
   */
  readonly wasSent: (messageId: string) => Promise<boolean | null>;
  readonly now: () => string;
  /** Nothing leaves while the date is in doubt. */
  readonly clock: DateGuard;
  /** Called after each letter that has left. */
  readonly onLeft?: (competition: string) => void;
  /** Called when a look fails for a reason that is not mail's (the storage or the program). */
  readonly onError: (error: unknown) => void;
}

/** Sends what is due. */
export interface Dispatcher {
  /** Sends what is due at once, a letter at a time, until nothing is or the server takes nothing. */
  dispatch(): Promise<DispatchReport>;
  /** Looks whenever something is due, from now on. */
  start(): void;
  /** Something new may be due. */
  wake(): void;
  /** Ends after the letter that is under way. */
  stop(): Promise<void>;
}

/** A claim is far longer than an attempt may take, so it only ends before it by a crash. */
const LEASE = 10 * 60_000;

/** Mails claimed at once: what a crash leaves in doubt is one of them, the others are untried. */
const BATCH = 1;

/** However quiet it is: another server may have crashed. Milliseconds. */
const LONGEST_PAUSE = 60_000;
const SHORTEST_PAUSE = 250;

/**
 * How long nothing is tried after the mail server took no letter at all, time after time: accounts
 * are locked when a wrong password is tried too often. Milliseconds.
 */
const REST = [60_000, 300_000, 900_000, 3_600_000] as const;

/** A dispatcher; several, in several processes on one journal, share the work. */
export const createDispatcher = (ports: DispatcherPorts): Dispatcher => {
  const { outbox, transport, settings, perMinute } = ports;
  let running: Promise<DispatchReport> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let started = false;
  let stopping = false;
  /** How often in a row the mail server took nothing, and until when it is left alone. */
  let refusals = 0;
  let restUntil = 0;

  const senderOf = async ({ competition }: ClaimedLetter) => {
    const own = await settings.of(competition);
    return { name: own?.senderName ?? "", address: own?.address ?? ports.from };
  };

  const attempt = async (letter: ClaimedLetter): Promise<keyof DispatchReport | "every-later"> => {
    if (letter.uncertain && (await ports.wasSent(letter.messageId)) === true) {
      await outbox.finish(letter, { kind: "sent" });
      ports.onLeft?.(letter.competition);
      return "found";
    }
    const { messageId } = letter;
    const content = (await ports.asItLeaves?.(letter)) ?? letter;
    const { to, subject, text, inReplyTo, unsubscribe } = content;
    const from = await senderOf(letter);
    const outcome = await transport.send({
      ...{ from, to, subject, text, messageId, inReplyTo },
      ...(unsubscribe === undefined ? {} : { unsubscribe }),
    });
    await outbox.finish(letter, outcome);
    if (outcome.kind === "sent") ports.onLeft?.(letter.competition);
    return outcome.kind === "later" && outcome.everyMail ? "every-later" : outcome.kind;
  };

  const dispatchAll = async (): Promise<DispatchReport> => {
    const counts = { sent: 0, later: 0, failed: 0, found: 0 };
    while (!stopping && (await ports.clock.isTrusted())) {
      const [letter] = await outbox.claim({ most: BATCH, perMinute, lease: LEASE });
      if (letter === undefined) break;
      const result = await attempt(letter);
      counts[result === "every-later" ? "later" : result] += 1;
      if (result === "every-later") {
        restUntil = Date.parse(ports.now()) + (REST[refusals] ?? REST[REST.length - 1] ?? 0);
        refusals = Math.min(refusals + 1, REST.length - 1);
        break;
      }
      refusals = 0;
    }
    return counts;
  };

  const dispatch = (): Promise<DispatchReport> => {
    running ??= dispatchAll().finally(() => {
      running = null;
    });
    return running;
  };

  const pauseUntilDue = async (): Promise<number> => {
    const due = await outbox.nextDue();
    const wait = due === null ? LONGEST_PAUSE : Date.parse(due) - Date.parse(ports.now());
    return Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, wait));
  };

  const look = (): void => {
    timer = null;
    const rest = restUntil - Date.parse(ports.now());
    if (rest > 0) {
      schedule(Math.min(rest, LONGEST_PAUSE));
      return;
    }
    dispatch()
      .then(async (counts) => {
        // Nothing could be done although something is due: the rate, or a server that is away.
        const idle = counts.sent + counts.failed + counts.found === 0;
        schedule(Math.max(await pauseUntilDue(), idle ? 5_000 : 0));
      })
      .catch((error: unknown) => {
        ports.onError(error);
        schedule(LONGEST_PAUSE);
      });
  };

  const schedule = (pause: number): void => {
    if (!started || stopping || timer !== null) return;
    timer = setTimeout(look, pause);
    timer.unref();
  };

  return {
    dispatch,
    start() {
      started = true;
      schedule(0);
    },
    wake() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      schedule(0);
    },
    async stop() {
      stopping = true;
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await running;
    },
  };
};
