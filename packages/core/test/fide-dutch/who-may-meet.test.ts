import { describe, expect, it } from "vitest";
import { sweep } from "../../../../test/long.ts";
import type { Bracket } from "../../src/pairing/fide-dutch/bracket.ts";
import { pairQuickly } from "../../src/pairing/fide-dutch/quick-bracket.ts";
import { rosterOf } from "../../src/pairing/fide-dutch/roster.ts";
import { solveBracket } from "../../src/pairing/fide-dutch/solve-bracket.ts";
import { between, randomFrom } from "./random.ts";
import { heterogeneous } from "./reference-candidates.ts";
import { peopleOf } from "./reference-players.ts";
import { player, tournamentOf } from "./written.ts";

type Pair = readonly [number, number];

/** All possible pairs of a bracket: moved-down players with residents, and residents. */
const pairsIn = (moved: number, residents: number): readonly Pair[] =>
  Array.from({ length: moved + residents }, (_, b) => b).flatMap((b) =>
    Array.from({ length: b }, (_, a): Pair => [a, b]).filter(() => b >= moved),
  );

const written = (pairs: readonly Pair[]): string =>
  pairs
    .map(([a, b]) => `${Math.min(a, b) + 1}-${Math.max(a, b) + 1}`)
    .toSorted()
    .join(" ");

/** A round in which the first players have a point more, without these pairs. */
const roundWithout = (moved: number, residents: number, forbidden: readonly Pair[]) => {
  const players = Array.from({ length: moved + residents }, (_, index) =>
    player(index + 1, "", { addedPoints: [index < moved ? 1 : 0] }),
  );
  const groups = forbidden.map(([a, b]) => [a + 1, b + 1]);
  return tournamentOf([], { players, forbidden: groups });
};

/** Articles 3 and 4: the first pairing with most pairs, and most of them of moved-down players. */
const firstOf = (moved: number, residents: number, forbidden: readonly Pair[]): string => {
  const people = peopleOf(roundWithout(moved, residents, forbidden));
  const [above, own] = [people.slice(0, moved), people.slice(moved)];
  for (let pairs = people.length >> 1; pairs > 0; pairs--) {
    for (let paired = Math.min(moved, pairs); paired >= 0; paired--) {
      for (const candidate of heterogeneous(above, own, pairs, paired)) {
        return written(candidate.pairs.map(([a, b]): Pair => [a.place, b.place]));
      }
    }
  }
  return "";
};

const bracketOf = (moved: number, residents: number): Bracket => {
  const players = moved + residents;
  return {
    ranks: Int32Array.from({ length: players }, (_, rank) => rank),
    residents: moved,
    next: players,
    rest: players,
    whole: false,
    byeScore: null,
  };
};

/** Compares both ways of pairing a bracket with the enumeration; counts the answers of each. */
const compareAll = (
  moved: number,
  residents: number,
  graphs: Iterable<readonly Pair[]>,
): { readonly wrong: readonly string[]; readonly quick: number } => {
  const wrong: string[] = [];
  let quick = 0;
  for (const forbidden of graphs) {
    const roster = rosterOf(roundWithout(moved, residents, forbidden));
    const bracket = bracketOf(moved, residents);
    const expected = firstOf(moved, residents, forbidden);
    const solved = written(solveBracket(roster, bracket).pairs);
    const counted = pairQuickly(roster, bracket);
    if (counted !== null) quick++;
    const found = counted === null ? solved : written(counted.pairs);
    if (solved === expected && found === expected) continue;
    wrong.push(`without ${written(forbidden)}: ${solved} and ${found}, not ${expected}`);
  }
  return { wrong, quick };
};

/** Every graph, or one in `step`. */
function* graphsOf(pairs: readonly Pair[], step: number): Generator<readonly Pair[]> {
  for (let set = 0; set < 2 ** pairs.length; set += step) {
    yield pairs.filter((_, bit) => Math.floor(set / 2 ** bit) % 2 === 1);
  }
}

function* randomGraphs(pairs: readonly Pair[], count: number): Generator<readonly Pair[]> {
  for (let seed = 1; seed <= count; seed++) {
    const random = randomFrom(seed);
    const density = between(random, 1, 9) / 10;
    yield pairs.filter(() => random() < density);
  }
}

describe("by weights and by counting, a bracket gets the first of all its pairings", () => {
  it.each([
    [0, 4, 1],
    [0, 5, 1],
    [0, 6, sweep(37, 1)],
    [1, 4, 1],
    [1, 5, sweep(37, 1)],
    [2, 3, 1],
    [2, 4, sweep(19, 1)],
    [3, 3, sweep(7, 1)],
    [4, 2, 1],
  ])("whoever may meet whom, of %i moved down and %i residents", (moved, residents, step) => {
    const pairs = pairsIn(moved, residents);
    const { wrong, quick } = compareAll(moved, residents, graphsOf(pairs, step));
    expect(wrong).toEqual([]);
    expect(quick > 0).toBe(moved <= residents);
  });

  it.each([
    [0, 7],
    [0, 8],
    [0, 9],
    [1, 7],
    [2, 6],
    [2, 7],
    [3, 5],
    [4, 4],
    [5, 4],
  ])("in random cases of %i moved down and %i residents", (moved, residents) => {
    const graphs = randomGraphs(pairsIn(moved, residents), sweep(60, 3000));
    expect(compareAll(moved, residents, graphs).wrong).toEqual([]);
  });
});
