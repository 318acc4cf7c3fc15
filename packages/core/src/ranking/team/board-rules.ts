import type { EncounterTable } from "../criterion.ts";
import { bottomBoardSteps, topBoardSteps } from "./board-elimination.ts";
import { berlinScore } from "./board-weights.ts";

/**
 * A rule between two teams by the boards of their matches: a number for each, and the better one.
 */
export interface BoardRule<By = EncounterTable["by"]> {
  readonly by: By;
  /** The deciding board, or the first that is left out, from 1. */
  readonly board?: number;
  readonly scoreOf: (totals: readonly number[]) => number;
  readonly better: "higher" | "lower";
}

/** The rules for matches with this many boards. */
export type BoardRules = (boards: number) => readonly BoardRule[];

/** Board count (C.07 article 12.1): points times the number of the board; fewest first. */
export const byCount: BoardRule = {
  by: "board-count",
  scoreOf: (totals) => totals.reduce((sum, points, at) => sum + points * (at + 1), 0),
  better: "lower",
};

/** One board after the other, from the top (article 12.2). */
export const byTop: BoardRules = (boards) =>
  topBoardSteps(boards).map((step) => ({ ...step, better: "higher" }));

/** All boards but the last, then all but the last two … (article 12.3). */
export const byBottom: BoardRules = (boards) =>
  bottomBoardSteps(boards).map((step) => ({ ...step, better: "higher" }));

/** The Berlin score: the last board counts once, the first as often as there are boards. */
export const byBerlin: BoardRule<"berlin"> = {
  by: "berlin",
  scoreOf: (totals) => berlinScore(totals.map((points) => [points, 0]))[0],
  better: "higher",
};

/** A rule's values for both, and the one ahead; null: level. */
export interface BoardRuleResult<By> {
  readonly rule: BoardRule<By>;
  readonly scores: readonly [number, number];
  readonly ahead: 0 | 1 | null;
}

/** Applies the rules one after another up to the deciding one. O(rules · boards). */
export const applyBoardRules = <By>(
  rules: readonly BoardRule<By>[],
  totals: readonly [readonly number[], readonly number[]],
): readonly BoardRuleResult<By>[] => {
  const results: BoardRuleResult<By>[] = [];
  for (const rule of rules) {
    const scores = [rule.scoreOf(totals[0]), rule.scoreOf(totals[1])] as const;
    const isFirst = rule.better === "higher" ? scores[0] > scores[1] : scores[0] < scores[1];
    const ahead = scores[0] === scores[1] ? null : isFirst ? 0 : 1;
    results.push({ rule, scores, ahead });
    if (ahead !== null) break;
  }
  return results;
};
