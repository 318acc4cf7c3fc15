import { pairedRounds } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { competitionOf, publishNext } from "../../../../../test/play.ts";
import { lineModelOf } from "../line/model.ts";
import { readLine } from "../line/read-line.ts";
import { lineOfKey, openBoardAfter, outcomeOfKey, RESULT_KEYS } from "./single-key.ts";

describe("a result by a single key", () => {
  it.each([
    ["1", 1, 0],
    ["5", 0.5, 0.5],
    ["=", 0.5, 0.5],
    ["0", 0, 1],
    ["4", 0.5, 0],
    ["6", 0, 0.5],
    ["8", 0, 0],
  ])("reads %s as what White scored", (key, white, black) => {
    expect(outcomeOfKey(key, [7, 3])).toEqual({
      kind: "played",
      sides: [
        { entry: 7, score: white },
        { entry: 3, score: black },
      ],
    });
  });

  it.each([
    ["+", [3]],
    ["-", [7]],
    ["*", [7, 3]],
  ])("reads %s as what White got because one side did not come", (key, absent) => {
    expect(outcomeOfKey(key, [7, 3])).toEqual({ kind: "forfeit", absent });
  });

  it("reads no other key", () => {
    for (const key of ["2", "Enter", "toString", ""]) {
      expect(outcomeOfKey(key, [7, 3])).toBeNull();
      expect(lineOfKey(key, 4)).toBeNull();
    }
  });

  it("has a line that says the same, to be corrected or sent again", () => {
    const lines = RESULT_KEYS.map((key) => lineOfKey(key, 4));
    expect(lines).toEqual([
      ...["4 1 0", "4 = =", "4 0 1", "4 + -", "4 - +", "4 - -", "4 = 0", "4 0 =", "4 0 0"],
    ]);
  });

  it("says by its line what it says itself", () => {
    const { state } = publishNext(competitionOf(["A", "B", "C", "D"], { format: "fide-swiss" }));
    const [round] = pairedRounds(state);
    const [game] = round?.games ?? [];
    if (round === undefined || game === undefined) throw new Error("no game");
    for (const key of RESULT_KEYS) {
      const read = readLine(lineOfKey(key, game.board) ?? "", lineModelOf(state, round));
      expect(read).toMatchObject({ kind: "read", outcome: outcomeOfKey(key, game.seats) });
    }
  });
});

describe("the board to enter next", () => {
  it("is the next open one, and the first again after the last", () => {
    expect(openBoardAfter([2, 5, 9], 2)).toBe(5);
    expect(openBoardAfter([2, 5, 9], 6)).toBe(9);
    expect(openBoardAfter([2, 5, 9], 9)).toBe(2);
    expect(openBoardAfter([2, 5, 9], 5, -1)).toBe(2);
    expect(openBoardAfter([2, 5, 9], 2, -1)).toBe(9);
  });

  it("is none where every board has its result", () => {
    expect(openBoardAfter([], 3)).toBeNull();
  });
});
