import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matesApart } from "./team-mates.ts";

/** Pairs of mates at one table, over all games. */
const meetings = (
  order: readonly number[],
  tables: readonly (readonly number[])[],
  groups: readonly (string | null)[],
): number =>
  tables.reduce((sum, seats) => {
    const own = seats.map((place) => groups[order[place] ?? 0] ?? null);
    return sum + own.filter((group, at) => group !== null && own.indexOf(group) < at).length;
  }, 0);

const threes = (players: number): readonly (readonly number[])[] =>
  Array.from({ length: players / 3 }, (_, table) => [3 * table, 3 * table + 1, 3 * table + 2]);

describe("Mates at tables", () => {
  it("are left as drawn where none meet, and where nobody has a team", () => {
    const order = [4, 2, 0, 5, 3, 1];
    expect(matesApart(order, threes(6), () => null)).toEqual(order);
    expect(matesApart(order, threes(6), (player) => `${player}`)).toEqual(order);
  });

  it("of teams of three never meet where there are three tables (property)", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 12 }),
        fc.infiniteStream(fc.nat(1_000_000)),
        (teams, lots) => {
          const players = 3 * teams;
          const order = Array.from({ length: players }, (_, player) => player)
            .map((player) => [lots.next().value ?? 0, player] as const)
            .sort((a, b) => a[0] - b[0] || a[1] - b[1])
            .map(([, player]) => player);
          const groups = Array.from({ length: players }, (_, at) => `${Math.floor(at / 3)}`);
          const apart = matesApart(order, threes(players), (player) => groups[player] ?? null);
          expect(apart.toSorted((a, b) => a - b)).toEqual(order.toSorted((a, b) => a - b));
          expect(meetings(apart, threes(players), groups)).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("never meet more often than as drawn, over several games too (property)", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "b", "c", null), { minLength: 9, maxLength: 9 }),
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 9 }),
        (groups, order) => {
          const games = [
            ...threes(9),
            ...[
              [0, 3, 6],
              [1, 4, 7],
              [2, 5, 8],
            ],
          ];
          const apart = matesApart(order, games, (player) => groups[player] ?? null);
          expect(meetings(apart, games, groups)).toBeLessThanOrEqual(
            meetings(order, games, groups),
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});
