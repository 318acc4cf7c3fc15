const DAY_FIRST = /^\s*(\d{1,2})[./-]\s*(\d{1,2})[./-]\s*(\d{4})\s*$/;
const YEAR_FIRST = /^\s*(\d{4})[./](\d{1,2})[./](\d{1,2})\s*$/;

/**
 * Returns a birth date as typed, rewritten as `YYYY-MM-DD` once it is complete with the day first
 * (`17.5.1990`, `17/05/1990`, as in lists) or with other signs. Other text stays as it is.
 */
export const typedBirth = (text: string): string => {
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  if (year !== undefined) return isoOf(year, month, day);
  const [, first, second, third] = YEAR_FIRST.exec(text) ?? [];
  return first === undefined ? text : isoOf(first, second, third);
};

const isoOf = (year: string, month = "", day = ""): string =>
  `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
