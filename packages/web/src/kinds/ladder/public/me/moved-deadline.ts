import { dayText, parseDay } from "@losfee/core";

/** Days of absence as `2026-07-01`, first and last included. */
export interface HolidaySpan {
  readonly from: string;
  readonly to: string;
}

/** Longest holiday considered, in days: longer ones are typing errors. */
const LONGEST = 366;

const daysOf = ({ from, to }: HolidaySpan): readonly number[] => {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (first === null || last === null || last < first || last - first > LONGEST) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

/**
 * Returns the last day of a player's own deadline with one more holiday booked: holidays do not
 * count. All days as `2026-07-01`. Linear in days.
 */
export const movedDeadline = (
  deadline: { readonly start: string; readonly last: string },
  bookings: readonly HolidaySpan[],
  holiday: HolidaySpan,
): string => {
  const [start, last] = [parseDay(deadline.start), parseDay(deadline.last)];
  if (start === null || last === null) return deadline.last;
  const before = new Set(bookings.flatMap(daysOf));
  const after = new Set([...before, ...daysOf(holiday)]);
  let counted = 0;
  for (let day = start + 1; day <= last; day++) if (!before.has(day)) counted++;
  let day = start;
  while (counted > 0) {
    day++;
    if (!after.has(day)) counted--;
  }
  return dayText(Math.max(day, last));
};

/** Counts the days of a holiday that are not booked yet. */
export const newHolidayDays = (bookings: readonly HolidaySpan[], holiday: HolidaySpan): number => {
  const before = new Set(bookings.flatMap(daysOf));
  return daysOf(holiday).filter((day) => !before.has(day)).length;
};
