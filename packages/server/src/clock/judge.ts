/** Reading of a machine's clocks at one moment. */
export interface Reading {
  /** The date, ISO 8601 in UTC. */
  readonly at: string;
  /**
   * Milliseconds since some fixed moment, by a monotonic clock that continues while the machine
   * sleeps.
   */
  readonly uptime: number;
  /** The boot that `uptime` counts from: uptimes of different boots are not comparable. */
  readonly boot: string;
}

/** Why the date of a machine may be wrong. */
export type ClockDoubtReason =
  /** Earlier than the last heartbeat by more than {@link BACKWARDS}. */
  | "backwards"
  /** Ahead of the elapsed time by more than {@link FORWARDS}. */
  | "jump"
  /** Started after a longer absence than configured: due actions may be unwanted. */
  | "away";

/** Verdict on the date. */
export type ClockVerdict = "fine" | ClockDoubtReason;

/** Limits beyond which a clock is doubted. */
export interface ClockLimits {
  /** Most days between the last heartbeat and a start. */
  readonly awayDays: number;
}

export const CLOCK_LIMITS: ClockLimits = { awayDays: 45 };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Most that a clock may go back. Time servers correct seconds or minutes; if one of two systems on
 * a machine sets its clock to local time, it is off by the distance to UTC, two hours in Central
 * Europe in summer. Deadlines are counted in days.
 */
const BACKWARDS = 2 * HOUR;

/** Most that a clock may be ahead of the elapsed time. */
export const FORWARDS = DAY;

/**
 * Judges whether a machine's date can be right, given the last heartbeat. If the machine has been
 * running since, the elapsed time is known, including sleep; else only the date counts. `starting`:
 * the program has just started, so the heartbeat is from an earlier run.
 */
export const judgeClock = (
  last: Reading,
  now: Reading,
  starting: boolean,
  { awayDays }: ClockLimits = CLOCK_LIMITS,
): ClockVerdict => {
  const elapsed = Date.parse(now.at) - Date.parse(last.at);
  const passed = passedBetween(last, now);
  if (elapsed - (passed ?? 0) < -BACKWARDS) return "backwards";
  if (passed !== null && elapsed - passed > FORWARDS) return "jump";
  return starting && elapsed > awayDays * DAY ? "away" : "fine";
};

/** Elapsed time, in milliseconds; null if the machine was restarted since. */
const passedBetween = (last: Reading, now: Reading): number | null =>
  last.boot === now.boot && now.uptime >= last.uptime ? now.uptime - last.uptime : null;
