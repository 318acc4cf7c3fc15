import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { answerOf, losfee, reference, temporaryFolder } from "./losfee.ts";

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

const fileOf = (name: string, season: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof season === "string" ? season : JSON.stringify(season));
  return path;
};

const small = {
  settings: { top: 60, step: "0.5", loss: "1/6", shares: { ill: "1/3" }, limits: { ill: 1 } },
  players: [{ id: "Ada" }, { id: "Ben" }, { id: "Cy" }],
  rounds: [
    { games: [{ white: "Ada", black: "Ben", result: "0.5" }], without: { Cy: "ill" } },
    { games: [], without: { Cy: "ill" } },
  ],
};

describe("losfee keizer", () => {
  test("prints the list exactly, best first, from a file or from standard input", async () => {
    const { event, expected } = JSON.parse(
      readFileSync(reference("keizer/vectors/seasons/016.json"), "utf8"),
    );
    expect(await answerOf(["keizer", fileOf("season.json", event)])).toEqual(expected);
    const input = JSON.stringify(event);
    expect(await answerOf(["keizer", "-"], { input })).toEqual(expected);
  });

  test("shows the list as a table", async () => {
    const { stdout } = await losfee(["keizer", fileOf("small.json", small)]);
    expect(stdout).toBe(
      [
        "Place  Player  Value  Score",
        "   1.  Ada        60  359/4",
        "   2.  Ben     119/2  179/2",
        "   3.  Cy         59  236/3",
        "",
      ].join("\n"),
    );
  });

  test("opens a score into its sum", async () => {
    const { stdout } = await losfee(["keizer", fileOf("small.json", small), "--player", "Cy"]);
    expect(stdout).toBe(
      [
        "Cy: place 3, value 59, score 236/3",
        "",
        "own value                       1  ·  59    = 59",
        "round 1, ill                  1/3  ·  59  = 59/3",
        "round 2, ill: counts no more    0  ·  59     = 0",
        "",
      ].join("\n"),
    );
    const answer = await answerOf(["keizer", fileOf("small.json", small), "--player", "Ada"]);
    expect(answer.terms[1]).toMatchObject({
      round: 1,
      opponent: "Ben",
      share: "1/2",
      amount: "119/4",
    });
    const nobody = await losfee(["keizer", fileOf("small.json", small), "--player", "Zoe"]);
    expect(nobody).toMatchObject({ code: 3, stderr: expect.stringContaining("no player “Zoe”") });
  });

  test("refuses a faulty file whole, with all its faults, in the language of the terminal", async () => {
    const season = {
      ...small,
      rounds: [{ games: [{ white: "Ada", black: "Ada", result: 2 }], without: { Cy: "late" } }],
    };
    const { code, stdout, stderr } = await losfee(
      ["keizer", fileOf("faulty.json", season), "--json"],
      { locale: "de_DE.UTF-8" },
    );
    expect(code).toBe(3);
    expect(stderr).toContain("3 Fehler");
    const { problems } = JSON.parse(stdout).error;
    expect(problems.map(({ message }: { message: string }) => message)).toEqual([
      "rounds[0].games[0].black: Ada steht schon bei rounds[0].games[0].white.",
      "rounds[0].games[0].result muss 1, 0.5 oder 0 sein.",
      "rounds[0].without.Cy: „late“ hat keinen Anteil in settings.shares.",
    ]);
    const text = await losfee(["keizer", fileOf("text.json", "1. Ada"), "--lang", "fr"]);
    expect(text).toMatchObject({ code: 3, stderr: expect.stringContaining("pas du JSON") });
  });
});
