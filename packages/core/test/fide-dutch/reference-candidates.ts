/** Articles 3 and 4 of C.04.3: every candidate of a bracket in the order of generation. */
import { canMeet, type Person } from "./reference-players.ts";

export interface Candidate {
  readonly pairs: readonly (readonly [Person, Person])[];
  readonly unpaired: readonly Person[];
}

/** All subsets of a size, each in the order of the list, first elements first. */
const subsets = <T>(list: readonly T[], size: number): readonly (readonly T[])[] => {
  if (size === 0) return [[]];
  return list.flatMap((first, index) =>
    subsets(list.slice(index + 1), size - 1).map((others) => [first, ...others]),
  );
};

export interface Exchange {
  readonly toS2: readonly number[];
  readonly toS1: readonly number[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** 4.3.2, rules 1 to 4, on BSNs. */
export const compareExchanges = (a: Exchange, b: Exchange): number => {
  if (a.toS1.length !== b.toS1.length) return a.toS1.length - b.toS1.length;
  const difference = sum(a.toS1) - sum(a.toS2) - (sum(b.toS1) - sum(b.toS2));
  if (difference !== 0) return difference;
  const [aDown, bDown] = [a.toS2.toSorted((x, y) => y - x), b.toS2.toSorted((x, y) => y - x)];
  for (const [index, bsn] of aDown.entries()) if (bsn !== bDown[index]) return bDown[index]! - bsn;
  for (const [index, bsn] of a.toS1.entries())
    if (bsn !== b.toS1[index]) return bsn - b.toS1[index]!;
  return 0;
};

const exchanges = (players: number, pairs: number): readonly Exchange[] => {
  const bsns = Array.from({ length: players }, (_, index) => index + 1);
  const [s1, s2] = [bsns.slice(0, pairs), bsns.slice(pairs)];
  const all: Exchange[] = [];
  for (let size = 0; size <= Math.min(s1.length, s2.length); size++) {
    for (const toS2 of subsets(s1, size)) {
      for (const toS1 of subsets(s2, size)) all.push({ toS2, toS1 });
    }
  }
  return all.sort(compareExchanges);
};

/** 4.2: transpositions of S2 against S1; without those that have a pair against [C1] or [C3]. */
function* transpositions(
  s1: readonly Person[],
  s2: readonly Person[],
): Generator<readonly Person[]> {
  const [first, ...others] = s1;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const opponent of s2) {
    if (!canMeet(first, opponent)) continue;
    const left = s2.filter((player) => player !== opponent);
    for (const rest of transpositions(others, left)) yield [opponent, ...rest];
  }
}

/** 3.2, 3.3 and 3.6 for a homogeneous bracket or a remainder, given the number of pairs. */
export function* homogeneous(players: readonly Person[], pairs: number): Generator<Candidate> {
  for (const { toS1, toS2 } of exchanges(players.length, pairs)) {
    const isInS1 = (index: number): boolean =>
      index < pairs ? !toS2.includes(index + 1) : toS1.includes(index + 1);
    const s1 = players.filter((_, index) => isInS1(index));
    const s2 = players.filter((_, index) => !isInS1(index));
    for (const opponents of transpositions(s1, s2)) {
      yield {
        pairs: s1.map((player, index) => [player, opponents[index]!] as const),
        unpaired: s2.filter((player) => !opponents.includes(player)),
      };
    }
  }
}

/** 3.3 and 3.7 for a heterogeneous bracket, given the numbers of pairs and of paired MDPs. */
export function* heterogeneous(
  moved: readonly Person[],
  residents: readonly Person[],
  pairs: number,
  movedPairs: number,
): Generator<Candidate> {
  for (const s1 of subsets(moved, movedPairs)) {
    const limbo = moved.filter((player) => !s1.includes(player));
    for (const opponents of transpositions(s1, residents)) {
      const remainder = residents.filter((player) => !opponents.includes(player));
      for (const rest of homogeneous(remainder, pairs - movedPairs)) {
        yield {
          pairs: [
            ...s1.map((player, index) => [player, opponents[index]!] as const),
            ...rest.pairs,
          ],
          unpaired: [...limbo, ...rest.unpaired],
        };
      }
    }
  }
}
