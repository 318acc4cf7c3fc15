/** The page of a stage offers no act that would be refused whatever the director fills in. */
import { describe, expect, it } from "vitest";
import { buildStage } from "../src/kinds/tournament/console/stage/page.ts";
import {
  openStage,
  playGames,
  playTables,
  type TablesPlayed,
  tablesOf,
  tablesRequest,
} from "./tables-play.ts";

const offered = (world: TablesPlayed): string =>
  (buildStage(tablesRequest(world))?.stage?.offers ?? []).join(" ");

const published = openStage(tablesOf("king-lui", 12));
const begun = playGames(published, 1);
const outside = { type: "add-entries", entries: [{ name: "Ersatz" }] } as const;

describe("a stage at fixed tables offers", () => {
  it("changes of seats, a new draw and discarding as a draft", () => {
    const draft = playTables(tablesOf("king-lui", 12), { type: "draft-round" });
    expect(offered(draft)).toBe("swap order redraw discard");
  });

  it("a move only where it leaves tables of sizes that the settings allow", () => {
    const draft = playTables(tablesOf("king-lui", 13), { type: "draft-round" });
    expect(offered(draft)).toBe("swap move order redraw discard");
  });

  it("recalling as long as it has no result", () => {
    expect(offered(published)).toBe("swap order redraw recall");
  });

  it("no new draw once it has results", () => {
    expect(offered(begun)).toBe("swap order");
  });

  it("a substitution only where there is a player without a seat", () => {
    const world = playTables(begun, outside);
    expect(offered(world)).toContain("substitute");
    const stage = buildStage(tablesRequest(world))?.stage;
    expect(stage?.substitutes.map(({ name }) => name)).toEqual(["Ersatz"]);
    expect(stage?.replaceable.map(({ name }) => name)).not.toContain("Ersatz");
  });

  it("nothing once all results are in, or the competition is closed", () => {
    expect(offered(playGames(playTables(begun, outside)))).toBe("");
  });

  it("its acts to 399 players at once, none of whom can move: not every player is tried at every table", () => {
    expect(offered(openStage(tablesOf("king-lui", 399)))).toBe("swap order redraw recall");
  });
});
