/** Input of the questions as a form sends it: texts by the names of the fields. */
export type Answers = Readonly<Partial<Record<string, string>>>;

/** Reads a whole number of at least `least`; null for other text. */
export const wholeIn = (text: string | undefined, least = 1): number | null => {
  if (text === undefined || !/^\s*\d{1,4}\s*$/.test(text)) return null;
  const value = Number(text);
  return value < least ? null : value;
};

const DAY = 86_400_000;

/** Milliseconds of a day as `YYYY-MM-DD`; null for other text. */
const dayIn = (text: string | undefined): number | null => {
  if (text === undefined || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) ? null : time;
};

/** Returns the number of days from the first to the last; 0 or less if they are the wrong way round. */
export const daysIn = ({ start, end }: Answers): number => {
  const [first, last] = [dayIn(start), dayIn(end)];
  return first === null || last === null ? 1 : 1 + Math.round((last - first) / DAY);
};

/** Returns the day a number of days after `start`. */
export const dayAfter = (start: string, days: number): string =>
  new Date((dayIn(start) ?? 0) + days * DAY).toISOString().slice(0, 10);

/** True if the first day is a day. */
export const hasStart = ({ start }: Answers): boolean => dayIn(start) !== null;

/** Minutes since midnight; null without a time. */
export const minutesIn = (text: string | undefined): number | null => {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text ?? "") ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/** Writes minutes since midnight as a time of day. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The field with the rounds of a stage, counted from 0. */
export const stageField = (index: number): string => `stage${index + 1}`;
