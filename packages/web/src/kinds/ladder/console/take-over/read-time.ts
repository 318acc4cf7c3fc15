import { parseDay } from "@losfee/core";
import { momentOfLocalTime } from "../../parts/local-time.ts";

const GERMAN = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,?\s+(\d{1,2}):(\d{2}))?$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2}))?$/;

/** A day as people write it, `1.7.2026` or `2026-07-01`, as `2026-07-01`; null for no day. */
export const readDay = (text: string): string | null => partsOf(text)?.day ?? null;

/**
 * A moment in the club's time zone as people write it, `1.7.2026 14:30`; a day alone is its
 * beginning. ISO 8601 in UTC; null for no moment.
 */
export const readTime = (text: string, timeZone: string): string | null => {
  const parts = partsOf(text);
  if (parts === null) return null;
  const moment = momentOfLocalTime(`${parts.day}T${parts.clock}`, timeZone);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
};

const partsOf = (text: string): { readonly day: string; readonly clock: string } | null => {
  const german = GERMAN.exec(text.trim());
  const [, year, month, date, hour, minute] = german
    ? [null, german[3], german[2], german[1], german[4], german[5]]
    : (ISO.exec(text.trim()) ?? []);
  if (!year || !month || !date) return null;
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  if (parseDay(day) === null) return null;
  return { day, clock: `${(hour ?? "0").padStart(2, "0")}:${minute ?? "00"}` };
};
