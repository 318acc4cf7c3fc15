import { describe, expect, it } from "vitest";
import {
  annas,
  competitionOf,
  enterResults,
  type Played,
  play,
  publishNext,
  requestOf,
} from "../../../test/play.ts";
import { openStage, playGames, tablesOf, tablesRequest } from "../../../test/tables-play.ts";
import { buildArbiterLog } from "./page.ts";

describe("the arbiter's log offers only what can happen where it is kept", () => {
  it("time penalties where two play by a clock", () => {
    for (const format of ["fide-swiss", "scrabble-swiss"]) {
      const log = buildArbiterLog(requestOf(competitionOf(annas(4), { format })));
      expect(log?.kinds.toWrite).toContain("time-penalty");
    }
  });

  it("no time penalties at tables, neither to write nor to look for", () => {
    const log = buildArbiterLog(tablesRequest(tablesOf("king-lui", 9)));
    expect(log?.kinds.toWrite).toEqual(["warning", "incident", "appeal", "note"]);
    expect(log?.kinds.toFind).toEqual(log?.kinds.toWrite);
  });

  it("a correction where a result stands, at boards and at tables, and none otherwise", () => {
    const about = (before: Played, round: number, board: number) =>
      play(before, [
        {
          type: "record-log-entry",
          entry: { kind: "note", people: [], text: "clock", place: { round, board } },
        },
      ]);
    const linkOf = (world: Played) =>
      buildArbiterLog({ ...requestOf(world), viewer: { role: "director", label: "director" } })
        ?.lines[0]?.correction;
    const begun = publishNext(competitionOf(annas(4), { format: "fide-swiss" }));
    expect(linkOf(about(begun, 1, 1))).toBeNull();
    const played = about(enterResults(begun), 1, 1);
    expect(linkOf(played)).toMatch(/^correct\/1\/1\?line=1%20/);
    expect(linkOf(play(played, [{ type: "close-competition" }]))).toBeNull();
    const atTables = playGames(openStage(tablesOf("king-lui", 9)));
    expect(linkOf(about(atTables, 1, 1))).toMatch(/^correct\/1\/1\/1\?p\d/);
  });
});
