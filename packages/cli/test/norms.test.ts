import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { losfee, temporaryFolder } from "./losfee.ts";

const folder = temporaryFolder();
afterAll(folder.remove);

const opponents = Array.from({ length: 9 }, (_, index) => ({
  id: index + 2,
  rating: 2410,
  title: ["GM", "IM", "FM"][index % 3],
  federation: ["FRA", "POL", "ESP"][index % 3],
}));

const event = (results: readonly (string | null)[], more: object = {}) => {
  const path = join(folder.path, `${results.join("-")}${JSON.stringify(more).length}.json`);
  const content = {
    pairing: "swiss",
    rounds: 9,
    players: [
      { id: 1, name: "Astrid Sørensen", rating: 2380, title: "FM", federation: "DEN", sex: "f" },
      ...opponents,
    ],
    games: results.map((result, index) => ({
      ...{ round: index + 1, white: 1, black: index + 2, result },
    })),
    ...more,
  };
  writeFileSync(path, JSON.stringify(content));
  return path;
};

describe("losfee norms EVENT.json", () => {
  const seven = ["1", "1", "0.5", "0.5", "0.5", "0.5", "0.5"];

  test("says who made a norm, as an aid", async () => {
    const { stdout } = await losfee(["norms", event([...seven, "1", "0"])]);
    expect(stdout).toContain("An aid: FIDE decides.");
    expect(stdout).toMatch(/^Astrid Sørensen +IM +made +2410 +2490$/m);
    expect(stdout).toMatch(/^Astrid Sørensen +WGM +made/m);
    expect(stdout).not.toMatch(/^Astrid Sørensen +GM /m);
  });

  test("--why shows what a person has, lacks and can still reach", async () => {
    const path = event([...seven, null]);
    const { stdout } = await losfee(["norms", path, "--why", "Astrid"]);
    expect(stdout).toContain("IM: needs ½ of 2");
    expect(stdout).toContain("games: 7, at least 9");
    expect(stdout).toMatch(/^1 1 +norm$/m);
    const german = await losfee(["norms", path, "--why", "1"], { locale: "de_DE.UTF-8" });
    expect(german.stdout).toContain("IM: braucht ½ aus 2");
  });

  test("--json has the checks of each title above a player’s own", async () => {
    const { stdout } = await losfee(["norms", event([...seven, "1", "0"]), "--json"]);
    const own = JSON.parse(stdout).filter(({ id }: { readonly id: number }) => id === 1);
    expect(own.map(({ title, achieved }: Record<string, unknown>) => [title, achieved])).toEqual([
      ["GM", false],
      ["IM", true],
      ["WGM", true],
      ["WIM", true],
    ]);
  });

  test("refuses bad input whole", async () => {
    const bad = event(seven, {
      games: [
        { round: 10, white: 1, black: 2, result: "1" },
        { round: 1, white: 1, black: 99, result: "2" },
        { round: 1, white: 3, black: 1, result: "1" },
      ],
    });
    const { code, stderr } = await losfee(["norms", bad]);
    expect(code).toBe(3);
    expect(stderr).toContain("games[0].round must be at most 9.");
    expect(stderr).toContain("games[1].black: nobody in players has the id 99.");
    expect(stderr).toContain("games[1].result must be 0, 1 or 0.5.");
    expect(stderr).toContain("games[2].black: 1 is already used at games[1].");
  });
});
