import { lotOf } from "../../lots/lots.ts";
import type { TournamentState } from "../state.ts";

/** Display time of a code, in milliseconds. */
export const CHECK_IN_WINDOW = 60_000;

/** 64 bits: impossible to guess within the two minutes of its validity. */
const DIGITS = 16;

type Secret = Pick<TournamentState, "competition" | "seed">;

/**
 * Returns the check-in code of the minute of `now` (ISO 8601) for people in the hall: the keyed
 * hash of the competition and the minute under its secret seed, in hexadecimal. Draws have other
 * names, so that codes reveal nothing about lots.
 */
export const checkInCode = (state: Secret, now: string): string =>
  codeOf(state, windowAt(Date.parse(now)));

/** True for the code of the present or the previous minute: phones need a moment. */
export const isCheckInCode = (state: Secret, code: string, now: string): boolean => {
  const window = windowAt(Date.parse(now));
  return [window, window - 1].some((one) => codeOf(state, one) === code);
};

const windowAt = (time: number): number => Math.floor(time / CHECK_IN_WINDOW);

const codeOf = ({ competition, seed }: Secret, window: number): string =>
  lotOf(seed, `check-in/${competition}`, window).slice(0, DIGITS);
