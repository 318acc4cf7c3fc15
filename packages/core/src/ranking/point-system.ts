import { type Credit, creditOf, type Line, type Scorecard } from "../base/scorecard.ts";
import { adjustmentAfter } from "./abnormal-points.ts";

/** Values of results in the standings. */
export interface PointSystem {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** For not appearing at a paired game. */
  readonly forfeitLoss: number;
  /** For an absence credited neither as win nor as draw. */
  readonly zeroPointBye: number;
  /** For the bye of the odd player; null: the value credited. */
  readonly pairingBye: number | null;
}

/** 1 for a win, ½ for a draw, and byes as credited. */
export const DEFAULT_POINTS: PointSystem = {
  win: 1,
  draw: 0.5,
  loss: 0,
  forfeitLoss: 0,
  zeroPointBye: 0,
  pairingBye: null,
};

/** Three points for a win, one for a draw. */
export const THREE_FOR_A_WIN: PointSystem = { ...DEFAULT_POINTS, win: 3, draw: 1 };

/**
 * Returns the points of a line: its own, else those of the system. Nothing while a game is in
 * progress.
 */
export const pointsOf = (line: Line, system: PointSystem): number => {
  if (line.kind === "pending") return 0;
  if (line.points !== undefined) return line.points;
  const credit = creditOf(line);
  if (line.kind === "played") return byCredit(credit, system, system.loss);
  if (line.reason === "forfeit") return byCredit(credit, system, system.forfeitLoss);
  if (line.reason === "bye" && system.pairingBye !== null) return system.pairingBye;
  return byCredit(credit, system, system.zeroPointBye);
};

/**
 * Returns the score of a card after rounds 1 … `rounds`: the points of its lines, with the
 * director's adjustments. Unrecorded rounds are zero-point byes. O(rounds).
 */
export const scoreOf = (card: Scorecard, rounds: number, system: PointSystem): number => {
  let score = (card.pointsAdjustment ?? 0) + adjustmentAfter(card, rounds);
  for (let index = 0; index < rounds; index++) {
    const line = card.lines[index];
    score += line === undefined ? system.zeroPointBye : pointsOf(line, system);
  }
  // Points have at most three decimals; see `commonUnit`.
  return Math.round(score * 1000) / 1000;
};

const byCredit = (credit: Credit, { win, draw }: PointSystem, otherwise: number): number =>
  credit === "win" ? win : credit === "draw" ? draw : otherwise;

/**
 * Returns the smallest of a few denominators that turns all `points` into whole numbers, so that
 * sums and comparisons are exact for any point system; 1000 if none does.
 */
export const commonUnit = (points: Iterable<number>): number => {
  const distinct = [...new Set(points)];
  const whole = (unit: number): boolean =>
    distinct.every((value) => Number.isInteger(value * unit));
  return [1, 2, 4, 10, 20, 100].find(whole) ?? 1000;
};
