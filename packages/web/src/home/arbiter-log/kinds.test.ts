import { describe, expect, it } from "vitest";
import { annas, competitionOf, requestOf } from "../../../test/play.ts";
import { tablesOf, tablesRequest } from "../../../test/tables-play.ts";
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
});
