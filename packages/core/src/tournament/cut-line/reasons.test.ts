import { describe, expect, it } from "vitest";
import { play } from "../../../test/play.ts";
import { openStage, playStage, tablesCompetition } from "../../../test/tables-play.ts";
import { type StageChanges, seatedStage } from "../../../test/tables-stages.ts";
import { cutLine } from "./cut-line.ts";

/** A stage of nine at three tables where everybody scores by their seat; three go on. */
const playedBy = (points: readonly number[], first: StageChanges) =>
  playStage(
    openStage(
      tablesCompetition("table-tournament", 9, {
        stages: [
          seatedStage({ ranking: ["RP", "LOT"], ...first }),
          seatedStage({ participants: { top: 3 }, options: { seating: "rank" } }),
        ],
      }),
    ),
    () => points,
  );

const reasonsOf = (line: ReturnType<typeof cutLine>): readonly (string | null)[] =>
  line?.outlooks.map(({ because }) => because) ?? [];

describe("who advances, where no game decides", () => {
  it("is said to be by lot of all who are level, on both sides of the line", () => {
    const line = cutLine(playedBy([0, 0, 0], { cut: { by: "overall" } }).state, 1);
    expect(line?.outlooks.map(({ verdict }) => verdict)).toEqual([
      ...Array(3).fill("in"),
      ...Array(6).fill("out"),
    ]);
    expect(reasonsOf(line)).toEqual(Array(9).fill("lot"));
  });

  it("is not said to be by lot of those who are ahead of the level ones, or behind them", () => {
    // Three have won their tables, one is second alone; two of the four who share second places go on.
    const before = openStage(
      tablesCompetition("table-tournament", 9, {
        stages: [
          seatedStage({ ranking: ["RP", "LOT"], cut: { by: "overall" } }),
          seatedStage({ participants: { top: 6 }, options: { seating: "rank" } }),
        ],
      }),
    );
    const line = cutLine(
      playStage(before, ({ table }) => (table === 1 ? [9, 8, 0] : [9, 8, 8])).state,
      1,
    );
    const reasons = line?.outlooks.map(({ verdict, because }) => [verdict, because]);
    expect(reasons).toEqual([
      ...Array(3).fill(["in", null]),
      ["in", null],
      ...Array(2).fill(["in", "lot"]),
      ...Array(2).fill(["out", "lot"]),
      ["out", null],
    ]);
  });

  it("is by lot at each table where the best of each table advance", () => {
    const cut = { by: "table", places: 1 } as const;
    const line = cutLine(playedBy([0, 0, 0], { cut }).state, 1);
    for (const { entries, lastAbove } of line?.groups ?? []) {
      const [best, next, last] = entries.map((entry) =>
        line?.outlooks.find((outlook) => outlook.entry === entry),
      );
      expect(lastAbove).toBe(best?.entry);
      expect([best, next, last].map((one) => [one?.verdict, one?.because])).toEqual([
        ["in", "lot"],
        ["out", "lot"],
        ["out", "lot"],
      ]);
    }
    expect(line?.groups.map(({ table }) => table)).toEqual([1, 2, 3]);
  });

  it("is by what was played where that tells them apart", () => {
    const line = cutLine(playedBy([3, 2, 1], { cut: { by: "table", places: 1 } }).state, 1);
    expect(reasonsOf(line)).toEqual(Array(9).fill(null));
  });

  it("is the withdrawal of who has left; the line leaves the place to the next", () => {
    const before = playedBy([3, 2, 1], { ranking: ["RP", "RTG", "LOT"] });
    const [first] = cutLine(before.state, 1)?.outlooks ?? [];
    if (first === undefined) throw new Error("nobody");
    const after = play(before, [{ type: "withdraw-entry", entry: first.entry, reason: "train" }]);
    const line = cutLine(after.state, 1);
    const outlook = line?.outlooks.find(({ entry }) => entry === first.entry);
    expect([outlook?.verdict, outlook?.because]).toEqual(["out", "withdrawn"]);
    const [group] = line?.groups ?? [];
    const above = group?.entries.slice(0, group.entries.indexOf(group.lastAbove ?? 0) + 1) ?? [];
    expect(above.filter((entry) => entry !== first.entry)).toHaveLength(3);
  });

  it("is the next in line where somebody left before the next stage was drawn", () => {
    const cut = { by: "table", places: 1 } as const;
    const before = playedBy([3, 2, 1], { cut });
    const [first] = cutLine(before.state, 1)?.outlooks ?? [];
    const drafted = play(before, [{ type: "draft-round" }]);
    const after = play(drafted, [
      { type: "withdraw-entry", entry: first?.entry ?? 0, reason: "train" },
    ]);
    const line = cutLine(after.state, 1);
    const byReason = (because: string) => line?.outlooks.filter((one) => one.because === because);
    expect(byReason("withdrawn")?.map(({ entry }) => entry)).toEqual([first?.entry]);
    expect(byReason("moved-up")?.map(({ verdict }) => verdict)).toEqual(["in"]);
  });
});
