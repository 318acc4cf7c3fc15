import { parseDay } from "../base/day.ts";
import { isBelievable } from "../base/iso-moment.ts";

/** `22.11.2026`, or `2026/11/22` as in FIDE's files. */
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const SLASHED = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/;
const HYPHENED = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/**
 * Reads an existing day in any of the accepted notations as `YYYY-MM-DD`; null for other text, and
 * for years that only a typing mistake can mean.
 */
export const readDay = (text: string): string | null => {
  const [, dotDay, dotMonth, dotYear] = DOTTED.exec(text) ?? [];
  const [, year = dotYear, month = dotMonth, day = dotDay] =
    HYPHENED.exec(text) ?? SLASHED.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return parseDay(iso) === null || !isBelievable(iso) ? null : iso;
};

const WITH_TIME = /^(.*?)(?:\s*T\s*|,?\s+)(\d{1,2})(?:[:.]|\s?h\s?)(\d{2})(?:\s*(?:h|Uhr))?$/i;

/** Reads a day, with or without a time, as `2026-11-22` or `2026-11-22T10:00`; null if invalid. */
export const readDayAndTime = (text: string): string | null => {
  const [, before, hour = "", minute = ""] = WITH_TIME.exec(text) ?? [];
  if (before === undefined) return readDay(text);
  const day = readDay(before);
  if (day === null || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${day}T${hour.padStart(2, "0")}:${minute}`;
};

/** Returns the day of a moment of the schedule. */
export const dayOfMoment = (moment: string): string => moment.slice(0, 10);

/** Returns the time of day of a moment of the schedule; null if only the day is known. */
export const timeOfMoment = (moment: string): string | null => moment.slice(11) || null;
