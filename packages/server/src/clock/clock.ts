import { err, ok, type Result } from "@losfee/core";
import { run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { type ClockDoubt, type ConfirmedDate, clockRows } from "./clock-rows.ts";
import { CLOCK_LIMITS, type ClockLimits, FORWARDS, judgeClock, type Reading } from "./judge.ts";

/** Why a date was not confirmed. */
export type ConfirmationRefusal =
  /** Nobody doubts it. */
  | { readonly code: "date-not-in-doubt" }
  /** The machine shows another day by now than the one confirmed. */
  | { readonly code: "date-differs"; readonly confirmed: string; readonly now: string };

/** Whether the date may be acted upon: asked by everything that acts by itself. */
export interface Clock {
  /** Looks at the clock, and whether a doubt stands: then nothing may happen by the date. */
  isTrusted(): Promise<boolean>;
  /** The standing doubt, after a look; null for none. */
  doubt(): Promise<ClockDoubt | null>;
  /** What the machine shows now. */
  now(): string;
  /** When the last sign of life was stored; null: never. */
  heartbeatAt(): Promise<string | null>;
  /** The dates that were confirmed, the latest first. */
  confirmed(): Promise<readonly ConfirmedDate[]>;
  /** Ends the doubt: `shown` is the date that somebody saw and says is right, within a day. */
  confirm(expected: string, by: string): Promise<Result<null, ConfirmationRefusal>>;
  /** Calls `listener` when a doubt has ended. */
  onConfirmed(listener: () => void): void;
  /** Looks every minute from now on. */
  start(): void;
  /** Leaves a last sign of life. */
  stop(): Promise<void>;
}

/** What a clock works with. */
export interface ClockPorts {
  readonly tables: Pick<Tables, "all" | "look" | "transact">;
  readonly read: () => Reading;
  readonly limits?: ClockLimits;
  /** Called when a sign of life or a doubt could not be stored; it is tried again. */
  readonly onError: (error: unknown) => void;
}

/** What asks whether it may act by the date. */
export type DateGuard = Pick<Clock, "isTrusted">;

/** What says why nothing may be dated. */
export type ClockGuard = Pick<Clock, "doubt" | "now">;

/** For journals whose clock nobody watches. */
export const trustedDate: ClockGuard & DateGuard = {
  isTrusted: async () => true,
  doubt: async () => null,
  now: () => new Date().toISOString(),
};

/** A sign of life is stored so often, in milliseconds: disks are spared. */
const BEAT_EVERY = 3_600_000;

/** Whoever acts looks first; this is for the console to know. Milliseconds. */
const LOOK_EVERY = 60_000;

/** A clock over `tables`; several, in several processes on one journal, agree. */
export const createClock = (ports: ClockPorts): Clock => {
  const { tables, read, limits = CLOCK_LIMITS, onError } = ports;
  const listeners: (() => void)[] = [];
  /** The last look that found nothing wrong: what others stored since may be of a wrong date. */
  let seen: Reading | null = null;
  /** A doubt on its way to the tables, or that could not be stored. */
  let fresh: ClockDoubt | null = null;
  let doubted = false;
  /** What is on its way to the tables: it ends before the clock does. */
  let storing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;

  const keep = (work: () => Steps<unknown>, onDone: () => void = () => {}): void => {
    if (storing !== null) return;
    storing = tables
      .transact(work)
      .then(onDone)
      .catch(onError)
      .finally(() => {
        storing = null;
      });
  };

  const keepDoubt = (found: ClockDoubt): ClockDoubt => {
    doubted = true;
    fresh = found;
    keep(
      () => run(clockRows.putDoubt(found)),
      // From here on the tables tell whether it stands: others may confirm the date.
      () => {
        fresh = null;
      },
    );
    return found;
  };

  const trust = (reading: Reading, beat: Reading | null): null => {
    seen = reading;
    const age = beat === null ? BEAT_EVERY : Date.parse(reading.at) - Date.parse(beat.at);
    if (Math.abs(age) >= BEAT_EVERY) keep(() => run(clockRows.putHeartbeat(reading)));
    if (doubted) {
      doubted = false;
      for (const listener of listeners) listener();
    }
    return null;
  };

  const doubt = async (): Promise<ClockDoubt | null> => {
    const [known, beat] = await tables.look(function* () {
      return [yield* clockRows.openDoubt(), yield* clockRows.heartbeat()] as const;
    });
    if (fresh !== null) return keepDoubt(fresh);
    if (known !== null) {
      doubted = true;
      return known;
    }
    // Somebody confirmed the date since: what was seen before says nothing about it.
    if (doubted) seen = null;
    const reading = read();
    for (const last of [beat, seen]) {
      if (last === null) continue;
      const verdict = judgeClock(last, reading, seen === null, limits);
      if (verdict === "fine") continue;
      return keepDoubt({ reason: verdict, heartbeatAt: last.at, noticedAt: reading.at });
    }
    return trust(reading, beat);
  };

  return {
    isTrusted: async () => (await doubt()) === null,
    doubt,
    now: () => read().at,
    heartbeatAt: async () => (await tables.look(clockRows.heartbeat))?.at ?? null,
    confirmed: () => tables.look(clockRows.confirmed),
    async confirm(expected, by) {
      const current = await doubt();
      if (current === null) return err({ code: "date-not-in-doubt" });
      const reading = read();
      if (Math.abs(Date.parse(reading.at) - Date.parse(expected)) > FORWARDS) {
        return err({ code: "date-differs", confirmed: expected, now: reading.at });
      }
      // A doubt that is still on its way would stand again behind the confirmation.
      while (storing !== null) await storing;
      const confirming = tables.transact(function* () {
        yield* run(clockRows.putDoubt(current));
        yield* run(clockRows.endDoubt({ at: reading.at, by }));
        yield* run(clockRows.putHeartbeat(reading));
      });
      storing = confirming
        .then(() => undefined)
        .catch(() => undefined)
        .finally(() => {
          storing = null;
        });
      await confirming;
      fresh = null;
      trust(reading, reading);
      return ok(null);
    },
    onConfirmed(listener) {
      listeners.push(listener);
    },
    start() {
      const look = (): void => {
        doubt().catch(onError);
      };
      look();
      timer = setInterval(look, LOOK_EVERY);
      timer.unref();
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      try {
        const current = await doubt();
        const last =
          current === null ? seen && clockRows.putHeartbeat(seen) : clockRows.putDoubt(current);
        if (last !== null) await tables.transact(() => run(last));
      } catch (error) {
        onError(error);
      }
      await storing;
    },
  };
};
