import { clockMoment, err, ok, type Result } from "@losfee/core";
import { run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { type ClockDoubt, type ConfirmedDate, clockRows } from "./clock-rows.ts";
import { CLOCK_LIMITS, type ClockLimits, FORWARDS, judgeClock, type Reading } from "./judge.ts";

/** Why a date was not confirmed. */
export type ConfirmationRefusal =
  /** There is no doubt. */
  | { readonly code: "date-not-in-doubt" }
  /** The machine now shows a different day from the confirmed one. */
  | { readonly code: "date-differs"; readonly confirmed: string; readonly now: string };

/** Guards against a wrong date: all background jobs that depend on it ask first. */
export interface Clock {
  /** Checks the clock; false if there is a doubt: then nothing may happen by the date. */
  isTrusted(): Promise<boolean>;
  /** The current doubt, after a check; null for none. */
  doubt(): Promise<ClockDoubt | null>;
  /** The machine's current time. */
  now(): string;
  /** Time of the last stored heartbeat; null: never. */
  heartbeatAt(): Promise<string | null>;
  /** The confirmed dates, the latest first. */
  confirmed(): Promise<readonly ConfirmedDate[]>;
  /** Resolves the doubt: `expected` is the date that a person confirms, to within a day. */
  confirm(expected: string, by: string): Promise<Result<null, ConfirmationRefusal>>;
  /** Calls `listener` when a doubt is resolved. */
  onConfirmed(listener: () => void): void;
  /** Starts checking every minute. */
  start(): void;
  /** Stores a last heartbeat. */
  stop(): Promise<void>;
}

/** Dependencies of a clock. */
export interface ClockPorts {
  readonly tables: Pick<Tables, "all" | "look" | "transact">;
  readonly read: () => Reading;
  readonly limits?: ClockLimits;
  /** Called when a heartbeat or a doubt could not be stored; it is retried. */
  readonly onError: (error: unknown) => void;
}

/** Guards actions by date. */
export type DateGuard = Pick<Clock, "isTrusted">;

/** Explains why nothing may be dated. */
export type ClockGuard = Pick<Clock, "doubt" | "now">;

/** For journals without a guarded clock. */
export const trustedDate: ClockGuard & DateGuard = {
  isTrusted: async () => true,
  doubt: async () => null,
  now: () => clockMoment(Date.now()),
};

/** Interval of heartbeats, in milliseconds; long to spare disks. */
const BEAT_EVERY = 3_600_000;

/** Interval of checks for the console, in milliseconds; actions check by themselves. */
const LOOK_EVERY = 60_000;

/** A clock over `tables`; several, in several processes on one journal, agree. */
export const createClock = (ports: ClockPorts): Clock => {
  const { tables, read, limits = CLOCK_LIMITS, onError } = ports;
  const listeners: (() => void)[] = [];
  /** The last good reading: later ones stored by others may have a wrong date. */
  let seen: Reading | null = null;
  /** A doubt being stored, or not storable so far. */
  let fresh: ClockDoubt | null = null;
  let doubted = false;
  /** A pending write, to be awaited before the clock ends. */
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
      // From here on the tables tell if the doubt stands: others may confirm the date.
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
    // The date was confirmed since, so earlier readings no longer count.
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
      // A doubt still being stored would reappear after the confirmation.
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
