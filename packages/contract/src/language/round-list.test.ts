import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeRounds, parseRounds } from "./round-list.ts";

describe("rounds as typed", () => {
  it("are single rounds and ranges", () => {
    expect(parseRounds("5, 7-9")).toEqual([5, 7, 8, 9]);
    expect(parseRounds("")).toEqual([]);
    expect(parseRounds("bald")).toBeNull();
  });

  it("are written so that they are read again", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 200 })), (rounds) => {
        const sorted = rounds.toSorted((a, b) => a - b);
        expect(parseRounds(makeRounds(rounds))).toEqual(sorted);
      }),
    );
  });
});
