import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { randomEvents } from "../../test/rating/random-events.ts";
import { type FideList, type FidePlayer, rateFideEvent } from "./fide.ts";
import { expectedPercent } from "./rating-tables.ts";

const player = (rating: number | null, more: Partial<FidePlayer> = {}): FidePlayer => ({
  ...{ rating, birthYear: 1980, games: 100, reached2400: false },
  ...more,
});

const against = (...halves: readonly (0 | 1 | 2)[]) =>
  halves.map((one, index) => ({ white: 0, black: index + 1, halves: one, forfeit: false }));

const rate = (
  players: readonly FidePlayer[],
  games: ReturnType<typeof against>,
  list: FideList = "standard",
) => rateFideEvent({ list, year: 2026, players, games });

const ruleFor = (rating: number, more: Partial<FidePlayer>, list: FideList = "standard") => {
  const [outcome] = rate([player(rating, more), player(rating)], against(1), list);
  return outcome?.kind === "rated" ? [outcome.working.rule, outcome.k / 10] : null;
};

describe("FIDE’s K", () => {
  test("is 40 until 30 games, and until the year of the 18th birthday below 2300", () => {
    expect(ruleFor(2350, { games: 29 })).toEqual(["new", 40]);
    expect(ruleFor(2350, { games: 30 })).toEqual(["standard", 20]);
    expect(ruleFor(2299, { birthYear: 2008 })).toEqual(["young", 40]);
    expect(ruleFor(2300, { birthYear: 2008 })).toEqual(["standard", 20]);
    expect(ruleFor(2299, { birthYear: 2007 })).toEqual(["standard", 20]);
    expect(ruleFor(1500, { birthYear: null })).toEqual(["standard", 20]);
  });

  test("is 10 once 2400 was reached, also after it was lost, but not for the new or young", () => {
    expect(ruleFor(2400, {})).toEqual(["strong", 10]);
    expect(ruleFor(2350, { reached2400: true })).toEqual(["strong", 10]);
    expect(ruleFor(2420, { reached2400: true, games: 12 })).toEqual(["new", 40]);
    expect(ruleFor(2290, { reached2400: true, birthYear: 2010 })).toEqual(["young", 40]);
  });

  test("is 20 in rapid and blitz, for everyone", () => {
    expect(ruleFor(1500, { games: 3, birthYear: 2015 }, "rapid")).toEqual(["rapid-or-blitz", 20]);
    expect(ruleFor(2600, { reached2400: true }, "blitz")).toEqual(["rapid-or-blitz", 20]);
  });

  test("times the games is at most 700", () => {
    const [outcome] = rate(
      [player(1500, { games: 0 }), ...Array.from({ length: 19 }, () => player(1500))],
      against(...Array.from({ length: 19 }, () => 1 as const)),
    );
    expect(outcome).toMatchObject({ k: 360, working: { unlimitedK: 40 } });
  });
});

describe("A change of FIDE’s rating", () => {
  test("is K times the surplus, rounded at the end, halves away from zero", () => {
    const change = (own: number, other: number, halves: 0 | 1 | 2) => {
      const [outcome] = rate([player(own), player(other)], against(halves));
      return outcome?.kind === "rated" ? outcome.after - outcome.before : null;
    };
    expect(change(1800, 1800, 2)).toBe(10);
    expect(change(1804, 1800, 2)).toBe(10);
    expect(change(1800, 1804, 0)).toBe(-10);
    const [half] = rate(
      [player(2450, { reached2400: true }), player(2450), player(2446)],
      against(2, 1),
    );
    // 10 · (1.5 − .50 − .51) = 4.9.
    expect(half).toMatchObject({ after: 2455 });
  });

  test("limits differences to 400 below 2650, and to nothing above", () => {
    const expected = (own: number, other: number) =>
      rate([player(own), player(other)], against(2))[0]?.expected;
    expect(expected(2649, 1500)).toBe(920);
    expect(expected(2650, 1500)).toBe(1000);
    expect(expected(1500, 2700)).toBe(80);
  });

  test("does not count forfeits and players without a rating", () => {
    const games = [
      { white: 0, black: 1, halves: 2, forfeit: true },
      { white: 2, black: 0, halves: 0, forfeit: false },
    ] as const;
    const [outcome] = rate([player(1500), player(1500), player(null)], [...games]);
    expect(outcome).toMatchObject({ games: 0, after: 1500, working: { performance: null } });
    expect(outcome?.lines.map(({ uncounted }) => uncounted)).toEqual(["forfeit", "unrated"]);
  });

  test("may go below 1400, where a rating is not published", () => {
    const [outcome] = rate([player(1402), player(1400)], against(0));
    expect(outcome).toMatchObject({ after: 1392 });
  });

  test("comes with the performance: all won is 800 above the average", () => {
    const [outcome] = rate([player(2000), player(2100), player(2101)], against(2, 2));
    expect(outcome).toMatchObject({ working: { performance: 2901 } });
  });
});

describe("A first rating of FIDE", () => {
  const first = (ratings: readonly number[], halves: readonly (0 | 1 | 2)[]) =>
    rate([player(null, { games: 0 }), ...ratings.map((one) => player(one))], against(...halves))[0];

  test("counts two draws against 1800, is at most 2200, and needs 1400", () => {
    // (5 · 1450 + 2 · 1800) / 7 = 1550, 3½ of 7.
    expect(first([1450, 1450, 1450, 1450, 1450], [2, 2, 1, 0, 0])).toMatchObject({
      kind: "first",
      after: 1550,
    });
    expect(first([2600, 2600, 2600, 2600, 2600], [2, 2, 2, 2, 2])).toMatchObject({ after: 2200 });
    expect(first([1400, 1400, 1400, 1400, 1400], [1, 0, 0, 0, 0])).toMatchObject({
      kind: "unrated",
      reason: "below-floor",
    });
    expect(first([1800, 1800, 1800, 1800], [1, 1, 1, 1])).toMatchObject({
      reason: "too-few-games",
    });
    expect(first([1800, 1800, 1800, 1800, 1800], [0, 0, 0, 0, 0])).toMatchObject({
      reason: "all-lost",
    });
  });
});

test("FIDE’s changes are those of a second implementation by formula", () => {
  const lists = fc.constantFrom<FideList>("standard", "rapid", "blitz");
  fc.assert(
    fc.property(randomEvents, lists, ({ players, games }, list) => {
      const outcomes = rateFideEvent({ list, year: 2026, players, games });
      for (const [index, outcome] of outcomes.entries()) {
        const own = players[index] as (typeof players)[number];
        if (own.rating === null) continue;
        let [n, surplus] = [0, 0];
        for (const { white, black, halves, forfeit } of games) {
          const other = white === index ? black : black === index ? white : null;
          const rating = other === null ? null : players[other]?.rating;
          if (forfeit || rating === null || rating === undefined) continue;
          const most = own.rating >= 2650 ? 5000 : 400;
          const difference =
            Math.sign(own.rating - rating) * Math.min(most, Math.abs(own.rating - rating));
          n++;
          surplus += (white === index ? halves : 2 - halves) * 50 - expectedPercent(difference);
        }
        const isYoung = own.birthYear !== null && own.birthYear >= 2008 && own.rating < 2300;
        const isStrong = own.reached2400 || own.rating >= 2400;
        const k = list !== "standard" ? 20 : own.games < 30 || isYoung ? 40 : isStrong ? 10 : 20;
        const change = Math.min(k, n === 0 ? k : Math.floor(700 / n)) * (surplus / 100);
        expect(outcome).toMatchObject({ kind: "rated", games: n });
        if (outcome.kind !== "rated") continue;
        expect(Math.abs(outcome.after - own.rating - change)).toBeLessThanOrEqual(0.5 + 1e-9);
      }
    }),
    { numRuns: sweep(150, 3000) },
  );
});
