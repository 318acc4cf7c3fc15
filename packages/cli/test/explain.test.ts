import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, losfee, reference, temporaryFolder } from "./losfee.ts";

const unplayed = reference("tie-breaks/vectors/official/swiss_with_many_unplayed_rounds.trf");
const roundRobin = reference("tie-breaks/vectors/round-robin/rr-s300-n7.trf");
const swiss = reference("tie-breaks/vectors/fide-dutch/s11055-n15-r6.trf");
const teams = reference("trf/vectors/official/held_team_7.trf");

interface Term {
  readonly amount: number;
  readonly cut?: string;
  readonly dummy?: object;
}

describe("losfee explain FILE.trf --player", () => {
  test("adds up to the value that the standings have, whatever the player", async () => {
    const { rows } = await answerOf(["standings", unplayed, "--tie-breaks", "PTS,BH/C1"]);
    for (const { entry, rank, values } of rows.slice(0, 6)) {
      const args = ["explain", unplayed, "--player", `${entry}`, "--tie-break", "BH/C1"];
      const answer = await answerOf([...args, "--tie-breaks", "PTS,BH/C1"]);
      expect(answer).toMatchObject({ row: { entry, rank }, derivations: [{ code: "BH/C1" }] });
      const terms: readonly Term[] = answer.derivations[0].terms;
      const kept = terms.filter(({ cut }) => cut === undefined);
      expect(kept.reduce((sum, { amount }) => sum + amount, 0)).toBe(values[1]);
      expect(terms).toHaveLength(kept.length + 1);
    }
  });

  test("says what was cut and whose place a dummy takes, in either language", async () => {
    const all = await answerOf(["explain", swiss, "--player", "14", "--tie-break", "BH/C1"]);
    expect(all.derivations).toHaveLength(1);
    const args = ["explain", unplayed, "--player", "3", "--tie-break", "bh-c1"];
    const english = await losfee(args);
    expect(english).toMatchObject({ code: 0 });
    expect(english.stdout).toMatch(
      /^#3 .*: rank \d+ after round \d+\n\nBH\/C1, Buchholz \(without the lowest\): /,
    );
    expect(english.stdout).toMatch(/\(\d*½?\) .*cut: /);
    expect(english.stdout).toMatch(/dummy opponent with the player’s own score of .*\(16\.4\)/);
    expect(english.stdout).toMatch(/\n {2}Sum: \S+\n$/);
    const german = await losfee(args, { locale: "de" });
    expect(german.stdout).toMatch(/Buchholz \(ohne den niedrigsten Wert\)/);
    expect(german.stdout).toMatch(/fiktiver Gegner mit den eigenen .* Punkten/);
    expect(german.stdout).toMatch(/gestrichen: /);
  });

  test("shows products, averages, performances and encounters as they are computed", async () => {
    const chain = "PTS,DE,SB,ARO,TPR,PTP";
    const args = ["explain", roundRobin, "--player", "player, n3", "--tie-breaks", chain];
    const { stdout } = await losfee(args);
    const parts = stdout.split("\n\n");
    expect(parts[0]).toBe("#3 Player, N3: rank 4 after round 7");
    expect(parts.map((part) => part.split(",")[0])).toEqual(["#3 Player", ...chain.split(",")]);
    expect(stdout).toMatch(
      /SB, Sonneborn-Berger: 7\.25\n(.+\n)* {2}round 4 score v #7 Player, N7 {2}½ × ½ {2}0\.25\n/,
    );
    expect(stdout).toMatch(/Average of 6, rounded: 1981\n/);
    expect(stdout).toMatch(
      /A score of 3½ from 6 games is 58%: opponents’ average 1981, plus \+57: 2038/,
    );
    expect(stdout).toMatch(
      /lowest rating that is expected to score 3½ against these opponents: 2123/,
    );
  });

  test("computes a criterion that the ranking does not have", async () => {
    const args = ["explain", roundRobin, "--player", "2", "--tie-breaks", "PTS"];
    const encounter = await losfee([...args, "--tie-break", "DE"]);
    expect(encounter.stdout).toMatch(/Standings among the tied, who all met \(6\.2\)/);
    const answer = await answerOf([...args, "--tie-break", "KS"]);
    expect(answer.derivations).toMatchObject([{ code: "KS", value: 1 }]);
  });

  test("explains a team's value board by board", async () => {
    const args = ["explain", teams, "--player", "Bonobos", "--tie-break", "BC"];
    const { stdout } = await losfee(args);
    expect(stdout).toMatch(/round 1 board 1 v #9 Iguanas/);
    expect(stdout).toMatch(/round 7 board 4 v #10 Jackals/);
  });
});

describe("losfee explain FILE.trf --compare", () => {
  test("names the first criterion that differs and shows both workings", async () => {
    const args = ["explain", roundRobin, "--compare", "3", "2", "--tie-breaks", "SB,KS,PTS"];
    const { code, stdout } = await losfee(args);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^#2 Player, N2 is ahead of #3 Player, N3, decided by: Points, 4 against 3½\./,
    );
    expect(stdout).toContain("Level on Sonneborn-Berger and Koya.");
    expect(stdout).toContain("\n#2 Player, N2, PTS, Points: 4\n");
    expect(stdout).toContain("\n#3 Player, N3, PTS, Points: 3½\n");
    expect(stdout).toContain("Only these opponents make the difference:");
  });

  test("answers programs with the derivations and what differs in them", async () => {
    const args = ["explain", roundRobin, "--compare", "1", "2", "--tie-breaks", "SB"];
    const { lead, differences } = await answerOf(args);
    expect(lead).toMatchObject({ ahead: 1, behind: 2, decidedBy: "SB", levelOn: [] });
    const sum = (differences as readonly { difference: number }[]).reduce(
      (before, { difference }) => before + difference,
      0,
    );
    expect(sum).toBe(15 - 7.25);
  });

  test("says so where nothing tells the two apart", async () => {
    const args = ["explain", roundRobin, "--compare", "2", "4", "--tie-breaks", "PTS,SB"];
    const { stdout } = await losfee(args, { locale: "de" });
    expect(stdout).toBe(
      "Nichts trennt #2 Player, N2 und #4 Player, N4; beide teilen sich den Platz.\n",
    );
  });
});

describe("losfee explain of the journal", () => {
  const { path: cwd, remove } = temporaryFolder();
  afterAll(remove);
  beforeAll(async () => {
    const run = async (...args: readonly string[]) => {
      const { code, stderr } = await losfee(args, { cwd });
      if (code !== 0) throw new Error(stderr);
    };
    const input = "Name;Rating\nAnna;1500\nBen;1400\nCem;1300\nDora;1200\n";
    await run("new", "Probe", "--format", "scrabble-swiss");
    await losfee(["enter", "-"], { cwd, input });
    await run("check-in", "--all");
    await run("pair", "--publish");
    await run("result", "1", "400", "300");
    await run("result", "2", "350", "340");
  });

  test("shows every value of a player, or one", async () => {
    const { rows } = await answerOf(["standings"], { cwd });
    const [first] = rows;
    const all = await losfee(["explain", "--player", `${first.entry}`], { cwd });
    expect(all.stdout).toMatch(/: rank 1 after round 1\n\nWINS, Wins: 1\n {2}round 1 win v /);
    expect(all.stdout).toMatch(/SPR, Spread: \+100\n/);
    expect(all.stdout).toMatch(/RTG, Rating: \d+\n {2}rating at entry/);
    const one = await answerOf(["explain", "--player", first.name, "--tie-break", "spr"], { cwd });
    expect(one).toMatchObject({ row: { rank: 1 }, derivations: [{ code: "SPR", value: 100 }] });
    const none = await losfee(["explain", "--player", first.name, "--tie-break", "BH"], { cwd });
    expect(none).toMatchObject({ code: 3, stdout: "" });
    expect(none.stderr).toContain("BH is not among the criteria of this competition: WINS, SPR");
  });

  test("compares two", async () => {
    const { rows } = await answerOf(["standings"], { cwd });
    const [first, second] = rows;
    const args = ["explain", "--compare", `${second.entry}`, `${first.entry}`];
    const { stdout } = await losfee(args, { cwd });
    expect(stdout).toMatch(
      /is ahead of .*, decided by: Spread, \+100 against \+10\. Level on Wins\./,
    );
    expect(await answerOf(args, { cwd })).toMatchObject({ lead: { decidedBy: "SPR" } });
  });
});

describe("misuse", () => {
  test.each<readonly [readonly string[], number, RegExp]>([
    [["explain", swiss], 3, /Name a player with --player/],
    [["explain", swiss, "--player", "99"], 3, /“99” matches nobody\. “losfee standings FILE”/],
    [["explain", swiss, "--player", "Test"], 3, /“Test” matches several/],
    [["explain", swiss, "--player", "1", "--tie-break", "XYZ"], 3, /no criterion “XYZ”/],
    [["explain", swiss, "--compare", "1"], 3, /exactly two players/],
    [["explain", swiss, "--compare", "1", "2", "--tie-break", "BH"], 3, /goes with --player/],
    [["explain", "--player", "1", "--swiss"], 3, /--swiss needs a file/],
    [["explain", "nowhere.trf", "--player", "1"], 5, /There is no file nowhere\.trf/],
  ])("%j", async (args, exit, sentence) => {
    const { code, stdout, stderr } = await losfee(args);
    expect(stderr).toMatch(sentence);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect({ code, stdout }).toEqual({ code: exit, stdout: "" });
  });
});
