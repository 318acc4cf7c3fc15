/** A match of which only the total is known: what a TRF file has of it, and what checking says about it. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { losfee, temporaryFolder } from "./losfee.ts";

const folder = temporaryFolder();
afterAll(() => folder.remove());

const here = { cwd: folder.path };
const done = async (...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await losfee(args, here);
  expect([args.join(" "), code]).toEqual([args.join(" "), 0]);
  return `${stdout}${stderr}`;
};

const squads = [
  "Team;Name;Rating",
  ...Array.from({ length: 24 }, (_, index) => {
    const team = Math.floor(index / 4) + 1;
    return `Team ${team};Player ${team}.${(index % 4) + 1};${2200 - index}`;
  }),
].join("\n");

test("a match entered as a total stands in record 802, survives an import, and -c says what it takes it for", async () => {
  writeFileSync(join(folder.path, "squads.csv"), squads);
  await done("new", "Cup", "--format", "team-swiss", "--time-zone", "Europe/Berlin");
  await done("squad", "--file", "squads.csv");
  await done("pair", "--publish");
  await done("line-up", "--by-list");
  for (const typed of [
    ["1", "11=0"],
    ["2", "2,5", "1,5"],
    ["3", "1=00"],
  ]) {
    await done("result", ...typed);
  }
  const table = async (...args: readonly string[]): Promise<string> =>
    (await done("standings", ...args)).replace(/^.*\n/, "");
  const own = await table();
  await done("export", "--trf", "first.trf");
  await done("import", "first.trf", "--journal", "again.sqlite", "--time-zone", "Europe/Berlin");
  expect(await table("--journal", "again.sqlite")).toBe(own);
  await done("pair", "--publish");
  expect(await done("export", "--trf", "cup.trf")).toContain("only the totals of match 2");
  const lines = readFileSync(join(folder.path, "cup.trf"), "utf8").split(/\r?\n/);
  const summaries = lines.filter((line) => line.startsWith("802"));
  expect(summaries).toHaveLength(6);
  expect(summaries.filter((line) => !/ \d [wb] {2}[12]\.5/.test(line))).toEqual([]);
  const { stderr } = await losfee(["--team", "cup.trf", "-c"], here);
  expect(stderr).toMatch(/Round 1, team \d+ against \d+: only the total is known \([12]\.5 for/);
  expect(stderr.match(/only the total is known/g)).toHaveLength(1);
});
