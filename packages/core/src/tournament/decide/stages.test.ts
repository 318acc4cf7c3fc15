import { describe, expect, it } from "vitest";
import { attempt, type Play, play } from "../../../test/play.ts";
import { tablesCompetition } from "../../../test/tables-play.ts";
import { type StageChanges, seatedStage } from "../../../test/tables-stages.ts";

/** A draft of a King Lui's first stage. */
const drafted = (players: number): Play =>
  play(tablesCompetition("king-lui", players), [{ type: "draft-round" }]);

/** A late entry, seated by hand. */
const lateAt = (before: Play, table: number): Play => {
  const later = play(before, [{ type: "add-entries", entries: [{ name: `Late at ${table}` }] }]);
  const entry = Math.max(...later.state.entries.keys());
  const act = { kind: "move", entry, board: table, game: null } as const;
  return play(later, [{ type: "adjust-seating", stage: 1, act, reason: "late" }]);
};

describe("tables of four by hand", () => {
  it("are seated without a warning as long as the rule would have as many", () => {
    const one = lateAt(drafted(30), 1);
    expect(one.warnings).toEqual([]);
    expect(lateAt(one, 2).warnings).toEqual([]);
  });

  it("warn when there are more than the rule would have", () => {
    const two = lateAt(lateAt(drafted(30), 1), 2);
    expect(lateAt(two, 3).warnings).toEqual([
      { code: "unusual-tables", game: 1, size: 4, tables: 3, allowed: 0 },
    ]);
  });
});

/** The refusal of a change of the stages; null if accepted. */
const refusalOf = (...stages: readonly StageChanges[]) => {
  const answer = attempt(tablesCompetition("king-lui", 9), {
    type: "change-settings",
    settings: { stages: stages.map(seatedStage) },
    reason: "",
  });
  return "code" in answer ? answer : null;
};

describe("a stage that cannot be seated is refused when the setting is made", () => {
  const byTable = { cut: { by: "table", places: 1 } } as const;

  it("where its number of players does not fit its tables", () => {
    expect(refusalOf({}, { participants: { top: 8 } })).toMatchObject({
      code: "cannot-be-seated",
      players: 8,
    });
  });

  it("where the best of the tables before it do not fit its tables", () => {
    const twelve = { participants: { top: 12 }, ...byTable };
    expect(refusalOf({}, twelve, { seats: [3] })).toMatchObject({
      code: "cannot-be-seated",
      players: 4,
    });
    expect(refusalOf({}, twelve, { seats: [4] })).toBeNull();
  });

  it("where more are to play it than the stage before", () => {
    expect(refusalOf({}, { participants: { top: 9 } }, { participants: { top: 12 } })).toEqual({
      code: "setting-out-of-range",
      setting: "participants",
      allowed: "2–9",
      stage: 3,
      value: 12,
      atTables: true,
    });
  });
});
