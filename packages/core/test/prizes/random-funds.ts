import fc from "fast-check";
import type { Who } from "../../src/categories/who.ts";
import type { Fund, PrizeContender, PrizeList, Several, Sharing } from "../../src/prizes/fund.ts";

const WHOS: readonly Who[] = [
  {},
  {},
  { sex: ["w"] },
  { born: [2008, null] },
  { rating: [null, 1599] },
  { rating: [1600, 1999], club: ["A", "B"] },
  { score: [null, 2] },
];

const sharing: fc.Arbitrary<Sharing> = fc.oneof(
  fc.constant({ split: "place" } as const),
  fc.record({
    split: fc.constantFrom("equal" as const, "hort" as const),
    threshold: fc.constant(0),
    beyond: fc.constant("share" as const),
  }),
);

const listWith = (unit: number): fc.Arbitrary<PrizeList> =>
  fc.record({
    name: fc.constant("list"),
    who: fc.constantFrom(...WHOS),
    atLeast: fc.nat(4),
    sharing,
    prizes: fc
      .array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 })
      .map((units) =>
        units.sort((a, b) => b - a).map((count) => ({ amount: count * unit, things: [] })),
      ),
    cumulative: fc.boolean().map((is) => is && unit % 2 === 0),
    heir: fc.constant(null),
  });

const contenders: fc.Arbitrary<readonly PrizeContender[]> = fc
  .array(
    fc.record({
      score: fc.nat(6).map((halves) => halves / 2),
      rating: fc.option(fc.integer({ min: 1300, max: 2100 })),
      born: fc.option(fc.integer({ min: 2000, max: 2015 })),
      sex: fc.constantFrom("m", "w"),
      club: fc.constantFrom("A", "B", "C"),
    }),
    { maxLength: 10 },
  )
  .map((people) => people.sort((a, b) => b.score - a.score));

/** A fund of up to five lists, and up to ten people. */
export const randomFunds = (...several: readonly Several[]) =>
  fc.constantFrom(1, 3, 50).chain((unit) =>
    fc.record({
      fund: fc.record({
        several: fc.constantFrom(...several),
        unit: fc.constant(unit),
        withdrawnToo: fc.constant(false),
        lists: fc.array(listWith(unit), { maxLength: 5 }),
      }) satisfies fc.Arbitrary<Fund>,
      contenders,
    }),
  );
