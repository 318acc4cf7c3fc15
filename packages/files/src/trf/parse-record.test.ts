import { describe, expect, test } from "vitest";
import { formatRecord } from "./format-record.ts";
import { parseRecord } from "./parse-record.ts";
import type { TrfProblem } from "./problem.ts";

const read = (text: string) => {
  const problems: TrfProblem[] = [];
  const record = parseRecord(text, 7, (problem) => problems.push(problem));
  return { record, problems };
};

const clean = (text: string) => {
  const { record, problems } = read(text);
  expect(problems).toEqual([]);
  return record;
};

const PLAYER = [
  `001   12 mGM  ${"Müller, Änne".padEnd(34)}2612 GER 12345678901 1987/06/05 10.5    3`,
  "     8 b =  0000 - h    14 W d               5 - +",
].join("");

test("a player's line by positions, letters in either case", () => {
  expect(clean("001    1 w    A                                 ")).toMatchObject({ cells: [] });
  const { record } = read(PLAYER);
  expect(record).toMatchObject({
    kind: "player",
    startingRank: 12,
    sex: "m",
    title: "GM",
    name: "Müller, Änne",
    rating: 2612,
    federation: "GER",
    fideId: "12345678901",
    birth: "1987/06/05",
    points: 10.5,
    rank: 3,
    cells: [
      { opponent: 8, colour: "b", result: "=" },
      { opponent: null, colour: null, result: "H" },
      { opponent: 14, colour: "w", result: "D" },
      null,
      { opponent: 5, colour: null, result: "+" },
    ],
  });
});

test("a value in a column that separates fields is reported there", () => {
  const { problems } = read("001    1x     A                                 ");
  expect(problems).toEqual([
    {
      code: "trf-stray-text",
      severity: "warning",
      line: 7,
      column: 9,
      record: "001",
      found: "x",
    },
  ]);
});

describe("what is wrong in a player's line is reported by column, with what was expected", () => {
  test.each([
    ["001      ", 5, "starting-rank", ""],
    ["001   0     ", 5, "starting-rank", "0"],
    ["001    1 x    A", 10, "sex", "x"],
    ["001    1 m    ", 15, "name", ""],
    ["001    1 mXY  A", 11, "title", "XY"],
    ["001    1 m    A                                 21x0", 49, "rating", "21x0"],
    [`001    1 m    A${" ".repeat(42)}12-4`, 58, "fide-id", "12-4"],
    [`001    1 m    A${" ".repeat(54)}35.06.1987`, 70, "birth-date", "35.06.1987"],
    [`001    1 m    A${" ".repeat(65)}x0.5`, 81, "points", "x0.5"],
    [`001    1 m    A${" ".repeat(76)}  a w 1`, 92, "opponent", "a"],
    [`001    1 m    A${" ".repeat(76)}   2 x 1`, 97, "colour", "x"],
    [`001    1 m    A${" ".repeat(76)}   2 w 7`, 99, "result", "7"],
  ])("%s", (line, column, field, found) => {
    const { problems } = read(line);
    expect(problems).toContainEqual(
      expect.objectContaining({ code: "trf-expected", line: 7, column, field, found }),
    );
  });
});

test("a line that was aligned by bytes of UTF-8 is read so, and that is said", () => {
  const name = "Müller, Änne".padEnd(31); // 33 bytes
  const line = `001    1 m    ${name} 2000 GER                         1.0    1     2 w 1`;
  expect(read(line)).toMatchObject({
    record: { name: "Müller, Änne", rating: 2000, federation: "GER", points: 1, rank: 1 },
    problems: [{ code: "trf-columns-in-bytes", record: "001" }],
  });
});

test("a letter of two code units takes one column", () => {
  const line = `001    1 m    ${"𝔄lice".padEnd(35)}`; // one code unit more than characters
  expect(clean(`${line}2000`)).toMatchObject({ name: "𝔄lice", rating: 2000 });
});

test("unknown records are kept and named, comments and blank lines are nothing to report", () => {
  expect(read("XYZ whatever")).toEqual({
    record: { kind: "unknown", text: "XYZ whatever" },
    problems: [
      { code: "trf-unknown-record", severity: "warning", line: 7, column: 1, record: "XYZ" },
    ],
  });
  expect(clean("### 001 nothing").kind).toBe("comment");
  expect(clean("   ").kind).toBe("blank");
});

test("a federation's code before a numbered name is national rating support", () => {
  expect(
    clean("ITA    4 mCM  Rossi, Carlo                      1890 LOM      123456"),
  ).toMatchObject({
    kind: "national",
    code: "ITA",
    startingRank: 4,
    rating: 1890,
    federation: "LOM",
  });
});

test("162 gives points by symbol in fields of nine columns, elsewhere with a warning", () => {
  const values = [
    { symbol: "W", points: 3 },
    { symbol: "D", points: 1 },
    { symbol: "P", points: 1 },
  ];
  expect(clean("162  W 3.0    D 1.0    P 1.0")).toEqual({ kind: "points", values });
  const loose = read("162 W 3.0 D 1 P 1,0");
  expect(loose.record).toEqual({ kind: "points", values });
  expect(loose.problems.map(({ code }) => code)).toContain("trf-misaligned");
  expect(loose.problems.map(({ code }) => code)).toContain("trf-decimal-comma");
});

test("162 with a symbol that does not exist is malformed, as a guess would change scores", () => {
  expect(read("162  W 3.0    Q 1.0")).toMatchObject({
    record: { kind: "malformed" },
    problems: [{ code: "trf-expected", severity: "error", column: 15, field: "symbol" }],
  });
});

test("XXS takes any number of CODE=VALUE", () => {
  expect(clean("XXS W=3 D=1 PAB=.5")).toEqual({
    kind: "xxs",
    values: [
      { symbol: "W", points: 3 },
      { symbol: "D", points: 1 },
      { symbol: "PAB", points: 0.5 },
    ],
  });
  expect(read("XXS W=3 Q=1").problems).toMatchObject([{ column: 9, field: "symbol" }]);
  expect(read("XXS W=x").problems).toMatchObject([{ column: 5, field: "points" }]);
});

test.each(["BBW  3.0", "BBD  1.0", "BBL  0.5", "BBZ  0.0", "BBF  0.0", "BBU  1.0"])(
  "%s",
  (line) => {
    expect(clean(line)).toMatchObject({ kind: "bbp-points", code: line.slice(0, 3) });
  },
);

test("the examples of the document of 2026 read as it explains them", () => {
  expect(clean("240 H 003  026  047")).toEqual({ kind: "byes", bye: "H", round: 3, ids: [26, 47] });
  expect(clean("250 00.0 02.0 001 003 0001 0090")).toEqual({
    kind: "acceleration",
    matchPoints: 0,
    points: 2,
    firstRound: 1,
    lastRound: 3,
    first: 1,
    last: 90,
  });
  expect(clean("260 001 002  125  180  184  216")).toEqual({
    kind: "forbidden",
    firstRound: 1,
    lastRound: 2,
    ids: [125, 180, 184, 216],
  });
  expect(clean("330 -+ 008 027 005")).toEqual({
    kind: "forfeited-match",
    forfeit: "-+",
    round: 8,
    white: 27,
    black: 5,
  });
  expect(
    clean(
      "310   1 India                            IND     2486   15.0   28.0  11     1    5   15   28   44",
    ),
  ).toMatchObject({ team: 1, name: "India", nickname: "IND", strength: 2486, rank: 11 });
});

test("802 is read by the document's table and by its example, a column apart", () => {
  const cells = [
    { opponent: "FPB", colour: null, gamePoints: 4, forfeit: false },
    { opponent: 16, colour: "w", gamePoints: 2.5, forfeit: true },
  ];
  expect(clean("802   3 GEO     19.0   32.5  FPB    4.0    16 w  2.5f")).toMatchObject({ cells });
  expect(clean("802   3 GEO     19.0   32.5 FPB    4.0    16 w  2.5f")).toMatchObject({ cells });
});

test("172, 222 and the dates are checked against their forms", () => {
  expect(clean("172 ITA FIDON")).toEqual({
    kind: "rank-method",
    federation: "ITA",
    method: "FIDON",
  });
  expect(read("172 ITA MINE").problems).toMatchObject([{ column: 9, field: "rank-method" }]);
  for (const control of ["5400+30", "40/6000+30:900+30", "W300-B240", "600"]) {
    clean(`222 ${control}`);
  }
  expect(read("222 90 minutes").problems).toMatchObject([{ column: 5, field: "time-control" }]);
  expect(read("042 5.6.2026").problems).toMatchObject([{ column: 5, field: "date" }]);
  const dates = clean(`132${" ".repeat(88)}26/03/01            26/03/03`);
  expect(dates).toEqual({ kind: "round-dates", dates: ["26/03/01", null, "26/03/03"] });
});

test("a name too wide is cut when written, a number is not, and both are said", () => {
  const { record } = read("001    1 m    A");
  if (record.kind !== "player") throw new Error(record.kind);
  const name = "A name of more than thirty-three letters";
  const { text, notes } = formatRecord({ ...record, name, points: 123.5 });
  expect(text.slice(14, 49)).toBe("A name of more than thirty-three l  ".slice(0, 33).padEnd(35));
  expect(notes).toEqual([
    { code: "trf-cut", record: "001", field: "name", value: name },
    { code: "trf-does-not-fit", record: "001", field: "points", value: "123.5" },
  ]);
});
