import { describe, expect, test } from "vitest";
import {
  editTrf,
  formatRecord,
  makeTrf,
  parseRecord,
  recordsOf,
  type TrfProblem,
  teamCardsOf,
  writeTrf,
} from "../../src/trf/index.ts";
import { readTrf, trfBytes, trfFiles } from "./files.ts";

/** Deviations of FIDE's own examples from the format. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  "official/held_round_robin.trf": ["2:5 trf-adjusted 042"],
  "official/held_swiss_5.trf": ["2:5 trf-adjusted 042"],
  "official/held_swiss_9.trf": ["2:5 trf-adjusted 042"],
  "official/held_team_7.trf": ["2:5 trf-adjusted 042"],
  "official/swiss_with_many_unplayed_rounds.trf": [
    "13:1 trf-unknown-record DDD",
    "16:10 trf-expected 001",
  ],
};

const place = (problem: TrfProblem): string => {
  const record = "record" in problem ? problem.record : "";
  return `${problem.line}:${problem.column} ${problem.code} ${record}`;
};

test("the selection holds files of every kind", () => {
  expect(trfFiles.length).toBeGreaterThan(50);
});

describe.each(trfFiles)("%s", (name) => {
  const bytes = trfBytes(name);
  const file = readTrf(bytes);
  const { tournament } = file;

  test("is written back to the byte", () => {
    expect(writeTrf(file)).toEqual({ ok: true, value: bytes });
  });

  test("reads without a problem that it does not have", () => {
    expect(file.problems.map(place)).toEqual(KNOWN[name] ?? []);
  });

  test("keeps every other line to the byte when a record is changed", () => {
    const renamed = editTrf(file, (record) =>
      record.kind === "text" && record.code === "012" ? { ...record, text: "Renamed" } : record,
    ).file;
    expect(renamed.entries.map(({ end }) => end)).toEqual(file.entries.map(({ end }) => end));
    const changed = renamed.entries.filter((entry, index) => {
      return entry.source !== file.entries[index]?.source;
    });
    expect(changed.map(({ source }) => source)).toEqual(["012 Renamed"]);
    expect(renamed.tournament.header.name).toBe("Renamed");
  });

  test("has records that say the same when laid out anew", () => {
    for (const { record } of file.entries) {
      const problems: TrfProblem[] = [];
      const row = formatRecord(record);
      const again = parseRecord(row.text, 1, (problem) => problems.push(problem));
      expect(row.notes).toEqual([]);
      expect(again).toEqual(record);
    }
  });

  test("says the same as a new file of the version of 2026", () => {
    const { records, dropped } = recordsOf(tournament, "trf-2026");
    const made = makeTrf(records);
    if (!made.ok) throw new Error(made.error.code);
    expect(dropped).toEqual([]);
    expect(made.value.notes).toEqual([]);
    expect(readTrf(made.value.bytes).tournament).toEqual(tournament);
  });

  test("states the points that its results add up to", () => {
    for (const { points, computedPoints } of tournament.players) {
      expect(computedPoints).toBe(points);
    }
  });

  test("states the match and game points that its matches add up to", () => {
    const computed = tournament.teamEvent ? teamCardsOf(tournament) : [];
    const stated = tournament.teams.map(({ team, matchPoints, gamePoints }) => {
      return { team, matchPoints, gamePoints };
    });
    expect(
      computed.map(({ team, matchPoints, gamePoints }) => ({ team, matchPoints, gamePoints })),
    ).toEqual(stated);
  });
});
