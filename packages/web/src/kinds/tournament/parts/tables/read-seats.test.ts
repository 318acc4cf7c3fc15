import { tablesRulesOf, tablesStages } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { tablesWorlds } from "../../../../../test/tables-worlds.ts";
import { neighbourCell, nextCell, openCells } from "../../console/sheets/moves.ts";
import { outcomeFrom, previewOf, readCell } from "./read-seats.ts";
import { sheetsOf } from "./sheet.ts";

describe("what is typed into a sheet", () => {
  it("is a whole number, or absence", () => {
    expect(["30", "-5", "−5", "-", "x", "", "3.5", "abc"].map(readCell)).toEqual([
      30,
      -5,
      -5,
      null,
      null,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("may be too large, as the rules then say: it is a whole number nevertheless", () => {
    expect(["123456", "12345678", "999999999999"].map(readCell)).toEqual([
      123_456, 12_345_678, 999_999_999_999,
    ]);
  });

  it("is a result once every seat is filled", () => {
    const texts = new Map([
      [1, "30"],
      [2, "20"],
    ]);
    expect(outcomeFrom([1, 2, 3], texts, false)).toBeNull();
    expect(outcomeFrom([1, 2], texts, false)).toEqual({
      kind: "game-points",
      seats: [
        { entry: 1, points: 30 },
        { entry: 2, points: 20 },
      ],
    });
    expect(outcomeFrom([1, 2], texts, true)?.kind).toBe("places");
  });

  it("shows at once what shared places are worth", () => {
    const state = tablesWorlds["with the first stage published"]?.state;
    const outcome = outcomeFrom(
      [1, 2, 3],
      new Map([
        [1, "30"],
        [2, "30"],
        [3, "10"],
      ]),
      false,
    );
    if (state === undefined || outcome === null) throw new Error("nothing to show");
    const preview = previewOf(tablesRulesOf(state.settings), outcome, "de");
    expect([...preview.values()]).toEqual([
      "(3 + 1½) / 2 = 2,25, gerundet 2",
      "(3 + 1½) / 2 = 2,25, gerundet 2",
      "0",
    ]);
  });
});

describe("moving through the sheets", () => {
  const begun = tablesWorlds["with the first stage published"];
  const stage = begun && tablesStages(begun.state)[0];
  if (begun === undefined || stage === undefined) throw new Error("no stage is published");
  const sheets = sheetsOf(begun.state, stage, "de");

  it("goes game by game or table by table, and back to what was left out", () => {
    const byGame = openCells(sheets, "game");
    expect(byGame.slice(0, 4).map(({ game, table }) => [game, table])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
    ]);
    const byTable = openCells(sheets, "table");
    expect(byTable.slice(0, 4).map(({ game, table }) => [game, table])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [1, 2],
    ]);
    const [first, second, ...rest] = byGame;
    const last = rest.at(-1);
    if (first === undefined || second === undefined || last === undefined) throw new Error("empty");
    expect(nextCell(byGame, first)).toEqual(second);
    expect(nextCell(byGame, last)).toEqual(first);
    expect(nextCell([first], first)).toBeNull();
  });

  it("follows the arrow keys over games and tables", () => {
    const [cell] = openCells(sheets, "game");
    if (cell === undefined) throw new Error("empty");
    expect(neighbourCell(sheets, cell, "ArrowRight")).toEqual({ ...cell, game: 2 });
    expect(neighbourCell(sheets, cell, "ArrowUp")).toBeNull();
    expect(neighbourCell(sheets, cell, "Tab")).toBeNull();
    const below = neighbourCell(sheets, cell, "ArrowDown");
    expect(below?.table).toBe(1);
    expect(below?.entry).toBe(sheets[0]?.players[1]?.entry);
  });
});
