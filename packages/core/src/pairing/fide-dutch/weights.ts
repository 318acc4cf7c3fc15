import { type HeaviestMatching, heaviestMatching } from "../matching/heaviest-matching.ts";
import type { Bracket } from "./bracket.ts";
import { isLegal } from "./compatibility.ts";
import type { Criterion } from "./criteria.ts";
import type { Roster } from "./roster.ts";

/** A lane holds sums up to this, so that doubled weights and their sums stay exact. */
const LANE_CAPACITY = 2 ** 40;

/** Where a criterion lives in the weights: a digit of mixed radix in one of the lanes. */
interface Digit {
  readonly criterion: Criterion;
  readonly lane: number;
  readonly unit: number;
}

/** A weighted matching problem for a bracket. */
export interface WeightedBracket {
  readonly matching: HeaviestMatching;
  /** Number of vertices: positions, and one for the bye or for nobody where positions are odd. */
  readonly size: number;
  /** Whether two positions a < b make a pair of this bracket. */
  readonly isBracketPair: (a: number, b: number) => boolean;
  /** Whether two positions a < b make a pair of this bracket or of the next. */
  readonly isPairInView: (a: number, b: number) => boolean;
  /** What the present matching adds up to by a criterion. */
  readonly attained: (criterion: Criterion) => number;
  /** The last lane: free for what decides between equally good pairings. */
  readonly orderLane: number;
}

/** Packs criteria into lanes, highest first. */
const digitsOf = (criteria: readonly Criterion[]): readonly Digit[] => {
  const lanes: Criterion[][] = [[]];
  let capacity = LANE_CAPACITY;
  for (const criterion of criteria) {
    if (capacity < criterion.range + 1) {
      lanes.push([]);
      capacity = LANE_CAPACITY;
    }
    capacity /= criterion.range + 1;
    lanes.at(-1)?.push(criterion);
  }
  return lanes.flatMap((inLane, lane) => {
    let unit = 1;
    const digits: Digit[] = [];
    for (const criterion of inLane.toReversed()) {
      digits.push({ criterion, lane, unit });
      unit *= criterion.range + 1;
    }
    return digits;
  });
};

/**
 * Sets up the matching problem whose heaviest matchings are the best pairings of a bracket.
 * Players without a pair are matched with each other at weight 0. O(n² · criteria).
 */
export const weigh = (
  roster: Roster,
  bracket: Bracket,
  criteria: readonly Criterion[],
): WeightedBracket => {
  const { ranks, residents, next, rest, whole, byeScore } = bracket;
  const players = ranks.length;
  const size = players + (players % 2);
  const digits = digitsOf(criteria);
  const lanes = (digits.at(-1)?.lane ?? -1) + 2;
  const matching = heaviestMatching(size, lanes);
  const legal = new Uint8Array(size * size);
  for (let b = 1; b < players; b++) {
    for (let a = 0; a < b; a++) {
      if (!isLegal(roster, ranks[a] as number, ranks[b] as number)) continue;
      legal[a * size + b] = 1;
      for (const { criterion, lane, unit } of digits) {
        const value = criterion.of(a, b);
        if (value !== 0) matching.add(a, b, lane, value * unit);
      }
    }
  }
  for (let a = 0; whole && players < size && a < players; a++) {
    const rank = ranks[a] as number;
    if (roster.mayHaveBye[rank] === 0 || roster.scores[rank] !== byeScore) continue;
    legal[a * size + players] = 1;
    for (const { criterion, lane, unit } of digits) {
      const value = criterion.ofBye?.(a) ?? 0;
      if (value !== 0) matching.add(a, players, lane, value * unit);
    }
  }
  return {
    matching,
    size,
    orderLane: lanes - 1,
    attained: (criterion) => {
      let sum = 0;
      for (let a = 0; a < players; a++) {
        const b = matching.partner[a] as number;
        if (b < a || legal[a * size + b] === 0) continue;
        sum += b < players ? criterion.of(a, b) : (criterion.ofBye?.(a) ?? 0);
      }
      return sum;
    },
    isPairInView: (a, b) => b >= residents && b < rest && legal[a * size + b] === 1,
    isBracketPair: (a, b) => b >= residents && b < next && legal[a * size + b] === 1,
  };
};
