import type { RateOfPlay } from "./event-details.ts";

/** A period of a time control. */
export interface TimePeriod {
  /** Number of moves in this period; null: the rest of the game. */
  readonly moves: number | null;
  readonly seconds: number;
  /** Seconds added per move. */
  readonly increment: number;
}

/** The periods of each side; equal except in games with unequal times. */
export interface TimeControl {
  readonly white: readonly TimePeriod[];
  readonly black: readonly TimePeriod[];
}

const PERIOD = /^(?:([1-9]\d{0,2})\/)?(\d{1,6})(?:\+(\d{1,4}))?$/;

/** Reads the code of TRF-2026, record 222; null for other text. */
export const parseTimeControl = (code: string): TimeControl | null => {
  const [, white = code, black = code] = /^W([^-]*)-B([^-]*)$/.exec(code) ?? [];
  const [ofWhite, ofBlack] = [periodsIn(white), periodsIn(black)];
  return ofWhite === null || ofBlack === null ? null : { white: ofWhite, black: ofBlack };
};

const periodsIn = (text: string): readonly TimePeriod[] | null => {
  const periods = text.split(":").map((part): TimePeriod | null => {
    const match = PERIOD.exec(part);
    if (match === null) return null;
    const [, moves, seconds, increment = "0"] = match;
    return {
      moves: moves === undefined ? null : Number(moves),
      seconds: Number(seconds),
      increment: Number(increment),
    };
  });
  const read = periods.filter((period) => period !== null);
  return read.length === periods.length ? read : null;
};

/** Minutes, and seconds per move: `90'+30"`, `90 min + 30 s`. */
const MINUTES =
  /^(\d{1,3})\s*(?:['’′]|min(?:\.|utes?|uten)?)\s*(?:\+\s*(\d{1,3})\s*(?:["”″]|''|s(?:\.|ec|ek)?|seconds?|sekunden)?)?$/i;

/** Returns the code for a time control given as a code or in minutes (`90'+30"`); else null. */
export const timeControlCode = (text: string): string | null => {
  const code = text.replaceAll(" ", "").toUpperCase();
  if (parseTimeControl(code) !== null) return code;
  const [, minutes, seconds = "0"] = MINUTES.exec(text.trim()) ?? [];
  if (minutes === undefined) return null;
  return `${Number(minutes) * 60}${Number(seconds) === 0 ? "" : `+${Number(seconds)}`}`;
};

/** The number of moves over which FIDE's rating regulations add up increments. */
const COUNTED_MOVES = 60;
const MINUTE = 60;

/**
 * Returns the rate of play of a time control: standard if 60 moves may take an hour or more, blitz
 * up to ten minutes, rapid in between. The side with more time counts. Null if the code is invalid.
 */
export const rateOfPlayOf = (code: string): RateOfPlay | null => {
  const control = parseTimeControl(code);
  if (control === null) return null;
  const seconds = Math.max(timeFor(control.white), timeFor(control.black));
  if (seconds >= 60 * MINUTE) return "standard";
  return seconds > 10 * MINUTE ? "rapid" : "blitz";
};

const timeFor = (periods: readonly TimePeriod[]): number => {
  let left = COUNTED_MOVES;
  let time = 0;
  for (const { moves, seconds, increment } of periods) {
    if (left === 0) break;
    const made = Math.min(moves ?? left, left);
    time += seconds + made * increment;
    left -= made;
  }
  return time;
};
