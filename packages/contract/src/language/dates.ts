import { dateTexts } from "@losfee/messages/language";
import { dateFormat } from "./formats.ts";
import { LANGUAGE_DEFINITIONS, type Language, localeOf } from "./language.ts";
import type { Texts } from "./texts.ts";

/** Calendar days have no time zone: they are formatted as they are. */
const PARTS: Texts<Pick<Intl.DateTimeFormatOptions, "day" | "month">> = {
  de: { day: "2-digit", month: "2-digit" },
  en: { day: "numeric", month: "short" },
  fr: { day: "numeric", month: "short" },
};

const dayFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  dateFormat(localeOf(language), { ...options, timeZone: "UTC" });

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Formats a day: `22. November 2026`, `22 November 2026`. */
export const formatDay = (day: string, language: Language): string =>
  dayFormat(language, { dateStyle: "long" }).format(dateOf(day));

/** Formats a range: `20.–22. November 2026`, `20–22 November 2026`, or a single day. */
export const formatDays = (start: string, end: string, language: Language): string =>
  dayFormat(language, { dateStyle: "long" }).formatRange(dateOf(start), dateOf(end));

/** Formats a day with its weekday, and the time where known: `So., 22.11.2026, 10:00 Uhr`. */
export const formatMoment = (moment: string, language: Language): string => {
  const day = dayFormat(language, {
    weekday: "short",
    ...PARTS[language],
    year: "numeric",
  }).format(dateOf(moment.slice(0, 10)));
  const time = moment.slice(11);
  if (time === "") return day;
  return dateTexts[language].at({ day, time });
};

/** Formats a moment for a field: `22.11.2026 10:00`, `2026-11-22 10:00`, `22/11/2026 10:00`. */
export const formatFieldMoment = (moment: string, language: Language): string => {
  const [year = "", month = "", day = ""] = moment.slice(0, 10).split("-");
  const date = LANGUAGE_DEFINITIONS[language].slashedDays
    ? `${day}/${month}/${year}`
    : dateTexts[language].field({ year, month, day });
  return `${date} ${moment.slice(11)}`.trim();
};

/**
 * Normalises a typed day or moment to a day order that every language reads: `22/11/2026 10:00` on
 * a French page becomes `2026-11-22 10:00`. Returns any other text unchanged.
 */
export const typedMoment = (text: string, language: Language): string =>
  LANGUAGE_DEFINITIONS[language].slashedDays
    ? text.replace(/^(\s*)(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/, "$1$4-$3-$2")
    : text;

/**
 * Formats a moment relative to `now` (both by the clock in the hall, `2026-11-22T10:00`): `heute,
 * 14:30 Uhr`, `tomorrow`; other days, and all days if `now` is null, as {@link formatMoment}.
 */
export const formatWhen = (moment: string, now: string | null, language: Language): string => {
  const name = relativeDay(moment.slice(0, 10), now, language);
  if (name === null) return formatMoment(moment, language);
  const time = moment.slice(11);
  if (time === "") return name;
  return dateTexts[language].at({ day: name, time });
};

/** Formats a day as a heading: `Heute, So., 22.11.2026`. */
export const dayHeading = (day: string, now: string | null, language: Language): string => {
  const name = relativeDay(day, now, language);
  const date = formatMoment(day, language);
  return name === null ? date : `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${date}`;
};

const relativeDay = (day: string, now: string | null, language: Language): string | null => {
  if (now === null) return null;
  const days = (dateOf(day).getTime() - dateOf(now.slice(0, 10)).getTime()) / 86_400_000;
  const { yesterday, today, tomorrow } = dateTexts[language];
  return [yesterday, today, tomorrow][days + 1] ?? null;
};

/** Converts a moment (ISO 8601) to the local time of a time zone: `2026-11-22T14:05`. */
export const momentIn = (iso: string, timeZone: string): string => {
  const parts = dateFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
};
