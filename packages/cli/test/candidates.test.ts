import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { losfee, reference } from "./losfee.ts";
import { built, main } from "./served.ts";

interface Report {
  readonly sure: readonly string[];
  readonly candidates: readonly string[];
  readonly out: readonly string[];
  readonly fixed: readonly (readonly [string, string])[];
  readonly released: readonly (readonly [string, string])[];
}

const names = (text: string): readonly string[] => (text === "" ? [] : text.split(" "));
const games = (text: string) => names(text).map((game) => game.split("–"));

const year = (sure: string, candidates: string, out: string, fixed: string, released: string) => ({
  sure: names(sure),
  candidates: names(candidates),
  out: names(out),
  fixed: games(fixed),
  released: games(released),
});

/** Results of annex B, by year. */
const YEARS = {
  2010: year("", "Petra Ulla Ingrid", "Jörg", "Ulla–Ingrid", "Petra–Jörg"),
  2011: year("", "Ulla Jörg Maria", "Doris", "Ulla–Doris Jörg–Maria", ""),
  2012: year(
    "Ulla",
    "Theo Christof Sebastian Claudia Johann",
    "Ulrike",
    "Theo–Ulrike Christof–Johann Sebastian–Claudia",
    "",
  ),
  2013: year("Martin Uschi", "", "Stefan", "", ""),
  2014: year(
    "Claudia",
    "Ben Uschi Johann Maria Liesbeth Ingrid",
    "Sebastian",
    "Ben–Ingrid Uschi–Liesbeth Johann–Maria",
    "",
  ),
  2015: year("", "Theo Ulla Jörg", "Asalet", "Ulla–Jörg", "Theo–Asalet"),
  2016: year("Timon Ben", "", "Stefan", "", ""),
  2017: year("", "Theo Stefan Ben Nadja", "Ulla", "Stefan–Ben", "Theo–Nadja"),
  2018: year(
    "Ben",
    "Johannes Timon Uschi Josef Arndt",
    "Günter",
    "Johannes–Günter Timon–Arndt Uschi–Josef",
    "",
  ),
  2019: year(
    "",
    "Uschi Liesbeth Timon Ben Ute Ulla",
    "Friedrich",
    "Uschi–Ulla Liesbeth–Ute Timon–Ben",
    "",
  ),
  2021: year("Alexander Ben", "", "Uschi", "", ""),
  2022: year("Ulla", "Ben Alexander", "Liesbeth", "Ben–Alexander", ""),
} as const;

describe("losfee candidates: the examples of annex B", () => {
  for (const [number, expected] of Object.entries(YEARS)) {
    test(number, async () => {
      const { code, stdout, stderr } = await losfee([
        "candidates",
        reference(`standings-csv/${number}.csv`),
        "--json",
      ]);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      const report: Report = JSON.parse(stdout);
      expect(report).toEqual(expected);
      expect(Object.keys(report)).toEqual(["sure", "candidates", "out", "fixed", "released"]);
    });
  }

  test("are explained in both languages", async () => {
    const file = reference("standings-csv/2011.csv");
    const english = await losfee(["candidates", file]);
    expect(english.stdout).toContain("Ulla – Doris, Jörg – Maria");
    expect(english.stdout).toMatch(/Doris is out of the final: 2 wins and 990 points behind Jörg/);
    expect(english.stdout).toMatch(/given a draw between Jörg and Maria/);
    const german = await losfee(["candidates", file], { locale: "de_DE.UTF-8" });
    expect(german.stdout).toMatch(/Doris ist sicher nicht im Finale: 2 Siege und 990 Punkte/);
  });
});

describe("losfee candidates", () => {
  let folder: string;
  const file = (text: string | Uint8Array): string => {
    const path = join(folder, "table.csv");
    writeFileSync(path, text);
    return path;
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "losfee-candidates-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("reads standard input, decimal commas and semicolons", async () => {
    const input = "rank;name;wins;spread\n1;A;13,5;100\n2;B;13,5;90\n3;C;10;0\n";
    const { stdout } = await losfee(["candidates", "-", "--json"], { input });
    expect(JSON.parse(stdout)).toMatchObject({ sure: ["A", "B"], out: ["C"] });
  });

  test("takes other margins, which the rules bound", async () => {
    const table = file("rank,name,wins,spread\n1,A,14,500\n2,B,13,400\n3,C,12,100\n");
    const usual = await losfee(["candidates", table, "--json"]);
    expect(JSON.parse(usual.stdout).out).toEqual([]);
    const narrow = await losfee(["candidates", table, "--json", "--spread-margin", "300"]);
    expect(JSON.parse(narrow.stdout).out).toEqual(["C"]);
    const wild = await losfee(["candidates", table, "--spread-margin", "99999"]);
    expect(wild.code).toBe(3);
    expect(wild.stderr).toContain("0–10000");
  });

  test.each([
    ["rank,name,wins\n1,A,3\n", "Line 1: the column “spread” is missing"],
    [
      "rank,name,wins,spread\n1,A,x,0\n",
      "Line 2, column 3: “x” does not fit the column “wins”: it takes a whole or half number",
    ],
    ["rank,name,wins,spread\n1,A,3,0\n3,B,2,0\n", "Line 3: rank 2 is missing"],
    ["rank,name,wins,spread\n1,A,3,0\n2,A,2,0\n", "“A” is already on line 2"],
    ['rank,name,wins,spread\n1,"A,3,0\n', "quotation mark is opened but never closed"],
    ["", "The table is empty"],
    [Uint8Array.of(1, 2, 0, 3), "This is not a text file"],
    [Uint8Array.of(0x50, 0x4b, 3, 4, 0), "This is a workbook"],
  ])("refuses %j with line and column", async (text, sentence) => {
    const { code, stdout, stderr } = await losfee(["candidates", file(text)]);
    expect(stderr).toContain(sentence);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
  });

  test.runIf(built)("does not load the server: neither fastify nor zod", async () => {
    const preload = `data:text/javascript,${encodeURIComponent(`
      import { registerHooks } from "node:module";
      registerHooks({ load(url, context, next) {
        if (/node_modules\\/(fastify|zod|preact)\\//.test(url)) console.error("loaded " + url);
        return next(url, context);
      } });
    `)}`;
    const light = [
      ["candidates", reference("standings-csv/2010.csv")],
      ["pair", reference("tsh/events/event05.t"), "--why"],
      ["standings", reference("tie-breaks/vectors/round-robin/rr-s300-n7.trf")],
      ["explain", reference("tie-breaks/vectors/round-robin/rr-s300-n7.trf"), "--player", "1"],
    ];
    // One process for all: the program runs anew for each, its modules stay loaded.
    const program = `
      for (const [number, args] of ${JSON.stringify([...light, ["new", "X"]])}.entries()) {
        if (args[0] === "new") console.error("then:");
        process.argv = [process.argv[0], "losfee", ...args];
        await import(${JSON.stringify(main.href)} + "?" + number);
      }
    `;
    const flags = ["--disable-warning=ExperimentalWarning", "--input-type=module"];
    const { stderr } = await promisify(execFile)(
      process.execPath,
      [`--import=${preload}`, ...flags, "--eval", program],
      { cwd: folder },
    );
    expect(stderr).toMatch(/^then:\nloaded /);
  });
});
