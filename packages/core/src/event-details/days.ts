import { parseDay } from "../base/day.ts";

/** `22.11.2026`, or `2026/11/22` as files of FIDE have it. */
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const SLASHED = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/;
const HYPHENED = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** Of other years people mean nothing, and no deadline could be reckoned. */
const [FIRST_YEAR, LAST_YEAR] = ["1900", "9998"];

/** A day that there is as `YYYY-MM-DD`, from any of the ways it may be written; null for none. */
export const readDay = (text: string): string | null => {
  const [, dotDay, dotMonth, dotYear] = DOTTED.exec(text) ?? [];
  const [, year = dotYear, month = dotMonth, day = dotDay] =
    HYPHENED.exec(text) ?? SLASHED.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return parseDay(iso) === null ? null : iso;
};

const WITH_TIME = /^(.*?)(?:\s*T\s*|,?\s+)(\d{1,2})(?:[:.]|\s?h\s?)(\d{2})(?:\s*(?:h|Uhr))?$/i;

/** A day, with or without a time of day, as `2026-11-22` or `2026-11-22T10:00`; null for none. */
export const readDayAndTime = (text: string): string | null => {
  const [, before, hour = "", minute = ""] = WITH_TIME.exec(text) ?? [];
  if (before === undefined) return readDay(text);
  const day = readDay(before);
  if (day === null || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${day}T${hour.padStart(2, "0")}:${minute}`;
};

/** The day of a moment of the schedule. */
export const dayOfMoment = (moment: string): string => moment.slice(0, 10);

/** The time of day of a moment of the schedule; null where only the day is known. */
export const timeOfMoment = (moment: string): string | null => moment.slice(11) || null;
