import type { HeaviestMatching } from "./heaviest-matching.ts";

/**
 * Lowers a pair so far that no heaviest matching contains it: by more than lane 0 can compensate,
 * whose sums stay below 2⁴⁰ (the caller's responsibility). A pair is forbidden at most once from
 * either end, so its weight stays exact. At least one pair is never forbidden: the current one.
 */
const FORBIDDEN = -(2 ** 44);

/** A heaviest matching being narrowed down, decision by decision, to the first of an order. */
export interface Settling {
  readonly matching: HeaviestMatching;
  /** Number of vertices. */
  readonly size: number;
  /** A lane below all criteria, with room for amounts up to `end`. */
  readonly choiceLane: number;
  /** 1 for vertices whose pair is final. */
  readonly settled: Uint8Array;
  /** The final pairs. */
  readonly pairs: [number, number][];
  /** Vertices from here on are never chosen as partners. */
  readonly end: number;
  /** True if vertices a < b form a pair. */
  readonly isPair: (a: number, b: number) => boolean;
}

/** Forbids all pairs of position `a` except wanted ones; at least the current one stays. */
const insist = (search: Settling, a: number, wanted: (b: number) => boolean): void => {
  const { matching, size } = search;
  matching.lowerLater(() => {
    for (let b = 0; b < size; b++) if (b !== a && !wanted(b)) matching.add(a, b, 0, FORBIDDEN);
  });
};

/** Tries if position `a` can have a wanted pair, and fixes the answer. */
export const decide = (search: Settling, a: number, wanted: (b: number) => boolean): boolean => {
  const { matching, size } = search;
  const lane = search.choiceLane;
  if (!wanted(matching.partner[a] as number)) {
    matching.change(a, 1, () => {
      for (let b = 0; b < size; b++) if (b !== a && wanted(b)) matching.add(a, b, lane, 1);
    });
    matching.solve();
  }
  const answer = wanted(matching.partner[a] as number);
  insist(search, a, (b) => wanted(b) === answer);
  return answer;
};

/** Settles the pair of `a` with the first possible partner from position `from` on. */
export const settleFirstPartner = (
  search: Settling,
  a: number,
  from: number,
  allowed: (b: number) => boolean,
): void => {
  const { matching, settled, choiceLane, end } = search;
  const isCandidate = (b: number): boolean => settled[b] === 0 && allowed(b) && search.isPair(a, b);
  const present = matching.partner[a] as number;
  let isFirst = true;
  for (let b = from; b < present && isFirst; b++) {
    if (isCandidate(b) && matching.mightMatch(a, b)) isFirst = false;
  }
  if (!isFirst) {
    matching.change(a, end - from, () => {
      for (let b = from; b < end; b++) {
        if (isCandidate(b)) matching.add(a, b, choiceLane, end - b);
      }
    });
    matching.solve();
  }
  const partner = matching.partner[a] as number;
  settled[a] = 1;
  settled[partner] = 1;
  search.pairs.push([a, partner]);
  matching.remove(a, partner);
  matching.solve();
};
