import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Draw, lotsFrom } from "../../lots/lots.ts";
import { drawnPreliminaryGroups, planPreliminaryGroups, ratingClass } from "./groups.ts";

const SEED = "07".repeat(32);

const seedsOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const plan = (count: number, seed = SEED) =>
  planPreliminaryGroups(seedsOf(count), 1, lotsFrom(seed));

const sizesOf = (count: number) => plan(count).map(({ members }) => members.length);

const membersOf = (group: ReturnType<typeof plan>[number] | undefined) =>
  group?.members.map(({ entry }) => entry) ?? [];

const classSizes = (count: number, divisor: number) =>
  Array.from(
    { length: divisor },
    (_, index) => ratingClass(seedsOf(count), index + 1, divisor).length,
  );

const fieldSizes = fc.integer({ min: 3, max: 130 });
const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString("hex"));

describe("rating classes", () => {
  test("of 4k + 3 players: quartile 1 is one player short", () => {
    expect(classSizes(7, 4)).toEqual([1, 2, 2, 2]);
    expect(classSizes(103, 4)).toEqual([25, 26, 26, 26]);
  });

  test("of five players: sextile 1 is empty, the others hold one each", () => {
    expect(classSizes(5, 6)).toEqual([0, 1, 1, 1, 1, 1]);
  });

  test("divide every field without gap or overlap, strongest first", () => {
    fc.assert(
      fc.property(fieldSizes, fc.constantFrom(4, 6), (count, divisor) => {
        const classes = Array.from({ length: divisor }, (_, index) =>
          ratingClass(seedsOf(count), index + 1, divisor),
        );
        expect(classes.flat()).toEqual(seedsOf(count));
      }),
    );
  });
});

describe("preliminary groups", () => {
  test("of 102, 103, 104 and 105 players: the special group first, then groups of four", () => {
    expect(sizesOf(102)).toEqual([6, ...Array(24).fill(4)]);
    expect(sizesOf(103)).toEqual([3, ...Array(25).fill(4)]);
    expect(sizesOf(104)).toEqual(Array(26).fill(4));
    expect(sizesOf(105)).toEqual([5, ...Array(25).fill(4)]);
  });

  test("of the smallest fields", () => {
    expect([3, 4, 5, 6, 7, 8, 9, 10].map(sizesOf)).toEqual([
      [3],
      [4],
      [5],
      [6],
      [3, 4],
      [4, 4],
      [5, 4],
      [6, 4],
    ]);
    expect(plan(2)).toEqual([]);
  });

  test("of three and five players hold everybody, A the strongest", () => {
    expect(plan(3)[0]?.members).toEqual([
      { entry: 1, letter: "A" },
      { entry: 2, letter: "B" },
      { entry: 3, letter: "C" },
    ]);
    expect(membersOf(plan(5)[0])).toEqual([1, 2, 3, 4, 5]);
  });

  test("hold everybody once, one from each class: quartiles re-divided after the special group", () => {
    const specialClasses = {
      0: [],
      1: [2, 3, 4, 5, 6].map((number) => [number, 6]),
      2: [1, 2, 3, 4, 5, 6].map((number) => [number, 6]),
      3: [2, 3, 4].map((number) => [number, 4]),
    };
    fc.assert(
      fc.property(fieldSizes, seeds, (count, seed) => {
        const groups = plan(count, seed);
        const all = seedsOf(count);
        expect(groups.flatMap(membersOf).sort((a, b) => a - b)).toEqual(all);
        const classes = specialClasses[(count % 4) as 0 | 1 | 2 | 3];
        const special = classes.length === 0 ? [] : membersOf(groups[0]);
        for (const [place, [number, divisor]] of classes.entries()) {
          expect(ratingClass(all, number!, divisor!)).toContain(special[place]);
        }
        const rest = all.filter((entry) => !special.includes(entry));
        const ofFour = groups.slice(classes.length === 0 ? 0 : 1);
        for (const place of [0, 1, 2, 3]) {
          expect(ofFour.map((group) => membersOf(group)[place]).sort((a, b) => a! - b!)).toEqual(
            ratingClass(rest, place + 1, 4),
          );
        }
      }),
    );
  });

  test("are drawn by lots with names of their own, which alone bring them back", () => {
    fc.assert(
      fc.property(fieldSizes, seeds, (count, seed) => {
        const lots = lotsFrom(seed);
        const groups = planPreliminaryGroups(seedsOf(count), 4, lots);
        const draws: readonly Draw[] = lots.draws;
        expect(new Set(draws.map(({ name }) => name)).size).toBe(draws.length);
        expect(draws.every(({ name }) => name.startsWith("stage/4/"))).toBe(true);
        expect(drawnPreliminaryGroups(draws, 4)).toEqual(groups);
        expect(drawnPreliminaryGroups(draws, 1)).toEqual([]);
      }),
    );
  });

  test("give every player of a class the same chance", () => {
    const firstOpponents = new Map<number, number>();
    for (let run = 0; run < 800; run++) {
      const seed = run.toString(16).padStart(64, "0");
      const group = plan(16, seed).find((one) => membersOf(one).includes(1));
      const fourth = membersOf(group)[3] ?? 0;
      firstOpponents.set(fourth, (firstOpponents.get(fourth) ?? 0) + 1);
    }
    expect([...firstOpponents.keys()].sort((a, b) => a - b)).toEqual([13, 14, 15, 16]);
    // 200 each are expected; four standard deviations are 49.
    for (const count of firstOpponents.values()) expect(Math.abs(count - 200)).toBeLessThan(49);
  });
});
