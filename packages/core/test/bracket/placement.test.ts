import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Placement,
  placeEntrants,
  slotOrder,
  type TreeEntrant,
  treeSize,
} from "../../src/bracket/index.ts";
import { lotsFrom } from "../../src/lots/lots.ts";

const seed = "ab".repeat(32);
const lots = () => lotsFrom(seed);

const numbered = (count: number): readonly TreeEntrant[] =>
  Array.from({ length: count }, (_, index) => ({ number: 100 + index }));

const placed = (entrants: readonly TreeEntrant[], placement: Placement, ...apart: "club"[]) => {
  const answer = placeEntrants(entrants, placement, apart);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

/** Possible meetings within clubs, then within federations: how many by round, first round first. */
const meetings = (order: readonly TreeEntrant[]): readonly number[] => {
  const lines = slotOrder(treeSize(order.length));
  const rounds = Math.log2(lines.length);
  const counts = new Array<number>(2 * rounds).fill(0);
  for (const [line, seat] of lines.entries()) {
    for (const [other, otherSeat] of lines.entries()) {
      const [a, b] = [order[seat - 1], order[otherSeat - 1]];
      if (line >= other || a === undefined || b === undefined) continue;
      const round = 32 - Math.clz32(line ^ other);
      for (const [kind, name] of (["club", "federation"] as const).entries()) {
        if (a[name] === undefined || a[name] !== b[name]) continue;
        const at = kind * rounds + round - 1;
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
  }
  return counts;
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((count, index) => count !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

const orders = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first, index) =>
        orders(list.filter((_, at) => at !== index)).map((rest) => [first, ...rest]),
      );

/** Each placement within pots, by trying out all. */
const allWithinPots = (entrants: readonly TreeEntrant[], pots: readonly number[]) => {
  let from = 0;
  let all: readonly (readonly TreeEntrant[])[] = [[]];
  for (const size of pots) {
    const pot = entrants.slice(from, from + size);
    all = all.flatMap((start) => orders(pot).map((order) => [...start, ...order]));
    from += size;
  }
  return all;
};

const withClubs = (count: number) =>
  fc
    .array(fc.constantFrom("A1", "A2", "B1", "B2", undefined), {
      minLength: count,
      maxLength: count,
    })
    .map((clubs) =>
      clubs.map((club, index) =>
        club === undefined
          ? { number: index + 1 }
          : { number: index + 1, club, federation: club[0] as string },
      ),
    );

describe("placement of seeds", () => {
  it("by rank leaves everybody where the rank says", () => {
    expect(placed(numbered(5), { by: "rank" })).toEqual([100, 101, 102, 103, 104]);
  });

  it("in pots fixes 1 and 2, and draws 3–4, 5–8, 9–16 … among themselves", () => {
    const source = lots();
    const order = placed(numbered(21), { by: "pots", lots: source, name: "tree" });
    const pot = (from: number, to: number) => order.slice(from - 1, to).toSorted((a, b) => a - b);
    expect(order.slice(0, 2)).toEqual([100, 101]);
    expect(pot(3, 4)).toEqual([102, 103]);
    expect(pot(5, 8)).toEqual([104, 105, 106, 107]);
    expect(pot(17, 21)).toEqual([116, 117, 118, 119, 120]);
    expect(source.draws.map(({ name }) => name)).toEqual(["tree/3", "tree/5", "tree/9", "tree/17"]);
    expect(order).toEqual([100, 101, ...source.draws.flatMap((draw) => draw.order)]);
  });

  it("by lots is one draw of all", () => {
    const source = lots();
    const order = placed(numbered(6), { by: "lots", lots: source, name: "tree" });
    expect(source.draws).toEqual([{ name: "tree", order }]);
  });

  it("by hand keeps to the pins, and moves others only off them", () => {
    const pins = [{ entrant: 104, line: 1 }];
    expect(placed(numbered(5), { by: "hand", pins })).toEqual([104, 101, 102, 103, 100]);
  });

  it("refuses pins that contradict the tree or each other, all at once", () => {
    const pins = [
      { entrant: 99, line: 1 },
      { entrant: 100, line: 2 },
      { entrant: 101, line: 9 },
      { entrant: 102, line: 3 },
      { entrant: 102, line: 4 },
      { entrant: 103, line: 3 },
    ];
    const answer = placeEntrants(numbered(5), { by: "hand", pins });
    expect(answer).toEqual({
      ok: false,
      error: [
        { code: "unknown-entrant", entrant: 99 },
        { code: "line-of-bye", entrant: 100, line: 2 },
        { code: "no-such-line", entrant: 101, line: 9, lines: 8 },
        { code: "pinned-twice", entrant: 102, lines: [3, 4] },
        { code: "line-pinned-twice", line: 3, entrants: [102, 103] },
      ],
    });
  });
});

describe("kept apart as late as possible", () => {
  it("by rank: as good as any exchange within pots, by trying out all", () => {
    const cases = fc.integer({ min: 2, max: 8 }).chain(withClubs);
    fc.assert(
      fc.property(cases, (entrants) => {
        const answer = placeEntrants(entrants, { by: "rank" }, ["club", "federation"]);
        if (!answer.ok) throw new Error("refused");
        const order = answer.value.map((number) => entrants[number - 1] as TreeEntrant);
        const best = allWithinPots(entrants, [1, 1, 2, 4]).map(meetings).sort(compare)[0] ?? [];
        const clubsOnly = best.length / 2;
        expect(meetings(order).slice(0, clubsOnly)).toEqual(best.slice(0, clubsOnly));
        expect(meetings(order)).toEqual(best);
      }),
      { numRuns: 400 },
    );
  });

  it("by lots: as good as any order, by trying out all", () => {
    const cases = fc.integer({ min: 2, max: 6 }).chain(withClubs);
    fc.assert(
      fc.property(cases, (entrants) => {
        const placement = { by: "lots", lots: lots(), name: "tree" } as const;
        const answer = placeEntrants(entrants, placement, ["club", "federation"]);
        if (!answer.ok) throw new Error("refused");
        const order = answer.value.map((number) => entrants[number - 1] as TreeEntrant);
        const best = orders(entrants).map(meetings).sort(compare)[0] ?? [];
        expect(meetings(order)).toEqual(best);
      }),
      { numRuns: 60 },
    );
  });

  it("spreads each club evenly over all parts of a tree of 64, and keeps everybody in the pot", () => {
    const cases = fc.tuple(
      fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 64, maxLength: 64 }),
      fc.boolean(),
    );
    fc.assert(
      fc.property(cases, ([clubs, isDrawn]) => {
        const entrants = clubs.map((club, index) => ({ number: index + 1, club: `${club}` }));
        const drawn = { by: "pots", lots: lots(), name: "tree" } as const;
        const order = placed(entrants, isDrawn ? drawn : { by: "rank" }, "club");
        expect(order.toSorted((a, b) => a - b)).toEqual(entrants.map(({ number }) => number));
        const potOf = (number: number) => Math.ceil(Math.log2(number));
        for (const [index, number] of order.entries()) expect(potOf(number)).toBe(potOf(index + 1));
        const lines = slotOrder(64).map((seat) => clubs[(order[seat - 1] ?? 0) - 1]);
        for (let size = 2; size < 64; size *= 2) {
          for (const club of new Set(clubs)) {
            const counts = Array.from(
              { length: 64 / size },
              (_, part) =>
                lines.slice(part * size, (part + 1) * size).filter((each) => each === club).length,
            );
            expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(2);
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});
