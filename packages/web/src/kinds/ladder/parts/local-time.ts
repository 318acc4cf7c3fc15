import type { Instant } from "@losfee/core";

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment as clocks in a time zone show it, as fields for local time take it: `2026-07-01T12:30:05`. */
export const localTimeAt = (moment: Instant, timeZone: string): string => {
  // Swedish writes days and times as ISO 8601 does.
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  formats.set(timeZone, format);
  return format.format(new Date(moment)).replace(" ", "T");
};

/**
 * The moment at which clocks in a time zone show `local` (`2026-07-01T12:30`): the earlier of two
 * when summer time ends, an hour later for times that are skipped when it begins. NaN for no time.
 */
export const momentOfLocalTime = (local: string, timeZone: string): Instant => {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return Number.NaN;
  const offsetAt = (moment: Instant): number =>
    Date.parse(`${localTimeAt(moment, timeZone)}Z`) - Math.floor(moment / 1000) * 1000;
  // No offset changes twice within a day: before and after are the only two there can be.
  const candidates = [shown - offsetAt(shown - DAY), shown - offsetAt(shown + DAY)];
  const fitting = candidates.filter((moment) => moment + offsetAt(moment) === shown);
  return fitting.length > 0 ? Math.min(...fitting) : Math.max(...candidates);
};

const DAY = 86_400_000;
