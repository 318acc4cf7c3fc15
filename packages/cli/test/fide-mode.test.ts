import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";

let folder: ReturnType<typeof temporaryFolder>;
const run = (...args: readonly string[]) => losfee(args, { cwd: folder.path, input: "" });

const TIE_BREAKS = ["settings", "--set", "ranking=PTS,SB", "--reason", "agreed"];

// Each test continues after the one before it.
describe("FIDE mode on the command line", { shuffle: false }, () => {
  beforeAll(async () => {
    folder = temporaryFolder();
    await answerOf(["new", "Open", "--format", "fide-swiss"], { cwd: folder.path });
    const rows = Array.from({ length: 10 }, (_, index) => `P${index};${2000 - 10 * index}`);
    writeFileSync(join(folder.path, "open.csv"), ["Name;Elo", ...rows].join("\n"));
    await run("enter", "open.csv");
    await run("pair", "--publish");
  });
  afterAll(() => folder.remove());

  test("names what is not acknowledged, with its article and the level that acknowledges it", async () => {
    for (const level of [[], ["--yes"], ["--yes", "3"]]) {
      const { code, stderr } = await run(...TIE_BREAKS, ...level);
      expect(code).not.toBe(0);
      expect(stderr).toContain("C.07 article 4.1.1");
      expect(stderr).toContain("--yes 4");
    }
    expect((await run(...TIE_BREAKS, "--yes", "5")).stderr).toContain("from 2 to 4");
  });

  test("names the consequences of what is acknowledged by its level", async () => {
    const { code, stderr } = await run(...TIE_BREAKS, "--yes", "4");
    expect(code).toBe(0);
    expect(stderr).toContain("The report contains the change with the previous list.");
  });

  test("refuses at any level what FIDE does not allow, and names the way out", async () => {
    const { code, stderr } = await run("settings", "--set", "points.win=3", "--yes", "4");
    expect(code).not.toBe(0);
    expect(stderr).toContain("leave FIDE mode");
  });

  test("is left for good, which the report says", async () => {
    const leave = ["leave-fide-mode", "--yes", "4"];
    expect((await run(...leave)).stderr).toContain("--reason");
    expect((await run(...leave, "--reason", "club rules")).code).toBe(0);
    expect((await run("settings", "--set", "fideMode=on", "--yes", "4")).code).not.toBe(0);
    await run("export", "--trf", "open.trf");
    const trf = readFileSync(join(folder.path, "open.trf"), "utf8");
    expect(trf).toContain("### FIDE Mode @ Round 1: FIDE mode was left");
    expect(trf).toContain("### Configuration @ Round 1: ranking was PTS,DE,");
  });
});
