import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canAllBePaired, randomFrom } from "../../test/simulated-tournament.ts";
import { completeGraph, degreeOf, type Graph, hasEdge, removeEdge } from "./graph.ts";
import { perfectMatching } from "./perfect-matching.ts";

const PRIME = 1_000_003;

/**
 * True if a graph has a perfect matching, with an error of less than 1 in 10,000: tests if its
 * Tutte matrix, its unknowns replaced by random numbers, is regular modulo a prime.
 */
const tutteSaysYes = (graph: Graph, random: () => number): boolean => {
  const { size } = graph;
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      if (!hasEdge(graph, a, b)) continue;
      const value = 1 + Math.floor(random() * (PRIME - 1));
      matrix[a]![b] = value;
      matrix[b]![a] = PRIME - value;
    }
  }
  return isRegular(matrix);
};

const isRegular = (matrix: number[][]): boolean => {
  const size = matrix.length;
  for (let column = 0; column < size; column++) {
    const pivot = matrix.findIndex((row, index) => index >= column && row[column] !== 0);
    if (pivot < 0) return false;
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    const inverse = power(matrix[column]![column]!, PRIME - 2);
    for (let row = column + 1; row < size; row++) {
      const factor = (matrix[row]![column]! * inverse) % PRIME;
      if (factor === 0) continue;
      for (let index = column; index < size; index++) {
        const value = matrix[row]![index]! - ((factor * matrix[column]![index]!) % PRIME);
        matrix[row]![index] = value < 0 ? value + PRIME : value;
      }
    }
  }
  return true;
};

const power = (base: number, exponent: number): number => {
  let result = 1;
  for (let [square, rest] = [base, exponent]; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
};

/** Returns a graph in which each pair may meet with the given probability. */
const randomGraph = (size: number, density: number, random: () => number): Graph => {
  const graph = completeGraph(size);
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) if (random() >= density) removeEdge(graph, a, b);
  }
  return graph;
};

const isPerfect = (graph: Graph, partner: Int32Array): boolean =>
  partner.every((other, vertex) => partner[other] === vertex && hasEdge(graph, vertex, other));

describe("perfectMatching", () => {
  it("finds a complete pairing exactly where trying all of them finds one", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5 }),
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        fc.nat(),
        (half, density, seed) => {
          const graph = randomGraph(2 * half, density, randomFrom(seed));
          const partner = perfectMatching(graph);
          const vertices = Array.from({ length: 2 * half }, (_, vertex) => vertex);
          expect(partner !== null).toBe(canAllBePaired(vertices, (a, b) => hasEdge(graph, a, b)));
          expect(partner === null || isPerfect(graph, partner)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("agrees with the determinant of Tutte's matrix on larger sparse graphs", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 35 }),
        fc.double({ min: 2, max: 5, noNaN: true }),
        fc.nat(),
        (half, degree, seed) => {
          const random = randomFrom(seed);
          const graph = randomGraph(2 * half, degree / (2 * half), random);
          const partner = perfectMatching(graph);
          expect(partner !== null).toBe(tutteSaysYes(graph, random));
          expect(partner === null || isPerfect(graph, partner)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("knows that an odd number cannot be paired, and nobody can", () => {
    expect(perfectMatching(completeGraph(5))).toBeNull();
    expect(perfectMatching(completeGraph(0))).toHaveLength(0);
  });

  it("finds its way through odd cycles: two triangles joined by one edge", () => {
    const graph = completeGraph(6);
    for (const a of [0, 1, 2])
      for (const b of [3, 4, 5]) if (a !== 2 || b !== 3) removeEdge(graph, a, b);
    expect([...(perfectMatching(graph) ?? [])]).toEqual([1, 0, 3, 2, 5, 4]);
  });
});

describe("degreeOf", () => {
  it("counts the others in complete graphs of any size", () => {
    for (const size of [1, 2, 31, 32, 33, 64, 100]) {
      expect(degreeOf(completeGraph(size), size - 1)).toBe(size - 1);
    }
  });
});
