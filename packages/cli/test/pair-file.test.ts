import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { answerOf, losfee, reference } from "./losfee.ts";
import { fileBefore, pairsOf, recordedRounds } from "./tsh-rounds.ts";

/** Every round that needs its own settings, and one in eight of the others. */
const sample = recordedRounds.filter(
  ({ repeats, reproducedWith }, index) =>
    repeats > 0 || reproducedWith.every(({ trackFirsts }) => trackFirsts) || index % 8 === 0,
);

describe("losfee pair FILE.t pairs real rounds as tsh did", () => {
  test.each(sample.filter((_, index) => index % 3 === 0))(
    "$file round $round",
    async ({ file, round, repeats, reproducedWith: [settings] }) => {
      const { basedOnRound = 0, trackFirsts = false } = settings ?? {};
      const args = ["pair", "--system", "new-swiss", "-", "--based-on", `${basedOnRound}`];
      const all = [...args, "--repeats", `${repeats}`, ...(trackFirsts ? ["--track-starts"] : [])];
      const answer = await answerOf(all, { input: fileBefore(file, round) });
      expect(answer).toEqual({ pairs: expect.any(Array), bye: null });
      expect([...answer.pairs].sort(([a], [b]) => a - b)).toEqual(pairsOf(file, round));
    },
  );
});

const FIVE = [5, 4, 3, 2, 1]
  .map((wins) => `Player ${"ABCDE"[5 - wins]} ${1000 + wins};\n`)
  .join("");

describe("losfee pair FILE.t", () => {
  test("gives the bye to the lowest when the number is odd", async () => {
    expect(await answerOf(["pair", "-"], { input: FIVE })).toEqual({
      pairs: [
        [1, 3],
        [2, 4],
      ],
      bye: 5,
    });
  });

  test("shows names and, when asked, reasons", async () => {
    const plain = await losfee(["pair", "-"], { input: FIVE });
    expect(plain.stdout).toMatch(/^Round 1$/m);
    expect(plain.stdout).toMatch(/1 +#1 +Player A +#3 +Player C$/m);
    const german = await losfee(["pair", "-", "--why", "--lang", "de"], { input: FIVE });
    expect(german.stdout).toMatch(/^Freilos: #5 Player E\. .+/m);
  });

  test("pairs by the other systems, too", async () => {
    const hill = await answerOf(["pair", "-", "--system", "king-of-the-hill"], {
      input: "A 9;\nB 8;\nC 7;\nD 6;\n",
    });
    expect(hill.pairs).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test("does not change the file", async () => {
    const path = reference("tsh/events/event05.t");
    const before = readFileSync(path);
    await answerOf(["pair", path]);
    expect(readFileSync(path)).toEqual(before);
  });

  test("says when no pairing is left, and how to allow one", async () => {
    const input = "A 9 2; 400;\nB 8 1; 300;\n";
    const { code, stderr, stdout } = await losfee(["pair", "-", "--json"], { input });
    expect(code).toBe(1);
    expect(stderr).toContain("--repeats 1");
    expect(JSON.parse(stdout).error).toMatchObject({ code: "no-pairing-within-repeats" });
    expect(await answerOf(["pair", "-", "--repeats", "1"], { input })).toEqual({
      pairs: [[1, 2]],
      bye: null,
    });
  });

  test("says what to do about somebody who came late", async () => {
    const input = "A 9 2; 400;\nB 8 1; 300;\nC 7;\n";
    const { code, stderr } = await losfee(["pair", "-"], { input });
    expect(code).toBe(1);
    expect(stderr).toContain("C has no opponent in round 1 yet");
  });

  test.each([
    [["--system", "nonsense"], "new-swiss"],
    [["--repeats", "many"], "--repeats “many”: a whole number"],
    [["--repeats", "1000"], "0–99"],
    [["--based-on", "7"], "7"],
    [["--option", "colour=red"], "byeMethod"],
    [["--option", "colour"], "name=value"],
  ])("refuses %j as misuse", async (options, sentence) => {
    const { code, stdout, stderr } = await losfee(["pair", "-", ...options], { input: FIVE });
    expect(stderr).toContain(sentence);
    expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
  });

  test.each([
    ["", "The file has no players"],
    ["Anna\n", "Line 1, column 5: this should be a rating after the name"],
    ["A 9 7; 400;\n", "Line 1, column 5: there is no opponent 7"],
    ["A 9 2; 400;\nB 8 0; 50;\n", "round 1 1 plays 2, but 2 does not play 1"],
    ["A 9; 400;\n", "round 1 has a score, but no opponent"],
    ["\0\u0001", "not a text file"],
  ])("refuses the file %j with line and column", async (input, sentence) => {
    const { code, stderr } = await losfee(["pair", "-"], { input });
    expect(stderr).toContain(sentence);
    expect(code).toBe(3);
  });
});
