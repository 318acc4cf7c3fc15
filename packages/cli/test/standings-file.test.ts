import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, losfee, reference, temporaryFolder } from "./losfee.ts";

const VECTORS = "tie-breaks/vectors";

const tablesIn = (folder: string): readonly string[] =>
  readdirSync(reference(`${VECTORS}/${folder}`))
    .filter((name) => name.endsWith(".tiebreaks.tsv"))
    .map((name) => `${folder}/${name.replace(".tiebreaks.tsv", "")}`);

const swiss = reference(`${VECTORS}/fide-dutch/s11055-n15-r6.trf`);
const roundRobin = reference(`${VECTORS}/round-robin/rr-s300-n7.trf`);
const teams = reference("trf/vectors/official/held_team_7.trf");

const folder = temporaryFolder();
afterAll(() => folder.remove());

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder.path, name);
  writeFileSync(path, content);
  return path;
};

describe("losfee standings FILE.trf --tsv prints line by line what FIDE's checker prints", () => {
  test.each([...tablesIn("fide-dutch"), ...tablesIn("round-robin")])("%s", async (event) => {
    const path = reference(`${VECTORS}/${event}`);
    const wanted = readFileSync(`${path}.tiebreaks.tsv`, "utf8").replaceAll("\r\n", "\n");
    const [heading = ""] = wanted.split("\n");
    const codes = heading.split("\t").slice(2).join(",");
    const { code, stdout, stderr } = await losfee([
      "standings",
      `${path}.trf`,
      "--tie-breaks",
      codes,
      "--tsv",
    ]);
    expect(code).toBe(0);
    expect(stderr).not.toContain("losfee:");
    expect(stdout.split("\n")).toEqual(wanted.split("\n"));
  });
});

describe("losfee standings FILE.trf", () => {
  test("reads files whose lines end in CR alone, as the checker's own do", () => {
    const bytes = readFileSync(swiss);
    expect(bytes.includes(0x0d)).toBe(true);
    expect(bytes.includes(0x0a)).toBe(false);
  });

  test("reads standard input", async () => {
    const input = readFileSync(roundRobin, "utf8");
    const piped = await losfee(["standings", "-", "--csv"], { input });
    const named = await losfee(["standings", roundRobin, "--csv"]);
    expect(piped).toEqual(named);
  });

  test("shows a table with names, in the language of the terminal", async () => {
    const args = ["standings", roundRobin, "--tie-breaks", "pts;sb koya", "--swiss"];
    const refused = await losfee(args);
    expect(refused.stderr).toContain("Did you mean KS");
    const english = await losfee([...args.slice(0, 3), "pts; sb ks", "--round-robin"]);
    expect(english).toMatchObject({ code: 0, stderr: "" });
    expect(english.stdout).toMatch(/^Round robin 300: standings after round 7\n/);
    expect(english.stdout).toContain("Rules of 2026, round robin; ranked by PTS, SB, KS");
    expect(english.stdout).toMatch(/^ {2}4\. {2}3 {2}Player, N3 {3}3½ {2}7\.25 {3}1$/m);
    const german = await losfee([...args.slice(0, 3), "PTS,SB,KS"], { locale: "de_DE.UTF-8" });
    expect(german.stdout).toContain("Regeln von 2026, Rundenturnier; Wertung: PTS, SB, KS");
    expect(german.stdout).toMatch(/^ {3}4\. {2}3 {2}Player, N3 {3}3½ {2}7,25 {3}1$/m);
  });

  test("writes CSV for spreadsheets: best first, with names, values as FIDE's checker", async () => {
    const { stdout } = await losfee(["standings", roundRobin, "--tie-breaks", "PTS,SB", "--csv"]);
    expect(stdout.split("\r\n").slice(0, 3)).toEqual([
      "Rank,StartNo,Name,PTS,SB",
      '1,1,"Player, N1",6.0,15.00',
      '2,2,"Player, N2",4.0,7.25',
    ]);
  });

  test("answers programs with everything there is", async () => {
    const answer = await answerOf(["standings", roundRobin, "--tie-breaks", "PTS,BH,PO"]);
    expect(answer).toMatchObject({
      event: "Round robin 300",
      round: 7,
      rules: 2026,
      pairing: "pre-determined",
      teams: false,
      criteria: ["PTS", "BH", "PO"],
      problems: [],
      warnings: [{ code: "criterion-unsuited", criterion: "BH", article: "C.07 8" }],
    });
    expect(answer.rows[0]).toEqual({
      rank: 1,
      entry: 1,
      name: "Player, N1",
      values: [6, 15, null],
    });
  });

  test("warns of criteria that say nothing here, beside the answer", async () => {
    const args = ["standings", roundRobin, "--tie-breaks", "PTS,BH,MPTS", "--tsv"];
    const english = await losfee(args);
    expect(english.code).toBe(0);
    expect(english.stderr.trimEnd().split("\n")).toEqual([
      "Note: BH (Buchholz) is meaningless in a round robin (C.07 8).",
      "Note: MPTS (Match points) is for teams only; this is an individual event.",
    ]);
    const german = await losfee(args, { locale: "de" });
    expect(german.stderr).toContain(
      "Hinweis: BH (Buchholz) sagt in einem Rundenturnier nichts aus",
    );
  });

  test("stops after a round, and knows the rules of 2024", async () => {
    const early = await answerOf(["standings", swiss, "--rounds", "2", "--tie-breaks", "PTS,NUM"]);
    expect(early.round).toBe(2);
    for (const { values } of early.rows) expect(values[0]).toBeLessThanOrEqual(2);
    const late = await losfee(["standings", swiss, "--rounds", "7"]);
    expect(late).toMatchObject({ code: 3, stdout: "" });
    expect(late.stderr).toContain("Round 7 is not in the file; the last one is 6");
    const unplayed = reference(`${VECTORS}/official/swiss_with_many_unplayed_rounds.trf`);
    const buchholz = async (rules: string) =>
      (await losfee(["standings", unplayed, "--tie-breaks", "PTS,BH", "--rules", rules, "--tsv"]))
        .stdout;
    expect(await buchholz("2024")).not.toBe(await buchholz("2026"));
  });

  test("ranks by what the file says, else by what is usual", async () => {
    const criteria = async (text: string) => {
      const path = file("said.trf", text);
      return (await answerOf(["standings", path])).criteria;
    };
    const text = readFileSync(swiss, "utf8");
    expect(await criteria(text)).toEqual(["PTS", "DE", "BH/C1", "BH", "SB", "WIN", "BWG"]);
    expect(await criteria(`202 BH:C1,SB\r${text}`)).toEqual(["PTS", "BH/C1", "SB"]);
    expect(await criteria(`212 PTS,DE,BH\r202 SB\r${text}`)).toEqual(["PTS", "DE", "BH"]);
    const garbled = await losfee(["standings", file("odd.trf", `202 Median\r${text}`), "--csv"]);
    expect(garbled.code).toBe(0);
    expect(garbled.stderr).toMatch(/“PTS, Median”.*Used instead: PTS, DE, BH\/C1/);
  });
});

describe("losfee standings of a team file", () => {
  test("ranks the teams, and the players when asked", async () => {
    const { stdout } = await losfee([
      "standings",
      teams,
      "--tie-breaks",
      "MPTS,GPTS,EMGSB/C1,BH:MP/C1,SSSC",
      "--tsv",
    ]);
    expect(stdout.split("\n").slice(0, 4)).toEqual([
      "StartNo\tRank\tMPTS\tGPTS\tEMGSB/C1\tBH:MP/C1\tSSSC",
      "1\t2\t10\t17.5\t129.0\t54.0\t37.83",
      "2\t4\t10\t17.0\t116.0\t52.0\t36.00",
      "3\t5\t10\t16.0\t115.5\t53.0\t35.33",
    ]);
    const ranked = await answerOf(["standings", teams]);
    expect(ranked).toMatchObject({ teams: true, criteria: ["PTS"] });
    expect(ranked.rows).toHaveLength(14);
    const players = await answerOf(["standings", teams, "--individual"]);
    expect(players.teams).toBe(false);
    expect(players.rows.length).toBeGreaterThan(50);
  });

  test("does not find teams where there are none", async () => {
    const { code, stderr } = await losfee(["standings", swiss, "--teams"]);
    expect({ code, stderr }).toEqual({
      code: 3,
      stderr: "losfee: There are no teams in the file.\n",
    });
  });
});

describe("a faulty file", () => {
  const text = readFileSync(roundRobin, "utf8");
  /** An opponent of round 1 becomes a number that does not exist. */
  const broken = text.replace(/^(001.{88})(.{4})/m, "$1  77");
  let path: string;
  beforeAll(() => {
    path = file("broken.trf", broken);
  });

  test("is refused with line and column, in either language", async () => {
    const english = await losfee(["standings", path]);
    expect(english).toMatchObject({ code: 3, stdout: "" });
    expect(english.stderr).toMatch(/broken\.trf: Line \d+, column 92: .*number 77/);
    expect(english.stderr).toMatch(/losfee: .*broken\.trf has .* nothing was computed\. --anyway/);
    const german = await losfee(["standings", path], { locale: "de" });
    expect(german.stderr).toMatch(/Zeile \d+, Spalte 92: .*Startnummer 77, die es nicht gibt/);
  });

  test("tells programs every problem with its place", async () => {
    const { code, stdout } = await losfee(["standings", path, "--json"]);
    expect(code).toBe(3);
    const { error } = JSON.parse(stdout);
    expect(error.code).toBe("trf-errors");
    expect(error.problems[0]).toMatchObject({
      code: "trf-unknown-player",
      severity: "error",
      column: 92,
      player: 77,
    });
  });

  test("is computed all the same when that is wanted", async () => {
    const { code, stdout, stderr } = await losfee(["standings", path, "--anyway", "--csv"]);
    expect(code).toBe(0);
    expect(stderr).toContain("column 92");
    expect(stdout.split("\r\n")).toHaveLength(9);
  });

  test.each<readonly [string, string | Uint8Array, number, RegExp]>([
    ["empty.trf", "", 3, /The file contains nobody/],
    ["binary.trf", Uint8Array.of(1, 0, 2), 3, /not a text file/],
    ["letter.trf", "Dear arbiter,\nhere are the results.\n", 3, /The file contains nobody/],
  ])("%s is refused", async (name, content, exit, sentence) => {
    const { code, stdout, stderr } = await losfee(["standings", file(name, content)]);
    expect({ code, stdout }).toEqual({ code: exit, stdout: "" });
    expect(stderr).toMatch(sentence);
  });
});

describe("misuse", () => {
  test.each<readonly [readonly string[], number, RegExp]>([
    [["standings", "nowhere.trf"], 5, /There is no file nowhere\.trf/],
    [["standings", swiss, "--tie-breaks", "PTS,BUH"], 3, /no criterion “BUH” \(position 2\)/],
    [["standings", swiss, "--tie-breaks", "PTS,BH/X9"], 3, /no variant “X9”/],
    [["standings", swiss, "--tie-breaks", ""], 3, /ranking is empty/],
    [["standings", swiss, "--rules", "2022"], 3, /“2022”: 2024 or 2026/],
    [["standings", swiss, "--rounds", "two"], 3, /--rounds “two”/],
    [["standings", swiss, "--swiss", "--round-robin"], 3, /Either --swiss or --round-robin/],
    [["standings", teams, "--teams", "--individual"], 3, /Either --teams or --individual/],
    [["standings", swiss, "--why", "3"], 3, /losfee explain FILE\.trf/],
    [["standings", "--tie-breaks", "PTS"], 3, /--tie-breaks needs a file/],
  ])("%j", async (args, exit, sentence) => {
    const { code, stdout, stderr } = await losfee(args);
    expect(stderr).toMatch(sentence);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect({ code, stdout }).toEqual({ code: exit, stdout: "" });
  });
});
