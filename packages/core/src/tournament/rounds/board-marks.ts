import type { BoardOutcome, MatchBoard } from "../match-outcome.ts";

/** One mark for a board, from the side of the team that is named first: what it got there. */
const MARKS: Readonly<Record<string, BoardOutcome>> = {
  "1": { kind: "played", scores: [1, 0] },
  "0": { kind: "played", scores: [0, 1] },
  "=": { kind: "played", scores: [0.5, 0.5] },
  "½": { kind: "played", scores: [0.5, 0.5] },
  "+": { kind: "forfeit", absent: [1] },
  "-": { kind: "forfeit", absent: [0] },
  x: { kind: "forfeit", absent: [0, 1] },
  ".": { kind: "not-played" },
  "?": { kind: "adjourned" },
};

/** How a board ended, by its mark; null for anything else. */
export const outcomeOfMark = (mark: string): BoardOutcome | null => MARKS[mark] ?? null;

/**
 * The marks that say these boards, seen from the first team; null where a board ended in a way that
 * has no mark (½–0, game points, unrated).
 */
export const marksOf = (boards: readonly Pick<MatchBoard, "outcome">[]): string | null => {
  const marks = boards.map(({ outcome }) => {
    const said = JSON.stringify(outcome);
    return Object.keys(MARKS).find((mark) => JSON.stringify(MARKS[mark]) === said);
  });
  return marks.includes(undefined) ? null : marks.join("");
};
