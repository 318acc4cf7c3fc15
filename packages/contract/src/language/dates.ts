import { type Language, LOCALES } from "./language.ts";

/** Days of a calendar have no time zone of their own: they are written as they are. */
const dayFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: "UTC" });

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** `22. November 2026`, `22 November 2026`. */
export const formatDay = (day: string, language: Language): string =>
  dayFormat(language, { dateStyle: "long" }).format(dateOf(day));

/** `20.–22. November 2026`, `20–22 November 2026`; a single day as such. */
export const formatDays = (start: string, end: string, language: Language): string =>
  dayFormat(language, { dateStyle: "long" }).formatRange(dateOf(start), dateOf(end));

/** A day with its weekday, and the time where it is known: `So., 22.11.2026, 10:00 Uhr`. */
export const formatMoment = (moment: string, language: Language): string => {
  const day = dayFormat(language, {
    weekday: "short",
    day: language === "de" ? "2-digit" : "numeric",
    month: language === "de" ? "2-digit" : "short",
    year: "numeric",
  }).format(dateOf(moment.slice(0, 10)));
  const time = moment.slice(11);
  if (time === "") return day;
  return language === "de" ? `${day}, ${time} Uhr` : `${day}, ${time}`;
};

/** A day or moment as it is typed into a field: `22.11.2026 10:00`, `2026-11-22 10:00`. */
export const formatFieldMoment = (moment: string, language: Language): string => {
  const [year, month, day] = moment.slice(0, 10).split("-");
  const date = language === "de" ? `${day}.${month}.${year}` : moment.slice(0, 10);
  return `${date} ${moment.slice(11)}`.trim();
};
