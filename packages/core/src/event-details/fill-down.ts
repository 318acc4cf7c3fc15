import { dayOfMoment, timeOfMoment } from "./days.ts";

/** One line that gives all rounds their day and time. */
export interface FillDown {
  /** Of the first round, `YYYY-MM-DD`. */
  readonly from: string;
  /** Times of day, `HH:MM`, ascending; one if rounds follow each other by minutes. */
  readonly times: readonly string[];
  /** Minutes from round to round, or the days on which the times return. */
  readonly every: number | "day" | "week";
  /** Without rounds: days, and times of day `13:00–14:00` that a round waits for the end of. */
  readonly breaks: readonly (string | readonly [from: string, to: string])[];
  /** The first time on the last day, if it is another one. */
  readonly lastDay: string | null;
}

/** Returns the moments of `rounds` rounds in order. O(rounds + days off). */
export const filledDown = (fill: FillDown, rounds: number): readonly string[] => {
  const { every, times } = fill;
  if (times.length === 0) return [];
  return typeof every === "number"
    ? byMinutes(fill, every, rounds)
    : byDays(fill, every === "day" ? 1 : 7, rounds);
};

const byMinutes = (
  { from, times: [first = "00:00"], breaks }: FillDown,
  every: number,
  rounds: number,
): readonly string[] => {
  const moments: string[] = [];
  let [day, minute] = [from, minuteOf(first)];
  while (moments.length < rounds) {
    if (minute >= DAY || breaks.includes(day)) {
      [day, minute] = [dayAfter(day, 1), minuteOf(first)];
      continue;
    }
    const pause = breaks.find(
      (one) => typeof one !== "string" && minute >= minuteOf(one[0]) && minute < minuteOf(one[1]),
    );
    if (pause !== undefined) {
      minute = minuteOf(pause[1] ?? "");
      continue;
    }
    moments.push(`${day}T${timeAt(minute)}`);
    minute += every;
  }
  return moments;
};

const byDays = (
  { from, times, breaks, lastDay }: FillDown,
  step: number,
  rounds: number,
): readonly string[] => {
  const moments: string[] = [];
  for (let day = from; moments.length < rounds; day = dayAfter(day, step)) {
    if (!breaks.includes(day)) moments.push(...times.map((time) => `${day}T${time}`));
  }
  const filled = moments.slice(0, rounds);
  const last = dayOfMoment(filled.at(-1) ?? "");
  const first = filled.findIndex((moment) => dayOfMoment(moment) === last);
  return lastDay === null ? filled : filled.with(first, `${last}T${lastDay}`);
};

/**
 * Returns the line that fills a schedule best: the usual distance of its rounds, and its usual times
 * of day. Null if fewer than two rounds have a time.
 */
export const fillDownOf = (schedule: readonly (string | null)[]): FillDown | null => {
  const moments = schedule.flatMap((at) => (at !== null && timeOfMoment(at) !== null ? [at] : []));
  const [first, second] = moments;
  if (first === undefined || second === undefined) return null;
  const from = dayOfMoment(first);
  const fill = { from, breaks: [], lastDay: null } as const;
  const days = [...new Set(moments.map(dayOfMoment))];
  const timesOn = (day: string): readonly string[] =>
    moments.flatMap((at) => (dayOfMoment(at) === day ? [at.slice(11)] : []));
  if (days.length === 1) {
    const gaps = moments.slice(1).map((at, index) => gapOf(moments[index] ?? at, at));
    return { ...fill, times: [first.slice(11)], every: Math.max(1, usual(gaps)) };
  }
  const steps = days.slice(1).map((day, index) => Math.round(gapOf(days[index] ?? day, day) / DAY));
  const step = usual(steps) === 7 ? 7 : 1;
  const times = usual(days.map(timesOn));
  const off = daysOff(days, step);
  const last = timesOn(days.at(-1) ?? "")[0] ?? null;
  const isOther = last !== null && last !== times[0] && days.length > 2;
  return {
    ...fill,
    times,
    every: step === 7 ? "week" : "day",
    breaks: off,
    lastDay: isOther ? last : null,
  };
};

/** The days between the first and the last on which a round would be, but is not. */
const daysOff = (days: readonly string[], step: number): readonly string[] => {
  const off: string[] = [];
  const end = days.at(-1) ?? "";
  for (let day = days[0] ?? ""; day < end; day = dayAfter(day, step)) {
    if (!days.includes(day)) off.push(day);
  }
  return off;
};

/** The most frequent value, the first of several. */
const usual = <Value>(values: readonly Value[]): Value => {
  const count = (value: Value): number =>
    values.filter((one) => JSON.stringify(one) === JSON.stringify(value)).length;
  return values.reduce((best, value) => (count(value) > count(best) ? value : best));
};

const DAY = 24 * 60;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const timeAt = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY * 60_000).toISOString().slice(0, 10);

/** Minutes from one moment or day to another, by the clock on the wall. */
const gapOf = (one: string, other: string): number =>
  (Date.parse(`${other}Z`.replace(/^(.{10})Z$/, "$1")) -
    Date.parse(`${one}Z`.replace(/^(.{10})Z$/, "$1"))) /
  60_000;

/**
 * Returns the rounds, from 1, that begin before an earlier one; a day without a time is the whole
 * day.
 */
export const outOfOrder = (
  schedule: readonly (string | null)[],
): readonly { readonly position: number; readonly previous: string }[] => {
  const found: { position: number; previous: string }[] = [];
  let latest: string | null = null;
  for (const [index, at] of schedule.entries()) {
    if (at === null) continue;
    if (latest !== null && isBefore(at, latest))
      found.push({ position: index + 1, previous: latest });
    else if (latest === null || at > latest) latest = at;
  }
  return found;
};

const isBefore = (at: string, previous: string): boolean => {
  const length = Math.min(at.length, previous.length);
  return at.slice(0, length) < previous.slice(0, length);
};
