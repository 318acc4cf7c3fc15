import { isoDay, type WrittenDay, writtenDays } from "./days.ts";
import type { Statement } from "./statements.ts";
import type { WishContent } from "./wish.ts";

const HOLIDAY =
  /\b(?:urlaub\w*|ferien\w*|abwesend|abwesenheit|verreist|verreise|holidays?|vacation|leave|away|absent|absence|out of office)\b/;

/** Not going, or not any more. Other things may well be denied: "keine Züge in dieser Zeit". */
const NOT_AWAY =
  /\b(?:nicht|kein\w*|not|no|never)\b.{0,25}\b(?:urlaub|ferien|verreis\w*|abwesend|holidays?|vacation|leave|away|absent)\b|\b(?:faellt aus|abgesagt|storniere\w*|cancel\w*)\b/;

const RANGE =
  /^ ?(?:,? ?(?:\([a-z]{2,10}\))? ?)(?:bis(?: einschl\w*\.?| inkl\w*\.?)?(?: zum| einschl\w*| am)?|-|to|until|till|through|and|und)(?: the)? ?(?:\w{2,10},? )?$/;

/** How far back the year of a date without one is looked for, in days: holidays announced late. */
const LOOK_BACK = 60;

/** Days away, read from one statement. */
export interface ReadHoliday {
  readonly wish: Extract<WishContent, { readonly kind: "holiday" }>;
  readonly certain: boolean;
}

/**
 * The holiday a statement announces: two dates with "to" between them, in whatever German or
 * English form; null where there is none. Years that are not written follow from the mail's day of
 * arrival (`2026-07-01`): the next such days, or those just past.
 */
export const readHoliday = (
  { words, doubtful }: Pick<Statement, "words" | "doubtful">,
  arrivedOn: string,
): ReadHoliday | null => {
  if (!HOLIDAY.test(words) || NOT_AWAY.test(words)) return null;
  const days = writtenDays(words);
  const start = days.findIndex((day, index) => {
    const next = days[index + 1];
    return next !== undefined && RANGE.test(words.slice(day.end, next.offset));
  });
  const [first, second] = [days[start], days[start + 1]];
  if (first === undefined || second === undefined) return null;
  const span = spanOf(first, second, arrivedOn);
  if (span === null) return null;
  const certain = !doubtful && days.length === 2 && !first.ambiguous && !second.ambiguous;
  return { wish: { kind: "holiday", ...span }, certain };
};

const spanOf = (
  first: WrittenDay,
  second: WrittenDay,
  arrivedOn: string,
): { readonly from: string; readonly to: string } | null => {
  // "3. bis 17. August", "August 3-17, 2026": what one lacks is the other's.
  const month = first.month ?? second.month;
  const lastMonth = second.month ?? first.month;
  if (month === null || lastMonth === null) return null;
  const crossesYear = month > lastMonth || (month === lastMonth && first.day > second.day);
  const yearBefore = second.year === null ? null : second.year - (crossesYear ? 1 : 0);
  const written = first.year ?? yearBefore;
  const year = written ?? likelyYear(month, first.day, arrivedOn);
  const from = isoDay(year, month, first.day);
  const to = isoDay(second.year ?? year + (crossesYear ? 1 : 0), lastMonth, second.day);
  return from === null || to === null || to < from ? null : { from, to };
};

/** The year in which a day is next after the arrival, or has just been. */
const likelyYear = (month: number, day: number, arrivedOn: string): number => {
  const earliest = new Date(Date.parse(arrivedOn) - LOOK_BACK * 86_400_000);
  const year = earliest.getUTCFullYear();
  return Date.UTC(year, month - 1, day) < earliest.getTime() ? year + 1 : year;
};
