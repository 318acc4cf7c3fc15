import { standingsOf } from "@losfee/core";
import { describe, expect, test } from "vitest";
import {
  competitionOfTrf,
  makeTrf,
  recordsOf,
  type TrfAssignment,
  trfOfCompetition,
} from "../../src/trf/index.ts";
import { readTrf } from "./files.ts";

const player = (number: number, ...rounds: readonly string[]): string =>
  `001 ${`${number}`.padStart(4)}      ${`Player ${number}`.padEnd(33)} ${2400 - number}${" ".repeat(32)} ${`${number}`.padStart(4)}  ${rounds.join("  ")}`;

/** Every kind of result of record 299, in two rounds. */
const PLAYERS = [
  player(1, "   2 w 1", "   3 b +"),
  player(2, "   1 b 0", "0000 - F"),
  player(3, "   4 w =", "   1 w -"),
  player(4, "   3 b =", "0000 - H"),
  player(5, "0000 - U", "0000 - Z"),
];

const USUAL = [2, 1, 0.5, 1, 1];

const record = (
  assignment: TrfAssignment,
  points: string,
  round = "   ",
  ...ids: readonly number[]
): string =>
  `299 ${assignment ?? " "}        ${points.padStart(4)}  ${round} ${ids.map((id) => `${id}`.padStart(4)).join(" ")}`.trimEnd();

const imported = (...records: readonly string[]) => {
  const file = readTrf(["012 Open", "142 5", "202 BH,SB", ...PLAYERS, ...records].join("\n"));
  expect(file.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const competition = competitionOfTrf(file, {
    seed: "5eed".repeat(16),
    at: "2026-11-21T10:00:00.000Z",
  });
  if (!competition.ok) throw new Error(JSON.stringify(competition.error));
  const { state } = competition.value;
  const points = [...state.entries.keys()].map(
    (entry) => standingsOf(state).find((row) => row.entry === entry)?.points,
  );
  const made = makeTrf(recordsOf(trfOfCompetition(state)).records);
  if (!made.ok) throw new Error(made.error.code);
  const text = new TextDecoder().decode(made.value.bytes);
  const written = text.split("\r\n").filter((line) => line.startsWith("299"));
  expect(readTrf(text).problems).toEqual([]);
  return { computed: file.tournament.players.map((one) => one.computedPoints), points, written };
};

describe("an imported report with record 299", () => {
  test("has the usual points without it", () => {
    expect(imported().points).toEqual(USUAL);
  });

  test.each([
    [record("W", "0.5"), [1.5, 1, 0.5, 1, 1]],
    [record("L", "0.5", "001", 2), [2, 1.5, 0.5, 1, 1]],
    [record("D", "0.0", "001", 3, 4), [2, 1, 0, 0.5, 1]],
    [record("+", "0.0"), [1, 1, 0.5, 1, 1]],
    [record("-", "-1.0"), [2, 1, -0.5, 1, 1]],
    [record("F", "0.5", "002", 2), [2, 0.5, 0.5, 1, 1]],
    [record("H", "1.0"), [2, 1, 0.5, 1.5, 1]],
    [record("Z", "0.5", "002", 5), [2, 1, 0.5, 1, 1.5]],
    [record(null, "-0.5", "001", 1), [1.5, 1, 0.5, 1, 1]],
    [record(null, "1.0", "   ", 4, 5), [2, 1, 0.5, 2, 2]],
    [record(null, "1.0", "004", 5), USUAL],
  ] as const)("counts and writes again %s", (line, points) => {
    const read = imported(line);
    expect(read.points).toEqual(points);
    expect(read.computed).toEqual(points);
    expect(read.written).toEqual([line]);
  });

  test("keeps the order of records: the last that covers a result counts", () => {
    const one = record("W", "0.5");
    const other = record("W", "0.0", "   ", 1);
    expect(imported(one, other)).toMatchObject({
      points: [1, 1, 0.5, 1, 1],
      written: [one, other],
    });
    expect(imported(other, one)).toMatchObject({
      points: [1.5, 1, 0.5, 1, 1],
      written: [other, one],
    });
  });
});
