import { type Instant, offsetAt } from "@losfee/core";

/** A moment as clocks in a time zone show it, as fields for local time take it: `2026-07-01T12:30:05`. */
export const localTimeAt = (moment: Instant, timeZone: string): string =>
  new Date(moment + offsetAt(timeZone, moment)).toISOString().slice(0, 19);

/**
 * The moment at which clocks in a time zone show `local` (`2026-07-01T12:30`): the earlier of two
 * when summer time ends, an hour later for times that are skipped when it begins. NaN for no time.
 */
export const momentOfLocalTime = (local: string, timeZone: string): Instant => {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return Number.NaN;
  // No offset changes twice within a day: before and after are the only two there can be.
  const candidates = [shown - DAY, shown + DAY].map((near) => shown - offsetAt(timeZone, near));
  const fitting = candidates.filter((moment) => moment + offsetAt(timeZone, moment) === shown);
  return fitting.length > 0 ? Math.min(...fitting) : Math.max(...candidates);
};

const DAY = 86_400_000;
