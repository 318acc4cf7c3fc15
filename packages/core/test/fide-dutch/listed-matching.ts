import type { HeaviestMatching } from "../../src/matching/heaviest-matching.ts";

/** A perfect matching as the partner of each vertex. */
export type Partners = readonly number[];

/**
 * The heaviest of a list of matchings, by weighing each: stands in for the real search where a test
 * says itself which pairings exist. Of equally heavy ones it takes the one listed last, so that who
 * relies on weights that tie gets what is wanted least. What the real one may rely on is demanded.
 */
export const listedMatching = (lanes: number, listed: readonly Partners[]): HeaviestMatching => {
  const size = listed[0]!.length;
  const weights = new Float64Array(size * size * lanes);
  const partner = new Int32Array(size).fill(-1);
  const removed: (readonly [number, number])[] = [];
  const at = (a: number, b: number, lane: number): number => (a * size + b) * lanes + lane;

  const weightOf = (matching: Partners, lane: number): number => {
    let sum = 0;
    for (const [a, b] of matching.entries()) if (a < b) sum += weights[at(a, b, lane)]!;
    return sum;
  };
  const compare = (one: Partners, other: Partners): number => {
    for (let lane = 0; lane < lanes; lane++) {
      const difference = weightOf(one, lane) - weightOf(other, lane);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const demand = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(what);
  };
  /** By how much an edit changed each pair, as the first lane that differs and the amount there. */
  const changes = (edit: () => void): readonly (readonly [number, number, number, number])[] => {
    const before = weights.slice();
    edit();
    const changed: (readonly [number, number, number, number])[] = [];
    for (let a = 0; a < size; a++) {
      for (let b = 0; b < size; b++) {
        for (let lane = 0; lane < lanes; lane++) {
          const amount = weights[at(a, b, lane)]! - before[at(a, b, lane)]!;
          if (amount === 0) continue;
          changed.push([a, b, lane, amount]);
          break;
        }
      }
    }
    return changed;
  };

  return {
    partner,
    add(a, b, lane, amount) {
      weights[at(a, b, lane)]! += amount;
      weights[at(b, a, lane)] = weights[at(a, b, lane)]!;
    },
    weightOf: (a, b, lane) => weights[at(a, b, lane)]!,
    solve() {
      const possible = listed.filter((each) => removed.every(([a, b]) => each[a] === b));
      partner.set(possible.reduce((best, each) => (compare(each, best) >= 0 ? each : best)));
    },
    change(vertex, most, edit) {
      for (const [a, b, lane, amount] of changes(edit)) {
        demand(a === vertex || b === vertex, "changed a pair of others");
        demand(amount > 0 && lane === lanes - 1 && amount <= most, "raised a pair too far");
      }
    },
    lowerLater(edit) {
      for (const [a, b, , amount] of changes(edit)) {
        demand(amount < 0 && partner[a] !== b, "lowered a matched pair, or raised one");
      }
    },
    changeLanes(first, edit) {
      for (const [, , lane] of changes(edit)) demand(lane >= first, "changed another lane");
      for (let a = 0; a < size; a++) {
        for (let b = 0; b < size; b++) {
          const lane = [...weights.subarray(at(a, b, first), at(a, b, lanes))].find((w) => w !== 0);
          demand((lane ?? 0) <= 0, "raised a pair above 0");
        }
      }
    },
    remove(a, b) {
      demand(partner[a] === b, "removed a pair that is not matched");
      removed.push([a, b]);
    },
    mightMatch: () => true,
  };
};
