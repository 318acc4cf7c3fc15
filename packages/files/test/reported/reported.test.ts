import { readFileSync } from "node:fs";
import { pairDutch, type Seed } from "@losfee/core";
import { describe, expect, it } from "vitest";
import {
  competitionOfTrf,
  dutchInputOf,
  hasTrfErrors,
  makeTrf,
  parseTrf,
  recordsOf,
  type TrfFile,
  trfOfCompetition,
} from "../../src/index.ts";

const bytesOf = (path: string): Uint8Array => readFileSync(new URL(path, import.meta.url));

const parsed = (file: Uint8Array | string): TrfFile => {
  const read = parseTrf(file);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

const fileOf = (path: string): TrfFile => parsed(bytesOf(path));

const seed: Seed = "0".repeat(64);

const importOf = (file: TrfFile) => {
  const made = competitionOfTrf(file, { seed, at: "2026-05-01T08:00:00.000Z" });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};

const exportOf = (file: TrfFile): string => {
  const made = makeTrf(recordsOf(trfOfCompetition(importOf(file).state)).records);
  if (!made.ok) throw new Error(made.error.code);
  return new TextDecoder().decode(made.value.bytes);
};

const titlesOf = ({ tournament }: TrfFile): readonly string[] =>
  tournament.players.map(({ title }) => title);

describe("TRF files of other programs", () => {
  it("sharly-172: record 172 without a federation is read, with its columns and without", () => {
    const file = fileOf("sharly-172/sharly.trf");
    expect(hasTrfErrors(file)).toBe(false);
    expect(file.problems.some(({ code }) => code === "trf-not-understood")).toBe(false);
    expect(file.tournament.rankMethods).toEqual([{ federation: "", method: "NIDOF" }]);
    expect(importOf(file).state.entries.size).toBe(16);
    for (const line of ["172 NIDOF", "172     NIDOF", "172 fra nidof"]) {
      expect(parsed(line).tournament.rankMethods).toMatchObject([{ method: "NIDOF" }]);
    }
    const broken = parsed("172 by lot\n001    1      A, B\n");
    expect(hasTrfErrors(broken)).toBe(false);
  });

  it("nrs-no-name: a national rating needs no name", () => {
    for (const path of ["nrs-no-name/a.trf", "nrs-no-name/b-with-name.trf"]) {
      const file = fileOf(path);
      expect(file.problems).toEqual([]);
      expect(file.tournament.nationals).toMatchObject([
        { code: "GER", startingRank: 1, rating: 2111 },
      ]);
    }
  });

  it("trf-title-letters: g, m and f are GM, IM and FM, and one note says so", () => {
    const file = fileOf("trf-title-letters/sample.trf");
    expect(titlesOf(file).slice(0, 4)).toEqual(["GM", "IM", "FM", ""]);
    const notes = file.problems.filter(({ code }) => code === "trf-adjusted");
    expect(notes).toMatchObject(
      [
        { field: "date", found: "24/09/2010", read: "2010/09/24", count: 1 },
        { field: "date", found: "02/10/2010", read: "2010/10/02", count: 1 },
        { field: "title", found: "g", read: "GM" },
      ].toSorted((a, b) => a.field.localeCompare(b.field)),
    );
    expect(exportOf(file)).toContain("001    1 mGM  Player, 001");
  });

  it("titles of women are known by French letters, too; other titles are no FIDE titles", () => {
    const letters = ["g", "m", "f", "c", "wg", "wm", "wf", "wc", "gf", "mf", "ff", "cf", "Dr."];
    const lines = letters.map(
      (title, index) => `001 ${String(index + 1).padStart(4)}  ${title.padEnd(4)}P${index}`,
    );
    const file = parsed(`012 T\n142 3\n${lines.join("\n")}\n`);
    expect(titlesOf(file)).toEqual([
      ...["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "WGM", "WIM", "WFM", "WCM", "Dr."],
    ]);
    expect(importOf(file).state.entries.get(13)?.title).toBe("Dr.");
    expect(exportOf(file)).not.toContain("Dr.");
  });

  it("trf06: dates with points are dates, and each kind of adjustment is told once", () => {
    const file = fileOf("trf06/trf06.trf");
    expect(titlesOf(file)).toEqual(["IM", "GM", "WFM", ""]);
    expect(file.tournament.header).toMatchObject({ start: "2005/07/28", end: "2005/07/31" });
    expect(importOf(file).state.entries.get(1)?.birth).toBe("1969-12-06");
    expect(
      file.problems.flatMap((one) => (one.code === "trf-adjusted" ? [[one.field, one.count]] : [])),
    ).toEqual([
      ["date", 1],
      ["date", 1],
      ["title", 3],
      ["birth-date", 4],
    ]);
  });

  it("birth-year: a year alone is written with noughts, and comes back as a year", () => {
    const file = parsed(
      "012 T\n142 3\n001    1      A, B\n".replace("A, B", "A, B".padEnd(55).concat("2001")),
    );
    expect(file.tournament.players[0]?.birth).toBe("2001");
    const [line = ""] = exportOf(file)
      .split("\r\n")
      .filter((text) => text.startsWith("001"));
    expect(line.slice(69, 79)).toBe("2001/00/00");
    expect(parsed(line).tournament.players[0]?.birth).toBe("2001");
  });

  it("trf25-802: records 802 of the draft of 2024 are told once and stop nothing", () => {
    const text = new TextDecoder().decode(bytesOf("team-reserves-import/team-event.trf"));
    // Match points in four columns, not six: everything behind is two columns further left.
    const draft = text.replaceAll(/^(802 .{10}) {2}/gm, "$1");
    expect(draft).not.toBe(text);
    const file = parsed(draft);
    expect(hasTrfErrors(file)).toBe(false);
    expect(file.problems).toMatchObject([{ code: "trf-not-understood", record: "802" }]);
    expect(importOf(file).state.entries.size).toBe(50);
  });

  it("team-reserves-import: reserves against nobody are not fielded; forfeits keep their points", () => {
    const file = fileOf("team-reserves-import/team-event.trf");
    const again = parsed(exportOf(file));
    expect(hasTrfErrors(again)).toBe(false);
    const points = (one: TrfFile) => one.tournament.players.map((player) => player.points);
    expect(points(again)).toEqual(points(file));
    const teams = (one: TrfFile) =>
      one.tournament.teams.map(({ matchPoints, gamePoints }) => [matchPoints, gamePoints]);
    expect(teams(again)).toEqual(teams(file));
  });

  it("preassigned-pab: a bye that is given already leaves the others to be paired in that round", () => {
    const file = fileOf("preassigned-pab/bbp3.trf");
    expect(file.tournament.playedRounds).toBe(1);
    const input = dutchInputOf(file.tournament);
    if (!input.ok) throw new Error(input.error.code);
    expect(input.value.tournament.round).toBe(2);
    expect(input.value.notes).toContainEqual({ code: "trf-bye-given", round: 2, players: [5] });
    const paired = pairDutch(input.value.tournament);
    if (!paired.ok) throw new Error(paired.error.code);
    const numbers = paired.value.pairs.flatMap(({ white, black }) => [white.number, black.number]);
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 6, 7]);
  });
});
