import { digitsOf } from "../matching/digits.ts";
import { type HeaviestMatching, heaviestMatching } from "../matching/heaviest-matching.ts";

/** A criterion as a sum over pairs to be minimised. */
export interface PairCost {
  /** The criterion, for readers of the code. */
  readonly name: string;
  /** No complete pairing costs more than this. */
  readonly range: number;
  /** Cost of the pair of positions a < b. */
  readonly of: (a: number, b: number) => number;
}

/** A complete pairing of least cost, and the means to refine it. */
interface WeightedPairs {
  readonly matching: HeaviestMatching;
  /** A lane below all criteria, still 0. */
  readonly choiceLane: number;
  /** Cost of the present pairing by a criterion. */
  readonly attained: (cost: PairCost) => number;
  /** True if all its pairs are legal; if not, no pairing is. */
  readonly isLegal: boolean;
}

/**
 * Pairs positions 0 … size − 1 completely at the least cost, criteria in descending priority;
 * illegal pairs only if unavoidable. O(n³).
 */
export const weightedPairs = (
  size: number,
  isLegal: (a: number, b: number) => boolean,
  costs: readonly PairCost[],
): WeightedPairs => {
  const counting = costs.filter(({ range }) => range > 0);
  const [legal, ...digits] = digitsOf([size, ...counting.map(({ range }) => range)], 0);
  const choiceLane = (digits.at(-1)?.lane ?? 0) + 1;
  const matching = heaviestMatching(size, choiceLane + 1);
  for (let b = 1; b < size; b++) {
    for (let a = 0; a < b; a++) {
      if (!isLegal(a, b)) continue;
      matching.add(a, b, 0, legal?.unit ?? 1);
      for (const [index, { lane, unit }] of digits.entries()) {
        const value = counting[index]?.of(a, b) ?? 0;
        if (value !== 0) matching.add(a, b, lane, -value * unit);
      }
    }
  }
  matching.solve();
  const attained = ({ of }: PairCost): number => {
    let sum = 0;
    for (let a = 0; a < size; a++) {
      const b = matching.partner[a] as number;
      if (a < b) sum += of(a, b);
    }
    return sum;
  };
  const illegal = { name: "illegal", range: size, of: (a: number, b: number) => +!isLegal(a, b) };
  return { matching, choiceLane, attained, isLegal: attained(illegal) === 0 };
};
