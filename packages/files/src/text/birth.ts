const YEAR = /^\d{4}$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/;
/** A time of day behind a date, as databases write it. */
const TIME = /[T\s]\d{1,2}:\d{2}.*$/;

/**
 * Parses a birth date of people and files (`1990`, `1990/05/17`, `17. 05. 1990`) to `YYYY-MM-DD`,
 * or to the year alone if day or month are 0. Empty for none, null for an invalid date.
 */
export const readBirth = (text: string): string | null => {
  const trimmed = text
    .trim()
    .replace(TIME, "")
    .replace(/(?<=[.])\s+/g, "");
  if (trimmed === "" || /^[0/.-]+$/.test(trimmed)) return "";
  if (YEAR.test(trimmed)) return trimmed;
  const [, year, month, day] = YEAR_FIRST.exec(trimmed) ?? backwards(DAY_FIRST.exec(trimmed)) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  if (Number(month) === 0 || Number(day) === 0) return year;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return exists ? iso : null;
};

const backwards = (match: RegExpExecArray | null): readonly (string | undefined)[] | null =>
  match === null ? null : [match[0], match[3], match[2], match[1]];
