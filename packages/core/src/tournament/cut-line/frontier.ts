import { added, compareDigits, type Digits, type Measure, type PointsEnd } from "./measure.ts";
import { countPlacings, placingsOf } from "./placings.ts";

/** Joint gain of all present players at a table, in one possible ending of its games. */
export type JointGain = readonly Digits[];

/** The undominated joint gains: no other is better (or worse) for every player. */
export interface Frontier {
  readonly best: readonly JointGain[];
  readonly worst: readonly JointGain[];
}

/** Six players are feasible; seven and eight are not. */
const MOST_PLACINGS = 5000;

/**
 * Above this number of candidates no frontier is computed: enough for five games at tables of three
 * and two at tables of four, more than can be enumerated for a player's own table.
 */
const MOST_CANDIDATES = 4000;

/** Candidates that are compared in one step. */
const STEP = 100;

/**
 * Returns the possible gains of a table of `size`, `present` of them there, in `games` more games,
 * as far as they matter to a player at another table. Digits are compared lexicographically, an
 * order that earlier gains do not change, so dominated gains are dropped game by game. Null if too
 * expensive.
 */
export function* frontierOf(
  measure: Measure,
  size: number,
  present: number,
  games: number,
): Generator<undefined, Frontier | null, undefined> {
  if (countPlacings(present) > MOST_PLACINGS) return null;
  const single = (end: PointsEnd): readonly JointGain[] =>
    placingsOf(present, measure.scores).map((levels) =>
      levels.map((level) => measure.gain(size, level, end)),
    );
  const best = yield* grown(measure, single("high"), present, games, 1);
  // If one is too expensive, so is the whole: the other is not started.
  const worst = best && (yield* grown(measure, single("low"), present, games, -1));
  return best === null || worst === null ? null : { best, worst };
}

function* grown(
  { none }: Measure,
  single: readonly JointGain[],
  present: number,
  games: number,
  sign: 1 | -1,
): Generator<undefined, readonly JointGain[] | null, undefined> {
  const nothing: JointGain = Array.from({ length: present }, () => none);
  const gains = undominated(single, sign);
  let reached: readonly JointGain[] = [nothing];
  for (let game = 0; game < games; game++) {
    if (reached.length * gains.length > MOST_CANDIDATES) return null;
    const next = reached.flatMap((before) =>
      gains.map((gain) => before.map((digits, player) => added(digits, gain[player] ?? none))),
    );
    reached = yield* undominatedSteps(next, sign);
  }
  return reached;
}

/** The gains that no other equals or exceeds for every player (falls short of, if `sign` is −1). */
export const undominated = (all: readonly JointGain[], sign: 1 | -1): readonly JointGain[] => {
  const steps = undominatedSteps(all, sign);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

function* undominatedSteps(
  all: readonly JointGain[],
  sign: 1 | -1,
): Generator<undefined, readonly JointGain[], undefined> {
  // Better for all implies a better sum: in this order no gain is dominated by a later one.
  const bySum = all
    .map((joint) => ({ joint, sum: joint.reduce(added) }))
    .sort((a, b) => sign * compareDigits(b.sum, a.sum));
  const best: JointGain[] = [];
  for (const [index, { joint }] of bySum.entries()) {
    if (index % STEP === 0) yield;
    if (!best.some((other) => dominates(other, joint, sign))) best.push(joint);
  }
  return best;
}

const dominates = (a: JointGain, b: JointGain, sign: 1 | -1): boolean => {
  for (const [player, digits] of a.entries()) {
    if (sign * compareDigits(digits, b[player] ?? []) < 0) return false;
  }
  return true;
};
