import { pairingsDigest, standingsDigest } from "@losfee/contract";
import { findStage, type TournamentCommand } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { pages } from "../src/registry/registry.ts";
import { htmlOf, textOf } from "./html.ts";
import { annas, competitionOf, type Played, play, publishNext, requestOf } from "./play.ts";
import { openStage, playTables, tablesOf, tablesRequest } from "./tables-play.ts";

const atTables = openStage(tablesOf("king-lui", 9));
const [table] = findStage(atTables.state, 1)?.games[0]?.tables ?? [];
const seats = (table?.seats ?? []).map((entry, index) => ({ entry, points: 300 - 10 * index }));
const reportedAtTable = playTables(atTables, {
  type: "report-result",
  round: 1,
  board: table?.board ?? 0,
  outcome: { kind: "game-points", seats },
});

const MARK = "noch nicht bestätigt";

const begun = publishNext(competitionOf(annas(4), { format: "scrabble-swiss" }));
const [game] = begun.state.rounds[0]?.games ?? [];
const [first = 0, second = 0] = game?.seats ?? [];
const sides = [
  { entry: first, score: 431 },
  { entry: second, score: 377 },
] as const;
const report: TournamentCommand = {
  type: "report-result",
  round: 1,
  outcome: { kind: "played", sides },
};

const counted = play(begun, [report]);
const waiting = play(begun, [
  {
    type: "change-settings",
    settings: { reported: "when-confirmed" },
    reason: "",
  },
  report,
]);
const confirmed = play(counted, [
  { type: "confirm-results", results: [{ round: 1, board: game?.board ?? 0 }] },
]);

const read = (world: Played, id: string): string => {
  const page = pages.find((one) => one.id === id);
  if (page === undefined) throw new Error(id);
  const params = { competition: "dm-2026", entry: String(first) };
  return textOf(htmlOf(page, requestOf(world, { params })) ?? "");
};

describe.each(["pairings", "standings", "player", "screen", "overview", "crosstable", "cards"])(
  "a result that nobody has confirmed, on the page %s",
  (id) => {
    it("is marked while it counts, and not once it is confirmed", () => {
      expect(read(counted, id)).toContain(MARK);
      expect(read(confirmed, id)).not.toContain(MARK);
    });

    it("is not there where results count when they are confirmed", () => {
      const text = read(waiting, id);
      expect(text).not.toContain(MARK);
      expect(text).not.toMatch(/\b(431|377|\+54)\b/);
    });
  },
);

describe("a result at a table that nobody has confirmed", () => {
  const standings = (of: Played): string => {
    const page = pages.find(({ kind, path }) => kind === "tables" && path.endsWith("/standings"));
    if (page === undefined) throw new Error("no page of standings");
    const request = tablesRequest(of, { params: { competition: "kl-2026", stage: "1" } });
    return textOf(htmlOf(page, request) ?? "");
  };

  it("marks those at the table in the standings, and in what is told of them", () => {
    expect(standings(reportedAtTable).split(MARK).length).toBeGreaterThan(seats.length);
    expect(standings(atTables)).not.toContain(MARK);
    const { lines } = standingsDigest(reportedAtTable.state, { stage: 1 }, "de", 10);
    expect(lines.filter(({ value }) => value.includes(MARK))).toHaveLength(seats.length);
  });
});

describe("feeds, messages and embeds", () => {
  const told = ({ state }: Played): string =>
    JSON.stringify([
      pairingsDigest(state, { round: 1 }, "de", 10),
      standingsDigest(state, { round: 1 }, "de", 10),
    ]);

  it("say of a result that it is not confirmed, and nothing of one that does not count", () => {
    expect(told(counted).split(MARK)).toHaveLength(4);
    expect(told(confirmed)).not.toContain(MARK);
    expect(told(waiting)).not.toContain("431");
  });
});
