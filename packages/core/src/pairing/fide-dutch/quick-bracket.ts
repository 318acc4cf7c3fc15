import { mayMeet } from "../meetings.ts";
import type { Bracket, PairedBracket } from "./bracket.ts";
import { suffersAnyway } from "./colour-criteria.ts";
import {
  CLASSES,
  classOf,
  costOf,
  type Demand,
  leastCost,
  leastCostAfter,
  leastCostWithout,
  take,
  UNATTAINABLE,
} from "./demand.ts";
import { firstAssignment } from "./first-assignment.ts";
import { DOWN_BEFORE, DOWN_LAST, UP_BEFORE, UP_LAST } from "./floats.ts";
import type { Roster } from "./roster.ts";

/** A bracket being paired: its remaining demand by counting. */
interface Work {
  readonly roster: Roster;
  readonly bracket: Bracket;
  /** Colour class by position. */
  readonly classes: Uint8Array;
  /** 1 for positions that may be the one left over. */
  readonly spare: Uint8Array;
  readonly demand: Demand;
}

/**
 * Finds an optimal pairing of a bracket: as many pairs and as good colours as counting allows,
 * every moved-down player paired with one who has not floated up, the best choice of a downfloater
 * if players are odd, no exchange in the remainder. It is then the first such one in the sequence
 * of articles 3 and 4. Null if there is none or it is not found quickly: the bracket needs
 * {@link solveBracket}. Ignores lower brackets. Usually O(n).
 *
 * Counting is exact for brackets of fewer than 65,536 players (see `PER_MISSED` in demand.ts,
 * unchecked: the weights of solveBracket run out of memory far below). Searches that take too long
 * are given up ({@link PATIENCE}), which costs time but changes no pairing.
 */
export const pairQuickly = (roster: Roster, bracket: Bracket): PairedBracket | null => {
  const { ranks, residents, next } = bracket;
  const pairs = next >> 1;
  if (next - residents < residents || pairs === 0) return null;
  if (hasOddColours(roster, ranks.subarray(0, next))) return null;
  const work = workOn(roster, bracket);
  if (work === null) return null;
  const opponents = opponentsOfMovedDown(work);
  if (opponents === null) return null;
  const remainder: number[] = [];
  for (let a = residents; a < next; a++) if (!opponents.includes(a)) remainder.push(a);
  const first = remainder.slice(0, pairs - residents);
  const second = remainder.slice(pairs - residents);
  const least = leastCost(work.demand);
  spareOnly(work, second);
  if (leastCost(work.demand) !== least) return null;
  const columnOf = firstAssignment(
    roster,
    {
      rows: Int32Array.from(first, (a) => ranks[a] as number),
      columns: Int32Array.from(second, (a) => ranks[a] as number),
      rowClasses: Uint8Array.from(first, (a) => work.classes[a] as number),
      columnClasses: Uint8Array.from(second, (a) => work.classes[a] as number),
      spare: Uint8Array.from(second, (a) => work.spare[a] as number),
    },
    work.demand,
  );
  if (columnOf === null) return null;
  const rankAt = (a: number | undefined): number => ranks[a as number] as number;
  const leftOver = second.length > first.length ? columnOf[first.length] : undefined;
  const downfloaters = leftOver === undefined ? [] : [rankAt(second[leftOver])];
  return {
    pairs: [
      ...opponents.map((b, a) => [rankAt(a), rankAt(b)] as const),
      ...first.map((a, row) => [rankAt(a), rankAt(second[columnOf[row] as number])] as const),
    ],
    downfloaters,
    left: downfloaters,
  };
};

/** Among topscorers counting preferences is not enough if colours were given against the rules. */
const hasOddColours = (roster: Roster, ranks: Int32Array): boolean =>
  ranks.some((rank) => roster.topscorers[rank] === 1) &&
  ranks.some((rank) => suffersAnyway(roster, rank));

const workOn = (roster: Roster, bracket: Bracket): Work | null => {
  const { ranks, residents, next } = bracket;
  const classes = Uint8Array.from(ranks.subarray(0, next), (rank) => classOf(roster, rank));
  const counts = new Int32Array(CLASSES);
  for (const kind of classes) counts[kind] = (counts[kind] as number) + 1;
  const demand: Demand = {
    counts,
    pairs: next >> 1,
    leavesOne: next % 2 === 1,
    spare: new Int32Array(CLASSES),
  };
  const spare = new Uint8Array(next);
  if (demand.leavesOne) {
    const values = leftOverValues(roster, bracket, demand, classes);
    const best = Math.min(...values);
    if (best === UNATTAINABLE) return null;
    for (let a = residents; a < next; a++) {
      if (values[a] !== best) continue;
      spare[a] = 1;
      const kind = classes[a] as number;
      demand.spare[kind] = (demand.spare[kind] as number) + 1;
    }
  }
  return { roster, bracket, classes, spare, demand };
};

/**
 * Costs of leaving each position over: [C9], [C12], [C13], [C14], [C16] in one number, packed as
 * (unplayed rounds < 2¹⁶, cost < 2³¹, repeated floats < 4), so below 2⁵⁰ and exact. Rounds are
 * limited by their array's type, costs by 65,536 players; beyond, parts would overlap.
 */
const leftOverValues = (
  roster: Roster,
  { ranks, residents, next, whole, byeScore }: Bracket,
  demand: Demand,
  classes: Uint8Array,
): Float64Array => {
  const isLast = whole && next === ranks.length;
  const costs = Array.from({ length: CLASSES }, (_, kind) => leastCostWithout(demand, kind));
  return Float64Array.from({ length: next }, (_, a) => {
    const rank = ranks[a] as number;
    if (a < residents) return UNATTAINABLE;
    const hasBye = roster.mayHaveBye[rank] === 1 && roster.scores[rank] === byeScore;
    if (isLast && !hasBye) return UNATTAINABLE;
    const floats = roster.floats[rank] as number;
    const repeated = ((floats & DOWN_LAST) !== 0 ? 2 : 0) + ((floats & DOWN_BEFORE) !== 0 ? 1 : 0);
    const unplayed = isLast ? (roster.unplayed[rank] as number) : 0;
    return (unplayed * 2 ** 31 + (costs[classes[a] as number] as number)) * 4 + repeated;
  });
};

/**
 * Limit of opponents tried for the moved-down players of a bracket of n: this times n, plus 100.
 * Bounds the backtracking; beyond it the bracket goes to {@link solveBracket}, slower but exact.
 */
const PATIENCE = 20;

/** Returns the first opponents of the moved-down players (4.2), by position, or null. */
const opponentsOfMovedDown = (work: Work): readonly number[] | null => {
  const { bracket, demand } = work;
  const { residents, next } = bracket;
  const opponents: number[] = [];
  let patience = PATIENCE * next + 100;
  const search = (moved: number): boolean => {
    if (moved === residents) return true;
    const least = leastCost(demand);
    for (let b = residents; b < next && patience-- > 0; b++) {
      if (opponents.includes(b) || !suits(work, moved, b, least)) continue;
      opponents.push(b);
      settle(work, moved, b, -1);
      if (search(moved + 1)) return true;
      settle(work, moved, b, 1);
      opponents.pop();
    }
    return false;
  };
  return search(0) ? opponents : null;
};

const suits = (work: Work, a: number, b: number, least: number): boolean => {
  const { roster, bracket, classes, demand } = work;
  const [one, other] = [bracket.ranks[a] as number, bracket.ranks[b] as number];
  if (((roster.floats[other] as number) & (UP_LAST | UP_BEFORE)) !== 0) return false;
  if (!mayMeet(roster, one, other)) return false;
  const [kind, otherKind] = [classes[a] as number, classes[b] as number];
  if (costOf(kind, otherKind) === UNATTAINABLE) return false;
  reserve(work, b, -1);
  const isLeast = leastCostAfter(demand, kind, otherKind) === least;
  reserve(work, b, 1);
  return isLeast;
};

const settle = (work: Work, a: number, b: number, by: 1 | -1): void => {
  take(work.demand, work.classes[a] as number, work.classes[b] as number, by);
  reserve(work, b, by);
};

const reserve = ({ spare, classes, demand }: Work, a: number, by: 1 | -1): void => {
  if (spare[a] === 0) return;
  const kind = classes[a] as number;
  demand.spare[kind] = (demand.spare[kind] as number) + by;
};

/** The player left over is one of S2: all players of S1 are paired. */
const spareOnly = ({ demand, spare, classes }: Work, second: readonly number[]): void => {
  demand.spare.fill(0);
  for (const a of second) {
    if (spare[a] === 0) continue;
    const kind = classes[a] as number;
    demand.spare[kind] = (demand.spare[kind] as number) + 1;
  }
};
