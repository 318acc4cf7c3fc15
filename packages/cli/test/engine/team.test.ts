import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseTrf } from "@losfee/files/trf";
import { describe, expect, test } from "vitest";
import { openRound } from "../../src/engine/open-round.ts";
import { pairingLines } from "../../src/engine/pairing-lines.ts";
import { losfee } from "../losfee.ts";

const vectors = fileURLToPath(
  new URL("../../../files/test/trf/vectors/team-swiss/", import.meta.url),
);
const vector = (name: string): string => join(vectors, name);
const team = (...args: readonly string[]) => losfee(["--team", ...args]);

/** Returns a vector's next round in the output format of engines. */
const expectedLines = (file: string): string | null => {
  const text = readFileSync(vector(file), "utf8").trim();
  if (text === "none") return null;
  const lines = text.split(/\r?\n/).map((line) => line.split("\t").slice(1).join(" "));
  return `${[lines.length, ...lines].join("\n")}\n`;
};

describe("losfee --team INPUT -p", () => {
  test.each(readdirSync(vectors).filter((file) => file.endsWith(".next.tsv")))(
    "writes the next round of %s",
    (file) => {
      const path = vector(file.replace(".next.tsv", ".trf"));
      const read = parseTrf(readFileSync(path));
      if (!read.ok) throw new Error(read.error.code);
      const call = { language: "en", json: false, args: [], options: {} } as const;
      const open = openRound(call, path, read.value, { system: "team", baku: false });
      const round = open.pair();
      expect(round === null ? null : pairingLines(round, open)).toBe(expectedLines(file));
    },
  );

  test("writes the pairs by pairing number, the bye last", async () => {
    const stdout = expectedLines("x0723-n12-r9-after8.next.tsv");
    const done = { code: stdout === null ? 1 : 0, stdout: stdout ?? "", stderr: "" };
    expect(await team(vector("x0723-n12-r9-after8.trf"), "-p")).toEqual(done);
  });

  test("ends with 1 where no legal pairing exists", async () => {
    const { code, stdout, stderr } = await team(vector("t0001-n4-r5.trf"), "-p");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain("No pairing of round 4 satisfies all absolute criteria.");
  });
});

describe("losfee --team INPUT -c", () => {
  test("finds every round of an event as the rules give it", async () => {
    const { code, stdout } = await team(vector("t0005-n8-r7.trf"), "-c");
    expect({ code, rounds: stdout.trim().split("\n").length }).toEqual({ code: 0, rounds: 7 });
  });

  test("tells the boards of a round that was paired otherwise", async () => {
    const text = readFileSync(vector("t0005-n8-r7.trf"), "latin1");
    const other = text.replace("FIDE_TEAM_TYPEB_GP_MP", "FIDE_TEAM_MP");
    const { code, stdout } = await losfee(["--team", "-c"], { input: other });
    expect(code).toBe(1);
    expect(stdout).toContain("by the rules");
  });
});

describe("losfee --team tells, and goes on with,", () => {
  const text = readFileSync(vector("t0005-n8-r7.trf"), "latin1").trimEnd();
  test.each([
    [
      "a record 310 that names a player who is not there",
      text.replace("  35   36   37   38", "  35   36   37   38  999"),
      "Line 64, column 95: Record 310 names the starting number 999, which nobody has.",
    ],
    [
      "a record 802 that contradicts line-ups and games",
      `${text}\n802   8 T08      1.0    7.0    7 w  2.5`,
      "column 29: Record 802 has “7 w 2.5” for team 8 in round 1, but the other records give",
    ],
  ])("%s", async (_what, input, sentence) => {
    const { code, stdout, stderr } = await losfee(["--team", "-c"], { input });
    expect({ code, rounds: stdout.trim().split("\n").length }).toEqual({ code: 0, rounds: 7 });
    expect(stderr).toContain(sentence);
  });
});

describe("losfee --team refuses", () => {
  const text = readFileSync(vector("t0005-n8-r7.trf"), "latin1");
  test.each([
    ["FIDE_TEAM_TYPEC_MP", "Record 192 declares the system “FIDE_TEAM_TYPEC_MP”."],
    ["FIDE_TEAM_TYPEA_MP_MP", "Record 192 declares the system “FIDE_TEAM_TYPEA_MP_MP”."],
    ["FIDE_TEAM_TYPEA_GP_BAKU", "there is no Baku acceleration (C.04.7, 1.4.4)."],
  ])("an event of type %s", async (type, sentence) => {
    const input = text.replace("FIDE_TEAM_TYPEB_GP_MP", type);
    const { code, stdout, stderr } = await losfee(["--team", "-c", "1"], { input });
    expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
    expect(stderr).toContain(sentence);
  });

  test.each([
    ["en_GB.UTF-8", "Record 192 declares the system “FIDE_DUTCH”."],
    ["de_DE.UTF-8", "Satz 192 nennt das System „FIDE_DUTCH“."],
  ])(
    "teams of an event that record 192 says people play for themselves (%s)",
    async (locale, sentence) => {
      const input = text.replace("FIDE_TEAM_TYPEB_GP_MP", "FIDE_DUTCH");
      const { code, stdout, stderr } = await losfee(["--team", "-c"], { input, locale });
      expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
      expect(stderr).toContain(sentence);
    },
  );

  test("an event without teams", async () => {
    const people = fileURLToPath(new URL("checklists/tiny.trf", import.meta.url));
    const { code, stderr } = await team(people, "-p");
    expect(code).toBe(3);
    expect(stderr).toContain("No teams play in this file (record 310)");
  });

  test.each([["-l"], ["--dutch"]])("%s", async (option) => {
    const { code, stderr } = await team("in.trf", "-p", option);
    expect(code).toBe(3);
    expect(stderr).toContain(`${option} does not go with this task.`);
  });
});
