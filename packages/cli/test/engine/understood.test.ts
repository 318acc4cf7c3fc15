import { readFileSync } from "node:fs";
import { dutchInputOf, parseTrf } from "@losfee/files/trf";
import { describe, expect, test } from "vitest";

const tiny = readFileSync(new URL("checklists/tiny.trf", import.meta.url), "latin1");

/** Returns messages about a file with more lines, and whether its next round changes. */
const withLines = (...lines: readonly string[]) => {
  const read = parseTrf(Buffer.from([tiny, ...lines, ""].join("\r"), "latin1"));
  if (!read.ok) throw new Error(read.error.code);
  const input = dutchInputOf(read.value.tournament);
  return {
    said: [
      ...read.value.problems.map(({ code }) => code),
      ...(input.ok ? input.value.notes.map(({ code }) => code) : [input.error.code]),
    ],
    round: input.ok ? JSON.stringify(input.value.tournament) : null,
  };
};

const bare = withLines();
const individual = "192 FIDE_DUTCH";

/** Records with an effect on the round to be paired: they need no message. */
const EFFECTIVE: readonly (readonly [string, string])[] = [
  ["240", "240 H 003    1    2"],
  ["240", "240 Z 003    1"],
  ["250", "250       1.0 001 004 0001 0004"],
  ["260", "260 001 004    1    2"],
  ["260", "260 001 999    1    2"],
  ["299", "299          -1.0      0001"],
  ["XXA", "XXA    1  1.0  1.0  1.0  1.0"],
  ["XXP", "XXP 1 2"],
  ["XXS", "XXS W=3 D=1"],
  ["XXZ", "XXZ 1"],
  ["162", "162  W 3.0    D 1.0"],
  ["BBW", "BBW 3"],
  ["BBU", "BBU 0.5"],
];

/** Records for people and other programs that do not affect pairing. */
const IRRELEVANT: readonly string[] = [
  "022 Ulm",
  "122 90 minutes",
  "172 GER FIDON",
  "182 JaVaFo",
  "202 BH,SB",
  "212 PTS,BH",
  "222 5400+30",
  "GER    1 m    Player                            2000",
  "### a comment",
];

/** Everything else: misfits, contradictions, dangling or unknown records. */
const REPORTED: readonly (readonly [string, string])[] = [
  ["an unknown record", "777 something"],
  ["an unknown extension", "XXQ 1"],
  ["an unknown point record", "BBQ 1"],
  ["a line that is no record", "garbage"],
  ["a broken configuration", "XXC foo"],
  ["a broken colour", "152 X"],
  ["a broken count of rounds", "142 x"],
  ["another count of rounds", "XXR 99"],
  ["an unknown symbol of points", "162  Q 0.5"],
  ["an unknown code of points", "XXS Q=2"],
  ["points that are none", "BBW x"],
  ["an unknown bye", "240 Q 004    1"],
  ["a bye against the player's own line", "240 H 002    1"],
  ["a bye after the last round", "240 H 009    1"],
  ["an absence of nobody", "XXZ 99"],
  ["acceleration of nobody", "XXA   99  1.0"],
  ["acceleration without points", "250       0.0 001 002 0001 0004"],
  ["acceleration by match points", "250  1.0      001 002 0001 0004"],
  ["acceleration after the last round", "250       1.0 008 009 0001 0004"],
  ["a ban of one", "260 001 002    1"],
  ["a ban of one, always", "XXP 1"],
  ["a ban of nobody", "XXP 1 99"],
  ["a ban after the last round", "260 009 012    1    2"],
  ["a penalty in match points", "299    1.0"],
  ["an unknown kind of points", "299 Q        2.0"],
  ["an unknown way of ranking", "172 GER WHAT"],
  ["a time control that is none", "222 nonsense"],
];

describe("the engine's input", () => {
  test("is read without a remark where there is nothing to say", () => {
    expect(bare.said).toEqual([]);
  });

  test.each(EFFECTIVE)("heeds %s: %s", (_record, line) => {
    const { said, round } = withLines(line);
    // With other points the players' sums differ from the file's.
    expect(said.filter((code) => code !== "trf-points-differ")).toEqual([]);
    expect(round).not.toBe(bare.round);
  });

  test.each(IRRELEVANT)("needs nothing of %j", (line) => {
    const { said, round } = withLines(line);
    expect(said.filter((code) => code !== "trf-repeated-record")).toEqual([]);
    expect(round).toBe(bare.round);
  });

  test.each(REPORTED)("speaks of %s: %j", (_what, line) => {
    expect(withLines(line).said).not.toEqual([]);
  });

  test.each(["310   1 India", "352 WBWB", "362 TW 2.0", "320  1.0  2.0 001", "330 +- 001 001 002"])(
    "is refused, or spoken of in an event of individuals, with %j",
    (line) => {
      expect(withLines(line).said).toContain("trf-team-event");
      if (!line.startsWith("310")) {
        expect(withLines(individual, line).said).toContain("trf-without-effect");
      }
    },
  );

  test.each(["FIDE_DUBOV", "FIDE_DUBOV_2026", "FIDE_DUTCH_2026_OTHER"])(
    "refuses another system: %s",
    (code) => {
      expect(withLines(`192 ${code}`).said).toContain("trf-not-dutch");
    },
  );
});
