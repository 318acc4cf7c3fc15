/** A written date; its context supplies the missing parts. */
export interface WrittenDay {
  readonly offset: number;
  readonly end: number;
  readonly day: number;
  readonly month: number | null;
  readonly year: number | null;
  /** `03/08/2026`: may be the third of August or the eighth of March. */
  readonly ambiguous: boolean;
  /** The order of its figures, if only one is possible: `19/12`, `12/19`. */
  readonly order: "day-first" | "month-first" | null;
}

const MONTHS: readonly (readonly string[])[] = [
  ["januar", "jaenner", "january", "jan"],
  ["februar", "feber", "february", "feb"],
  ["maerz", "march", "mar", "mrz"],
  ["april", "apr"],
  ["mai", "may"],
  ["juni", "june", "jun"],
  ["juli", "july", "jul"],
  ["august", "aug"],
  ["september", "sept", "sep"],
  ["oktober", "october", "okt", "oct"],
  ["november", "nov"],
  ["dezember", "december", "dez", "dec"],
];

const MONTH_BY_NAME: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

const NAMES = MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .join("|");

const YEAR = "(\\d{4}|\\d{2})";
const AFTER_NAME = "(?:,? '?(\\d{4}|[2-9]\\d)(?![\\d.:]))?";
const ORDINAL = "(?:\\.|st|nd|rd|th|ten|te)?";

/** From the most exact to the least; every one begins with a digit or a month's name. */
const DAY = new RegExp(
  [
    "\\b(\\d{4})[-/](\\d{1,2})[-/](\\d{1,2})\\b",
    // "1. 1. Mai" is the first line of a list.
    `\\b(\\d{1,2})\\. ?(\\d{1,2})\\.(?! ?(?:${NAMES})\\b)(?: ?${YEAR}\\b)?`,
    `\\b(\\d{1,2})/(\\d{1,2})(?:/${YEAR})?\\b`,
    `\\b(\\d{1,2})${ORDINAL}(?: of)? ?(${NAMES})\\b\\.?${AFTER_NAME}`,
    `\\b(${NAMES})\\b\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b${AFTER_NAME}`,
    `\\b(\\d{1,2})${ORDINAL}(?= ?(?:-|bis|mit|to|until|till|thru|through|and|und))`,
    "(?<=[a-z] ?[( ]\\d{1,2}(?:st|nd|rd|th)? ?(?:-|to|until|till|thru|through|bis|mit|and) ?(?:the )?)(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4})\\b)?",
    "\\b(\\d{1,2})\\.(\\d{1,2})\\b(?![.:]?\\d)",
    // "Am 1. Dezember … am 8. wieder": the month of the day before.
    "(?<=\\b(?:am|zum|dem|den|bis|the|le|au|until) )(\\d{1,2})(?:\\.|st|nd|rd|th)(?= ?[a-z,.!]| ?$)",
  ].join("|"),
  "g",
);

const MONTH_NAME = new RegExp(`\\b(?:${NAMES})\\b`, "g");

/** Named days with a fixed date. */
const NAMED: readonly (readonly [name: string, day: number, month: number])[] = [
  ["neujahr(?:stag)?|new year's day", 1, 1],
  ["dreikoenig(?:e|en|stag|sfest|sfeiertag)?|heiligen? drei koenigen?|epiphany", 6, 1],
  ["tag der arbeit|maifeiertag", 1, 5],
  ["allerheiligen|all saints' day", 1, 11],
  ["nikolaus(?:tag)?", 6, 12],
  ["heilig(?:er |en |e)? ?abend|christmas eve", 24, 12],
  ["christmas day", 25, 12],
  ["boxing day|stephanstag|stefanitag", 26, 12],
  ["silvester|sylvester|new year's eve", 31, 12],
];

const NAMED_DAY = new RegExp(`\\b(?:${NAMED.map(([name]) => `(${name})`).join("|")})\\b`, "g");

const ORDINALS: readonly (readonly [pattern: string, day: number])[] = [
  ["ersten|erster|premier", 1],
  ["zweiten|second", 2],
  ["dritten|third", 3],
  ["vierten|fourth", 4],
  ["fuenften|fifth", 5],
  ["sechsten|sixth", 6],
  ["siebten|siebenten|seventh", 7],
  ["achten|eighth", 8],
  ["neunten|ninth", 9],
  ["zehnten|tenth", 10],
  ["elften|eleventh", 11],
  ["zwoelften|twelfth", 12],
  ["dreizehnten|thirteenth", 13],
  ["vierzehnten|fourteenth", 14],
  ["fuenfzehnten|fifteenth", 15],
  ["zwanzigsten|twentieth", 20],
  ["dreissigsten|thirtieth", 30],
];

const ORDINAL_DAY = new RegExp(
  `\\b(?:${ORDINALS.map(([pattern]) => `(${pattern})`).join("|")})(?= (?:bis|to|until|till|und|and|-|of (?:${NAMES})|(?:${NAMES}))\\b)`,
  "g",
);

/** Writes days that are written as words in figures ("vom zweiten bis zum neunten Januar"), `6./7.12.` as a range. */
export const daysInFigures = (words: string): string =>
  words
    .replace(/(\d\.)\/(?=\d{1,2}\.)/g, "$1-")
    .replace(ORDINAL_DAY, (whole, ...groups: readonly unknown[]) => {
      const [, day] = ORDINALS[groups.findIndex((it) => it !== undefined)] ?? [];
      return day === undefined ? whole : `${day}.`;
    });

/** Returns the dates in folded words (see `folded`), in order. Linear. */
export const writtenDays = (words: string): readonly WrittenDay[] => {
  const figures = /\d/.test(words) ? words.matchAll(DAY) : [];
  const dated = [...figures].flatMap((match) => {
    const found = partsOf(match);
    const { day, month } = found;
    const sound = day >= 1 && day <= 31 && (month === null || (month >= 1 && month <= 12));
    return sound
      ? [{ ...found, offset: match.index, end: match.index + match[0].length, bare: match[21] }]
      : [];
  });
  const named = [...words.matchAll(NAMED_DAY)].map(namedDay);
  if (dated.length + named.length === 0) return [];
  const first = Math.min(
    ...[...dated, ...named].map((it) => (it.month === null ? Number.POSITIVE_INFINITY : it.offset)),
  );
  const months = [...new Set(words.match(MONTH_NAME))];
  const [month] = months;
  // "Most of December (1st to 19th)": the only month there is.
  if (
    months.length === 1 &&
    month !== undefined &&
    [...dated, ...named].every((it) => it.month === null)
  )
    return dated.map(({ bare: _, ...day }) => ({
      ...day,
      month: MONTH_BY_NAME.get(month) ?? null,
    }));
  const days = dated.filter(({ bare, offset }) => bare === undefined || offset > first);
  if (named.length === 0) return days;
  return saidOnce(
    [...days, ...named].toSorted((a, b) => a.offset - b.offset),
    words,
  );
};

const namedDay = (match: RegExpMatchArray): WrittenDay => {
  const [, day = 0, month = 0] =
    NAMED[match.slice(1).findIndex((name) => name !== undefined)] ?? [];
  const offset = match.index ?? 0;
  const end = offset + match[0].length;
  return { offset, end, day, month, year: null, ambiguous: false, order: null };
};

/** "Dreikönig (6.1.)" and "6.1., Dreikönig" are one day. */
const saidOnce = (days: readonly WrittenDay[], words: string): readonly WrittenDay[] => {
  const found: WrittenDay[] = [];
  for (const day of days) {
    const before = found.at(-1);
    const same = before?.day === day.day && before.month === day.month;
    if (before === undefined || !same || !/^[ (,]*$/.test(words.slice(before.end, day.offset))) {
      found.push(day);
      continue;
    }
    const closed = words.charAt(day.end) === ")" ? day.end + 1 : day.end;
    const year = before.year ?? day.year;
    found[found.length - 1] = { ...day, offset: before.offset, end: closed, year };
  }
  return found;
};

type Parts = Omit<WrittenDay, "offset" | "end">;

const partsOf = (match: RegExpExecArray): Parts => {
  const part = (index: number): number => Number(match[index]);
  const year = (index: number): number | null => {
    if (match[index] === undefined) return null;
    return part(index) < 100 ? 2000 + part(index) : part(index);
  };
  const month = (index: number): number | null => MONTH_BY_NAME.get(match[index] ?? "") ?? null;
  const plain = (day: number, of: number | null, inYear: number | null): Parts => ({
    day,
    month: of,
    year: inYear,
    ambiguous: false,
    order: null,
  });
  if (match[1] !== undefined) return plain(part(3), part(2), part(1));
  if (match[4] !== undefined) return plain(part(4), part(5), year(6));
  if (match[7] !== undefined) {
    const [first, second] = [part(7), part(8)];
    // Day first, as nearly everywhere; month first if nothing else is possible.
    if (second > 12) return { ...plain(second, first, year(9)), order: "month-first" };
    if (first > 12) return { ...plain(first, second, year(9)), order: "day-first" };
    return { ...plain(first, second, year(9)), ambiguous: first !== second };
  }
  if (match[10] !== undefined) return plain(part(10), month(11), year(12));
  if (match[13] !== undefined) return plain(part(14), month(13), year(15));
  if (match[16] !== undefined) return plain(part(16), null, null);
  if (match[17] !== undefined) return plain(part(17), null, year(18));
  if (match[19] !== undefined) return plain(part(19), part(20), null);
  return plain(part(21), null, null);
};

/** Returns `2026-08-03`, or null for a nonexistent day such as the 31st of June. */
export const isoDay = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real && year >= 1900 && year <= 9999 ? date.toISOString().slice(0, 10) : null;
};

/** Returns the day that many days after `day`, as `2026-08-03`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Monday is 0, Sunday 6. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;
