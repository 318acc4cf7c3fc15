import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { losfee, temporaryFolder } from "../losfee.ts";

const checklists = fileURLToPath(new URL("checklists/", import.meta.url));
const tiny = join(checklists, "tiny.trf");
const PAIRS = "4\n1 7\n3 5\n6 2\n4 0\n";

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const file = (name: string): string => join(folder.path, name);
const written = (name: string): string => readFileSync(file(name), "utf8");
const engine = (...args: readonly string[]) => losfee(["--dutch", ...args]);

describe("losfee --dutch INPUT -p", () => {
  test("writes the pairs to standard output, of a file or of standard input", async () => {
    const done = { code: 0, stdout: PAIRS, stderr: "" };
    expect(await engine(tiny, "-p")).toEqual(done);
    expect(await losfee(["--dutch", "-p"], { input: readFileSync(tiny, "utf8") })).toEqual(done);
  });

  test("writes a file, and the checklist, beside the input where no folder is named", async () => {
    mkdirSync(file("sub"));
    copyFileSync(tiny, file("sub/in.trf"));
    const { code, stdout } = await engine(file("sub/in.trf"), "-p", "out.txt", "-l");
    expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
    expect(written("sub/out.txt")).toBe(PAIRS);
    expect(written("sub/in.list")).toBe(readFileSync(join(checklists, "tiny.list"), "utf8"));
  });

  test("ends with 1 where no valid pairing exists", async () => {
    const { code, stdout, stderr } = await engine(join(checklists, "no-pairing.trf"), "-p");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain("No pairing of round 4 satisfies all absolute criteria.");
  });

  test("tells records that are not understood, and pairs all the same", async () => {
    writeFileSync(file("in.trf"), `${readFileSync(tiny, "latin1")}\rXXQ something\r`);
    const { code, stdout, stderr } = await engine(file("in.trf"), "-p");
    expect({ code, stdout }).toEqual({ code: 0, stdout: PAIRS });
    expect(stderr).toContain("XXQ");
  });

  test("leaves out who is absent by XXZ, and counts by XXS", async () => {
    const more = "XXZ 1\rXXS W=1 D=.5\r";
    writeFileSync(file("in.trf"), `${readFileSync(tiny, "latin1")}\r${more}`);
    const { stdout, stderr } = await engine(file("in.trf"), "-p");
    expect(stderr).toBe("");
    expect(stdout.split("\n")[0]).toBe("3");
    expect(stdout).not.toMatch(/^1 | 1$/m);
  });

  test("reads a pairing-allocated bye of half a point: 162 P, and absence: 162 A", async () => {
    const text = readFileSync(tiny, "latin1").replace("142 6", "142 6\r162  A 0.0    P 1.0");
    writeFileSync(file("in.trf"), text);
    expect(await engine(file("in.trf"), "-p")).toEqual({ code: 0, stdout: PAIRS, stderr: "" });
  });

  test("ends with 3 for contents and options that make no sense, with 5 for missing files", async () => {
    writeFileSync(file("in.trf"), readFileSync(tiny, "latin1").replace("142 6", ""));
    expect(await engine(file("in.trf"), "-p")).toMatchObject({ code: 3, stdout: "" });
    writeFileSync(file("bad.trf"), "This is not a report.\n");
    expect(await engine(file("bad.trf"), "-p")).toMatchObject({ code: 3, stdout: "" });
    const misused = await engine(tiny, "-p", "-x");
    expect(misused).toMatchObject({ code: 3, stdout: "" });
    expect(misused.stderr).toContain("Usage:");
    const missing = await engine(file("missing.trf"), "-p");
    expect(missing).toMatchObject({ code: 5, stdout: "" });
    expect(missing.stderr).toContain(file("missing.trf"));
    expect(await engine(tiny, "-p", file("nowhere/out"))).toMatchObject({ code: 5 });
  });

  test("ends with 4 for more than any report holds", async () => {
    writeFileSync(file("in.trf"), "\n".repeat(260_000));
    expect(await engine(file("in.trf"), "-p")).toMatchObject({ code: 4, stdout: "" });
  });
});

describe("losfee --dutch INPUT -c", () => {
  test("tells each round that agrees and ends with 0", async () => {
    const stdout = "Round 1: 4 boards agree.\nRound 2: 4 boards agree.\n";
    expect(await engine(tiny, "-c")).toEqual({ code: 0, stdout, stderr: "" });
    expect((await engine(tiny, "-c", "2")).stdout).toBe("Round 2: 4 boards agree.\n");
    expect(await engine(tiny, "-c", "3")).toMatchObject({ code: 3 });
  });

  test("tells each board that differs, and does not end with 0", async () => {
    // Players 2 and 3 exchange their opponents of round 1.
    const text = readFileSync(tiny, "latin1")
      .replace("     5 b 0     4 w =", "     6 b 0     4 w =")
      .replace("     6 w 1     7 b =", "     5 w 1     7 b =")
      .replace("     2 w 1     1 w 0", "     3 b 0     1 w 0")
      .replace("     3 b 0  0000 - U", "     2 w 1  0000 - U");
    writeFileSync(file("in.trf"), text);
    const { code, stdout } = await engine(file("in.trf"), "-c", "1");
    expect(code).toBe(1);
    expect(stdout).toContain("  5 - 2\t3 - 5");
    expect(stdout).toContain("  3 - 6\t6 - 2");
  });
});

describe("losfee --dutch -g", () => {
  const CONFIG =
    "# A small one\nPlayersNumber=14\nRoundsNumber=5\nPointsForWin=3\nPointsForDraw=1\n";

  test("makes the same tournament of the same seed, which the checker accepts", async () => {
    writeFileSync(file("rtg.cfg"), CONFIG);
    for (const name of ["a.trf", "b.trf"]) {
      const args = ["-g", file("rtg.cfg"), "-o", file(name), "-s", "42", "-l"];
      expect(await engine(...args)).toEqual({ code: 0, stdout: "", stderr: "" });
    }
    expect(written("a.trf")).toBe(written("b.trf"));
    expect(written("a.trf")).toMatch(/^012 Random tournament 42\r/);
    expect(written("a.trf").match(/^001/gm)).toHaveLength(14);
    expect(written("a.trf")).toMatch(/^BBW +3\.0\r/m);
    expect(written("a.list").match(/^Round \d/gm)).toHaveLength(5);
    const { code, stdout, stderr } = await engine(file("a.trf"), "-c");
    expect({ code, stderr, lines: stdout.trim().split("\n").length }).toEqual({
      code: 0,
      stderr: "",
      lines: 5,
    });
  });

  test("makes one in the likeness of a model", async () => {
    await engine(tiny, "-g", "-o", file("like.trf"), "-s", "1");
    expect(written("like.trf").match(/^001/gm)).toHaveLength(7);
    expect(written("like.trf")).toMatch(/^XXR 2\r/m);
    expect(await engine(file("like.trf"), "-c")).toMatchObject({ code: 0, stderr: "" });
  });

  test("refuses unknown keys and values with their line, ends with 4 for too many players", async () => {
    writeFileSync(file("rtg.cfg"), "PlayersNumber=10\nPlayers=10\n");
    const unknown = await engine("-g", file("rtg.cfg"), "-o", file("a.trf"));
    expect(unknown.code).toBe(3);
    expect(unknown.stderr).toContain(`${basename(file("rtg.cfg"))}, line 2: “Players”`);
    writeFileSync(file("rtg.cfg"), "DrawPercentage=101");
    expect(await engine("-g", file("rtg.cfg"), "-o", file("a.trf"))).toMatchObject({ code: 3 });
    writeFileSync(file("rtg.cfg"), "PlayersNumber=10000");
    expect(await engine("-g", file("rtg.cfg"), "-o", file("a.trf"))).toMatchObject({ code: 4 });
  });

  test("ends with 1 where a round of it has no pairing", async () => {
    writeFileSync(file("rtg.cfg"), "PlayersNumber=2\nRoundsNumber=4\nForfeitRate=1000000");
    const ended = await engine("-g", file("rtg.cfg"), "-o", file("a.trf"), "-s", "1");
    expect(ended).toMatchObject({ code: 1, stdout: "" });
    expect(ended.stderr).toContain("No pairing of round 2");
  });
});

test("losfee --dutch --help shows the forms, and losfee --help points there", async () => {
  const { code, stdout } = await engine("--help");
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Usage:\n {2}losfee --dutch \[INPUT\] -p/);
  expect((await losfee(["--help"])).stdout).toContain("losfee --dutch --help");
});

test("the engine mode speaks the language of the terminal", async () => {
  const { stderr } = await losfee(["--dutch", "-x"], { locale: "de_DE.UTF-8" });
  expect(stderr).toContain("gibt es nicht zusammen mit --dutch oder --team");
});
