import { dayText, parseDay } from "@losfee/core";

/** Days away as `2026-07-01`, first and last included. */
export interface HolidaySpan {
  readonly from: string;
  readonly to: string;
}

/** The longest holiday that is looked at, in days: longer ones are typing errors. */
const LONGEST = 366;

const daysOf = ({ from, to }: HolidaySpan): readonly number[] => {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (first === null || last === null || last < first || last - first > LONGEST) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

/**
 * The last day of an own deadline if a holiday were booked besides these: days of holiday are
 * not counted. All days as `2026-07-01`. Linear in days.
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

/** How many days of a holiday are not booked yet. */
export const newHolidayDays = (bookings: readonly HolidaySpan[], holiday: HolidaySpan): number => {
  const before = new Set(bookings.flatMap(daysOf));
  return daysOf(holiday).filter((day) => !before.has(day)).length;
};
