import { lotOf } from "../../lots/lots.ts";
import type { TournamentState } from "../state.ts";

/** How long a code is shown, in milliseconds. */
export const CHECK_IN_WINDOW = 60_000;

/** 64 bits: nobody guesses a code in the two minutes that it holds. */
const DIGITS = 16;

type Secret = Pick<TournamentState, "competition" | "seed">;

/**
 * The code that whoever is in the hall checks in by, of the minute of `now` (ISO 8601): the keyed hash
 * of the competition and the minute under its secret seed, in hexadecimal. Draws are named otherwise,
 * so that no code tells anything of a lot.
 */
export const checkInCode = (state: Secret, now: string): string =>
  codeOf(state, windowAt(Date.parse(now)));

/** Whether a code is that of the present minute or of the one before: phones need a moment. */
export const isCheckInCode = (state: Secret, code: string, now: string): boolean => {
  const window = windowAt(Date.parse(now));
  return [window, window - 1].some((one) => codeOf(state, one) === code);
};

const windowAt = (time: number): number => Math.floor(time / CHECK_IN_WINDOW);

const codeOf = ({ competition, seed }: Secret, window: number): string =>
  lotOf(seed, `check-in/${competition}`, window).slice(0, DIGITS);
