import { decide, type Settling, settleFirstPartner } from "../../matching/settling.ts";
import type { Bracket } from "./bracket.ts";
import type { WeightedBracket } from "./weights.ts";

/** The search for the first pairing among the best: the problem and what is decided already. */
interface Search extends WeightedBracket, Settling {
  readonly bracket: Bracket;
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
    choiceLane: weighted.sequence.choice.lane,
    end: bracket.next,
    isPair: weighted.isBracketPair,
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

/** 4.4: the moved-down players that are paired, each score's first ones first. */
const chooseMovedDown = (search: Search): readonly number[] =>
  search.movedScores.flatMap(({ from, to }) =>
    chooseAmongEquals(
      search,
      Array.from({ length: to - from }, (_, index) => from + index),
    ),
  );

/**
 * Every best pairing pairs as many moved-down players of a score [C7], so that there is nothing to
 * choose once that many are chosen, or as many are left.
 */
const chooseAmongEquals = (search: Search, positions: readonly number[]): readonly number[] => {
  let missing = positions.filter((a) => isPaired(search, a)).length;
  return positions.filter((a, index) => {
    if (missing === 0) return false;
    const isChosen =
      missing === positions.length - index || decide(search, a, (b) => search.isBracketPair(a, b));
    if (isChosen) missing--;
    return isChosen;
  });
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
