import { describe, expect, it } from "vitest";
import { highestReach, lowestChallenger } from "./formula.ts";

/** Returns the levels that may be challenged from a level. */
const reach = (level: number): readonly number[] =>
  Array.from({ length: level - highestReach(level) }, (_, index) => highestReach(level) + index);

describe("The challenge formula", () => {
  it("gives the rulebook's table for levels 2 to 12", () => {
    const table = Array.from({ length: 11 }, (_, index) => reach(index + 2).join("-"));
    expect(table).toEqual([
      "1",
      "2",
      "3",
      "3-4",
      "4-5",
      "4-5-6",
      "5-6-7",
      "6-7-8",
      "6-7-8-9",
      "7-8-9-10",
      "8-9-10-11",
    ]);
  });

  it("is Hofstadter's G to level 10,000, which is floor((n + 1) / golden ratio)", () => {
    const golden = (1 + Math.sqrt(5)) / 2;
    const hofstadter = [0];
    for (let level = 1; level <= 10_000; level++) {
      const inner = hofstadter[hofstadter[level - 1] ?? 0] ?? 0;
      hofstadter.push(level - inner);
      if (level < 2) continue;
      expect(highestReach(level)).toBe(hofstadter[level]);
      expect(highestReach(level)).toBe(Math.floor((level + 1) / golden));
    }
  });

  it("is the definition: the smallest k with k + m(k) at least n", () => {
    for (let level = 3; level <= 500; level++) {
      const k = highestReach(level);
      expect(k + highestReach(k)).toBeGreaterThanOrEqual(level);
      expect(k - 1 + highestReach(k - 1)).toBeLessThan(level);
    }
  });

  it("names the lowest level that may challenge another", () => {
    for (let level = 1; level <= 500; level++) {
      const lowest = lowestChallenger(level);
      expect(highestReach(lowest)).toBeLessThanOrEqual(level);
      expect(highestReach(lowest + 1)).toBeGreaterThan(level);
    }
  });
});
