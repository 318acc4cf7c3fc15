import type { DateGuard } from "../../clock/clock.ts";
import type { MailSettingsStore } from "../settings.ts";
import type { ClaimedLetter, LetterContent } from "./letter.ts";
import type { Outbox } from "./outbox.ts";
import type { MailTransport } from "./smtp.ts";

/** Result of one pass over the outbox. */
export interface DispatchReport {
  readonly sent: number;
  readonly later: number;
  readonly failed: number;
  /** Found to have been sent before a crash, so not sent again. */
  readonly found: number;
}

/** Dependencies of a dispatcher. */
export interface DispatcherPorts {
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
  /** Called when a pass fails because of storage or program, not mail. */
  readonly onError: (error: unknown) => void;
}

/** Sends due letters. */
export interface Dispatcher {
  /** Sends due letters one by one, until none is due or the server takes none. */
  dispatch(): Promise<DispatchReport>;
  /** Starts sending letters as they fall due. */
  start(): void;
  /** Reports that something new may be due. */
  wake(): void;
  /** Stops after the letter in progress. */
  stop(): Promise<void>;
}

/** Milliseconds of a claim: far longer than an attempt, so only a crash lets it expire. */
const LEASE = 10 * 60_000;

/** Mails claimed at once: a crash leaves only one uncertain, the others are untried. */
const BATCH = 1;

/** Longest pause in milliseconds: another server may have crashed. */
const LONGEST_PAUSE = 60_000;
const SHORTEST_PAUSE = 250;

/**
 * Pauses in milliseconds after the mail server repeatedly took no letter at all: accounts get
 * locked when a wrong password is tried too often.
 */
const REST = [60_000, 300_000, 900_000, 3_600_000] as const;

/** Creates a dispatcher; several processes on one journal share the work. */
export const createDispatcher = (ports: DispatcherPorts): Dispatcher => {
  const { outbox, transport, settings, perMinute } = ports;
  let running: Promise<DispatchReport> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let started = false;
  let stopping = false;
  /** Passes in a row in which the mail server took nothing, and the end of the present pause. */
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
        // Nothing was possible although something is due: the rate limit, or an unreachable server.
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
