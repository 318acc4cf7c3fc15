import { type Language, typedMoment } from "@losfee/contract";
import { dayOfMoment, readDayAndTime } from "@losfee/core";
import { momentOfLocalTime } from "../../../../parts/local-time.ts";

/** Reads a day written `1.7.2026`, `2026-07-01` or (French) `1/7/2026` as `2026-07-01`, or null. */
export const readDay = (text: string, language: Language): string | null => {
  const moment = readDayAndTime(typedMoment(text.trim(), language));
  return moment === null ? null : dayOfMoment(moment);
};

/**
 * Reads a written moment in the club's time zone, `1.7.2026 14:30`; a day alone is its beginning.
 * ISO 8601 in UTC; null if invalid.
 */
export const readTime = (
  text: string,
  { timeZone, language }: { readonly timeZone: string; readonly language: Language },
): string | null => {
  const local = readDayAndTime(typedMoment(text.trim(), language));
  if (local === null) return null;
  const moment = momentOfLocalTime(local.includes("T") ? local : `${local}T00:00`, timeZone);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
};
