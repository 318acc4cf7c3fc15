/** What a machine's clocks show at one moment. */
export interface Reading {
  /** The date, ISO 8601 in UTC. */
  readonly at: string;
  /**
   * Milliseconds since some fixed moment, by a clock that nobody sets and that goes on while the
   * machine sleeps.
   */
  readonly uptime: number;
  /** Which run of the machine `uptime` belongs to: only within one can uptimes be compared. */
  readonly boot: string;
}

/** Why the date that a machine shows may be wrong. */
export type ClockDoubtReason =
  /** Earlier than the last sign of life by more than {@link BACKWARDS}. */
  | "backwards"
  /** Later by more than {@link FORWARDS} than the time that has passed. */
  | "jump"
  /** Started after nobody was there for longer than set: what is due may not be meant to happen. */
  | "away";

/** Whether the date may be acted upon. */
export type ClockVerdict = "fine" | ClockDoubtReason;

/** From when on a clock is doubted. */
export interface ClockLimits {
  /** How many days may pass without a sign of life before a start. */
  readonly awayDays: number;
}

export const CLOCK_LIMITS: ClockLimits = { awayDays: 45 };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * So far a clock may go back. Time servers correct seconds or minutes; where two systems share a
 * machine, one of which sets its clock to local time, it is off by the distance to UTC, which is two
 * hours in Central Europe in summer. Deadlines are counted in days.
 */
const BACKWARDS = 2 * HOUR;

/** So far a clock may go ahead of the time that has passed. */
export const FORWARDS = DAY;

/**
 * Whether the date a machine shows can be right, after the last sign of life. Where the machine has
 * been running since, the time that has passed is known, asleep or awake; else the date alone tells.
 * `starting`: whether the program has just begun, so that the sign of life is of an earlier run.
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

/** The time that has passed, in milliseconds; null where the machine was started anew since. */
const passedBetween = (last: Reading, now: Reading): number | null =>
  last.boot === now.boot && now.uptime >= last.uptime ? now.uptime - last.uptime : null;
