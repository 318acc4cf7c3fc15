import { formatFieldMoment, type Language, typedMoment } from "@losfee/contract";
import { dayOfMoment, type FillDown, readDay, readDayAndTime, timeOfMoment } from "@losfee/core";

/** The line that fills the rounds, as it is typed. */
export interface FillLine {
  readonly from: string;
  /** `10:00, 15:30` */
  readonly times: string;
  readonly every: "minutes" | "day" | "week";
  readonly minutes: string;
  /** Days, or times of day: `13.10.2026, 12:30–13:30`. */
  readonly breaks: string;
  readonly lastDay: string;
}

/** A field of the line that cannot be read. */
export type FillFault = Exclude<keyof FillLine, "every">;

/** Returns the line for what fills the rounds; null for a suggestion by the first and last day. */
export const lineOf = (
  fill: FillDown | null,
  { start = "", end = "" }: { readonly start?: string; readonly end?: string },
  language: Language,
): FillLine => {
  const day = (text: string): string => (text === "" ? "" : formatFieldMoment(text, language));
  if (fill === null) {
    const every = start !== "" && start === end ? "minutes" : "day";
    return { from: day(start), times: "", every, minutes: "45", breaks: "", lastDay: "" };
  }
  const { every } = fill;
  return {
    from: day(fill.from),
    times: fill.times.join(", "),
    every: typeof every === "number" ? "minutes" : every,
    minutes: typeof every === "number" ? String(every) : "45",
    breaks: fill.breaks
      .map((one) => (typeof one === "string" ? day(one) : one.join("–")))
      .join(", "),
    lastDay: fill.lastDay ?? "",
  };
};

/** Reads a line; answers with the first field that cannot be read. */
export const readLine = (line: FillLine, language: Language): FillDown | FillFault => {
  const from = readDay(typedMoment(line.from.trim(), language));
  const times = partsOf(line.times).map(timeIn);
  const known = times.flatMap((time) => time ?? []);
  const minutes = Number(line.minutes);
  const breaks = partsOf(line.breaks).map((part) => breakIn(part, language));
  const lastDay = line.lastDay.trim() === "" ? null : timeIn(line.lastDay.trim());
  if (from === null) return "from";
  if (known.length < Math.max(1, times.length)) return "times";
  if (line.every === "minutes" && !(Number.isInteger(minutes) && minutes >= 1 && minutes < 1440)) {
    return "minutes";
  }
  const free = breaks.flatMap((one) => (one === null ? [] : [one]));
  if (free.length < breaks.length) return "breaks";
  if (lastDay === null && line.lastDay.trim() !== "") return "lastDay";
  const every = line.every === "minutes" ? minutes : line.every;
  return { from, times: known.toSorted(), every, breaks: free, lastDay };
};

const partsOf = (text: string): readonly string[] =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** `9:30` → `09:30`; null for other text. */
const timeIn = (text: string): string | null => {
  const moment = readDayAndTime(`2026-01-01 ${/^\d{1,2}$/.test(text) ? `${text}:00` : text}`);
  return moment === null ? null : timeOfMoment(moment);
};

const breakIn = (text: string, language: Language): FillDown["breaks"][number] | null => {
  const day = readDay(typedMoment(text, language));
  if (day !== null) return day;
  const [begin = "", end = "", ...more] = text.split(/\s*[–-]\s*/);
  const [from, to] = [timeIn(begin), timeIn(end)];
  return from !== null && to !== null && from < to && more.length === 0 ? [from, to] : null;
};

/** Returns a typed moment as `2026-11-22T10:00`; null if it is none. */
export const momentIn = (text: string, language: Language): string | null =>
  readDayAndTime(typedMoment(text.trim(), language));

/** Returns a moment for a reader who knows another one: the time on the same day, else both. */
export const shortMoment = (moment: string, other: string | null, language: Language): string =>
  other !== null && dayOfMoment(other) === dayOfMoment(moment)
    ? (timeOfMoment(moment) ?? formatFieldMoment(moment, language))
    : formatFieldMoment(moment, language);
