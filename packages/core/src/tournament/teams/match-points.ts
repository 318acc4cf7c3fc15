import type { Credit } from "../../base/scorecard.ts";
import type { PairOutcome } from "../contest-result.ts";
import type { EnteredMatch } from "../entered-outcome.ts";
import { isAdjourned, type MatchBoard, type Side } from "../match-outcome.ts";
import { resultKindOf, type Settings } from "../settings/settings.ts";
import { gamePointSystem, type TeamRules } from "../settings/team-rules.ts";

/** Both scores, in the order of the match's seats. */
export type BothScores = readonly [number, number];

type GameSettings = Pick<Settings, "results">;

/**
 * Returns the game points of both teams at a board. Unplayed and unfinished games are worth
 * nothing.
 */
export const pointsAtBoard = (
  { outcome }: MatchBoard,
  rules: TeamRules,
  settings: GameSettings,
): BothScores => {
  const { win, draw, loss, forfeitLoss } = gamePointSystem(rules);
  if (outcome.kind === "forfeit") {
    const points = (side: Side): number => (outcome.absent.includes(side) ? forfeitLoss : win);
    return [points(0), points(1)];
  }
  if (outcome.kind !== "played") return [0, 0];
  const [first, second] = outcome.scores;
  const worth: Record<Exclude<Credit, "none">, number> = { win, draw, loss };
  return [worth[creditFor(first, second, settings)], worth[creditFor(second, first, settings)]];
};

const creditFor = (
  own: number,
  theirs: number,
  settings: GameSettings,
): Exclude<Credit, "none"> => {
  // If games end in a win, a draw or a loss, each side's own score decides: 0–0 is lost by both.
  if (resultKindOf(settings) === "win-draw-loss") {
    return own === 1 ? "win" : own === 0 ? "loss" : "draw";
  }
  return own > theirs ? "win" : own < theirs ? "loss" : "draw";
};

/** Returns the game points of a match: the sum of its boards. O(boards). */
export const scoresOfBoards = (
  boards: readonly MatchBoard[],
  rules: TeamRules,
  settings: GameSettings,
): BothScores => {
  let [first, second] = [0, 0];
  for (const board of boards) {
    const points = pointsAtBoard(board, rules, settings);
    first += points[0];
    second += points[1];
  }
  return [inThousandths(first), inThousandths(second)];
};

const inThousandths = (points: number): number => Math.round(points * 1000) / 1000;

/**
 * Returns the spread of a match for the team in the first seat, if boards are played for game
 * points: own minus opponents' points on all boards; the event's booking at a board with one side
 * absent. O(boards).
 */
export const spreadOfBoards = (
  boards: readonly Pick<MatchBoard, "outcome">[],
  { forfeitSpread }: Pick<Settings, "forfeitSpread">,
): number =>
  boards.reduce((sum, { outcome }) => {
    if (outcome.kind === "played") return sum + outcome.scores[0] - outcome.scores[1];
    if (outcome.kind !== "forfeit" || outcome.absent.length !== 1) return sum;
    return sum + (outcome.absent.includes(0) ? -forfeitSpread : forfeitSpread);
  }, 0);

/** Returns the game points of a match as typed, in the order of its teams as typed. */
export const enteredScores = (
  { boards }: EnteredMatch,
  rules: TeamRules,
  settings: GameSettings,
): BothScores =>
  scoresOfBoards(
    boards.map(({ outcome }) => ({ players: [null, null], first: 0, outcome })),
    rules,
    settings,
  );

/** Returns the outcome of a match from its boards. */
export const matchOutcome = (
  boards: readonly MatchBoard[],
  rules: TeamRules,
  settings: GameSettings,
): PairOutcome => ({ kind: "played", scores: scoresOfBoards(boards, rules, settings), boards });

/** True if a match has a counting result: none of its boards is adjourned. */
export const isOver = (outcome: PairOutcome): boolean =>
  outcome.kind === "forfeit" || !isAdjourned(outcome);

/** Returns both match points if the margin decides them; null if only the winner matters. */
export const matchPointsOf = (
  { margins = [] }: TeamRules,
  own: number,
  theirs: number,
): readonly [number, number] | null => {
  const lead = Math.abs(own - theirs);
  const [step] = margins.filter(({ from }) => lead >= from).toSorted((a, b) => b.from - a.from);
  if (step === undefined || lead === 0) return null;
  const [winner, loser] = step.points;
  return own > theirs ? [winner, loser] : [loser, winner];
};
