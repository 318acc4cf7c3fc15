import {
  daysAfter,
  daysInFigures,
  isoDay,
  type WrittenDay,
  weekdayOf,
  writtenDays,
} from "./days.ts";
import { FOREIGN } from "./others.ts";
import type { ReadingContext } from "./reading-context.ts";
import {
  type DaySpan,
  daysFromNow,
  durationIn,
  monthIn,
  startIn,
  weeksIn,
} from "./relative-days.ts";
import { mayWish, type Sentence } from "./sentences.ts";
import type { WishContent } from "./wish.ts";

const HOLIDAY =
  /\b(?:\w*urlaub\w*|\w*ferien\w*|abwesend|abwesenheit\w*|verreist|verreise|verreisen|(?:dienst|geschaefts|rund|studien|klassen)?reise|klassenfahrt|kreuzfahrt|cruise|business trip|auf reisen|unterwegs|weg|holidays?|vacations?|leave|away|absent|absence|offline|nicht (?:da|erreichbar|zuhause|zu hause|verfuegbar)|unavailable|not available|travell?ing|krankenhaus|klinik|kur|reha|hospital|bedenkzeit ?pause|pause|break|time off|days off|(?:have|need|take|taking) (?:the |a |some )?(?:week|days?|time|month|fortnight)\b.{0,40}\boff|(?<=\b(?:i'm|i am|i'll be|be) (?:\w+ )?)off|beurlaub\w*|fortbildung|lehrgang|seminar|tagung|konferenz|conference|training course|messe|montage|verhindert|ausser (?:haus|gefecht|landes)|out of (?:office|town|the country)|(?:book|put|mark) me (?:off|away)|sabbatical|operiert|operation|unters messer|sick|krank|ueber die feiertage)\b/;

const LEISURE =
  /\b(?:kein internet|no internet|kann (?:ich )?(?:leider )?nicht (?:ziehen|spielen|antworten)|keine zuege|no moves|cannot (?:move|play)|can't (?:move|play))\b/;

/** Not going, or not any more. Other denials are fine: "keine Züge in dieser Zeit". */
const NOT_AWAY =
  /\b(?:nicht|kein\w*|not|no|never|doch da|trotzdem da)\b(?! (?:da|erreichbar|verfuegbar|zu ?hause|able|available|reachable|im lande?|ziehen|spielen)\b)[^,;:]{0,25}\b(?:\w*urlaub\w*|ferien|verreis\w*|abwesend|holidays?|vacation|leave|away|absent)\b|\b(?:\w*urlaub\w*|ferien|holidays?|vacation|reise|trip)\b.{0,60}\b(?:nicht|not|doch nicht)\b(?! (?:in|nach|at|to) )(?!.{0,20}\b(?:da|erreichbar|ziehen|spielen|able|available|move|moves)\b)|\b(?:faellt|fallen|fiel|falls? through)\b(?!.{0,20}\b(?:zuege|zug|partien?)\b).{0,40}\b(?:aus|flach|through|ins wasser)\b|\b(?:abgesagt|storniere\w*|storniert|cancel\w*|verschoben|verschieben|postponed|gestrichen|called off|rueckgaengig|zurueckgezogen)\b/;

const PAST =
  /\b(?:war|waren|gewesen|was|were|been|had|hatte|hatten|zurueck|back|erinnerung an|hinter mir|letzte[nrs]? (?:woche|monats?|jahr\w*|sommer\w*|winter\w*)|vorige[nrs]? (?:woche|jahr\w*|monat\w*)|vergangene\w*|last (?:week|month|year|summer|winter)|damals)\b/;

const RETURN =
  /\b(?:komm\w* .{0,30}(?:wieder|zurueck)|(?:wieder|bin|melde mich) .{0,20}zurueck|zurueck (?:am|ab|zum|bin|sein|im)|back (?:on|by|from|in|after|again|then|thereafter)|be back)\b/g;

/** Another person goes. */
const ANOTHER =
  /\b(?:er|he|she|gegner\w*|opponent\w*|(?:meine|my) (?:frau|wife|tochter|schwester|gegnerin)|(?:mein|my) (?:mann|husband|sohn|bruder|freund|gegner|opponent)|(?:dein|euer|ihr|your|sein|his|her)\w* (?:\w*urlaub|ferien|holiday|vacation)|schoenen? (?:\w*urlaub|ferien)|gute[nr]? (?:urlaub|reise)|enjoy your)\b/;

const SELF = /\b(?:ich|wir|i|we|i'm|i'll|we'll|we're|mein\w*|my|our|unser\w*|mich|me)\b/;

const DASH =
  "(?: ?- ?|,? ?(?:\\([a-z]{2,10}\\))? ?(?:bis|mit|(?:right )?(?:through|up) (?:to|until|till)|to|until|till|through|thru|and|und|inkl)\\b)";

const RANGE = new RegExp(
  `^ ?\\)? ?(?:\\([a-z]{2,10}\\.?\\) ?)?${DASH}(?: ?(?:einschl\\w*\\.?|inkl\\w*\\.?|incl\\w*\\.?|zum|am|the|dem|den|including|und mit))*(?: ?(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|sonnabend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\.?,?)?(?: ?(?:den|dem|the))? ?\\(? ?$`,
);

/** Between two completely written days: `2026-05-01/2026-05-14`. */
const MARK = /^ ?(?:\/|\.{2,3}|->|=>|→) ?$/;

/** Words of a sentence that says little but a date. */
const SHORT = 5;

/** Search range for the year of a date without one, backwards in days. */
const LOOK_BACK = 120;

/** Longer than any allowance: probably misread. */
const LONGEST = 100;

/** Words between a preposition and its date: "ab Montag, dem", "from Monday, the". */
const DAY_NAMED =
  "(?: (?:\\w{2,10}tag|mittwoch|sonnabend|\\w{3,6}day|mon|tues?|wed|thurs?|fri|sat|sun|mo|di|mi|do|fr|sa|so)\\.?,?)?(?: (?:dem|den|the))?";

const FROM_DAY = new RegExp(
  `\\b(?:ab|from|von|vom|starting(?: on)?|beginning(?: on)?|since)${DAY_NAMED} ?$`,
);

const UNTIL_DAY = new RegExp(
  `\\b(?:bis|until|till|through)(?: zum| einschl\\w*\\.?| inkl\\w*\\.?)*${DAY_NAMED} ?$`,
);

/** "In der Woche vom 15. Dezember", "the week of December 15". */
const WEEK_OF = /\b(?:woche|week) (?:vom|of|ab|beginning|commencing|starting)(?: dem| the)? ?$/;

const ON_DAY = new RegExp(`\\b(?:am|on)${DAY_NAMED} ?$`);

/** Days away, read from one sentence. */
export interface ReadHoliday {
  readonly wish: Extract<WishContent, { readonly kind: "holiday" }>;
  readonly certain: boolean;
}

/** True if a sentence mentions days away at all. */
export const speaksOfHoliday = (words: string): boolean => HOLIDAY.test(words);

/**
 * Returns the sender's holidays in a sentence, in any German or English form. The mail's day of
 * arrival (`2026-07-01`) supplies missing years. Excludes past, cancelled and other people's
 * holidays; ambiguous dates give both readings as proposals. `meant`: a neighbouring sentence or
 * the subject announces days away.
 */
export const readHolidays = (
  { asWords: { words: said, mood, clauses } }: Sentence,
  meant: boolean,
  context: ReadingContext,
): readonly ReadHoliday[] => {
  const words = daysInFigures(said);
  const named = HOLIDAY.test(words);
  if (!named && !meant && !LEISURE.test(words)) return [];
  if (!mayWish(mood)) return [];
  if (
    NOT_AWAY.test(words) ||
    isPast(words) ||
    isOfAnother(words, clausesOfDays(words, clauses), context)
  )
    return [];
  if (clauses.some(({ hangs }) => hangs === "condition")) return [];
  const { arrivedOn } = context;
  const days = writtenDays(words);
  const found = spansOf(words, days, arrivedOn);
  // Below "Urlaub", one day in a longer sentence may be that of anything: "Wir sehen uns am 3. Januar".
  const mayBeOfAnything = !named && words.split(" ").length > SHORT;
  const plausible = found.filter(
    ({ span }) =>
      span.to >= arrivedOn &&
      span.from <= span.to &&
      !(mayBeOfAnything && span.from === span.to && days.length === 1),
  );
  return plausible.map(({ span, certain }) => ({
    wish: { kind: "holiday", ...span },
    certain:
      certain &&
      mood !== "requested" &&
      (named || meant) &&
      span.from >= arrivedOn &&
      daysAfter(span.from, LONGEST) > span.to,
  }));
};

/** True unless words deny an absence, or speak of another person's. */
export const speaksOfOwnAbsence = (
  { words, clauses }: Sentence["asWords"],
  context: ReadingContext,
): boolean =>
  !NOT_AWAY.test(words) &&
  !isOfAnother(words, clausesOfDays(words, clauses), context) &&
  !clauses.some(({ hangs }) => hangs === "condition");

/** Returns the days in words about an absence. */
export const spansIn = (words: string, arrivedOn: string): readonly DaySpan[] =>
  isPast(words) ? [] : spansOf(words, writtenDays(words), arrivedOn).map(({ span }) => span);

const isPast = (words: string): boolean => PAST.test(words.replace(RETURN, " "));

/** Returns the clauses with dates, or without dates those with a word for days away. */
const clausesOfDays = (words: string, clauses: Sentence["clauses"]): string => {
  const days = writtenDays(words);
  const of = clauses.filter(
    ({ offset, words: it }) =>
      days.some((day) => day.offset >= offset && day.offset < offset + it.length) ||
      (days.length === 0 && HOLIDAY.test(it)),
  );
  return of.map(({ words: it }) => it).join(", ");
};

const isOfAnother = (
  sentence: string,
  words: string,
  { names, sender }: ReadingContext,
): boolean => {
  if (
    /\b(?:schoenen?|guten?|enjoy your|your|deine?n?|euren|ihren) (?:\w*urlaub|ferien|reise|holidays?|vacation)\b/.test(
      sentence,
    )
  )
    return true;
  if (ANOTHER.test(words) && !/\b(?:ich|wir|i|we|i'm|i'll|mein \w*urlaub)\b/.test(words))
    return true;
  if (FOREIGN.test(words) && !/\b(?:ich|wir|i|we|i'm|i'll|we'll|we're)\b/.test(words)) return true;
  const others = names(words).some(({ candidates }) => !candidates.includes(sender ?? -1));
  return others && !SELF.test(words);
};

interface Reading {
  readonly span: DaySpan;
  readonly certain: boolean;
}

const spansOf = (
  words: string,
  days: readonly WrittenDay[],
  arrivedOn: string,
): readonly Reading[] => {
  const readings: Reading[] = [];
  let index = 0;
  let singles = 0;
  for (; index < days.length; index++) {
    const [first, second] = [days[index], days[index + 1]];
    if (first === undefined) break;
    if (second !== undefined && isRange(words.slice(first.end, second.offset), first, second)) {
      readings.push(...rangeReadings(first, second, arrivedOn));
      index += 1;
      continue;
    }
    singles += 1;
    readings.push(...openReadings(words, first, arrivedOn));
  }
  const there = thereAndBack(words, days, arrivedOn);
  if (there !== null) return [{ span: there, certain: false }];
  const apart = startAndEnd(words, days, arrivedOn);
  if (apart !== null) return [{ span: apart, certain: false }];
  if (readings.length > 0 || days.length > singles) return readings;
  const weeks = weeksIn(words, arrivedOn);
  if (weeks !== null) return [{ span: weeks, certain: true }];
  const month = monthIn(words, arrivedOn);
  if (month !== null) return [{ span: month, certain: false }];
  const near = daysFromNow(words, arrivedOn) ?? sinceStart(words, arrivedOn);
  return near === null ? [] : [{ span: near, certain: false }];
};

const isRange = (between: string, first: WrittenDay, second: WrittenDay): boolean =>
  RANGE.test(between) || (first.year !== null && second.year !== null && MARK.test(between));

/** "Wir fliegen am 1. Dezember und kommen am 10. Dezember zurück". */
const thereAndBack = (
  words: string,
  [first, second, ...more]: readonly WrittenDay[],
  arrivedOn: string,
): DaySpan | null => {
  if (first === undefined || second === undefined || more.length > 0) return null;
  if (!RETURNS.test(words.slice(first.end))) return null;
  const span = spanOf(first, second, arrivedOn);
  if (span === null) return null;
  // "Ab dem 7. wieder da", "back on the 15th": the day before is the last one away.
  const around = words.slice(first.end, second.offset);
  const resumes = new RegExp(FROM_DAY.source).test(around) || BACK_ON.test(around);
  return resumes && span.to > span.from ? { from: span.from, to: daysAfter(span.to, -1) } : span;
};

const BACK_ON = /\bback(?: again)? (?:on|from)(?: the)?\b/;

/** "Am 10.12. unters Messer, bis zum 20.12. beurlaubt": other words stand between the days. */
const startAndEnd = (
  words: string,
  [first, second, ...more]: readonly WrittenDay[],
  arrivedOn: string,
): DaySpan | null => {
  if (first === undefined || second === undefined || more.length > 0) return null;
  const [begins, ends] = [before(words, first), before(words, second)];
  const starts = FROM_DAY.test(begins) || ON_DAY.test(begins);
  if (isRange(words.slice(first.end, second.offset), first, second)) return null;
  return starts && UNTIL_DAY.test(ends) ? spanOf(first, second, arrivedOn) : null;
};

const before = (words: string, { offset }: WrittenDay): string =>
  words.slice(Math.max(0, offset - 24), offset);

const RETURNS =
  /\b(?:wieder|zurueck|rueckkehr|entlassen|entlassung|heim\w*|nach hause|return\w*|back|discharged|released|home)\b/;

/** Both readings of `08/03 - 08/10`, if both are possible; `04/19` settles `04/05`. */
const rangeReadings = (
  one: WrittenDay,
  other: WrittenDay,
  arrivedOn: string,
): readonly Reading[] => {
  const [first, second] = [inOrderOf(one, other), inOrderOf(other, one)];
  const spans = [spanOf(first, second, arrivedOn)];
  const twice = first.ambiguous && second.ambiguous;
  if (twice) spans.push(spanOf(swapped(first), swapped(second), arrivedOn));
  const possible = spans.filter((span) => span !== null);
  const likely = possible.filter(
    ({ from, to }) => from >= arrivedOn && daysAfter(from, LONGEST) > to,
  );
  const certain = !first.ambiguous && !second.ambiguous;
  return (twice && likely.length > 0 ? likely : possible).map((span) => ({ span, certain }));
};

const inOrderOf = (day: WrittenDay, { order }: WrittenDay): WrittenDay => {
  if (!day.ambiguous || order === null) return day;
  return { ...(order === "month-first" ? swapped(day) : day), ambiguous: false };
};

const swapped = (day: WrittenDay): WrittenDay => ({ ...day, day: day.month ?? 0, month: day.day });

/** "Ab morgen für zwei Wochen". */
const sinceStart = (words: string, arrivedOn: string): DaySpan | null => {
  const [from, days] = [startIn(words, arrivedOn), durationIn(words)];
  return from === null || days === null ? null : { from, to: daysAfter(from, days - 1) };
};

/** One date: a single day, the first with a duration, or the last. */
const openReadings = (words: string, day: WrittenDay, arrivedOn: string): readonly Reading[] => {
  if (day.month === null) return [];
  const year = day.year ?? likelyYear(day.month, day.day, arrivedOn);
  const date = isoDay(year, day.month, day.day);
  if (date === null) return [];
  const begins = before(words, day);
  if (WEEK_OF.test(begins)) {
    const monday = daysAfter(date, -weekdayOf(date));
    return [{ span: { from: monday, to: daysAfter(monday, 6) }, certain: false }];
  }
  const duration = durationIn(words);
  if (FROM_DAY.test(begins)) {
    return duration === null
      ? []
      : [{ span: { from: date, to: daysAfter(date, duration - 1) }, certain: false }];
  }
  if (UNTIL_DAY.test(begins)) {
    const start = startIn(words, arrivedOn);
    return [{ span: { from: start ?? arrivedOn, to: date }, certain: start === arrivedOn }];
  }
  if (ON_DAY.test(begins)) {
    return duration === null
      ? [{ span: { from: date, to: date }, certain: false }]
      : [{ span: { from: date, to: daysAfter(date, duration - 1) }, certain: false }];
  }
  return [];
};

const spanOf = (first: WrittenDay, second: WrittenDay, arrivedOn: string): DaySpan | null => {
  // "3. bis 17. August", "August 3-17, 2026": each supplies the other's missing parts.
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

/** Returns the year in which a day is next after the arrival, or has just been. */
const likelyYear = (month: number, day: number, arrivedOn: string): number => {
  const earliest = new Date(Date.parse(arrivedOn) - LOOK_BACK * 86_400_000);
  const year = earliest.getUTCFullYear();
  return Date.UTC(year, month - 1, day) < earliest.getTime() ? year + 1 : year;
};
