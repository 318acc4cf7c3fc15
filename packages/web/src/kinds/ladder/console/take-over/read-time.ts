import { type Language, typedMoment } from "@losfee/contract";
import { dayOfMoment, readDayAndTime } from "@losfee/core";
import { momentOfLocalTime } from "../../../../parts/local-time.ts";

/** A day as people write it, `1.7.2026`, `2026-07-01` or (in French) `1/7/2026`, as `2026-07-01`; null for no day. */
export const readDay = (text: string, language: Language): string | null => {
  const moment = readDayAndTime(typedMoment(text.trim(), language));
  return moment === null ? null : dayOfMoment(moment);
};

/**
 * A moment in the club's time zone as people write it, `1.7.2026 14:30`; a day alone is its
 * beginning. ISO 8601 in UTC; null for no moment.
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
