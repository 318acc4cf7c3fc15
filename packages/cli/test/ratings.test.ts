import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { losfee, temporaryFolder } from "./losfee.ts";

const folder = temporaryFolder();
afterAll(folder.remove);

const file = (name: string, content: object): string => {
  const path = join(folder.path, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
};

const opponents = [1850, 1984, 2040, 1977, 1940];

const event = (more: object) => ({
  end: "2026-06-14",
  players: [
    { id: "n", name: "Noah Steinbrecher", rating: 1961, birthYear: 2009 },
    ...opponents.map((rating, index) => ({ id: index, rating })),
    { id: "new", name: "Luca Wäspi", rating: null },
  ],
  games: [
    ...["1", "0.5", "0.5", "1", "0.5"].map((result, index) => ({
      white: "n",
      black: index,
      result,
    })),
    { white: "n", black: 0, result: "1", forfeit: true },
    { white: "new", black: "n", result: "1" },
  ],
  ...more,
});

const dwz = file("dwz.json", event({ system: "dwz", expectation: "table" }));
const fide = file("fide.json", event({ system: "fide", list: "rapid" }));

describe("losfee ratings EVENT.json", () => {
  test("--json prints the change of each player with a rating", async () => {
    const { code, stdout } = await losfee(["ratings", dwz, "--json"]);
    expect(code).toBe(0);
    const changes = JSON.parse(stdout);
    expect(changes).toHaveLength(6);
    expect(changes[0]).toEqual({
      ...{ id: "n", games: 5, score: "3.5", expected: "2.52", k: "43.3", rating: 2003 },
    });
  });

  test("names estimates as such, and what is new or has no rating", async () => {
    const { stdout } = await losfee(["ratings", dwz], { locale: "de_DE.UTF-8" });
    expect(stdout).toContain(
      "DWZ, Ordnung ab dem 8. Juni 2026, Erwartung nach der Tabelle: geschätzt.",
    );
    expect(stdout).toMatch(/^Noah Steinbrecher +1961 +3½ +5 +2,52 +43,3 +\+42 +2003$/m);
    expect(stdout).toMatch(/^Luca Wäspi .*zu wenige Partien gegen Gewertete$/m);
    expect(stdout).toContain("ohne die Korrektur der neuen Ordnung");
  });

  test("--why shows the games, the coefficient and the sum", async () => {
    const { stdout } = await losfee(["ratings", dwz, "--why", "noah"]);
    expect(stdout).toMatch(/^#0 +1850 +1 +forfeit, does not count$/m);
    expect(stdout).toMatch(/^Luca Wäspi +– +0 +no rating, does not count$/m);
    expect(stdout).toContain("K 43.3: K0 is 42, plus 1.3; one decimal, from 5 to 80.");
    expect(stdout).toContain("1961 + 43.3 × (3½ − 2.52) = 2003.");
    const rapid = await losfee(["ratings", fide, "--why", "n", "--lang", "fr"]);
    expect(rapid.stdout).toMatch(/^K 20\s: rapide et blitz\.$/m);
    const data = JSON.parse((await losfee(["ratings", fide, "--why", "n", "--json"])).stdout);
    expect(data).toMatchObject({ id: "n", kind: "rated", working: { rule: "rapid-or-blitz" } });
  });

  test("refuses bad input whole", async () => {
    const bad = file("bad.json", event({ system: "fide", end: "soon", colour: 1 }));
    const { code, stderr } = await losfee(["ratings", bad]);
    expect(code).toBe(3);
    expect(stderr).toContain("colour is not a known field.");
    expect(stderr).toContain("end must be a date such as 2026-06-08.");
    expect(stderr).toContain("has 2 problems; nothing was calculated.");
  });
});
