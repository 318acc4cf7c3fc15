import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardRound } from "./board-table.ts";

/** A round as printed: the player with the first move comes first. */
const printed = (boards: number, round: number): string =>
  boardRound(boards, round)
    .map(({ first, second, firstMoves }) => {
      const [a, b] = [`A${first + 1}`, `B${second + 1}`];
      return firstMoves ? `${a}-${b}` : `${b}-${a}`;
    })
    .join(" ");

const all = (boards: number, rounds = boards) =>
  Array.from({ length: rounds }, (_, index) => boardRound(boards, index + 1));

/**
 * "Standard Scheveningen tables" (https://en.wikipedia.org/wiki/Scheveningen_system), copied from
 * there game by game; of the table for 7 boards the first three rounds. The tables for 2 and 10
 * boards are only tested for properties of every table.
 */
describe("A Scheveningen table", () => {
  it.each([
    [3, ["A1-B1 A2-B2 B3-A3", "B2-A1 A2-B3 B1-A3", "A1-B3 B1-A2 A3-B2"]],
    [
      4,
      [
        "A1-B1 A2-B2 B3-A3 B4-A4",
        "B2-A1 B1-A2 A3-B4 A4-B3",
        "A1-B3 A2-B4 B1-A3 B2-A4",
        "B4-A1 B3-A2 A3-B2 A4-B1",
      ],
    ],
    [
      5,
      [
        "A1-B1 A2-B2 A3-B3 B4-A4 B5-A5",
        "B2-A1 B3-A2 A3-B4 A4-B5 B1-A5",
        "A1-B3 A2-B4 B5-A3 B1-A4 A5-B2",
        "B4-A1 A2-B5 A3-B1 B2-A4 B3-A5",
        "A1-B5 B1-A2 B2-A3 A4-B3 A5-B4",
      ],
    ],
    [
      6,
      [
        "A1-B1 B2-A2 B3-A3 A4-B4 B5-A5 A6-B6",
        "B2-A1 A2-B3 A3-B5 B6-A4 A5-B4 B1-A6",
        "A1-B3 B5-A2 B1-A3 A4-B2 A5-B6 B4-A6",
        "B4-A1 B6-A2 A3-B2 A4-B1 B3-A5 A6-B5",
        "A1-B5 A2-B4 A3-B6 B3-A4 B1-A5 B2-A6",
        "B6-A1 A2-B1 B4-A3 B5-A4 A5-B2 A6-B3",
      ],
    ],
    [
      7,
      [
        "A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7",
        "B2-A1 B3-A2 B4-A3 A4-B5 A5-B6 A6-B7 B1-A7",
        "A1-B3 A2-B4 A3-B5 B6-A4 B7-A5 B1-A6 A7-B2",
      ],
    ],
    [
      8,
      [
        "A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7 B8-A8",
        "B2-A1 B3-A2 B4-A3 B1-A4 A5-B6 A6-B7 A7-B8 A8-B5",
        "A1-B3 A2-B4 A3-B1 A4-B2 B7-A5 B8-A6 B5-A7 B6-A8",
        "B4-A1 B1-A2 B2-A3 B3-A4 A5-B8 A6-B5 A7-B6 A8-B7",
        "A1-B5 A2-B6 A3-B7 A4-B8 B1-A5 B2-A6 B3-A7 B4-A8",
        "B6-A1 B7-A2 B8-A3 B5-A4 A5-B2 A6-B3 A7-B4 A8-B1",
        "A1-B7 A2-B8 A3-B5 A4-B6 B3-A5 B4-A6 B1-A7 B2-A8",
        "B8-A1 B5-A2 B6-A3 B7-A4 A5-B4 A6-B1 A7-B2 A8-B3",
      ],
    ],
  ])("for %i boards is the printed one, as far as it is here", (boards, rounds) => {
    expect(rounds.map((_, index) => printed(boards, index + 1))).toEqual(rounds);
  });

  const sizes = Array.from({ length: 64 }, (_, index) => index + 1);

  it.each(sizes)("for %i boards lets each meet each of the other team once", (boards) => {
    const games = all(boards);
    for (const round of games) {
      expect(new Set(round.map(({ second }) => second)).size).toBe(boards);
    }
    const met = games.flat().map(({ first, second }) => `${first} ${second}`);
    expect(new Set(met).size).toBe(boards * boards);
  });

  /** Number of first moves minus replies. */
  const balance = (games: readonly boolean[]): number =>
    games.reduce((sum, firstMoves) => sum + (firstMoves ? 1 : -1), 0);

  it.each(sizes)("for %i boards keeps first moves within one of each other", (boards) => {
    const rounds = all(boards);
    const most = boards % 2;
    for (let place = 0; place < boards; place++) {
      const own = rounds.flat().filter(({ first }) => first === place);
      const theirs = rounds.flat().filter(({ second }) => second === place);
      expect(Math.abs(balance(own.map(({ firstMoves }) => firstMoves)))).toBe(most);
      expect(Math.abs(balance(theirs.map(({ firstMoves }) => !firstMoves)))).toBe(most);
    }
    for (const round of rounds) {
      const moves = balance(round.map(({ firstMoves }) => firstMoves));
      // With two boards, a balanced round would leave a player with one colour.
      expect(Math.abs(moves)).toBe(boards === 2 ? 2 : most);
    }
  });

  it("exchanges the first moves when it is played again", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), (boards, seed) => {
        const round = (seed % boards) + 1;
        const again = boardRound(boards, round + boards);
        expect(again).toEqual(
          boardRound(boards, round).map((game) => ({ ...game, firstMoves: !game.firstMoves })),
        );
        expect(boardRound(boards, round + 2 * boards)).toEqual(boardRound(boards, round));
      }),
      { numRuns: 60 },
    );
  });
});
