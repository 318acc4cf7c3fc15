import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldFrom, valuesOf } from "../../test/chess-events.ts";
import { expectedHundredths, perfectPerformance, performanceRating } from "./performance.ts";
import { differenceOfPercent, expectedPercent } from "./rating-tables.ts";

const games = fc
  .array(fc.integer({ min: 1000, max: 2800 }), { minLength: 1, maxLength: 11 })
  .chain((ratings) =>
    fc.record({
      ratings: fc.constant(ratings),
      halves: fc.integer({ min: 0, max: 2 * ratings.length }),
    }),
  );

describe("FIDE's conversion tables", () => {
  test("turn differences into expected scores, over the full scale", () => {
    const examples = [
      [0, 50],
      [3, 50],
      [4, 51],
      [-4, 49],
      [100, 64],
      [200, 76],
      [400, 92],
      [619, 98],
      [735, 99],
      [736, 100],
      [5000, 100],
      [-736, 0],
    ] as const;
    for (const [difference, percent] of examples) {
      expect(expectedPercent(difference), `${difference}`).toBe(percent);
    }
  });

  test("turn scores into differences", () => {
    expect([0, 1, 25, 50, 51, 75, 99, 100].map(differenceOfPercent)).toEqual([
      -800, -677, -193, 0, 7, 193, 677, 800,
    ]);
  });

  test("never expect less of who is rated higher", () => {
    for (let difference = -800; difference < 800; difference++) {
      expect(expectedPercent(difference + 1)).toBeGreaterThanOrEqual(expectedPercent(difference));
    }
  });
});

describe("a tournament performance", () => {
  test("rounds the average half up and the share of points to whole percent", () => {
    expect(performanceRating({ ratings: [2000, 2001], halves: 2 })).toBe(2001);
    // Two of three points are 67 %.
    expect(performanceRating({ ratings: [2000, 2000, 2000], halves: 4 })).toBe(2125);
    expect(performanceRating({ ratings: [], halves: 0 })).toBeNaN();
  });

  test("is perfect where no lower rating would be expected to score as much", () => {
    fc.assert(
      fc.property(games, ({ ratings, halves }) => {
        const perfect = perfectPerformance({ ratings, halves });
        if (halves === 0) {
          expect(perfect).toBe(Math.min(...ratings) - 800);
        } else {
          expect(expectedHundredths(perfect, ratings)).toBeGreaterThanOrEqual(50 * halves);
          expect(expectedHundredths(perfect - 1, ratings)).toBeLessThan(50 * halves);
        }
      }),
    );
  });

  test("rises with the score, and with the opponents' ratings", () => {
    fc.assert(
      fc.property(games, fc.nat(200), ({ ratings, halves }, more) => {
        const higher = ratings.map((rating) => rating + more);
        for (const compute of [performanceRating, perfectPerformance]) {
          const value = compute({ ratings, halves });
          expect(compute({ ratings: higher, halves })).toBe(value + more);
          if (halves < 2 * ratings.length) {
            expect(compute({ ratings, halves: halves + 1 })).toBeGreaterThanOrEqual(value);
          }
        }
      }),
    );
  });
});

describe("rating-based criteria", () => {
  const FIELD = "2400: 2w1 3b1\n2200: 1b0 4w1\n2000: 4w1 1w0\n0: 3b0 2b0";

  test("are undefined for everybody while somebody has no rating", () => {
    for (const code of ["ARO", "SRO", "TPR", "PTP", "APRO", "APPO"]) {
      expect(valuesOf(code, fieldFrom(FIELD)), code).toEqual([
        Number.NaN,
        Number.NaN,
        Number.NaN,
        Number.NaN,
      ]);
    }
  });

  test("take the rating that /U gives for none", () => {
    expect(valuesOf("ARO/U1400", fieldFrom(FIELD))).toEqual([2100, 1900, 1900, 2100]);
    expect(valuesOf("ARO/C1/U1400", fieldFrom(FIELD))).toEqual([2200, 2400, 2400, 2200]);
    expect(valuesOf("RTNG", fieldFrom(FIELD))).toEqual([2400, 2200, 2000, Number.NaN]);
    expect(valuesOf("RTNG/U1400", fieldFrom(FIELD))).toEqual([2400, 2200, 2000, 1400]);
  });

  test("know only games over the board, and have no value without one", () => {
    const field = fieldFrom("2400: 2w+ 2b1\n2200: 1b- 1w0\n2000: U H");
    expect(valuesOf("ARO", field)).toEqual([2200, 2400, Number.NaN]);
    expect(valuesOf("ARO/C1", field)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
    expect(valuesOf("SRO", field)).toEqual([2200, 2400, 0]);
    expect(valuesOf("APRO", field)).toEqual([1600, 3000, Number.NaN]);
  });
});
