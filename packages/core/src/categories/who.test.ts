import { describe, expect, test } from "vitest";
import type { Facts } from "./facts.ts";
import { fitterOf, type Who } from "./who.ts";

const fitOf = (who: Who, facts: Facts) => fitterOf(who)(facts);

const anna = { rating: 1712, born: 2009, sex: "w", club: "A", score: 5.5, ticks: ["student"] };

describe("a category", () => {
  test("without conditions takes everyone", () => {
    expect(fitOf({}, {})).toEqual({ fits: true });
  });

  test("takes both ends of a range, and is open where the range has null", () => {
    expect(fitOf({ rating: [1712, 1799] }, anna).fits).toBe(true);
    expect(fitOf({ rating: [1600, 1712] }, anna).fits).toBe(true);
    expect(fitOf({ rating: [1713, null] }, anna).fits).toBe(false);
    expect(fitOf({ rating: [null, 1711] }, anna).fits).toBe(false);
    expect(fitOf({ rating: [null, null] }, anna).fits).toBe(true);
    expect(fitOf({ born: 2009, score: [5.5, null] }, anna).fits).toBe(true);
  });

  test("takes any of several values, and all of several conditions", () => {
    expect(fitOf({ club: ["B", "A"], sex: ["w"] }, anna).fits).toBe(true);
    expect(fitOf({ club: ["A"], sex: ["m"] }, anna).fits).toBe(false);
    expect(fitOf({ ticks: ["local", "student"] }, anna).fits).toBe(true);
  });

  test("never takes a person whose facts are missing, and names what is missing", () => {
    expect(fitOf({ rating: [null, 1599], born: [2008, null] }, { rating: null })).toEqual({
      fits: false,
      missing: ["rating", "born"],
    });
    expect(fitOf({ rating: [null, null] }, {})).toEqual({ fits: false, missing: ["rating"] });
    expect(fitOf({ firstTime: true }, {})).toEqual({ fits: false, missing: ["firstTime"] });
  });

  test("names nothing missing of a person who does not fit anyway", () => {
    expect(fitOf({ rating: [null, 1599], sex: ["w"] }, { sex: "m" })).toEqual({
      fits: false,
      missing: [],
    });
  });

  test("misses nothing where having none is a fact: titles and ticks", () => {
    expect(fitOf({ title: ["GM"], ticks: ["local"] }, {})).toEqual({ fits: false, missing: [] });
  });
});
