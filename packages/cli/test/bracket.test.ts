import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { answerOf, losfee } from "./losfee.ts";

const published: Readonly<Record<string, readonly (readonly [number, number, string, string])[]>> =
  JSON.parse(
    readFileSync(
      new URL("../../core/test/bracket/vectors/double-elimination.json", import.meta.url),
      "utf8",
    ),
  ).games;

describe("losfee bracket", () => {
  test("prints the games of a knock-out in playing order", async () => {
    expect(await answerOf(["bracket", "5"])).toEqual({
      games: [
        { game: 1, round: 1, sides: ["s4", "s5"] },
        { game: 2, round: 2, sides: ["s1", "w1"] },
        { game: 3, round: 2, sides: ["s2", "s3"] },
        { game: 4, round: 3, sides: ["w2", "w3"] },
      ],
    });
  });

  test("prints published double eliminations, with the second final marked", async () => {
    for (const [entrants, games] of Object.entries(published)) {
      const answer = await answerOf(["bracket", entrants, "--double"]);
      expect(answer.games).toEqual(
        games.map(([game, round, ...sides], index) => ({
          game,
          round,
          sides,
          ...(index === games.length - 1 ? { reset: true } : {}),
        })),
      );
    }
  });

  test("is a list to read without --json, in the language of the terminal", async () => {
    const { stdout } = await losfee(["bracket", "2", "--double"]);
    expect(stdout).toBe(
      [
        "2 entrants, 2 games, and a second final if needed",
        "",
        "Game  Round",
        "   1      1  seed 1       seed 2",
        "   2      2  winner of 1  loser of 1",
        "   3      3  winner of 2  loser of 2  only if the winner of 2 had lost before",
        "",
      ].join("\n"),
    );
    const german = await losfee(["bracket", "3"], { locale: "de_DE.UTF-8" });
    expect(german.stdout).toContain("Sieger aus 1");
  });

  test.each(["0", "1", "-3", "1.5", "ten", "1e3", "10001", "", " 8"])(
    "refuses “%s” in one sentence",
    async (entrants) => {
      const { code, stdout, stderr } = await losfee(["bracket", "--json", "--", entrants]);
      expect(code).toBe(3);
      expect(JSON.parse(stdout)).toMatchObject({
        error: { code: "number-expected", place: "entrants", minimum: 2, maximum: 10_000 },
      });
      expect(stderr).toContain("whole numbers from 2 to 10000 are possible");
    },
  );
});
