import { readBirth } from "./birth.ts";

/** Day, month and two-digit year, with points: no one writes the year first so. */
const SHORT = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{2})$/;
const MONTH_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/**
 * Parses a day of an event as people and programs write it (`24/09/2010`, `28. 07. 2005`,
 * `2005-07-28`, `28.7.05`, and `09/24/2010` if unambiguous) to `YYYY/MM/DD`; null for anything
 * else. Two figures are a year of this century, as in record 132.
 */
export const readDay = (text: string): string | null => {
  const full = text.trim().replace(SHORT, "$1.$2.20$3");
  const [, month = "", day = "", year = ""] = MONTH_FIRST.exec(full) ?? [];
  const read = readBirth(full) ?? (day === "" ? null : readBirth(`${day}/${month}/${year}`));
  return read !== null && read.length === "YYYY-MM-DD".length ? read.replaceAll("-", "/") : null;
};
