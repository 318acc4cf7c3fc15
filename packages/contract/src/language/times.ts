import { formatWhen, momentIn } from "./dates.ts";
import { dateFormat } from "./formats.ts";
import { type Language, localeOf } from "./language.ts";

/** A time zone that nobody chose: times in it say which it is. */
interface AssumedZone {
  readonly assumed: string;
}

/** The time zone of written times: a competition's own, an assumed one, or null for the machine's. */
export type WrittenZone = string | AssumedZone | null;

/** The time zone of this machine. */
export const machineZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The IANA name of a zone that times are written in. */
export const zoneName = (zone: WrittenZone): string => {
  if (typeof zone === "string") return zone;
  return zone === null ? machineZone() : zone.assumed;
};

/** A day and time of the journal: `22.11.2026, 11:30:00`; in an assumed zone `…, 10:30:00 UTC`. */
export const formatTime = (iso: string, language: Language, zone: WrittenZone): string =>
  dateFormat(localeOf(language), {
    dateStyle: "medium",
    timeStyle: typeof zone === "string" ? "medium" : "long",
    timeZone: zoneName(zone),
  }).format(new Date(iso));

/** A time of day of the journal, to the minute: `11:30`; in an assumed zone `10:30 UTC`. */
export const formatTimeOfDay = (iso: string, language: Language, zone: WrittenZone): string =>
  dateFormat(localeOf(language), {
    hour: "2-digit",
    minute: "2-digit",
    ...(typeof zone === "string" ? {} : { timeZoneName: "short" }),
    timeZone: zoneName(zone),
  }).format(new Date(iso));

/** The short name of an assumed zone at a moment: `UTC`, `MEZ`; empty for a zone that was chosen. */
export const assumedZoneAt = (iso: string, language: Language, zone: WrittenZone): string =>
  typeof zone === "string"
    ? ""
    : (dateFormat(localeOf(language), { timeZoneName: "short", timeZone: zoneName(zone) })
        .formatToParts(new Date(iso))
        .find(({ type }) => type === "timeZoneName")?.value ?? "");

/**
 * A moment (ISO 8601) seen from `now`, to the minute: `heute, 14:30 Uhr`; in an assumed zone
 * `heute, 13:30 Uhr (UTC)`. Undefined: from no moment, so always with its date.
 */
export const formatInstant = (
  iso: string,
  now: string | undefined,
  language: Language,
  zone: WrittenZone,
): string => {
  const here = now === undefined ? null : momentIn(now, zoneName(zone));
  const when = formatWhen(momentIn(iso, zoneName(zone)), here, language);
  const assumed = assumedZoneAt(iso, language, zone);
  return assumed === "" ? when : `${when} (${assumed})`;
};
