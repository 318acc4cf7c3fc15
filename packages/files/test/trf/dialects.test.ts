import { expect, test } from "vitest";
import {
  DEFAULT_SCORING,
  EMPTY_TRF,
  formatRecord,
  recordsOf,
  TRF_DIALECTS,
  type TrfDialect,
  type TrfFacts,
} from "../../src/trf/index.ts";
import { playerLine, readTrf, trfBytes, trfFiles } from "./files.ts";

const written = (facts: TrfFacts, dialect: TrfDialect) => {
  const { records, dropped } = recordsOf(facts, dialect);
  return { lines: records.map((record) => formatRecord(record).text), dropped };
};

const SCORED: TrfFacts = {
  ...EMPTY_TRF,
  rounds: 9,
  initialColour: "b",
  orderByRank: true,
  scoring: {
    ...DEFAULT_SCORING,
    whiteWin: 3,
    blackWin: 3,
    forfeitWin: 3,
    fullPointBye: 3,
    whiteDraw: 1,
    blackDraw: 1,
    halfPointBye: 1,
    unknown: 1,
  },
};

test("one point system in the words of each dialect", () => {
  const points = (dialect: TrfDialect) =>
    written(SCORED, dialect).lines.filter((line) => /^(?:162|XXS|BB)/.test(line));
  expect(points("trf-2026")).toEqual(["162  W 3.0    D 1.0    P 1.0"]);
  expect(points("trf-x")).toEqual(["XXS WW=3 BW=3 WD=1 BD=1 HPB=1 FPB=3 FW=3"]);
  expect(points("trf-bx")).toEqual(["BBW  3.0", "BBD  1.0", "BBU  1.0"]);
  expect(points("trf-2016")).toEqual([]);
});

test("what a dialect cannot say is listed", () => {
  expect(written(SCORED, "trf-2016").dropped).toEqual([
    "rounds",
    "initialColour",
    "orderByRank",
    "scoring",
  ]);
  expect(written(SCORED, "trf-2026").dropped).toEqual(["orderByRank"]);
  expect(written(SCORED, "trf-x").dropped).toEqual([]);
  const coloured = { ...SCORED, scoring: { ...SCORED.scoring, blackWin: 4 } };
  expect(written(coloured, "trf-bx").dropped).toEqual(["scoring"]);
  expect(written(coloured, "trf-x").dropped).toEqual([]);
});

test("rounds, first colour and order stand in 142 and 152 or in XXR and XXC", () => {
  expect(written(SCORED, "trf-2026").lines).toEqual(expect.arrayContaining(["142 9", "152 B"]));
  expect(written(SCORED, "trf-x").lines).toEqual(
    expect.arrayContaining(["XXR 9", "XXC rank black1"]),
  );
});

test("absences stand in 240, in XXZ or in the player's columns", () => {
  const { tournament } = readTrf(
    [playerLine(1, "0.5", "   2 w ="), playerLine(2, "0.5", "   1 b ="), "XXZ 2"].join("\n"),
  );
  expect(written(tournament, "trf-2026").lines).toContain("240 Z 002    2");
  expect(written(tournament, "trf-x").lines).toContain("XXZ 2");
  expect(written(tournament, "trf-bx").lines.at(-1)).toMatch(/ {4}1 b = {2}0000 - Z$/);
});

test("bans of some rounds only need record 260", () => {
  const facts: TrfFacts = {
    ...EMPTY_TRF,
    rounds: 9,
    forbidden: [{ ids: [1, 2], firstRound: 1, lastRound: 9 }],
  };
  expect(written(facts, "trf-x").lines).toContain("XXP 1 2");
  expect(written(facts, "trf-2026").lines).toContain("260 001 009    1    2");
  const early = { ...facts, forbidden: [{ ids: [1, 2], firstRound: 1, lastRound: 4 }] };
  expect(written(early, "trf-x").dropped).toEqual(["forbidden"]);
});

test("whatever a dialect can say reads back as the same results and constraints", () => {
  for (const name of trfFiles) {
    const { tournament } = readTrf(trfBytes(name));
    for (const dialect of TRF_DIALECTS) {
      const { lines, dropped } = written(tournament, dialect);
      const again = readTrf(lines.join("\r")).tournament;
      if (tournament.teamEvent) continue;
      const cards = (event: typeof tournament) => event.players.map(({ lines: rounds }) => rounds);
      if (!dropped.includes("scoring")) expect(cards(again)).toEqual(cards(tournament));
      if (!dropped.includes("byes")) expect(again.absences).toEqual(tournament.absences);
    }
  }
});
