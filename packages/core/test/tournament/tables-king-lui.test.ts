import { describe, expect, it } from "vitest";
import { fold } from "../../src/tournament/fold/fold.ts";
import { tablesStages } from "../../src/tournament/stages/tables-stage.ts";
import { tablesFinalPlaces } from "../../src/tournament/standings/final-places.ts";
import { verifyJournal } from "../../src/tournament/verify/verify.ts";
import { refusalOf } from "../play.ts";
import { playThrough, steadyLuck, tablesCompetition } from "../tables-play.ts";

/** Number of entries → the stages played, each with the sizes of its tables: `9×3`. */
const COURSE: readonly (readonly [number, readonly string[]])[] = [
  [3, ["4: 1×3"]],
  [4, ["1: 1×4", "4: 1×3"]],
  [6, ["1: 2×3", "4: 1×3"]],
  [7, ["1: 1×3 1×4", "4: 1×3"]],
  [8, ["1: 2×4", "4: 1×3"]],
  [9, ["1: 3×3", "3: 3×3", "4: 1×3"]],
  [20, ["1: 4×3 2×4", "3: 3×3", "4: 1×3"]],
  [26, ["1: 6×3 2×4", "3: 3×3", "4: 1×3"]],
  [27, ["1: 9×3", "2: 9×3", "3: 3×3", "4: 1×3"]],
  [28, ["1: 8×3 1×4", "2: 9×3", "3: 3×3", "4: 1×3"]],
  [29, ["1: 7×3 2×4", "2: 9×3", "3: 3×3", "4: 1×3"]],
  [30, ["1: 10×3", "2: 9×3", "3: 3×3", "4: 1×3"]],
  [31, ["1: 9×3 1×4", "2: 9×3", "3: 3×3", "4: 1×3"]],
  [60, ["1: 20×3", "2: 9×3", "3: 3×3", "4: 1×3"]],
  [100, ["1: 32×3 1×4", "2: 9×3", "3: 3×3", "4: 1×3"]],
];

const sizesOf = (sizes: readonly number[]): string =>
  [...new Set(sizes)]
    .map((size) => `${sizes.filter((one) => one === size).length}×${size}`)
    .join(" ");

describe("a whole King Lui", () => {
  it.each(COURSE)("of %i entries goes through its stages to a full table", (players, course) => {
    const { state, events } = playThrough(tablesCompetition("king-lui", players), steadyLuck);
    const played = tablesStages(state).map(({ stage, games }) => {
      const tables = games[0]?.tables ?? [];
      return `${stage}: ${sizesOf(tables.map(({ seats }) => seats.length))}`;
    });
    expect(played).toEqual(course);
    expect(tablesFinalPlaces(state).map(({ place }) => place)).toEqual(
      Array.from({ length: players }, (_, index) => index + 1),
    );
    expect(verifyJournal(events).sound).toBe(true);
    expect(fold(events)).toEqual(state);
  });

  it.each([
    [1, null, 3],
    [2, null, 3],
    [5, 4, 6],
  ])("of %i entries cannot be seated", (players, fewer, more) => {
    expect(refusalOf(tablesCompetition("king-lui", players), { type: "draft-round" })).toEqual({
      code: "cannot-be-seated",
      players,
      sizes: [3, 4],
      fewer,
      more,
    });
  });
});
