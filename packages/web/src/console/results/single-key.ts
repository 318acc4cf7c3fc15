import type { EnteredOutcome, EntryId } from "@losfee/core";

/** What White scores, by the key that says so; 5 and = stand for a half. */
const SCORES: ReadonlyMap<string, number> = new Map([
  ["1", 1],
  ["5", 0.5],
  ["=", 0.5],
  ["½", 0.5],
  ["0", 0],
]);

/** Which seat stayed empty, by the key that says what White got without a game. */
const ABSENT: ReadonlyMap<string, 0 | 1> = new Map([
  ["+", 1],
  ["-", 0],
]);

/** The line that records a game of `board` by a single key, as White scored; null for other keys. */
export const lineOfKey = (key: string, board: number): string | null => {
  const absent = ABSENT.get(key);
  if (absent !== undefined) return `${board} ${absent === 1 ? "+ -" : "- +"}`;
  const score = SCORES.get(key);
  if (score === undefined) return null;
  return `${board} ${score === 0.5 ? "=" : score}`;
};

/** The outcome that a single key says of a game, as its first seat scored; null for other keys. */
export const outcomeOfKey = (
  key: string,
  seats: readonly [EntryId, EntryId],
): EnteredOutcome | null => {
  const absent = ABSENT.get(key);
  if (absent !== undefined) return { kind: "forfeit", absent: [seats[absent]] };
  const score = SCORES.get(key);
  if (score === undefined) return null;
  const [white, black] = seats;
  return {
    kind: "played",
    sides: [
      { entry: white, score },
      { entry: black, score: 1 - score },
    ],
  };
};

/**
 * The open board that follows `board` (by `step` −1: that comes before), going round at the end;
 * null where none is open.
 */
export const openBoardAfter = (
  open: readonly number[],
  board: number,
  step: 1 | -1 = 1,
): number | null => {
  const sorted = [...open].sort((a, b) => (a - b) * step);
  return sorted.find((other) => (other - board) * step > 0) ?? sorted[0] ?? null;
};
