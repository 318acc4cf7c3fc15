import { civilOf, type Day, dayOf } from "../base/day.ts";
import type { EventRefusal } from "./rejection.ts";

/** Days away, first and last included. */
export interface Holiday {
  readonly from: Day;
  readonly to: Day;
}

/** Maximum length of a holiday, regardless of the allowance: longer ones are typing errors. */
const LONGEST = 366;

/** Adds a holiday, joining adjacent ones. In order, not overlapping. */
export const withHoliday = (known: readonly Holiday[], added: Holiday): readonly Holiday[] => {
  const joined = known.reduce<Holiday>(
    (span, { from, to }) =>
      from <= span.to + 1 && to >= span.from - 1
        ? { from: Math.min(from, span.from), to: Math.max(to, span.to) }
        : span,
    added,
  );
  const separate = known.filter(({ from, to }) => from > joined.to + 1 || to < joined.from - 1);
  return [...separate, joined].sort((a, b) => a.from - b.from);
};

/** Returns the number of days booked in a calendar year. */
export const holidayDaysIn = (year: number, holidays: readonly Holiday[]): number => {
  const [first, last] = [dayOf(year, 1, 1), dayOf(year, 12, 31)];
  return holidays.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, last) - Math.max(from, first) + 1),
    0,
  );
};

/** Returns the number of days of a holiday that are not yet booked. */
export const newDays = (known: readonly Holiday[], added: Holiday): number => {
  const total = (holidays: readonly Holiday[]): number =>
    holidays.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return total(withHoliday(known, added)) - total(known);
};

/** Returns why a holiday exceeds a calendar year's allowance or is no valid span; null if fine. */
export const refuseSpan = (
  known: readonly Holiday[],
  added: Holiday,
  allowance: number,
  text: { readonly from: string; readonly to: string },
): EventRefusal | null => {
  if (added.to < added.from || added.to - added.from >= LONGEST) {
    return { code: "holiday-dates", ...text };
  }
  const after = withHoliday(known, added);
  for (let year = yearOf(added.from); year <= yearOf(added.to); year++) {
    const before = holidayDaysIn(year, known);
    const requested = holidayDaysIn(year, after) - before;
    if (requested > 0 && before + requested > allowance) {
      return { code: "holiday-allowance", year, requested, left: Math.max(0, allowance - before) };
    }
  }
  return null;
};

const yearOf = (day: Day): number => civilOf(day).year;
