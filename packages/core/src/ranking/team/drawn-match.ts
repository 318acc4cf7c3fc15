import type { EncounterTable } from "../criterion.ts";
import {
  applyBoardRules,
  type BoardRule,
  byBerlin,
  byBottom,
  byCount,
  byTop,
} from "./board-rules.ts";
import type { Pair } from "./team-event.ts";

/** Rules for a tie between two teams, in the order of a chain. */
export const TIE_RULES = [
  "game-points",
  "board-count",
  "berlin",
  "bottom-boards",
  "top-boards",
  "lot",
] as const;

/** A rule for a tie between two teams; a chain ends with the first deciding one. */
export type TieRule = (typeof TIE_RULES)[number];

type StepRule = "game-points" | "berlin" | EncounterTable["by"];

/** One step of the decision, with its result. */
export interface TieStep {
  readonly by: StepRule | "lot";
  /** The deciding board, or the first struck with all below it, from 1. */
  readonly board?: number;
  /** The values of both; for a lot 1 for the winner. */
  readonly scores: readonly [number, number];
  /** The one ahead; null: level. */
  readonly ahead: 0 | 1 | null;
}

/** The winner of a tie, with reasons: the last step decides, all before it are level. */
export interface TieDecision {
  /** Null: the chain does not decide. */
  readonly winner: 0 | 1 | null;
  readonly steps: readonly TieStep[];
}

/**
 * Decides a tie between two teams over one or several matches by a chain of rules: game points,
 * board count (fewest), the Berlin score, lower boards struck one after another from the last,
 * boards from the top, a lot. `matches`: both scores board by board, board 1 first, seen from the
 * same team each time; matches with different numbers of boards are added up board by board. `lot`:
 * its winner; null: not drawn, so that it decides nothing. O(rules · boards · matches).
 */
export const decideTie = (
  matches: readonly (readonly Pair[])[],
  chain: readonly TieRule[],
  lot: 0 | 1 | null = null,
): TieDecision => {
  const boards = matches.reduce((most, match) => Math.max(most, match.length), 0);
  const totals = [totalsOf(matches, boards, 0), totalsOf(matches, boards, 1)] as const;
  const steps: TieStep[] = [];
  for (const rule of chain) {
    const results = rule === "lot" ? lotSteps(lot) : stepsBy(rulesFor(rule, boards), totals);
    steps.push(...results);
    const winner = results.at(-1)?.ahead ?? null;
    if (winner !== null) return { winner, steps };
  }
  return { winner: null, steps };
};

const totalsOf = (
  matches: readonly (readonly Pair[])[],
  boards: number,
  side: 0 | 1,
): readonly number[] =>
  Array.from({ length: boards }, (_, at) =>
    matches.reduce((sum, match) => sum + (match[at]?.[side] ?? 0), 0),
  );

const gamePoints: BoardRule<"game-points"> = {
  by: "game-points",
  scoreOf: (totals) => totals.reduce((sum, points) => sum + points, 0),
  better: "higher",
};

const rulesFor = (
  rule: Exclude<TieRule, "lot">,
  boards: number,
): readonly BoardRule<StepRule>[] => {
  switch (rule) {
    case "game-points":
      return [gamePoints];
    case "board-count":
      return [byCount];
    case "berlin":
      return [byBerlin];
    case "bottom-boards":
      return byBottom(boards);
    case "top-boards":
      return byTop(boards);
  }
};

const stepsBy = (
  rules: readonly BoardRule<StepRule>[],
  totals: readonly [readonly number[], readonly number[]],
): readonly TieStep[] =>
  applyBoardRules(rules, totals).map(({ rule: { by, board }, scores, ahead }) => ({
    by,
    ...(board === undefined ? {} : { board }),
    scores,
    ahead,
  }));

const lotSteps = (winner: 0 | 1 | null): readonly TieStep[] =>
  winner === null ? [] : [{ by: "lot", scores: winner === 0 ? [1, 0] : [0, 1], ahead: winner }];
