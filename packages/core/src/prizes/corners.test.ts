import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { awardsOf, workingsFor } from "./awards.ts";
import type { Fund, Prize, PrizeContender, PrizeList, Sharing } from "./fund.ts";

const equal: Sharing = { split: "equal", threshold: 0, beyond: "share" };
const hort: Sharing = { split: "hort", threshold: 0, beyond: "share" };
const place: Sharing = { split: "place" };

const money = (...amounts: readonly number[]): readonly Prize[] =>
  amounts.map((amount) => ({ amount, things: [] }));

const listOf = (prizes: readonly Prize[], more: Partial<PrizeList> = {}): PrizeList => ({
  ...{ name: "list", who: {}, atLeast: 0, sharing: place, prizes, cumulative: false, heir: null },
  ...more,
});

const fundOf = (lists: readonly PrizeList[], more: Partial<Fund> = {}): Fund => ({
  ...{ several: "all", unit: 1, withdrawnToo: false, lists },
  ...more,
});

const scored = (...scores: readonly number[]): readonly PrizeContender[] =>
  scores.map((score) => ({ score }));

/** The amounts of a list by person, 0 for those with nothing. */
const paid = (fund: Fund, contenders: readonly PrizeContender[], list = 0): readonly number[] =>
  contenders.map((_, contender) => {
    const line = awardsOf(fund, contenders).lists[list]?.lines.find(
      (one) => one.kind === "stands" && one.contender === contender,
    );
    return line?.kind === "stands" ? line.amount : 0;
  });

/** The things of a list by person. */
const things = (fund: Fund, contenders: readonly PrizeContender[], list = 0) =>
  awardsOf(fund, contenders).lists[list]?.lines.flatMap((line) =>
    line.kind === "stands" && line.things.length > 0 ? [[line.contender, ...line.things]] : [],
  );

interface PublishedCase {
  readonly prizes: readonly number[];
  readonly points: readonly number[];
  readonly expected: readonly number[];
}

describe("Published cases", () => {
  const { cases } = JSON.parse(
    readFileSync(new URL("../../test/prizes/vectors/published.json", import.meta.url), "utf8"),
  ) as { readonly cases: Readonly<Record<string, PublishedCase>> };

  test.each([
    ["hort, Wikipedia (de, Hort-System, current)", hort],
    ["average", equal],
    ["hort, more tied than prizes", hort],
    ["average, threshold 30", { ...equal, threshold: 30 }],
    ["hort, threshold 15", { ...hort, threshold: 15 }],
  ] as const)("%s", (name, sharing) => {
    const { prizes, points, expected } = cases[name] as PublishedCase;
    expect(paid(fundOf([listOf(money(...prizes), { sharing })]), scored(...points))).toEqual(
      expected,
    );
  });

  test("hort, Wikipedia (de, older): exactly, and in whole units that add up to the fund", () => {
    const fund = fundOf([listOf(money(100, 80, 60, 40, 20, 10), { sharing: hort })]);
    const field = scored(8, 8, 7.5, 7, 7, 7);
    const exact = awardsOf(fund, field).lists[0]?.lines.map((line) =>
      line.kind === "stands" ? [line.exact.n, line.exact.d] : [],
    );
    expect(exact).toEqual([
      [95, 1],
      [85, 1],
      [60, 1],
      [95, 3],
      [65, 3],
      [50, 3],
    ]);
    // Published as 95, 85, 60, 32, 22, 17, which is one more than the prizes.
    expect(paid(fund, field)).toEqual([95, 85, 60, 32, 22, 16]);
  });

  test("one prize each, special better than main: she takes it, and the men move up", () => {
    const sexes = ["m", "w", "m", "m", "w"];
    const field = [6, 5, 4, 3, 2].map((score, index) => ({ score, sex: sexes[index] ?? "" }));
    const lists = [listOf(money(200, 100, 50)), listOf(money(150, 90), { who: { sex: ["w"] } })];
    const fund = fundOf(lists, { several: "highest" });
    expect(paid(fund, field)).toEqual([200, 0, 100, 50, 0]);
    expect(paid(fund, field, 1)).toEqual([0, 150, 0, 0, 90]);
  });

  test("main better than special: a share below the special prize is not taken", () => {
    const sexes = ["m", "w", "m", "w", "m", "m", "w"];
    const field = [6, 5, 3, 3, 3, 3, 3].map((score, index) => ({ score, sex: sexes[index] ?? "" }));
    const lists = [
      listOf(money(200, 100, 60), { sharing: equal }),
      listOf(money(90, 60), { who: { sex: ["w"] } }),
    ];
    const fund = fundOf(lists, { several: "highest" });
    expect(paid(fund, field)).toEqual([200, 100, 20, 0, 20, 20, 0]);
    expect(paid(fund, field, 1)).toEqual([0, 0, 0, 90, 0, 0, 60]);
  });

  test("promotion twice: the two who take special prizes leave their share to the others", () => {
    const field = [{}, {}, { sex: "w" }, { born: 2010 }].map((facts) => ({ score: 4, ...facts }));
    const lists = [
      listOf(money(12500, 10000), { sharing: { ...hort, threshold: 3000 } }),
      listOf(money(5000), { who: { born: [2008, null] } }),
      listOf(money(5000), { who: { sex: ["w"] } }),
    ];
    const fund = fundOf(lists, { several: "highest" });
    expect(paid(fund, field)).toEqual([11875, 10625, 0, 0]);
    expect(paid(fund, field, 1)).toEqual([0, 0, 0, 5000]);
    expect(paid(fund, field, 2)).toEqual([0, 0, 5000, 0]);
  });
});

describe("Rounding", () => {
  test("gives the units that are left to the largest remainders, ties by rank", () => {
    const fund = fundOf([listOf(money(100, 50, 50), { sharing: equal })], { unit: 50 });
    expect(paid(fund, scored(5, 5, 5))).toEqual([100, 50, 50]);
    const hundred = fundOf([listOf(money(100), { sharing: equal })]);
    expect(paid(hundred, scored(1, 1, 1))).toEqual([34, 33, 33]);
  });

  test("is exact where products of shares exceed exact numbers", () => {
    const people = scored(...Array.from({ length: 9973 }, () => 1));
    const fund = fundOf([listOf(money(9_999_999_967), { sharing: hort })]);
    const line = awardsOf(fund, people).lists[0];
    expect(line?.spent).toBe(9_999_999_967);
    const sum = line?.lines.reduce((all, one) => all + (one.kind === "stands" ? one.amount : 0), 0);
    expect(sum).toBe(9_999_999_967);
  });
});

describe("Things", () => {
  const cup = [
    { amount: 100, things: ["cup"] },
    { amount: 0, things: ["medal"] },
  ];

  test("are never split and follow the place, while the money is shared", () => {
    const fund = fundOf([listOf(cup, { sharing: equal })]);
    expect(paid(fund, scored(5, 5, 5))).toEqual([34, 33, 33]);
    expect(things(fund, scored(5, 5, 5))).toEqual([
      [0, "cup"],
      [1, "medal"],
    ]);
  });

  test("alone are a share, too: with first-list they take out of later lists", () => {
    const lists = [listOf([{ amount: 0, things: ["cup"] }]), listOf(money(50))];
    const fund = fundOf(lists, { several: "first-list" });
    expect(paid(fund, scored(3, 2), 1)).toEqual([0, 50]);
    expect(awardsOf(fund, scored(3, 2)).worthLess).toMatchObject([{ contender: 0, otherList: 1 }]);
  });

  test("alone are worth less than any money, with highest", () => {
    const lists = [listOf([{ amount: 0, things: ["cup"] }]), listOf(money(1))];
    const fund = fundOf(lists, { several: "highest" });
    expect(things(fund, scored(3, 2))).toEqual([[1, "cup"]]);
    expect(paid(fund, scored(3, 2), 1)).toEqual([1, 0]);
  });

  test("of places that nobody stands at are named as not given", () => {
    expect(awardsOf(fundOf([listOf(cup)]), scored(1)).lists[0]).toMatchObject({
      spent: 100,
      unspentThings: ["medal"],
    });
  });
});

describe("A cumulative list", () => {
  test.each(["first-list", "highest"] as const)("takes nobody out, with %s", (several) => {
    const lists = [
      listOf(money(50), { cumulative: true }),
      listOf(money(40, 30)),
      listOf(money(60), { cumulative: true }),
    ];
    const fund = fundOf(lists, { several });
    const field = scored(3, 2);
    expect(lists.map((_, list) => paid(fund, field, list))).toEqual([
      [50, 0],
      [40, 30],
      [60, 0],
    ]);
    expect(workingsFor(awardsOf(fund, field), 0).map(({ kind }) => kind)).toEqual([
      "stands",
      "stands",
      "stands",
    ]);
  });
});

describe("A list that too few people fit", () => {
  const women = { who: { sex: ["w"] }, atLeast: 2 };
  const field = [
    { score: 3, sex: "w" },
    { score: 2, sex: "m" },
  ];

  test("gives no prizes, and its money is named as not spent", () => {
    const fund = fundOf([listOf(money(50, 20), women)]);
    const awards = awardsOf(fund, field);
    expect(awards.lists[0]).toMatchObject({ tooFew: true, total: 70, spent: 0, unspent: 70 });
    expect(workingsFor(awards, 0)).toEqual([{ list: 0, kind: "too-few", contender: 0 }]);
  });

  test("counts everyone who fits, also those who win elsewhere", () => {
    const everyone = [...field, { score: 1, sex: "w" }];
    const lists = [listOf(money(100)), listOf(money(50), women)];
    expect(paid(fundOf(lists, { several: "first-list" }), everyone, 1)).toEqual([0, 0, 50]);
  });

  test("leaves its money to its heir, place by place, also by way of another such list", () => {
    const lists = [
      listOf(money(50, 20), { ...women, heir: 1 }),
      listOf(money(5), { ...women, heir: 2 }),
      listOf(money(100, 10)),
    ];
    const fund = fundOf(lists);
    expect(paid(fund, field, 2)).toEqual([155, 30]);
    expect(awardsOf(fund, field).lists).toMatchObject([
      { passedTo: 2, total: 0, unspent: 0 },
      { passedTo: 2, total: 0, unspent: 0 },
      {
        received: [
          { list: 0, amount: 70 },
          { list: 1, amount: 5 },
        ],
        total: 185,
        unspent: 0,
      },
    ]);
  });

  test("keeps its money if no heir can take it", () => {
    const lists = [listOf(money(50), { ...women, heir: 1 }), listOf(money(5), women)];
    expect(awardsOf(fundOf(lists), field).lists).toMatchObject([
      { passedTo: null, unspent: 50 },
      { passedTo: null, unspent: 5 },
    ]);
  });
});

describe("People", () => {
  test("who withdrew get nothing, unless the director says otherwise", () => {
    const field = [{ score: 3, withdrawn: true }, { score: 2 }];
    const lists = [listOf(money(50))];
    expect(paid(fundOf(lists), field)).toEqual([0, 50]);
    expect(paid(fundOf(lists, { withdrawnToo: true }), field)).toEqual([50, 0]);
    expect(workingsFor(awardsOf(fundOf(lists), field), 0)).toMatchObject([{ kind: "withdrew" }]);
  });

  test("of whom a fact is missing fit no range, and the list names them", () => {
    const field = [{ score: 3 }, { score: 2, rating: 1500 }];
    const fund = fundOf([listOf(money(50), { who: { rating: [null, 1599] } })]);
    expect(paid(fund, field)).toEqual([0, 50]);
    expect(workingsFor(awardsOf(fund, field), 0)).toMatchObject([
      { kind: "lacks", missing: ["rating"] },
    ]);
  });

  test("below the last prize of a tied group share only where the list says so", () => {
    const out = { sharing: { ...hort, beyond: "out" as const } };
    const fund = fundOf([listOf(money(200, 100, 60), out)]);
    expect(paid(fund, scored(5, 5, 4, 4, 4, 3))).toEqual([175, 125, 60, 0, 0, 0]);
  });

  test("see in highest what else they could have had", () => {
    const field = [
      { score: 3, sex: "w" },
      { score: 3, sex: "m" },
    ];
    const lists = [
      listOf(money(100), { sharing: equal }),
      listOf(money(40), { who: { sex: ["w"] } }),
    ];
    const awards = awardsOf(fundOf(lists, { several: "highest" }), field);
    expect(workingsFor(awards, 0)).toMatchObject([
      { list: 0, kind: "stands", exact: { n: 50, d: 1 } },
      { list: 1, kind: "elsewhere", placedIn: 0, share: { exact: { n: 40, d: 1 } } },
    ]);
  });

  test("are warned in first-list where a better place is worth less", () => {
    const field = [{ score: 3 }, { score: 2 }];
    const lists = [listOf(money(60, 20)), listOf(money(50))];
    const { worthLess } = awardsOf(fundOf(lists, { several: "first-list" }), field);
    expect(worthLess).toEqual([
      { contender: 1, list: 0, exact: { n: 20, d: 1 }, otherList: 1, otherExact: { n: 50, d: 1 } },
    ]);
  });
});
