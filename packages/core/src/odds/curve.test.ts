import { describe, expect, test } from "vitest";
import { chanceFrom, chanceOfRun, lotsOfRun } from "./chance.ts";
import { expectedScore, exponential, normalBelow } from "./curve.ts";
import { wilson } from "./margin.ts";

describe("the curves, without functions that differ between machines", () => {
  test("the exponential is right to 13 digits", () => {
    for (const x of [-50, -3.3, -1, -0.001, 0, 0.34, 0.35, 1, 2.5, 20, 300]) {
      expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 12);
    }
    expect(exponential(-800)).toBe(0);
  });

  test("Elo's expected score: 0.5 at 0, 0.64 at 100, ten to one at 400", () => {
    expect(expectedScore(0)).toBe(0.5);
    expect(expectedScore(100)).toBeCloseTo(0.640_065, 6);
    expect(expectedScore(400)).toBeCloseTo(10 / 11, 12);
    expect(expectedScore(-400) + expectedScore(400)).toBeCloseTo(1, 12);
  });

  test("half of a normal distribution is below 0, 97.5 % below 1.96", () => {
    expect(normalBelow(0)).toBeCloseTo(0.5, 6);
    expect(normalBelow(1.959_964)).toBeCloseTo(0.975, 6);
    expect(normalBelow(-1)).toBeCloseTo(0.158_655, 6);
  });
});

describe("chance", () => {
  test("is the same on every machine: the first words of a seed", () => {
    const chance = chanceOfRun("2026", 0);
    expect([chance.word(), chance.word(), chance.word()]).toEqual([
      3528436021, 571918307, 1735318569,
    ]);
    expect(lotsOfRun("2026", 0)).toBe(
      "a1a69a3b8ebbc4bf248409a95a82da3316d2184063c8eda60e7766c666319711",
    );
  });

  test("of one run does not depend on the runs before it", () => {
    expect(chanceOfRun("a", 7).word()).toBe(chanceOfRun("a", 7).word());
    expect(chanceOfRun("a", 7).word()).not.toBe(chanceOfRun("a", 8).word());
    expect(lotsOfRun("a", 7)).not.toBe(lotsOfRun("a", 8));
  });

  test("has normal deviates of mean 0 and deviation 1, a third of them beyond 1", () => {
    const chance = chanceFrom("moments");
    const drawn = Array.from({ length: 40_000 }, () => chance.normal());
    const mean = drawn.reduce((sum, one) => sum + one, 0) / drawn.length;
    const variance = drawn.reduce((sum, one) => sum + one * one, 0) / drawn.length;
    const beyond = drawn.filter((one) => Math.abs(one) > 1).length / drawn.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(variance).toBeCloseTo(1, 1);
    expect(beyond).toBeCloseTo(0.317, 2);
  });
});

describe("Wilson's interval of 95 %", () => {
  test("of 50 in 100 is 40.4 to 59.6 %, of 10 in 1000 is 0.5 to 1.8 %", () => {
    expect(wilson(50, 100).low).toBeCloseTo(0.4038, 4);
    expect(wilson(50, 100).high).toBeCloseTo(0.5962, 4);
    expect(wilson(10, 1000).low).toBeCloseTo(0.0054, 4);
    expect(wilson(10, 1000).high).toBeCloseTo(0.0183, 4);
  });

  test("stays open at the ends: none of 50 may be 7 %, and nothing is known without runs", () => {
    expect(wilson(0, 50).low).toBe(0);
    expect(wilson(0, 50).high).toBeCloseTo(0.0713, 4);
    expect(wilson(50, 50).high).toBe(1);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});
