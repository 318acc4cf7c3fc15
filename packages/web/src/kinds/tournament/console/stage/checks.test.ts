import { type Stage, tablesStages } from "@losfee/core";
import { describe, expect, it } from "vitest";
import {
  openStage,
  playGames,
  playTables,
  type TablesPlayed,
  tablesOf,
  tablesRequest,
} from "../../../../../test/tables-play.ts";
import { checkStage } from "./checks.ts";
import { buildStage } from "./page.ts";

const checksOf = ({ state }: TablesPlayed) => {
  const stage = tablesStages(state).at(-1);
  if (stage === undefined) throw new Error("no stage is drafted");
  return checkStage(state, stage, "de");
};

const unseenOn = (played: TablesPlayed) => buildStage(tablesRequest(played))?.unseen;

describe("what is checked of a stage at tables", () => {
  it("says that everybody sits, and how large the tables are", () => {
    const drafted = playTables(tablesOf("king-lui", 10), { type: "draft-round" });
    expect(checksOf(drafted)).toEqual([
      { isUsual: true, text: "Alle haben einen Platz" },
      { isUsual: true, text: "Tische: 2 zu 3 und 1 zu 4" },
    ]);
  });

  it("names who has not been seen, until they are checked in or withdrawn and drawn anew", () => {
    const seen = playTables(tablesOf("king-lui", 10), {
      type: "check-in",
      entries: [1, 2, 3, 4, 5, 6, 7, 8],
      present: true,
    });
    const drafted = playTables(seen, { type: "draft-round" });
    for (const played of [seen, drafted]) {
      expect(unseenOn(played)).toMatchObject({ at: "tables", players: [{ id: 9 }, { id: 10 }] });
    }
    expect(checksOf(drafted)[0]).toEqual({
      isUsual: false,
      text: "Noch nicht anwesend: Spielerin 09 und Spielerin 10",
    });
    const answered = playTables(
      drafted,
      { type: "check-in", entries: [9], present: true },
      { type: "withdraw-entry", entry: 10, reason: "nicht erschienen" },
    );
    expect(unseenOn(answered)).toBeNull();
    expect(checksOf(answered)[0]).toMatchObject({ isUsual: true });
    expect(unseenOn(openStage(seen))).toBeNull();
  });

  it("says how many sat together in an earlier stage", () => {
    const second = openStage(playGames(openStage(tablesOf("king-lui", 10))));
    const [first, now] = tablesStages(second.state).map(({ games: [game] }) =>
      (game?.tables ?? []).map(({ seats }) => seats),
    );
    const pairs = (now ?? []).flatMap((seats) =>
      seats.flatMap((one, index) => seats.slice(index + 1).map((two) => [one, two] as const)),
    );
    const again = pairs.filter(([one, two]) =>
      first?.some((seats) => seats.includes(one) && seats.includes(two)),
    ).length;
    expect(pairs.length).toBeGreaterThan(0);
    const said = checksOf(second).map(({ text }) => text);
    if (again === 0) expect(said).toContain("Niemand saß in einer Stufe davor zusammen");
    else expect(said.join()).toMatch(again === 1 ? /Zwei saßen schon/ : `${again}-mal sitzen zwei`);
  });

  it("looks at first seats only where they go in turn", () => {
    const stages: readonly Stage[] = [
      {
        name: "",
        system: "tables",
        participants: "everybody",
        seats: [4],
        options: {
          tables: "fixed",
          seating: "lot",
          seatOrder: "in-turn",
        },
        rounds: 4,
        ranking: ["RP", "LOT"],
        factors: [],
        cut: { by: "overall" },
      },
    ];
    const drafted = playTables(tablesOf("table-tournament", 8, { stages }), {
      type: "draft-round",
    });
    expect(checksOf(drafted)).toContainEqual({
      isUsual: true,
      text: "Der erste Platz ist gerecht verteilt",
    });
  });
});
