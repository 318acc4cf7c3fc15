/** A moment: milliseconds since 1970 in UTC. */
export type Instant = number;

/** A calendar day, counted from 1970-01-01 = 0; no time zone of its own. */
export type Day = number;

const DAY_LENGTH = 86_400_000;

/** Returns the number of a calendar day. Months from 1; days beyond a month's end carry over. */
export const dayOf = (year: number, month: number, day: number): Day =>
  Math.round(Date.UTC(year, month - 1, day) / DAY_LENGTH);

/** Year, month (from 1) and day of a calendar day. */
export const civilOf = (
  day: Day,
): { readonly year: number; readonly month: number; readonly day: number } => {
  const date = new Date(day * DAY_LENGTH);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** Formats a calendar day as `2026-11-21`. */
export const dayText = (day: Day): string => new Date(day * DAY_LENGTH).toISOString().slice(0, 10);

/** Reads `2026-11-21`; null if there is no such day. */
export const parseDay = (text: string): Day | null => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) return null;
  const day = time / DAY_LENGTH;
  return dayText(day) === text ? day : null;
};

/** Returns the same day of the month `months` later, or the last day of a shorter month. */
export const addMonths = (day: Day, months: number): Day => {
  const { year, month, day: dayOfMonth } = civilOf(day);
  const last = dayOf(year, month + months + 1, 0);
  return Math.min(dayOf(year, month + months, dayOfMonth), last);
};
