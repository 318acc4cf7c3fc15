import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { losfee, temporaryFolder } from "./losfee.ts";

const folder = temporaryFolder();
afterAll(folder.remove);

const file = (name: string, content: unknown): string => {
  const path = join(folder.path, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};

/** The Hort example of the design: four people with 4½ points share 900 euros. */
const open = file("open.json", {
  several: "first-list",
  unit: 500,
  currency: "EUR",
  players: [
    { id: 3, name: "Falk Hochstätter", score: "4.5", born: 1980 },
    { id: 4, name: "Leonie Falkenberg", score: "4.5", born: 2010, sex: "w" },
    { id: 5, name: "Lennart Bergström", score: "4.5", born: 1999 },
    { id: 6, name: "Hendrik Meulen", score: "4.5" },
    { id: 8, name: "Clara Winterstein", score: 4, born: 2011 },
  ],
  lists: [
    { name: "Main", split: "hort", prizes: [40000, 25000, 15000, 10000] },
    { name: "U18", who: { born: [2009, null] }, split: "equal", prizes: [40000] },
    { name: "Seniors", who: { born: [null, 1962] }, atLeast: 3, split: "place", prizes: [8000] },
  ],
});

describe("losfee prizes EVENT.json", () => {
  test("--json prints the awards of each list by id", async () => {
    const { code, stdout } = await losfee(["prizes", open, "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual([
      { 3: 31500, 4: 24000, 5: 18500, 6: 16000 },
      { 8: 40000 },
      {},
    ]);
  });

  test("explains each award: who fits, the group, the pot, the share, and what is left", async () => {
    const english = (await losfee(["prizes", open])).stdout;
    expect(english).toContain("Main: Hort; 5 people fit; €900.00");
    expect(english).toMatch(/ 2\. +Leonie Falkenberg +4½ +1–4 +€900\.00 +€237\.50 +€240\.00/);
    expect(english).toContain(
      "Left out because something is missing: Hendrik Meulen (year of birth)",
    );
    expect(english).toContain("Not spent: €80.00.");
    expect(english).toContain(
      "Leonie Falkenberg gets €237.50 in Main and would get €400.00 in U18.",
    );
    const german = (await losfee(["prizes", open], { locale: "de_DE.UTF-8" })).stdout;
    expect(german).toMatch(/ 2\. +Leonie Falkenberg +4½ +1–4 +900,00\s€ +237,50\s€ +240,00\s€/);
  });

  test("--why answers for one person, also for one without a prize", async () => {
    const { stdout } = await losfee(["prizes", open, "--why", "falkenberg"]);
    expect(stdout).toContain("Leonie Falkenberg: €240.00\n");
    expect(stdout).toContain("The 4 with 4½ share places 1–4; the pot is €900.00.");
    expect(stdout).toContain("In whole units €240.00, with one of the units left over.");
    expect(stdout).toContain("U18: it would be €400.00; the prize in Main counts.");
    const nothing = await losfee(["prizes", open, "--why", "8", "--lang", "fr"]);
    expect(nothing.stdout).toMatch(/^Main\s: place 5, derrière le dernier prix\.$/m);
    const lines = JSON.parse((await losfee(["prizes", open, "--why", "4", "--json"])).stdout);
    expect(lines).toMatchObject([
      {
        list: 0,
        kind: "stands",
        place: 2,
        group: [1, 4],
        exact: { n: 23750, d: 1 },
        amount: 24000,
      },
      { list: 1, kind: "elsewhere", placedIn: 0, share: { exact: { n: 40000, d: 1 } } },
    ]);
  });

  test("refuses bad input whole, and names all that is wrong, for people and for programs", async () => {
    const bad = file("bad.json", {
      several: "all",
      unit: 100,
      players: [{ id: 1, score: 1, colour: "red" }],
      lists: [{ name: "Main", split: "equal", prizes: [100, 250] }],
    });
    const { code, stdout, stderr } = await losfee(["prizes", bad]);
    expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
    expect(stderr.trimEnd().split("\n")).toEqual([
      `${bad}: lists[0].prizes[1] is more than the prize before it. A list of prizes must not rise.`,
      `${bad}: lists[0].prizes[1] is no multiple of 100.`,
      `${bad}: players[0].colour is not a known field.`,
      `losfee: ${bad} has 3 problems; nothing was calculated.`,
    ]);
    const german = await losfee(["prizes", file("no.json", "{")], { locale: "de_DE.UTF-8" });
    expect(german.stderr).toContain("ist kein JSON: Die Datei endet zu früh, in Zeile 1");
    const program = await losfee(["prizes", bad, "--json"]);
    expect(program.stdout + program.stderr).toContain('"place":"players[0].colour"');
  });
});
