import type { EnteredPairOutcome, EntryId } from "@losfee/core";

/** Scores of both sides, White first; `-` marks the absent side. */
type Marks = readonly [1 | 0.5 | 0 | "+" | "-", 1 | 0.5 | 0 | "+" | "-"];

/** Key of each result. On a keypad the half points lie side by side: 4, 5, 6. */
export const RESULT_KEYS = ["1", "5", "0", "+", "-", "*", "4", "6", "8"] as const;

export type ResultKey = (typeof RESULT_KEYS)[number];

const MARKS: Readonly<Record<ResultKey, Marks>> = {
  "1": [1, 0],
  "5": [0.5, 0.5],
  "0": [0, 1],
  "+": ["+", "-"],
  "-": ["-", "+"],
  "*": ["-", "-"],
  "4": [0.5, 0],
  "6": [0, 0.5],
  "8": [0, 0],
};

/** Alternative keys. */
const ALIASES: ReadonlyMap<string, ResultKey> = new Map([
  ["=", "5"],
  ["½", "5"],
  ["−", "-"],
]);

const marksOf = (key: string): Marks | null => {
  const known = RESULT_KEYS.find((each) => each === key) ?? ALIASES.get(key);
  return known === undefined ? null : MARKS[known];
};

/** Line that records a game of `board` by a single key; null for other keys. */
export const lineOfKey = (key: string, board: number): string | null => {
  const marks = marksOf(key);
  return marks && `${board} ${marks.map((mark) => (mark === 0.5 ? "=" : mark)).join(" ")}`;
};

/** Outcome of a single key, White in the first seat; null for other keys. */
export const outcomeOfKey = (
  key: string,
  seats: readonly [EntryId, EntryId],
): EnteredPairOutcome | null => {
  const marks = marksOf(key);
  if (marks === null) return null;
  const [first, second] = marks;
  if (typeof first === "string" || typeof second === "string") {
    return { kind: "forfeit", absent: seats.filter((_, seat) => marks[seat] === "-") };
  }
  return {
    kind: "played",
    sides: [
      { entry: seats[0], score: first },
      { entry: seats[1], score: second },
    ],
  };
};

/**
 * The next open board after `board` (by `step` −1: before), wrapping around; null if none is open.
 */
export const openBoardAfter = (
  open: readonly number[],
  board: number,
  step: 1 | -1 = 1,
): number | null => {
  const sorted = [...open].sort((a, b) => (a - b) * step);
  return sorted.find((other) => (other - board) * step > 0) ?? sorted[0] ?? null;
};
