import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finiteField } from "./finite-field.ts";
import { meetings } from "./improve.ts";
import { snakeTables } from "./patterns.ts";
import { rowDesign } from "./row-design.ts";
import { type GameTables, seatTurns } from "./seat-turns.ts";
import { seatableNear, tableSizes } from "./sizes.ts";
import { spreadTables } from "./spread.ts";

const ranks = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

/** Number of repeated meetings. */
const repeatsOf = (players: number, games: readonly GameTables[]): number =>
  meetings(players, games).reduce((sum, times) => sum + Math.max(0, times - 1), 0) / 2;

const spread = (players: number, sizes: readonly number[], games: number) => {
  const tables = tableSizes(players, sizes);
  if (tables === null) throw new Error(`${players} cannot be seated`);
  return spreadTables({ players, sizes: tables, games, before: [] });
};

describe("the sizes of tables", () => {
  it.each([
    [3, [3]],
    [4, [4]],
    [7, [3, 4]],
    [8, [4, 4]],
    [9, [3, 3, 3]],
    [20, [3, 3, 3, 3, 4, 4]],
    [26, [3, 3, 3, 3, 3, 3, 4, 4]],
  ])("of %i players at threes and fours", (players, sizes) => {
    expect(tableSizes(players, [3, 4])).toEqual(sizes);
  });

  it("are never more than two fours, and 1, 2 and 5 cannot be seated", () => {
    for (let players = 1; players <= 1000; players++) {
      const sizes = tableSizes(players, [3, 4]);
      if (players === 1 || players === 2 || players === 5) expect(sizes).toBeNull();
      else {
        expect(sizes?.reduce((sum, size) => sum + size, 0)).toBe(players);
        expect(sizes?.filter((size) => size === 4).length).toBe(players % 3);
      }
    }
    expect(seatableNear(5, [3, 4])).toEqual({ fewer: 4, more: 6 });
    expect(seatableNear(1, [3, 4])).toEqual({ fewer: null, more: 3 });
  });

  it("use other sizes as rarely as can be: fours with threes, fives with fours and sixes", () => {
    expect(tableSizes(13, [4, 3])).toEqual([4, 3, 3, 3]);
    expect(tableSizes(6, [4, 3])).toEqual([3, 3]);
    expect(tableSizes(14, [5, 4, 6])).toEqual([5, 5, 4]);
    expect(tableSizes(11, [5, 4, 6])).toEqual([5, 6]);
  });
});

describe("seats by rank", () => {
  it("give 1-18-19 … 9-10-27 for nine tables of three", () => {
    expect(
      snakeTables(
        ranks(27),
        Array.from({ length: 9 }, () => 3),
      ),
    ).toEqual([
      [1, 18, 19],
      [2, 17, 20],
      [3, 16, 21],
      [4, 15, 22],
      [5, 14, 23],
      [6, 13, 24],
      [7, 12, 25],
      [8, 11, 26],
      [9, 10, 27],
    ]);
  });

  it("give 1-6-7, 2-5-8, 3-4-9 for three tables of three", () => {
    expect(snakeTables(ranks(9), [3, 3, 3])).toEqual([
      [1, 6, 7],
      [2, 5, 8],
      [3, 4, 9],
    ]);
  });

  it("give 1-8-9-16 at the first of four tables of four", () => {
    expect(snakeTables(ranks(16), [4, 4, 4, 4])[0]).toEqual([1, 8, 9, 16]);
  });

  it("follow the formula for any number of tables and seats", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 2, max: 8 }), (t, k) => {
        const tables = snakeTables(
          ranks(t * k),
          Array.from({ length: t }, () => k),
        );
        const expected = Array.from({ length: t }, (_, index) =>
          Array.from({ length: k }, (__, r) =>
            r % 2 === 0 ? r * t + index + 1 : (r + 1) * t - index,
          ),
        );
        expect(tables).toEqual(expected);
      }),
    );
  });

  it("fill smaller tables no further than they have seats", () => {
    expect(snakeTables(ranks(7), [4, 3])).toEqual([
      [1, 4, 5, 7],
      [2, 3, 6],
    ]);
  });
});

describe("new tables each game", () => {
  it.each([
    ["9 players at threes, 4 games: everybody meets everybody", 9, [3], 4],
    ["16 at fours, 5 games: everybody meets everybody", 16, [4], 5],
    ["25 at fives, 6 games: everybody meets everybody", 25, [5], 6],
    ["27 at threes, 13 games: everybody meets everybody", 27, [3], 13],
    ["20 at fours, 5 games", 20, [4], 5],
    ["100 at fours, 8 games", 100, [4], 8],
    ["998 at fours and threes, 8 games", 998, [4, 3], 8],
    ["1,000 at fours, 8 games", 1000, [4], 8],
    ["1,000 at fours, 20 games", 1000, [4], 20],
    ["1,000 at fives, 8 games", 1000, [5], 8],
  ])("let nobody meet twice: %s", (_name, players, sizes, games) => {
    expect(repeatsOf(players, spread(players, sizes, games))).toBe(0);
  });

  it("spread meetings evenly where there are more than pairs: nobody meets thrice as often", () => {
    const met = meetings(8, spread(8, [4], 7));
    const pairs = [...met].filter((_, index) => index % 9 !== 0);
    expect(Math.max(...pairs) - Math.min(...pairs)).toBeLessThanOrEqual(1);
  });

  it("seat everybody once a game at tables of the right sizes, whatever was played before", () => {
    const request = fc.record({
      players: fc.integer({ min: 6, max: 30 }),
      games: fc.integer({ min: 1, max: 3 }),
      played: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(request, ({ players, games, played }) => {
        const sizes = tableSizes(players, [3, 4]) ?? [];
        const before = spread(players, [3, 4], played);
        const made = spreadTables({ players, sizes, games, before });
        expect(made).toHaveLength(games);
        for (const tables of made) {
          expect(tables.map(({ length }) => length)).toEqual(sizes);
          expect(new Set(tables.flat()).size).toBe(players);
        }
      }),
      { numRuns: 12 },
    );
  });

  it("go on from tables that were given: the same design, nobody meets twice", () => {
    const first = snakeTables(
      Array.from({ length: 100 }, (_, player) => player),
      Array.from({ length: 25 }, () => 4),
    );
    const sizes = first.map(({ length }) => length);
    const rest = spreadTables({ players: 100, sizes, games: 7, before: [first] });
    expect(repeatsOf(100, [first, ...rest])).toBe(0);
  });
});

describe("the design of rows", () => {
  it("lets no two meet twice, for any number of tables", () => {
    for (let tables = 2; tables <= 40; tables++) {
      for (const rows of [3, 4, 5]) {
        const games = rowDesign(tables, rows, 8);
        expect(games.length).toBeGreaterThan(0);
        expect(repeatsOf(tables * rows, games)).toBe(0);
      }
    }
  });

  it("stands on finite fields: of every prime power, of no other number", () => {
    for (const size of [2, 3, 4, 5, 7, 8, 9, 16, 25, 27, 32, 49]) {
      const field = finiteField(size);
      const elements = Array.from({ length: size }, (_, element) => element);
      for (const a of elements.slice(1)) {
        expect(new Set(elements.map((b) => field?.times(a, b))).size).toBe(size);
        expect(new Set(elements.map((b) => field?.plus(a, b))).size).toBe(size);
        expect(field?.times(1, a)).toBe(a);
      }
    }
    expect([6, 10, 12, 15, 100].map(finiteField)).toEqual([null, null, null, null, null]);
  });
});

describe("seats in turn", () => {
  it("give everybody each seat once in as many games as the table has seats", () => {
    fc.assert(
      fc.property(fc.constantFrom(3, 4, 5), fc.integer({ min: 3, max: 12 }), (size, tables) => {
        const players = size * tables;
        const games = rowDesign(tables, size, size);
        const seated = seatTurns(players, games);
        const had = Array.from({ length: players }, () => new Set<number>());
        for (const seats of seated.flat()) {
          for (const [seat, player] of seats.entries()) had[player]?.add(seat);
        }
        expect(had.every((seats) => seats.size === games.length)).toBe(true);
      }),
    );
  });

  it("keep the players of each table", () => {
    const games = spread(13, [4, 3], 5);
    const sorted = (all: readonly GameTables[]) =>
      all.map((tables) => tables.map((seats) => seats.toSorted((a, b) => a - b)));
    expect(sorted(seatTurns(13, games))).toEqual(sorted(games));
  });
});
