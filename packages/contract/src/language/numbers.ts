import { dateFormat, listFormat, numberFormat } from "./formats.ts";
import { LANGUAGE_DEFINITIONS, type Language, localeOf } from "./language.ts";

/** The minus sign of tables is as wide as a digit; a hyphen is not. */
const MINUS = "−";

/** Formats wins or losses, which come in halves: `13`, `13½`, `½`. */
export const formatHalves = (value: number): string => {
  const whole = Math.trunc(Math.abs(value));
  const half = Math.abs(value) % 1 === 0 ? "" : "½";
  return `${value < 0 ? MINUS : ""}${whole === 0 && half !== "" ? "" : whole}${half}`;
};

/** Formats the score of a game or match: `1–0`, `½–½`, `412–389`. */
export const formatScore = (scores: readonly [number, number]): string =>
  scores.map(formatHalves).join("–");

/** Formats points with their sign: `+1252`, `−50`, `±0`. Ungrouped, so that columns stay narrow. */
export const formatSigned = (value: number): string =>
  value === 0 ? "±0" : `${value > 0 ? "+" : MINUS}${Math.abs(value)}`;

/** Formats a whole number with a proper minus sign: `412`, `−12`. */
export const formatInteger = (value: number): string =>
  `${value < 0 ? MINUS : ""}${Math.abs(value)}`;

/** Formats a number with at most three decimals: `12,667`, `12.667`. */
export const formatDecimal = (value: number, language: Language): string =>
  numberFormat(localeOf(language), { maximumFractionDigits: 3, useGrouping: false })
    .format(value)
    .replace("-", MINUS);

/** Returns the decimal separator: `,` in German, `.` in English. */
export const decimalSign = (language: Language): string => formatDecimal(0.5, language).charAt(1);

/** Formats points of the standings: `7½` for halves, else `7,25` or `7.25`. */
export const formatPoints = (value: number, language: Language): string =>
  Number.isInteger(value * 2) ? formatHalves(value) : formatDecimal(value, language);

/** Joins items: `A, B und C`, `A, B and C`. */
export const formatList = (items: readonly string[], language: Language): string =>
  listFormat(localeOf(language), { type: "conjunction" }).format(items);

/** Joins alternatives: `A, B oder C`, `A, B or C`. */
export const formatChoice = (items: readonly string[], language: Language): string =>
  listFormat(localeOf(language), { type: "disjunction" }).format(items);

/** Time zone of a formatted time; null: the machine's. */
type WrittenZone = string | null;

/** Formats a day and time of the journal in the given time zone. */
export const formatTime = (iso: string, language: Language, timeZone: WrittenZone): string =>
  dateFormat(localeOf(language), {
    dateStyle: "medium",
    timeStyle: "medium",
    timeZone: timeZone ?? machineZone(),
  }).format(new Date(iso));

/** Formats a time of day of the journal, to the minute, in the given time zone. */
export const formatTimeOfDay = (iso: string, language: Language, timeZone: WrittenZone): string =>
  dateFormat(localeOf(language), {
    timeStyle: "short",
    timeZone: timeZone ?? machineZone(),
  }).format(new Date(iso));

/** The time zone of this machine. */
export const machineZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formats a file size in powers of ten: `412 kB`, `1,3 MB`; `412 ko`, `1,3 Mo`. */
export const formatBytes = (bytes: number, language: Language): string => {
  const [thousand, million] = LANGUAGE_DEFINITIONS[language].bytes;
  return bytes < 1_000_000
    ? `${formatDecimal(Math.ceil(bytes / 1000), language)} ${thousand}`
    : `${formatDecimal(Math.round(bytes / 100_000) / 10, language)} ${million}`;
};

/** Formats a limit on file sizes, in powers of two: `256 kB`, `20 MB`; `20 Mo`. */
export const formatByteLimit = (bytes: number, language: Language): string => {
  const [thousand, million] = LANGUAGE_DEFINITIONS[language].bytes;
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1024)} ${thousand}`
    : `${Math.round(bytes / 1_048_576)} ${million}`;
};
