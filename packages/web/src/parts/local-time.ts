import { type Instant, offsetAt } from "@losfee/core";

/** Formats a moment in a time zone as the value of a local-time field: `2026-07-01T12:30:05`. */
export const localTimeAt = (moment: Instant, timeZone: string): string =>
  new Date(moment + offsetAt(timeZone, moment)).toISOString().slice(0, 19);

/**
 * Returns the moment of `local` (`2026-07-01T12:30`) in a time zone: the earlier of two when summer
 * time ends, an hour later for times skipped when it begins. NaN for an invalid time.
 */
export const momentOfLocalTime = (local: string, timeZone: string): Instant => {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return Number.NaN;
  // Offsets change at most once within a day: the two around it are the only candidates.
  const candidates = [shown - DAY, shown + DAY].map((near) => shown - offsetAt(timeZone, near));
  const fitting = candidates.filter((moment) => moment + offsetAt(timeZone, moment) === shown);
  return fitting.length > 0 ? Math.min(...fitting) : Math.max(...candidates);
};

const DAY = 86_400_000;
