const YEAR = /^\d{4}$/;
const SHORT_YEAR = /^\d{2}$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})$/;
const TOGETHER = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const MONTH_AND_YEAR = /^\d{1,2}[-./](\d{4})$/;
/** `1. Februar 1990`, `01-Feb-1990`, `1 févr. 1990` */
const MONTH_BY_NAME = /^(\d{1,2})(?:er|st|nd|rd|th)?[\s.-]*(\p{L}{3,})[\s.-]*(\d{4})$/iu;
/** A time of day behind a date, as databases write it. */
const TIME = /[T\s]\d{1,2}:\d{2}.*$/;

/** Beginnings of month names without accents, in German, English, French and Spanish. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|ene)/,
  /^fe[bv]/,
  /^ma?r[sczt]?(?!i)/,
  /^a[pvb]r/,
  /^ma[iy]/,
  /^jui?n/,
  /^jui?l/,
  /^(?:au|ao|ag)/,
  /^se[pt]/,
  /^o[ck]t/,
  /^nov/,
  /^d[ei][cz]/,
];

/** Years of two figures below this are of this century: nobody else plays. */
const THIS_CENTURY = 30;

/**
 * Parses a birth date of people and files (`1990`, `1990/05/17`, `17. 05. 1990`, `17. Mai 1990`,
 * `17.5.90`) to `YYYY-MM-DD`, or to the year alone if day or month are 0 or missing. Empty for none,
 * null for an invalid date.
 */
export const readBirth = (text: string): string | null => {
  const trimmed = text
    .trim()
    .replace(TIME, "")
    .replace(/(?<=[.])\s+/g, "");
  if (trimmed === "" || /^[0/.-]+$/.test(trimmed)) return "";
  if (YEAR.test(trimmed)) return trimmed;
  if (SHORT_YEAR.test(trimmed)) return fullYear(trimmed);
  const [, ofMonth] = MONTH_AND_YEAR.exec(trimmed) ?? [];
  if (ofMonth !== undefined) return ofMonth;
  const [year, month, day] = partsOf(trimmed) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  if (Number(month) === 0 || Number(day) === 0) return year;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return exists ? iso : null;
};

const fullYear = (year: string): string =>
  year.length === 4 ? year : `${Number(year) < THIS_CENTURY ? 20 : 19}${year}`;

/** Year, month and day as they are written; null for what is no date. */
const partsOf = (text: string): readonly (string | undefined)[] | null => {
  const yearFirst = YEAR_FIRST.exec(text) ?? TOGETHER.exec(text);
  if (yearFirst !== null) return yearFirst.slice(1);
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  if (year !== undefined) return [fullYear(year), month, day];
  const [, ofMonth, name = "", fullOne] = MONTH_BY_NAME.exec(text) ?? [];
  const plain = name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const number = MONTHS.findIndex((beginning) => beginning.test(plain)) + 1;
  return number === 0 ? null : [fullOne, String(number), ofMonth];
};
