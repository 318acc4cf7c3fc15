import { daysAfter, isoDay, weekdayOf } from "./days.ts";

/** First and last day, as `2026-08-03`. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

const WEEK =
  /\b(?:kw|kalenderwochen?|week|woche) ?(\d{1,2})(?: ?(?:-|bis|to|und|and|\+|\/) ?(?:(?:kw|week) ?)?(\d{1,2}))?\b/;

const WEEKDAYS: readonly (readonly string[])[] = [
  ["montag", "monday", "mo", "mon"],
  ["dienstag", "tuesday", "di", "tue"],
  ["mittwoch", "wednesday", "mi", "wed"],
  ["donnerstag", "thursday", "do", "thu"],
  ["freitag", "friday", "fr", "fri"],
  ["samstag", "saturday", "sonnabend", "sa", "sat"],
  ["sonntag", "sunday", "so", "sun"],
];

const WEEKDAY = WEEKDAYS.map(([german = "", english = ""]) => `${german}|${english}`).join("|");

const DAY_TO_DAY = new RegExp(
  `\\b(?:von |vom |ab |from |zwischen |between )?(${WEEKDAY}|samstag|sonnabend)(?:,? (?:den|the))? ?(?:-|bis(?: einschliesslich)?(?: zum)?|to|until|till|through|und|and) (?:naechsten |kommenden |next )?(${WEEKDAY}|sonnabend)\\b`,
);

const MONTH_NAMES: readonly string[] = [
  "januar|january",
  "februar|february",
  "maerz|march",
  "april",
  "mai|may",
  "juni|june",
  "juli|july",
  "august",
  "september",
  "oktober|october",
  "november",
  "dezember|december",
];

const WHOLE_MONTH = new RegExp(
  `\\b(?:(?:den|im|der) (?:ganzen|gesamten|kompletten)(?: monat)?|ganz|all of|the (?:whole|entire)(?: month)?(?: of)?|throughout|whole of|all month of|all the month of) (?:${MONTH_NAMES.map((names) => `(${names})`).join("|")})\\b`,
);

/** "Den ganzen Dezember": its first and last day, the next time. */
export const monthIn = (words: string, arrivedOn: string): DaySpan | null => {
  const match = WHOLE_MONTH.exec(words);
  if (match === null) return null;
  const month = match.slice(1).findIndex((name) => name !== undefined) + 1;
  const year = Number(arrivedOn.slice(0, 4));
  const spanIn = (of: number): DaySpan | null => {
    const from = isoDay(of, month, 1);
    const next = month === 12 ? isoDay(of + 1, 1, 1) : isoDay(of, month + 1, 1);
    return from === null || next === null ? null : { from, to: daysAfter(next, -1) };
  };
  const span = spanIn(year);
  return span !== null && span.to >= arrivedOn ? span : spanIn(year + 1);
};

/** Calendar weeks (ISO 8601) by their number: Monday to Sunday; the next such week. */
export const weeksIn = (words: string, arrivedOn: string): DaySpan | null => {
  const match = WEEK.exec(words);
  if (match === null) return null;
  const [first, last] = [Number(match[1]), Number(match[2] ?? match[1])];
  if (first < 1 || first > 53 || last < 1 || last > 53) return null;
  const from = mondayOf(first, arrivedOn);
  const to = mondayOf(last, from);
  return { from, to: daysAfter(to, 6) };
};

/** Returns the Monday of the next week with a number that does not end before a day. */
const mondayOf = (week: number, day: string): string => {
  const year = Number(day.slice(0, 4));
  const mondays = [year - 1, year, year + 1].map((it) => {
    // The fourth of January lies in the first week.
    const fourth = isoDay(it, 1, 4) ?? day;
    return daysAfter(fourth, -weekdayOf(fourth) + (week - 1) * 7);
  });
  return mondays.find((monday) => daysAfter(monday, 6) >= day) ?? day;
};

/** "Von Montag bis Freitag", "nächste Woche": counted from the day of arrival. */
export const daysFromNow = (words: string, arrivedOn: string): DaySpan | null => {
  const match = DAY_TO_DAY.exec(words);
  const monday = daysAfter(arrivedOn, 7 - weekdayOf(arrivedOn));
  const nextWeek = /\b(?:naechste[rn]?|kommende[rn]?) woche\b|\bnext week\b/.test(words);
  if (match !== null) {
    const [first, last] = [numberOf(match[1] ?? ""), numberOf(match[2] ?? "")];
    const ahead = (first - weekdayOf(arrivedOn) + 7) % 7 || 7;
    const from = nextWeek ? daysAfter(monday, first) : daysAfter(arrivedOn, ahead);
    return { from, to: daysAfter(from, (last - first + 7) % 7) };
  }
  const end = endIn(words, arrivedOn);
  if (end !== null) return { from: startIn(words, arrivedOn) ?? arrivedOn, to: end };
  return nextWeek ? { from: monday, to: daysAfter(monday, 6) } : null;
};

const MONTH_END =
  /\b(?:bis|until|till|jusqu' ?a|through|to)(?: zum| the| la)? (?:(?:ende (?:des|dieses|diesen) monats?|monatsende|end of (?:the|this) month|fin du mois)|(ende des jahres|jahresende|end of (?:the|this) year|year's end))\b/;

/** "Bis Ende des Monats", "until the end of the year": the last day. */
const endIn = (words: string, arrivedOn: string): string | null => {
  const match = MONTH_END.exec(words);
  if (match === null) return null;
  const [year, month] = [Number(arrivedOn.slice(0, 4)), Number(arrivedOn.slice(5, 7))];
  if (match[1] !== undefined) return isoDay(year, 12, 31);
  return daysAfter(
    isoDay(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1) ?? "",
    -1,
  );
};

const START = new RegExp(
  `\\b(?:(?:ab|von|vom|from|starting|beginning|as of)(?: (?:kommende|naechste|diese)[nmr]?| next| this)? (heute|sofort|jetzt|today|now|morgen|tomorrow|uebermorgen|${WEEKDAY}|sonnabend)|(morgen|tomorrow|uebermorgen|heute|today)(?: \\w+){0,3} (?:fuer|for)|(effective immediately))\\b`,
);

/** "Ab heute", "from tomorrow", "ab nächsten Montag": the day, counted from that of arrival. */
export const startIn = (words: string, arrivedOn: string): string | null => {
  const match = START.exec(words);
  if (match === null) return null;
  const word = match[1] ?? match[2] ?? "";
  const weekday = numberOf(word);
  if (weekday >= 0) return daysAfter(arrivedOn, (weekday - weekdayOf(arrivedOn) + 7) % 7 || 7);
  return daysAfter(arrivedOn, DAYS_AHEAD[word] ?? 0);
};

const DAYS_AHEAD: Readonly<Record<string, number>> = { morgen: 1, tomorrow: 1, uebermorgen: 2 };

const numberOf = (name: string): number => WEEKDAYS.findIndex((names) => names.includes(name));

const NUMBERS: Readonly<Record<string, number>> = {
  ein: 1,
  eine: 1,
  einen: 1,
  one: 1,
  a: 1,
  zwei: 2,
  two: 2,
  drei: 3,
  three: 3,
  vier: 4,
  four: 4,
  fuenf: 5,
  five: 5,
  sechs: 6,
  six: 6,
  sieben: 7,
  seven: 7,
  acht: 8,
  eight: 8,
  neun: 9,
  nine: 9,
  zehn: 10,
  ten: 10,
  zwoelf: 12,
  twelve: 12,
  vierzehn: 14,
  fourteen: 14,
};

const DURATION = new RegExp(
  `\\b(\\d{1,2}|${Object.keys(NUMBERS).join("|")}) (tage?n?|days?|wochen?|weeks?|fortnights?)\\b`,
);

/** "Für zwei Wochen", "for ten days": in days; null if there is none. */
export const durationIn = (words: string): number | null => {
  const match = DURATION.exec(words);
  if (match === null) return null;
  const count = NUMBERS[match[1] ?? ""] ?? Number(match[1]);
  const unit = match[2] ?? "";
  return count * (unit.startsWith("w") ? 7 : unit.startsWith("f") ? 14 : 1);
};
