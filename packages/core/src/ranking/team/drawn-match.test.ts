import { describe, expect, it } from "vitest";
import { decideTie, type TieRule } from "./drawn-match.ts";
import type { Pair } from "./team-event.ts";

const CHAIN: readonly TieRule[] = ["game-points", "board-count", "berlin", "bottom-boards", "lot"];

/** Results of the first team board by board: 1, = and 0. */
const match = (letters: string): readonly Pair[] =>
  [...letters].map(
    (letter): Pair => (letter === "1" ? [1, 0] : letter === "0" ? [0, 1] : [0.5, 0.5]),
  );

/** Every possible match with this many boards. */
const everyMatch = (boards: number): readonly string[] =>
  boards === 0
    ? [""]
    : everyMatch(boards - 1).flatMap((rest) => ["1", "=", "0"].map((one) => rest + one));

/** Half-points of the first team on a board, and of the other. */
const halves = (letter: string | undefined): readonly [number, number] =>
  letter === "1" ? [2, 0] : letter === "0" ? [0, 2] : [1, 1];

/** The rules taken literally, board by board with whole numbers. */
const literally = (letters: string, rule: TieRule): 0 | 1 | null => {
  const compare = (first: number, second: number): 0 | 1 | null =>
    first === second ? null : first > second ? 0 : 1;
  const sum = (side: 0 | 1, weight: (board: number) => number): number => {
    let total = 0;
    for (let board = 1; board <= letters.length; board++) {
      total += halves(letters[board - 1])[side] * weight(board);
    }
    return total;
  };
  if (rule === "game-points")
    return compare(
      sum(0, () => 1),
      sum(1, () => 1),
    );
  if (rule === "board-count")
    return compare(
      sum(1, (board) => board),
      sum(0, (board) => board),
    );
  if (rule === "berlin") {
    const weight = (board: number): number => letters.length + 1 - board;
    return compare(sum(0, weight), sum(1, weight));
  }
  if (rule === "top-boards") {
    const first = [...letters].find((letter) => letter !== "=");
    return first === undefined ? null : first === "1" ? 0 : 1;
  }
  for (let left = letters.length - 1; left >= 1; left--) {
    const counts = (board: number): number => (board <= left ? 1 : 0);
    const ahead = compare(sum(0, counts), sum(1, counts));
    if (ahead !== null) return ahead;
  }
  return null;
};

describe("A tie between two teams", () => {
  it.each([1, 2, 3, 4, 5, 6])(
    "at %i boards is decided as each rule says, in every match",
    (size) => {
      for (const letters of everyMatch(size)) {
        const boards = match(letters);
        for (const rule of [
          "game-points",
          "board-count",
          "berlin",
          "bottom-boards",
          "top-boards",
        ] as const) {
          expect(decideTie([boards], [rule]).winner, `${letters} ${rule}`).toBe(
            literally(letters, rule),
          );
        }
        const byHand = CHAIN.slice(0, -1)
          .map((rule) => literally(letters, rule))
          .find((winner) => winner !== null);
        expect(decideTie([boards], CHAIN, 1).winner, letters).toBe(byHand ?? 1);
      }
    },
  );

  it("on game points is won by the board count, which says what both have", () => {
    expect(decideTie([match("1=0=")], CHAIN)).toEqual({
      winner: 0,
      steps: [
        { by: "game-points", scores: [2, 2], ahead: null },
        { by: "board-count", scores: [4, 6], ahead: 0 },
      ],
    });
  });

  it("in the board count goes on with the Berlin score, which says the same of drawn matches", () => {
    // 1 + 4 = 2 + 3: both have five.
    const { steps } = decideTie([match("1001")], CHAIN);
    expect(steps.map(({ by, scores }) => [by, ...scores])).toEqual([
      ["game-points", 2, 2],
      ["board-count", 5, 5],
      ["berlin", 5, 5],
      ["without-bottom-boards", 1, 2],
    ]);
    expect(decideTie([match("1001")], CHAIN).winner).toBe(1);
  });

  it("strikes the lowest board first, then the two lowest", () => {
    const { steps, winner } = decideTie([match("0110")], ["bottom-boards"]);
    expect(steps).toEqual([{ by: "without-bottom-boards", board: 4, scores: [2, 1], ahead: 0 }]);
    expect(winner).toBe(0);
    expect(decideTie([match("1=0=")], ["bottom-boards"]).steps).toEqual([
      { by: "without-bottom-boards", board: 4, scores: [1.5, 1.5], ahead: null },
      { by: "without-bottom-boards", board: 3, scores: [1.5, 0.5], ahead: 0 },
    ]);
  });

  it("of drawn boards alone is decided by the lot, and by nothing before it is drawn", () => {
    expect(decideTie([match("====")], CHAIN).winner).toBeNull();
    const drawn = decideTie([match("====")], CHAIN, 0);
    expect(drawn.winner).toBe(0);
    expect(drawn.steps.at(-1)).toEqual({ by: "lot", scores: [1, 0], ahead: 0 });
  });

  it("over two matches counts the boards of both", () => {
    const both = [match("1100"), match("0011")];
    expect(decideTie(both, CHAIN).winner).toBeNull();
    expect(decideTie([match("1100"), match("=0=1")], CHAIN).steps.at(-1)).toEqual({
      by: "board-count",
      scores: [9, 11],
      ahead: 0,
    });
  });

  it("without boards is decided by nobody", () => {
    expect(decideTie([], CHAIN)).toMatchObject({ winner: null });
  });
});
