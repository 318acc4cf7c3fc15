import type { Bracket } from "./bracket.ts";
import type { WeightedBracket } from "./weights.ts";

/**
 * Lowers a pair so far that no heaviest matching contains it: more than lane 0 can make up for, whose
 * sums stay below 2⁴⁰ (weights.ts). A pair is forbidden once from either end at most, so that it
 * stays exact. One pair is always left that is not forbidden: the one the matching has.
 */
const FORBIDDEN = -(2 ** 44);

/** The search for the first pairing among the best: the problem and what is decided already. */
interface Search extends WeightedBracket {
  readonly bracket: Bracket;
  /** 1 for positions whose pair is final. */
  readonly settled: Uint8Array;
  readonly pairs: [number, number][];
}

/**
 * Among the best pairings of a solved bracket the one that comes first in the sequence of articles
 * 3 and 4: set of paired MDPs (4.4), their opponents (4.2), exchanges in the remainder (4.3),
 * transpositions of its S2 (4.2). Pairs by position, in that order.
 */
export const firstInSequence = (
  bracket: Bracket,
  weighted: WeightedBracket,
): readonly (readonly [number, number])[] => {
  const search: Search = {
    ...weighted,
    bracket,
    settled: new Uint8Array(weighted.size),
    pairs: [],
  };
  for (const moved of chooseMovedDown(search)) {
    settleFirstPartner(search, moved, bracket.residents, () => true);
  }
  const remainder: number[] = [];
  for (let a = bracket.residents; a < bracket.next; a++) {
    if (search.settled[a] === 0) remainder.push(a);
  }
  const tops = chooseTops(search, remainder);
  for (const top of tops) settleFirstPartner(search, top, top + 1, (b) => !tops.has(b));
  return search.pairs;
};

const isPaired = (search: Search, a: number): boolean => {
  const b = search.matching.partner[a] as number;
  return search.isBracketPair(Math.min(a, b), Math.max(a, b));
};

const isTop = (search: Search, a: number): boolean =>
  (search.matching.partner[a] as number) > a && isPaired(search, a);

/** Forbids all pairs of position `a` that `wanted` does not want; at least the present one stays. */
const insist = (search: Search, a: number, wanted: (b: number) => boolean): void => {
  const { matching, size } = search;
  matching.change(a, 0, () => {
    for (let b = 0; b < size; b++) if (b !== a && !wanted(b)) matching.add(a, b, 0, FORBIDDEN);
  });
  matching.solve();
};

/** Tries whether position `a` can have a pair that is wanted, and holds on to the answer. */
const decide = (search: Search, a: number, wanted: (b: number) => boolean): boolean => {
  const { matching, size } = search;
  const { lane } = search.sequence.choice;
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

/** 4.4: the moved-down players that are paired, each score's first ones first. */
const chooseMovedDown = (search: Search): readonly number[] => {
  const { residents } = search.bracket;
  const count = (): number => {
    let paired = 0;
    for (let a = 0; a < residents; a++) if (isPaired(search, a)) paired++;
    return paired;
  };
  const positions = Array.from({ length: residents }, (_, a) => a);
  if (count() === residents || count() === 0) return positions.filter((a) => isPaired(search, a));
  return positions.filter((a) => decide(search, a, (b) => search.isBracketPair(a, b)));
};

/** Settles the pair of `a` with the first possible partner from position `from` on. */
const settleFirstPartner = (
  search: Search,
  a: number,
  from: number,
  allowed: (b: number) => boolean,
): void => {
  const { matching, settled, sequence, bracket } = search;
  const isCandidate = (b: number): boolean =>
    settled[b] === 0 && allowed(b) && search.isBracketPair(a, b);
  const present = matching.partner[a] as number;
  let isFirst = true;
  for (let b = from; b < present && isFirst; b++) {
    if (isCandidate(b) && matching.mightMatch(a, b)) isFirst = false;
  }
  if (!isFirst) {
    matching.change(a, bracket.next - from, () => {
      for (let b = from; b < bracket.next; b++) {
        if (isCandidate(b)) matching.add(a, b, sequence.choice.lane, bracket.next - b);
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

/** 4.3: S1 of the remainder after the first exchange that a best pairing has; positions ascending. */
const chooseTops = (search: Search, remainder: readonly number[]): ReadonlySet<number> => {
  const pairs = remainder.filter((a) => isTop(search, a)).length;
  preferFewExchanges(search, remainder, pairs);
  let leaving = remainder.slice(0, pairs).filter((a) => !isTop(search, a)).length;
  let entering = leaving;
  for (let index = pairs - 1; index >= 0 && leaving > 0; index--) {
    const a = remainder[index] as number;
    if (decide(search, a, (b) => b < a || !search.isBracketPair(a, b))) leaving--;
  }
  for (let index = pairs; entering > 0 && index < remainder.length; index++) {
    const a = remainder[index] as number;
    if (decide(search, a, (b) => b > a && search.isBracketPair(a, b))) entering--;
  }
  return new Set(remainder.filter((a) => isTop(search, a)));
};

/** Weighs in how many players are exchanged (4.3.2, 1) and how far (4.3.2, 2), instead of choices. */
const preferFewExchanges = (search: Search, remainder: readonly number[], pairs: number): void => {
  const { matching, bracket, isBracketPair } = search;
  const { firstLane, exchanged, difference, choice } = search.sequence;
  const clear = (a: number, b: number): void => {
    for (let lane = firstLane; lane <= choice.lane; lane++) {
      const old = matching.weightOf(a, b, lane);
      if (old !== 0) matching.add(a, b, lane, -old);
    }
  };
  matching.changeLanes(firstLane, () => {
    for (let b = bracket.residents; b < bracket.next; b++) for (let a = 0; a < b; a++) clear(a, b);
    remainder.forEach((a, index) => {
      for (const b of remainder) {
        if (b < a || !isBracketPair(a, b)) continue;
        if (index >= pairs) matching.add(a, b, exchanged.lane, -exchanged.unit);
        matching.add(a, b, difference.lane, -index * difference.unit);
      }
    });
  });
  matching.solve();
};
