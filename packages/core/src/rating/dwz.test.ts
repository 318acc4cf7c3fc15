import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { randomEvents } from "../../test/rating/random-events.ts";
import { type DwzPlayer, dwzChange, rateDwzEvent } from "./dwz.ts";
import { expectedThousandths } from "./expectation.ts";

const NEW = "2026-06-08";
const OLD = "2026-06-07";

const player = (rating: number | null, more: Partial<DwzPlayer> = {}): DwzPlayer => ({
  ...{ rating, birthYear: 1980, index: 20 },
  ...more,
});

/** Games of player 0 with White against 1, 2, 3 … */
const against = (...halves: readonly (0 | 1 | 2)[]) =>
  halves.map((one, index) => ({ white: 0, black: index + 1, halves: one, forfeit: false }));

const rate = (players: readonly DwzPlayer[], games: ReturnType<typeof against>, end = NEW) =>
  rateDwzEvent({ end, expectation: "table", players, games });

describe("The DWZ order of 30 May 2026", () => {
  test("worked example: a junior of 1961 scores 3½ of 5", () => {
    const opponents = [1850, 1984, 2040, 1977, 1940];
    const noah = player(1961, { birthYear: 2009, index: 14 });
    const [outcome] = rate([noah, ...opponents.map((one) => player(one))], against(2, 1, 1, 2, 1));
    // 1. Differences: 1961 − 1850 = 111, −23, −79, −16, 21. By the table: .65, .47, .39, .48, .53.
    expect(outcome?.lines.map(({ expected }) => expected / 1000)).toEqual([
      0.65, 0.47, 0.39, 0.48, 0.53,
    ]);
    // 2. Together We = 2.52; he scored W = 3.5, so W − We = 0.98.
    expect(outcome).toMatchObject({ games: 5, halves: 7, expected: 2520 });
    // 3. Age 2026 − 2009 = 17, below 2200, index 11 and more: K0 = 32. No b, as W ≥ We.
    // 4. Age up to 20, below 2000, W ≥ We: a = (2000 − 1961) / 30 = 1.3. K = 32 + 1.3 = 33.3.
    expect(outcome).toMatchObject({
      k: 333,
      working: { age: 17, order: 2026, group: "young", k0: 32, b: null, a: 39 },
    });
    // 5. 1961 + 33.3 · 0.98 = 1961 + 32.634 = 1993.634, rounded 1994.
    expect(outcome).toMatchObject({ kind: "rated", before: 1961, after: 1994 });
  });

  test("worked example: an adult of 1400 loses both games", () => {
    const [outcome] = rate([player(1400, { index: 5 }), player(1500), player(1400)], against(0, 0));
    // 1. Differences −100 and 0: .36 and .50, We = 0.86, W = 0.
    expect(outcome).toMatchObject({ halves: 0, expected: 860 });
    // 2. Age 46, below 2000, index 5: K0 = 40. W < We below 1600: b = (1400 + 800) / 2400 = 0.91667.
    // 3. K = 40 · 0.91667 = 36.667, to one decimal 36.7. No a, as W < We.
    expect(outcome).toMatchObject({ k: 367, working: { k0: 40, b: 2200, a: null } });
    // 4. 1400 − 36.7 · 0.86 = 1400 − 31.562 = 1368.438, rounded 1368.
    expect(outcome).toMatchObject({ after: 1368 });
  });

  test("takes K0 by age, rating and index, and K between 5 and 80", () => {
    const k0 = (rating: number, birthYear: number | null, index: number) => {
      const [outcome] = rate([player(rating, { birthYear, index }), player(rating)], against(1));
      return outcome?.kind === "rated" && outcome.working.order === 2026
        ? outcome.working.k0
        : null;
    };
    expect([1, 2, 3, 10, 11, 99, 0].map((index) => k0(2150, 2001, index))).toEqual([
      60, 60, 48, 34, 32, 32, 60,
    ]);
    expect([k0(2200, 2001, 3), k0(1999, 2000, 3), k0(2000, 2000, 3), k0(1999, null, 3)]).toEqual([
      41, 44, 41, 44,
    ]);
    const child = { before: 1100, age: 8, index: 1, surplus: 1000, games: 5 };
    // 60 + (2000 − 1100) / 30 = 90.
    expect(dwzChange(child, NEW).k).toBe(800);
  });

  test("goes not below 1100, and leaves alone who played nothing that counts", () => {
    const lost = { before: 1105, age: 30, index: 1, surplus: -3000, games: 6 };
    expect(dwzChange(lost, NEW).after).toBe(1100);
    const idle = [player(1034), player(null)];
    expect(rate(idle, against(0))[0]).toMatchObject({ games: 0, k: 0, after: 1034 });
  });
});

describe("The DWZ order before", () => {
  const cases = JSON.parse(
    readFileSync(new URL("../../test/rating/dwz-old-order.json", import.meta.url), "utf8"),
  );
  const AGES: Readonly<Record<string, number>> = { "over 25": 40, "21-25": 23, "up to 20": 16 };

  test("gives the evaluations that the office published", () => {
    for (const { R0, index, age, W, n, We, E, new: after } of cases[
      "order before 8 June 2026 (E)"
    ]) {
      const surplus = Math.round(1000 * (W - We));
      const known = { before: R0, age: AGES[age] ?? null, index, surplus, games: n };
      expect(dwzChange(known, "2003-12-31")).toMatchObject({ k: 10 * E, after });
    }
  });

  test("gives the published results of one game between two juniors", () => {
    const game = cases["one game, both up to 20 (E from the figures)"];
    const children = game.R.map((rating: number) => player(rating, { birthYear: 2012 }));
    for (const [halves, result] of [
      [2, "first wins"],
      [1, "draw"],
      [0, "second wins"],
    ] as const) {
      const after = rate(children, against(halves), OLD).map((outcome) =>
        outcome.kind === "rated" ? outcome.after : null,
      );
      expect(after).toEqual(game[result]);
    }
  });

  test("ends with 7 June 2026", () => {
    const field = [player(1500), player(1500)];
    const orders = [OLD, NEW].map((end) => {
      const [outcome] = rate(field, against(1), end);
      return outcome?.kind === "rated" ? outcome.working.order : null;
    });
    expect(orders).toEqual([2011, 2026]);
  });
});

describe("A first DWZ", () => {
  const newcomer = (opponents: readonly number[], halves: readonly (0 | 1 | 2)[], end = NEW) =>
    rate([player(null), ...opponents.map((one) => player(one))], against(...halves), end)[0];

  test("is the rating that expects the score", () => {
    expect(newcomer([1500, 1500, 1500, 1500, 1500, 1500], [2, 0, 1, 1, 2, 0])).toMatchObject({
      kind: "first",
      stage: 1,
      after: 1500,
    });
    const outcome = newcomer([1300, 1450, 1600, 1700, 1900], [2, 2, 1, 0, 0]);
    expect(outcome?.kind).toBe("first");
    expect(Math.abs(500 * 5 - (outcome?.expected ?? 0))).toBeLessThanOrEqual(25);
  });

  test("needs five opponents with a rating, and not all won or lost", () => {
    const five = [1500, 1500, 1500, 1500, 1500];
    expect(newcomer([1500, 1500, 1500, 1500], [1, 1, 1, 1])).toMatchObject({
      kind: "unrated",
      reason: "too-few-games",
    });
    expect(newcomer(five, [2, 2, 2, 2, 2])).toMatchObject({ reason: "all-won" });
    expect(newcomer(five, [0, 0, 0, 0, 0])).toMatchObject({ reason: "all-lost" });
    expect(newcomer([], [])).toMatchObject({ reason: "too-few-games", games: 0 });
  });

  test("is 700 and an eighth where it would be below 800, before 8 June 2026 alone", () => {
    const five = [800, 800, 800, 800, 800];
    const [before, since] = [OLD, NEW].map((end) => newcomer(five, [1, 0, 0, 0, 0], end));
    const value = since?.kind === "first" ? since.after : Number.NaN;
    expect(value).toBeLessThan(800);
    expect(before).toMatchObject({ kind: "first", after: Math.floor(700 + value / 8 + 0.5) });
  });

  test("comes in a second stage with opponents of the first", () => {
    // 0 to 4 have five rated opponents each; 5 has only 0 to 4.
    const newcomers = Array.from({ length: 6 }, () => player(null));
    const rated = Array.from({ length: 5 }, () => player(1600));
    const games = [0, 1, 2, 3, 4].flatMap((one) => [
      ...rated.map((_, index) => ({
        ...{ white: one, black: 6 + index, forfeit: false },
        halves: (index % 3) as 0 | 1 | 2,
      })),
      { white: 5, black: one, halves: one === 0 ? (2 as const) : (1 as const), forfeit: false },
    ]);
    const outcomes = rate([...newcomers, ...rated], games);
    expect(outcomes.map((one) => (one.kind === "first" ? one.stage : one.kind))).toEqual([
      ...[1, 1, 1, 1, 1, 2],
      ...Array(5).fill("rated"),
    ]);
    // Games against newcomers do not count for those who have a rating.
    expect(outcomes[6]).toMatchObject({ games: 0, after: 1600 });
  });
});

describe("Against a second implementation by formula", () => {
  /** The orders once more, in decimal fractions, without rounding the rating. */
  const byFormula = (
    { before, age, index, games, score, expected }: Readonly<Record<string, number>>,
    isNew: boolean,
  ): number => {
    const [R0, a, i, n, W, We] = [before, age, index, games, score, expected].map(
      (value) => value ?? 0,
    ) as [number, number, number, number, number, number];
    if (n === 0) return R0;
    if (isNew) {
      const start = a <= 25 && R0 < 2200 ? 54 : a > 25 && R0 < 2000 ? 50 : 47;
      const k0 = i <= 2 ? 60 : start - 2 * Math.min(i, 11);
      const b = W < We && R0 < 1600 ? (R0 + 800) / 2400 : 1;
      const plus = W < We ? 0 : a <= 20 ? Math.max(0, (2000 - R0) / 30) : R0 < 1600 ? 4 : 0;
      const k = Math.min(80, Math.max(5, Math.round((k0 * b + plus) * 10 + 1e-9) / 10));
      return Math.max(1100, R0 + k * (W - We));
    }
    const f = a <= 20 && W >= We ? Math.min(1, Math.max(0.5, R0 / 2000)) : 1;
    const S = R0 < 1300 && W <= We ? Math.exp((1300 - R0) / 150) - 1 : 0;
    const E = Math.round(f * ((R0 / 1000) ** 4 + (a <= 20 ? 5 : a <= 25 ? 10 : 15)) + S);
    const most = S > 0 ? 150 : Math.min(30, 5 * i);
    return R0 + (800 * (W - We)) / (Math.max(5, Math.min(E, most)) + n);
  };

  test.each([
    [NEW, "table"],
    [NEW, "normal"],
    [OLD, "table"],
    [OLD, "normal"],
  ] as const)("events that end on %s, by the %s, are equal", (end, expectation) => {
    fc.assert(
      fc.property(randomEvents, ({ players, games }) => {
        const outcomes = rateDwzEvent({ end, expectation, players, games });
        for (const [index, outcome] of outcomes.entries()) {
          if (outcome.kind !== "rated") continue;
          const own = games.filter(
            ({ white, black, forfeit }) =>
              !forfeit &&
              (white === index || black === index) &&
              players[white === index ? black : white]?.rating !== null,
          );
          const sums = own.map(({ white, black, halves }) => ({
            score: (white === index ? halves : 2 - halves) / 2,
            expected:
              expectedThousandths(
                outcome.before - (players[white === index ? black : white]?.rating ?? 0),
                expectation,
              ) / 1000,
          }));
          const { birthYear, index: evaluations } = players[index] as (typeof players)[number];
          const exact = byFormula(
            {
              before: outcome.before,
              age: birthYear === null ? 99 : 2026 - birthYear,
              index: evaluations,
              games: own.length,
              score: sums.reduce((sum, one) => sum + one.score, 0),
              expected: Number(sums.reduce((sum, one) => sum + one.expected, 0).toFixed(3)),
            },
            end === NEW,
          );
          expect(Math.abs(outcome.after - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        }
      }),
      { numRuns: sweep(150, 3000) },
    );
  });
});
