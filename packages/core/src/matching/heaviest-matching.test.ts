import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomFrom } from "../../test/simulated-tournament.ts";
import { type HeaviestMatching, heaviestMatching } from "./heaviest-matching.ts";

type Weight = readonly number[];

const compare = (a: Weight, b: Weight): number => {
  for (const [lane, value] of a.entries()) if (value !== b[lane]) return value - b[lane]!;
  return 0;
};

const sum = (weights: readonly Weight[], lanes: number): Weight =>
  Array.from({ length: lanes }, (_, lane) =>
    weights.reduce((total, weight) => total + weight[lane]!, 0),
  );

/** Returns the weight of the heaviest perfect matching of some vertices, by brute force. */
const heaviest = (
  vertices: readonly number[],
  lanes: number,
  weightOf: (a: number, b: number) => Weight,
): Weight => {
  const [first, ...others] = vertices;
  if (first === undefined) return new Array<number>(lanes).fill(0);
  return others
    .map((other) => {
      const rest = others.filter((vertex) => vertex !== other);
      return sum([weightOf(first, other), heaviest(rest, lanes, weightOf)], lanes);
    })
    .reduce((best, each) => (compare(each, best) > 0 ? each : best));
};

const allPairs = (n: number): readonly (readonly [number, number])[] =>
  Array.from({ length: n }, (_, a) => a).flatMap((a) =>
    Array.from({ length: n - a - 1 }, (_, index) => [a, a + 1 + index] as const),
  );

const weightIn =
  (matching: HeaviestMatching, lanes: number) =>
  (a: number, b: number): Weight =>
    Array.from({ length: lanes }, (_, lane) => matching.weightOf(a, b, lane));

/** Returns the weight of a solved matching; fails if it is not perfect. */
const weightOfSolved = (matching: HeaviestMatching, among: readonly number[], lanes: number) => {
  for (const vertex of among) expect(matching.partner[matching.partner[vertex]!]).toBe(vertex);
  const pairs = among.filter((vertex) => matching.partner[vertex]! > vertex);
  const weightOf = weightIn(matching, lanes);
  return sum(
    pairs.map((vertex) => weightOf(vertex, matching.partner[vertex]!)),
    lanes,
  );
};

const problem = fc.record({
  half: fc.integer({ min: 1, max: 4 }),
  lanes: fc.integer({ min: 1, max: 3 }),
  values: fc.integer({ min: 1, max: 12 }),
  seed: fc.nat(),
});

const randomMatching = (n: number, lanes: number, values: number, random: () => number) => {
  const matching = heaviestMatching(n, lanes);
  for (const [a, b] of allPairs(n)) {
    for (let lane = 0; lane < lanes; lane++) {
      matching.add(a, b, lane, Math.floor(random() * values) - Math.floor(values / 4));
    }
  }
  return matching;
};

describe("heaviestMatching", () => {
  it("weighs as much as the heaviest of all perfect matchings, lane by lane", () => {
    fc.assert(
      fc.property(problem, ({ half, lanes, values, seed }) => {
        const vertices = Array.from({ length: 2 * half }, (_, vertex) => vertex);
        const matching = randomMatching(2 * half, lanes, values, randomFrom(seed));
        matching.solve();
        expect(weightOfSolved(matching, vertices, lanes)).toEqual(
          heaviest(vertices, lanes, weightIn(matching, lanes)),
        );
      }),
      { numRuns: 600 },
    );
  });

  it("stays heaviest when pairs of one vertex gain or lose, and when pairs are taken out", () => {
    fc.assert(
      fc.property(problem, ({ half, lanes, values, seed }) => {
        const random = randomFrom(seed);
        const matching = randomMatching(2 * half, lanes, values, random);
        let left = Array.from({ length: 2 * half }, (_, vertex) => vertex);
        matching.solve();
        while (left.length > 2) {
          const vertex = left[Math.floor(random() * left.length)]!;
          matching.change(vertex, 3, () => {
            for (const other of left) {
              if (other === vertex) continue;
              if (random() < 0.5) matching.add(vertex, other, lanes - 1, Math.ceil(random() * 3));
              else if (other !== matching.partner[vertex]) matching.add(vertex, other, 0, -20);
            }
          });
          matching.solve();
          const best = heaviest(left, lanes, weightIn(matching, lanes));
          expect(weightOfSolved(matching, left, lanes)).toEqual(best);
          const partner = matching.partner[vertex]!;
          expect(matching.mightMatch(vertex, partner)).toBe(true);
          matching.remove(vertex, partner);
          matching.solve();
          left = left.filter((other) => other !== vertex && other !== partner);
        }
      }),
      { numRuns: 400 },
    );
  });

  it("stays heaviest when its last lanes are set anew, higher ones being as they were", () => {
    fc.assert(
      fc.property(problem, ({ half, lanes, values, seed }) => {
        const random = randomFrom(seed);
        const vertices = Array.from({ length: 2 * half }, (_, vertex) => vertex);
        const matching = randomMatching(2 * half, lanes + 1, values, random);
        matching.solve();
        for (const first of [lanes, 1]) {
          matching.changeLanes(first, () => {
            for (const [a, b] of allPairs(2 * half)) {
              for (let lane = first; lane <= lanes; lane++) {
                const weight = -Math.floor(random() * values);
                matching.add(a, b, lane, weight - matching.weightOf(a, b, lane));
              }
            }
          });
          matching.solve();
          expect(weightOfSolved(matching, vertices, lanes + 1)).toEqual(
            heaviest(vertices, lanes + 1, weightIn(matching, lanes + 1)),
          );
        }
      }),
      { numRuns: 400 },
    );
  });
});
