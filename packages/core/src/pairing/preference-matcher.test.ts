import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomFrom } from "../../test/simulated-tournament.ts";
import { completeGraph, degreeOf, hasEdge, removeEdge } from "../matching/graph.ts";
import {
  FEWEST_OPPONENTS_ABOVE,
  matchByPreference,
  type Preferences,
} from "./preference-matcher.ts";

/** The matcher as tsh describes it: depth first, backtracking, remembering dead ends. */
const depthFirst = ({
  allowed,
  keysOf,
  neverReorder,
}: Preferences): readonly (readonly [number, number])[] | null => {
  const players = Array.from({ length: allowed.size }, (_, player) => player);
  const order =
    neverReorder || allowed.size <= FEWEST_OPPONENTS_ABOVE
      ? players
      : players.toSorted((a, b) => degreeOf(allowed, a) - degreeOf(allowed, b));
  const dead = new Set<string>();
  const search = (unpaired: readonly number[]): readonly (readonly [number, number])[] | null => {
    const [first, ...others] = unpaired;
    if (first === undefined) return [];
    if (dead.has(unpaired.join())) return null;
    const key = keysOf(first);
    const keys = new Map(others.map((other) => [other, key(other)]));
    const wishes = others
      .filter((other) => hasEdge(allowed, first, other))
      .sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0) || a - b);
    for (const wish of wishes) {
      const rest = search(others.filter((other) => other !== wish));
      if (rest !== null) return [[first, wish], ...rest];
    }
    dead.add(unpaired.join());
    return null;
  };
  return search(order);
};

const randomPreferences = (
  size: number,
  density: number,
  neverReorder: boolean,
  seed: number,
): Preferences => {
  const random = randomFrom(seed);
  const allowed = completeGraph(size);
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) if (random() > density) removeEdge(allowed, a, b);
  }
  const keys = Array.from({ length: size * size }, () => Math.floor(random() * 5));
  return {
    allowed,
    neverReorder,
    keysOf: (player) => (opponent) => keys[player * size + opponent] ?? 0,
  };
};

describe("matchByPreference", () => {
  it("gives the pairing that a depth-first search with backtracking finds first", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 8 }),
        fc.double({ min: 0.15, max: 1, noNaN: true }),
        fc.boolean(),
        fc.nat(),
        (half, density, neverReorder, seed) => {
          const preferences = randomPreferences(2 * half, density, neverReorder, seed);
          expect(matchByPreference(preferences)).toEqual(depthFirst(preferences));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("lets those with the fewest opponents choose first only above twelve players", () => {
    for (const size of [12, 14]) {
      const preferences = randomPreferences(size, 1, false, 1);
      for (let other = 0; other < size - 3; other++)
        removeEdge(preferences.allowed, size - 1, other);
      expect(matchByPreference(preferences)?.[0]?.[0]).toBe(size > 12 ? size - 1 : 0);
      expect(matchByPreference({ ...preferences, neverReorder: true })?.[0]?.[0]).toBe(0);
    }
  });

  it("says that nothing is possible where one player has nobody left, without trying it all", () => {
    const preferences = randomPreferences(1000, 1, false, 1);
    for (let other = 0; other < 999; other++) removeEdge(preferences.allowed, 999, other);
    expect(matchByPreference(preferences)).toBeNull();
  });
});
