import { dayOfMoment, readDayAndTime } from "@losfee/core";
import { momentOfLocalTime } from "../../parts/local-time.ts";

/** A day as people write it, `1.7.2026` or `2026-07-01`, as `2026-07-01`; null for no day. */
export const readDay = (text: string): string | null => {
  const moment = readDayAndTime(text.trim());
  return moment === null ? null : dayOfMoment(moment);
};

/**
 * A moment in the club's time zone as people write it, `1.7.2026 14:30`; a day alone is its
 * beginning. ISO 8601 in UTC; null for no moment.
 */
export const readTime = (text: string, timeZone: string): string | null => {
  const local = readDayAndTime(text.trim());
  if (local === null) return null;
  const moment = momentOfLocalTime(local.includes("T") ? local : `${local}T00:00`, timeZone);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
};
