import type { BoardOutcome, MatchBoard } from "../match-outcome.ts";

/** Marks of a board, from the side of the team named first. */
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

/** Returns the outcome of a mark; null for other text. */
export const outcomeOfMark = (mark: string): BoardOutcome | null => MARKS[mark] ?? null;

/**
 * Returns the outcome of a board played for game points, as typed: a mark instead of scores, or
 * both scores; null for other text.
 */
export const outcomeOfScores = (first: string, second: string): BoardOutcome | null => {
  const [one, other] = [first, second].map((text) => text.trim().replace(/^[−–]/u, "-"));
  if (one === undefined || other === undefined) return null;
  const isScore = (text: string): boolean => /^-?\d{1,5}$/u.test(text);
  if (isScore(one) && isScore(other)) {
    return { kind: "played", scores: [Number(one), Number(other)] };
  }
  const isAway = (text: string): boolean => /^[-xX]$/u.test(text);
  const absent = ([one, other] as const).flatMap((text, side) =>
    isAway(text) ? ([side === 0 ? 0 : 1] as const) : [],
  );
  const isSaid = [one, other].every((text) => isAway(text) || text === "" || text === "+");
  return absent.length > 0 && isSaid ? { kind: "forfeit", absent } : null;
};

/** Writes the boards of a match played for game points as a line; null if impossible. */
export const scoresOfLine = (boards: readonly Pick<MatchBoard, "outcome">[]): string | null => {
  const parts = boards.map(({ outcome }) =>
    outcome.kind === "played" ? outcome.scores.join(" ") : marksOf([{ outcome }]),
  );
  return parts.includes(null) ? null : parts.join(", ");
};

/**
 * Returns the marks of these boards, seen from the first team; null if an outcome has no mark (½–0,
 * game points, unrated).
 */
export const marksOf = (boards: readonly Pick<MatchBoard, "outcome">[]): string | null => {
  const marks = boards.map(({ outcome }) => {
    const said = JSON.stringify(outcome);
    return Object.keys(MARKS).find((mark) => JSON.stringify(MARKS[mark]) === said);
  });
  return marks.includes(undefined) ? null : marks.join("");
};
