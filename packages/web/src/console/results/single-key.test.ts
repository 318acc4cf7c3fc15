import { describe, expect, it } from "vitest";
import { lineOfKey, openBoardAfter, outcomeOfKey } from "./single-key.ts";

describe("a result by a single key", () => {
  it.each([
    ["1", 1, 0],
    ["5", 0.5, 0.5],
    ["=", 0.5, 0.5],
    ["0", 0, 1],
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
    const lines = ["1", "5", "0", "+", "-"].map((key) => lineOfKey(key, 4));
    expect(lines).toEqual(["4 1", "4 =", "4 0", "4 + -", "4 - +"]);
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
