import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  compareFractions,
  fraction,
  ofDecimal,
  plus,
  roundHalfUp,
  sumOf,
} from "../../base/fraction.ts";
import { kingLuiSettings } from "../../formats/king-lui.ts";
import { tableTournamentSettings } from "../../formats/table-tournament.ts";
import { tablesRulesOf } from "../../tournament/settings/settings.ts";
import { type RankPointRules, seatShares } from "./rank-points.ts";

const kingLui = tablesRulesOf(kingLuiSettings);
const tableTournament = tablesRulesOf(tableTournamentSettings);

const pointsOf = (
  scores: readonly (number | null)[],
  rules: RankPointRules = kingLui,
): readonly number[] =>
  seatShares(rules, {
    kind: "game-points",
    seats: scores.map((points, index) => ({ entry: index + 1, points })),
  }).map(({ rankPoints: { n, d } }) => n / d);

const ofPlaces = (places: readonly (number | null)[]): readonly number[] =>
  seatShares(kingLui, {
    kind: "places",
    seats: places.map((place, index) => ({ entry: index + 1, place })),
  }).map(({ rankPoints: { n, d } }) => n / d);

describe("rank points of King Lui at a table of three", () => {
  it.each([
    ["nobody shares a place", [30, 20, 10], [3, 1.5, 0]],
    ["two share first", [30, 30, 10], [2, 2, 0]],
    ["two share last", [30, 20, 20], [3, 1, 1]],
    ["all equal", [30, 30, 30], [2, 2, 2]],
  ])("%s", (_name, scores, points) => {
    expect(pointsOf(scores)).toEqual(points);
  });
});

describe("rank points of King Lui at a table of four", () => {
  it.each([
    ["nobody shares a place", [40, 30, 20, 10], [3, 2, 1, 0]],
    ["first and second shared", [40, 40, 20, 10], [3, 3, 1, 0]],
    ["second and third shared", [40, 30, 30, 10], [3, 2, 2, 0]],
    ["third and fourth shared", [40, 30, 20, 20], [3, 2, 1, 1]],
    ["first to third shared", [40, 40, 40, 10], [2, 2, 2, 0]],
    ["second to fourth shared", [40, 30, 30, 30], [3, 1, 1, 1]],
    ["all equal", [40, 40, 40, 40], [2, 2, 2, 2]],
    ["two pairs", [40, 40, 20, 20], [3, 3, 1, 1]],
  ])("%s", (_name, scores, points) => {
    expect(pointsOf(scores)).toEqual(points);
  });
});

describe("rank points", () => {
  it("follow from places as they do from game points", () => {
    expect(ofPlaces([2, 1, 2])).toEqual([1, 3, 1]);
    expect(ofPlaces([4, 1, 3, 1])).toEqual([0, 3, 1, 3]);
  });

  it("can be rounded to halves, or not at all", () => {
    expect(pointsOf([30, 30, 10], { ...kingLui, tieRounding: "half" })).toEqual([2.5, 2.5, 0]);
    expect(pointsOf([30, 30, 10], { ...kingLui, tieRounding: "none" })).toEqual([2.25, 2.25, 0]);
    expect(pointsOf([30, 30, 30], { ...kingLui, tieRounding: "half" })).toEqual([1.5, 1.5, 1.5]);
  });

  it("go to the fewest game points where these win", () => {
    expect(pointsOf([30, 20, 10], { ...kingLui, best: "fewest" })).toEqual([0, 1.5, 3]);
  });

  it("are none for who is absent: last, and a loss", () => {
    expect(pointsOf([30, null, 10])).toEqual([3, 0, 1.5]);
    const shares = seatShares(kingLui, {
      kind: "game-points",
      seats: [
        { entry: 1, points: null },
        { entry: 2, points: 5 },
        { entry: 3, points: null },
      ],
    });
    expect(shares.map(({ win, loss }) => [win, loss])).toEqual([
      [false, true],
      [true, false],
      [false, true],
    ]);
  });

  it("count a win for a sole first place only, a loss for a sole last", () => {
    const told = (scores: readonly number[], rules: RankPointRules) =>
      seatShares(rules, {
        kind: "game-points",
        seats: scores.map((points, entry) => ({ entry, points })),
      }).map(({ win, loss }) => (win ? "win" : loss ? "loss" : ""));
    expect(told([3, 3, 1], kingLui)).toEqual(["", "", "loss"]);
    expect(told([3, 1, 1], kingLui)).toEqual(["win", "", ""]);
    const shared = { ...kingLui, sharedWins: true, sharedLosses: true };
    expect(told([3, 3, 1], shared)).toEqual(["win", "win", "loss"]);
    expect(told([3, 1, 1], shared)).toEqual(["win", "loss", "loss"]);
  });

  it("do not depend on the order of the seats", () => {
    const scores = fc.array(fc.option(fc.integer({ min: -5, max: 5 })), {
      minLength: 3,
      maxLength: 8,
    });
    fc.assert(
      fc.property(scores, fc.nat(), (given, turn) => {
        const by = turn % given.length;
        const turned = [...given.slice(by), ...given.slice(0, by)];
        const expected = pointsOf(given, tableTournament);
        const points = pointsOf(turned, tableTournament);
        expect(points).toEqual([...expected.slice(by), ...expected.slice(0, by)]);
      }),
    );
  });

  it("add up to the scale's points where nothing is rounded and everybody came", () => {
    const scores = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(scores, (given) => {
        const shares = seatShares(tableTournament, {
          kind: "game-points",
          seats: given.map((points, entry) => ({ entry, points })),
        });
        const scale = tableTournament.scales.find(({ size }) => size === given.length);
        const total = sumOf((scale?.points ?? []).map(ofDecimal));
        expect(sumOf(shares.map(({ rankPoints }) => rankPoints))).toEqual(total);
      }),
    );
  });
});

describe("fractions", () => {
  it("are exact: ninety at a four are a hundred and twenty at a three, ninety-one are more", () => {
    const times43 = (points: number) => fraction(points * 4, 3);
    expect(compareFractions(times43(90), fraction(120))).toBe(0);
    expect(compareFractions(times43(91), fraction(121))).toBeGreaterThan(0);
    expect(plus(fraction(1, 3), fraction(1, 6))).toEqual(fraction(1, 2));
  });

  it("round x.5 up, below zero too", () => {
    expect(roundHalfUp(fraction(3, 2))).toEqual(fraction(2));
    expect(roundHalfUp(fraction(3, 4))).toEqual(fraction(1));
    expect(roundHalfUp(fraction(-1, 2))).toEqual(fraction(0));
    expect(roundHalfUp(fraction(9, 4), 2)).toEqual(fraction(5, 2));
  });
});
