import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { literalAwards } from "../../test/prizes/literal-awards.ts";
import { randomFunds } from "../../test/prizes/random-funds.ts";
import { awardsOf } from "./awards.ts";
import type { Fund, PrizeContender } from "./fund.ts";
import { compareExactly } from "./shares.ts";

const amountsIn = (fund: Fund, contenders: readonly PrizeContender[]) =>
  awardsOf(fund, contenders).lists.map(
    ({ lines }) =>
      new Map(
        lines.flatMap((line) =>
          line.kind === "stands" && line.amount > 0 ? [[line.contender, line.amount]] : [],
        ),
      ),
  );

const runs = { numRuns: sweep(300, 5000) };

describe("Awards", () => {
  test("are those of the rules read word for word", () => {
    fc.assert(
      fc.property(randomFunds("all", "first-list", "highest"), ({ fund, contenders }) => {
        expect(amountsIn(fund, contenders)).toEqual(literalAwards(fund, contenders));
      }),
      runs,
    );
  });

  test("of a list add up to the prizes of the places that someone stands at", () => {
    fc.assert(
      fc.property(randomFunds("all", "first-list", "highest"), ({ fund, contenders }) => {
        for (const { lines, spent, unspent, total } of awardsOf(fund, contenders).lists) {
          const stands = lines.filter((line) => line.kind === "stands");
          expect(stands.reduce((sum, { amount }) => sum + amount, 0)).toBe(spent);
          expect(spent + unspent).toBe(total);
        }
      }),
      runs,
    );
  });

  test("are whole units, less than one unit from the exact share", () => {
    fc.assert(
      fc.property(randomFunds("all", "first-list", "highest"), ({ fund, contenders }) => {
        for (const { lines } of awardsOf(fund, contenders).lists) {
          for (const line of lines) {
            if (line.kind !== "stands") continue;
            expect(line.amount % fund.unit).toBe(0);
            const { n, d } = line.exact;
            expect(Math.abs(line.amount * d - n)).toBeLessThan(fund.unit * d);
          }
        }
      }),
      runs,
    );
  });

  test.each(["first-list", "highest"] as const)(
    "go to each person in one list, with %s, except in cumulative ones",
    (several) => {
      fc.assert(
        fc.property(randomFunds(several), ({ fund, contenders }) => {
          const { lists } = awardsOf(fund, contenders);
          const winners = lists.flatMap(({ lines }, list) =>
            fund.lists[list]?.cumulative === true
              ? []
              : lines.flatMap((line) =>
                  line.kind === "stands" && line.exact.n > 0 ? [line.contender] : [],
                ),
          );
          expect(new Set(winners).size).toBe(winners.length);
        }),
        runs,
      );
    },
  );

  test.each(["all", "highest"] as const)(
    "are never less before rounding for scoring more, with %s (highest: in lists by place)",
    (several) => {
      const cases = fc.record({
        event: randomFunds(several),
        who: fc.nat(9),
        more: fc.integer({ min: 1, max: 6 }),
      });
      fc.assert(
        fc.property(cases, ({ event: { fund: drawn, contenders }, who, more }) => {
          const one = contenders[who];
          if (one === undefined) return;
          // A category by points may lose a person who scores more.
          const open = drawn.lists.filter((list) => list.who.score === undefined);
          const byPlace = open.map((list) => ({ ...list, sharing: { split: "place" as const } }));
          const fund = { ...drawn, lists: several === "highest" ? byPlace : open };
          const [before, after] = scoring(fund, contenders, who, more / 2);
          expect(compareExactly(after, before)).toBeGreaterThanOrEqual(0);
        }),
        runs,
      );
    },
  );

  test("may be less for scoring more, with highest, where groups share: in rare cases", () => {
    const amounts = (...all: readonly number[]) => all.map((amount) => ({ amount, things: [] }));
    const list = { name: "list", who: {}, atLeast: 0, cumulative: false, heir: null };
    const equal = { split: "equal", threshold: 0, beyond: "share" } as const;
    const fund: Fund = {
      ...{ several: "highest", unit: 1, withdrawnToo: false },
      lists: [
        { ...list, sharing: equal, prizes: amounts(120, 111, 105, 39) },
        { ...list, sharing: equal, prizes: amounts(114, 66, 48, 33) },
        {
          ...list,
          sharing: { split: "place" },
          who: { rating: [null, 1599] },
          prizes: amounts(87),
        },
      ],
    };
    const field = [
      { score: 3, rating: 1786 },
      { score: 2.5, rating: 2012 },
      { score: 2.5, rating: 2025 },
      { score: 2.5, rating: 1436 },
      { score: 1.5, rating: 1433 },
      { score: 0.5, rating: 1496 },
    ];
    // With 1½ points the third prize of the first list is left over: 105. With 2½ the share in a
    // group is less than the category's 87 at first, and 87 is what is taken.
    expect(scoring(fund, field, 4, 1)).toEqual([
      { n: 105, d: 1 },
      { n: 87, d: 1 },
    ]);
  });
});

/** The exact awards of a person, and those with a better score: first of all who have it. */
const scoring = (fund: Fund, contenders: readonly PrizeContender[], who: number, more: number) => {
  const one = contenders[who] as PrizeContender;
  const better = { ...one, score: one.score + more };
  const others = contenders.filter((other) => other !== one);
  const place = others.filter(({ score }) => score > better.score).length;
  const after = others.toSpliced(Math.min(who, place), 0, better);
  return [
    exactlyFor(fund, contenders, who),
    exactlyFor(fund, after, after.indexOf(better)),
  ] as const;
};

const exactlyFor = (fund: Fund, contenders: readonly PrizeContender[], who: number) => {
  const exact = awardsOf(fund, contenders).lists.flatMap(({ lines }) =>
    lines.flatMap((line) => (line.kind === "stands" && line.contender === who ? [line.exact] : [])),
  );
  const common = exact.reduce((product, { d }) => (product * d) / gcd(product, d), 1);
  return { n: exact.reduce((sum, { n, d }) => sum + (n * common) / d, 0), d: common };
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
