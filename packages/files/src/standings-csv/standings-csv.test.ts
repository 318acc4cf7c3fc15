import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readStandingsCsv } from "./read.ts";
import type { StandingsRefusal } from "./refusal.ts";
import { candidatesReport } from "./report.ts";

const testFile = (name: string) =>
  readFileSync(new URL(`../../test/standings-csv/${name}`, import.meta.url));

const read = (file: string | Uint8Array) => {
  const lines = readStandingsCsv(file);
  if (!lines.ok) throw new Error(JSON.stringify(lines.error));
  return lines.value;
};

const valuesOf = (file: string | Uint8Array) =>
  read(file).map(({ rank, name, wins, spread }) => [rank, name, wins, spread]);

const refusalOf = (file: string): StandingsRefusal | null => {
  const lines = readStandingsCsv(new TextEncoder().encode(file));
  return lines.ok ? null : lines.error;
};

describe("the twelve years of annex B", () => {
  const expected = JSON.parse(testFile("expected.json").toString());

  test.each(Object.keys(expected))("%s", (year) => {
    expect(candidatesReport(read(testFile(`${year}.csv`)))).toEqual(expected[year]);
  });

  test("are twelve", () => {
    expect(Object.keys(expected)).toHaveLength(12);
  });
});

const TWO = [
  [1, "Jörg", 13.5, 728],
  [2, "Zoë", 13, -12],
];

describe("a table of standings is read", () => {
  test("with commas, semicolons or tabs", () => {
    for (const delimiter of [",", ";", "\t"]) {
      const text = "rank,name,wins,spread\n1,Jörg,13.5,+728\n2,Zoë,13,-12\n";
      expect(valuesOf(text.replaceAll(",", delimiter))).toEqual(TWO);
    }
  });

  test("with a decimal comma: between semicolons, quoted, and even unquoted between commas", () => {
    expect(valuesOf("rank;name;wins;spread\n1;Jörg;13,5;728\n2;Zoë;13,0;-12")).toEqual(TWO);
    expect(valuesOf('rank,name,wins,spread\n1,Jörg,"13,5",728\n2,Zoë,13,-12')).toEqual(TWO);
    expect(valuesOf("rank,name,wins,spread\n1,Jörg,13,5,728\n2,Zoë,13,-12")).toEqual(TWO);
    expect(valuesOf("rank,name,spread,wins\n1,Jörg,728,13,5\n2,Zoë,-12,13")).toEqual(TWO);
  });

  test("with columns in any order, others beside them, and German titles", () => {
    expect(
      valuesOf("Name;Verein;Differenz;Platz;Siege\nZoë;TSG;−12;2.;13\nJörg;;+728;1.;13½\n"),
    ).toEqual(TWO);
  });

  test("with a plus, a hyphen or a typographic minus before the spread, or none", () => {
    const spreads = ["+5", "5", "-5", "\u22125", "\u20135", "0", "±0", "-0"];
    const rows = spreads.map((spread, index) => `${index + 1};P${index};1;${spread}`);
    expect(read(`rank;name;wins;spread\n${rows.join("\n")}`).map(({ spread }) => spread)).toEqual([
      5, 5, -5, -5, -5, 0, 0, 0,
    ]);
  });

  test("in UTF-8 with and without mark, and in Windows-1252", () => {
    const text = "rank;name;wins;spread\r\n1;Jörg;13,5;+728\r\n2;Zoë;13;-12\r\n";
    const utf8 = new TextEncoder().encode(text);
    expect(valuesOf(utf8)).toEqual(TWO);
    expect(valuesOf(new TextEncoder().encode(`\uFEFF${text}`))).toEqual(TWO);
    expect(valuesOf(`\uFEFF${text}`)).toEqual(TWO);
    expect(valuesOf(Buffer.from(text, "latin1"))).toEqual(TWO);
    const euro = Buffer.from("rank;name;wins;spread\n1;\x80uro;1;\x9612\n", "latin1");
    expect(valuesOf(euro)).toEqual([[1, "€uro", 1, -12]]);
  });

  test("with quoted names, empty lines, and any line ends", () => {
    const text = 'rank,name,wins,spread\n\n1,"Maier, ""Jo""",2,3\n,,,\n2,Zoë,1,0,\n\n';
    for (const end of ["\n", "\r\n", "\r"]) {
      expect(valuesOf(text.replaceAll("\n", end))).toEqual([
        [1, 'Maier, "Jo"', 2, 3],
        [2, "Zoë", 1, 0],
      ]);
    }
  });

  test("with shared ranks, which stay in the order of the file", () => {
    const table = "rank,name,wins,spread\n2,C,1,5\n2,B,1,5\n1,A,1,9\n4,D,1,0";
    expect(read(table).map(({ name }) => name)).toEqual(["A", "C", "B", "D"]);
  });
});

describe("a table of standings is refused, by line and column", () => {
  const HEADER = "rank,name,wins,spread\n";

  test.each<[string, string, StandingsRefusal]>([
    ["that is empty", "\n \n", { code: "standings-empty" }],
    ["without rows", HEADER, { code: "standings-empty" }],
    [
      "without a column",
      "rank,name,spread\n1,A,3\n",
      {
        code: "standings-column-missing",
        heading: "wins",
        line: 1,
        found: ["rank", "name", "spread"],
      },
    ],
    [
      "with a column twice",
      "rank,name,wins,spread,Siege\n",
      { code: "standings-column-twice", heading: "wins", line: 1, column: 5 },
    ],
    [
      "with wins in thirds",
      `${HEADER}1,A,2,3\n\n2,B,1.3,3\n`,
      { code: "standings-field", line: 4, column: 3, heading: "wins", text: "1.3" },
    ],
    [
      "with a spread that is no number",
      `${HEADER}1,A,2,many\n`,
      { code: "standings-field", line: 2, column: 4, heading: "spread", text: "many" },
    ],
    [
      "with a rank of 0",
      `${HEADER}0,A,2,3\n`,
      { code: "standings-field", line: 2, column: 1, heading: "rank", text: "0" },
    ],
    [
      "with a player without a name",
      `${HEADER}1,,2,3\n`,
      { code: "standings-field", line: 2, column: 2, heading: "name", text: "" },
    ],
    [
      "with too few fields",
      `${HEADER}1,A,2\n`,
      { code: "standings-row-width", line: 2, expected: 4, found: 3 },
    ],
    [
      "with too many",
      `${HEADER}1,A,2,3,4\n`,
      { code: "standings-row-width", line: 2, expected: 4, found: 5 },
    ],
    [
      "with the same name twice",
      `${HEADER}1,A,2,3\n2,A,1,3\n`,
      { code: "standings-name-twice", line: 3, column: 2, name: "A", firstLine: 2 },
    ],
    [
      "with a rank left out",
      `${HEADER}1,A,3,3\n3,B,1,3\n`,
      { code: "standings-rank-missing", rank: 2, line: 3 },
    ],
    [
      "with ranks that contradict the wins",
      `${HEADER}1,A,2,3\n2,B,3,3\n`,
      { code: "standings-rank-against-wins", line: 3, name: "B", above: "A" },
    ],
    [
      "with a quotation mark that is not closed",
      `${HEADER}1,"A,2,3\n2,B,1,0\n`,
      { code: "csv-quote-not-closed", line: 2, column: 2 },
    ],
    [
      "with a quotation mark in the middle",
      `${HEADER}1,A,2,3\n2,B"C,1,0\n`,
      { code: "csv-stray-quote", line: 3, column: 2 },
    ],
    [
      "with text after a closing quotation mark",
      `${HEADER}1,"A\nB" C,2,3\n`,
      { code: "csv-stray-quote", line: 3, column: 2 },
    ],
    ["that is a workbook", "PK\u0003\u0004", { code: "text-is-workbook" }],
  ])("%s", (_, text, refusal) => {
    expect(refusalOf(text)).toEqual(refusal);
  });
});
