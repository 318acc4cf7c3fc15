import { err, ok, type Result } from "@losfee/core";
import { integerOf, type Row, textOf } from "../journal/rows.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import {
  CLOCK_LIMITS,
  type ClockDoubtReason,
  type ClockLimits,
  FORWARDS,
  judgeClock,
  type Reading,
} from "./judge.ts";

/** A date that waits for the director's word. Times are ISO 8601 in UTC, as the machine showed them. */
export interface ClockDoubt {
  readonly reason: ClockDoubtReason;
  /** The last sign of life before. */
  readonly heartbeatAt: string;
  readonly noticedAt: string;
}

/** A doubt that somebody ended. */
export interface ConfirmedDate extends ClockDoubt {
  readonly confirmedAt: string;
  readonly confirmedBy: string;
}

/** Why a date was not confirmed. */
export type ConfirmationRefusal =
  /** Nobody doubts it. */
  | { readonly code: "date-not-in-doubt" }
  /** The machine shows another day by now than the one confirmed. */
  | { readonly code: "date-differs"; readonly confirmed: string; readonly now: string };

/** Whether the date may be acted upon: asked by everything that acts by itself. */
export interface Clock {
  /** Looks at the clock, and whether a doubt stands: then nothing may happen by the date. */
  isTrusted(): boolean;
  /** The standing doubt, after a look; null for none. */
  doubt(): ClockDoubt | null;
  /** What the machine shows now. */
  now(): string;
  /** When the last sign of life was stored; null: never. */
  heartbeatAt(): string | null;
  /** The dates that were confirmed, the latest first. */
  confirmed(): readonly ConfirmedDate[];
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
  /** Opened with `clockMigrations`. */
  readonly store: Pick<SqliteStore, "database" | "transact">;
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
  isTrusted: () => true,
  doubt: () => null,
  now: () => new Date().toISOString(),
};

/** A sign of life is stored so often, in milliseconds: disks are spared. */
const BEAT_EVERY = 3_600_000;

/** Whoever acts looks first; this is for the console to know. Milliseconds. */
const LOOK_EVERY = 60_000;

const MOST_CONFIRMED = 50;

/** A clock over the tables of `store`; several, in several processes on one file, agree. */
export const createClock = (ports: ClockPorts): Clock => {
  const { read, limits = CLOCK_LIMITS, onError } = ports;
  const { database, transact } = ports.store;
  const rows = clockRows(database);
  const listeners: (() => void)[] = [];
  /** The last look that found nothing wrong: what others stored since may be of a wrong date. */
  let seen: Reading | null = null;
  /** A doubt on its way to the file, or that could not be stored. */
  let fresh: ClockDoubt | null = null;
  let doubted = false;
  let storing = false;
  let timer: NodeJS.Timeout | null = null;

  const keep = (work: () => void, onDone: () => void = () => {}): void => {
    if (storing) return;
    storing = true;
    transact(work)
      .then(onDone)
      .catch(onError)
      .finally(() => {
        storing = false;
      });
  };

  const keepDoubt = (found: ClockDoubt): ClockDoubt => {
    doubted = true;
    fresh = found;
    keep(
      () => rows.putDoubt(found),
      // From here on the file tells whether it stands: others may confirm the date.
      () => {
        fresh = null;
      },
    );
    return found;
  };

  const trust = (reading: Reading): null => {
    seen = reading;
    const beat = rows.heartbeat();
    const age = beat === null ? BEAT_EVERY : Date.parse(reading.at) - Date.parse(beat.at);
    if (Math.abs(age) >= BEAT_EVERY) keep(() => rows.putHeartbeat(reading));
    if (doubted) {
      doubted = false;
      for (const listener of listeners) listener();
    }
    return null;
  };

  const doubt = (): ClockDoubt | null => {
    if (fresh !== null) return keepDoubt(fresh);
    const known = rows.openDoubt();
    if (known !== null) {
      doubted = true;
      return known;
    }
    // Somebody confirmed the date since: what was seen before says nothing about it.
    if (doubted) seen = null;
    const reading = read();
    for (const last of [rows.heartbeat(), seen]) {
      if (last === null) continue;
      const verdict = judgeClock(last, reading, seen === null, limits);
      if (verdict === "fine") continue;
      return keepDoubt({ reason: verdict, heartbeatAt: last.at, noticedAt: reading.at });
    }
    return trust(reading);
  };

  return {
    isTrusted: () => doubt() === null,
    doubt,
    now: () => read().at,
    heartbeatAt: () => rows.heartbeat()?.at ?? null,
    confirmed: () => rows.confirmed(),
    async confirm(expected, by) {
      const current = doubt();
      if (current === null) return err({ code: "date-not-in-doubt" });
      const reading = read();
      if (Math.abs(Date.parse(reading.at) - Date.parse(expected)) > FORWARDS) {
        return err({ code: "date-differs", confirmed: expected, now: reading.at });
      }
      await transact(() => {
        rows.putDoubt(current);
        rows.endDoubt(reading.at, by);
        rows.putHeartbeat(reading);
      });
      fresh = null;
      trust(reading);
      return ok(null);
    },
    onConfirmed(listener) {
      listeners.push(listener);
    },
    start() {
      const look = (): void => {
        try {
          doubt();
        } catch (error) {
          onError(error);
        }
      };
      look();
      timer = setInterval(look, LOOK_EVERY);
      timer.unref();
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      try {
        const [current, reading] = [doubt(), seen];
        await transact(() => {
          if (current !== null) rows.putDoubt(current);
          else if (reading !== null) rows.putHeartbeat(reading);
        });
      } catch (error) {
        onError(error);
      }
    },
  };
};

/** The clock's tables. */
const clockRows = (database: ClockPorts["store"]["database"]) => {
  const selectBeat = database.prepare("SELECT at, uptime, boot FROM clock_heartbeat");
  const putBeat = database.prepare(`
    INSERT INTO clock_heartbeat (id, at, uptime, boot) VALUES (1, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET at = excluded.at, uptime = excluded.uptime, boot = excluded.boot`);
  const selectOpen = database.prepare(
    "SELECT reason, heartbeat_at, noticed_at FROM clock_doubts WHERE confirmed_at IS NULL",
  );
  // Only one is open at a time, whoever noticed it first.
  const putDoubt = database.prepare(
    "INSERT OR IGNORE INTO clock_doubts (reason, heartbeat_at, noticed_at) VALUES (?, ?, ?)",
  );
  const endDoubt = database.prepare(
    "UPDATE clock_doubts SET confirmed_at = ?, confirmed_by = ? WHERE confirmed_at IS NULL",
  );
  const selectConfirmed = database.prepare(`
    SELECT reason, heartbeat_at, noticed_at, confirmed_at, confirmed_by FROM clock_doubts
    WHERE confirmed_at IS NOT NULL ORDER BY number DESC LIMIT ?`);
  return {
    heartbeat(): Reading | null {
      const row = selectBeat.get();
      if (row === undefined) return null;
      return { at: textOf(row, "at"), uptime: integerOf(row, "uptime"), boot: textOf(row, "boot") };
    },
    putHeartbeat({ at, uptime, boot }: Reading): void {
      putBeat.run(at, uptime, boot);
    },
    openDoubt(): ClockDoubt | null {
      const row = selectOpen.get();
      return row === undefined ? null : doubtOf(row);
    },
    putDoubt({ reason, heartbeatAt, noticedAt }: ClockDoubt): void {
      putDoubt.run(reason, heartbeatAt, noticedAt);
    },
    endDoubt(at: string, by: string): void {
      endDoubt.run(at, by);
    },
    confirmed: (): readonly ConfirmedDate[] =>
      selectConfirmed.all(MOST_CONFIRMED).map((row) => ({
        ...doubtOf(row),
        confirmedAt: textOf(row, "confirmed_at"),
        confirmedBy: textOf(row, "confirmed_by"),
      })),
  };
};

const doubtOf = (row: Row): ClockDoubt => ({
  // Checked by the table.
  reason: textOf(row, "reason") as ClockDoubtReason,
  heartbeatAt: textOf(row, "heartbeat_at"),
  noticedAt: textOf(row, "noticed_at"),
});
