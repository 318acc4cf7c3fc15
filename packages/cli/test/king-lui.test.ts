import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { routes } from "@losfee/contract/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";

const folder = temporaryFolder();
const here = { cwd: folder.path };

const run = (...args: readonly string[]) => losfee(args, here);
const ask = (...args: readonly string[]) => answerOf(args, here);

/** Runs a command that has to succeed; returns its output. */
const done = async (...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run(...args);
  if (code !== 0) throw new Error(`losfee ${args.join(" ")} ended with ${code}: ${stderr}`);
  return stdout;
};

interface StageAnswer {
  readonly stage: number;
  readonly members: readonly { readonly entry: number }[];
  readonly seating: readonly {
    readonly game: number;
    readonly tables: readonly {
      readonly board: number;
      readonly seats: readonly number[];
      readonly result: { readonly status: string } | null;
    }[];
  }[];
}

/** Lower numbers play better, except in every third game. */
const pointsOf = (entry: number, game: number): number =>
  game % 3 === 0 ? 50 + entry * 3 : 200 - entry * 7;

/** Returns lines for every game of a stage without a result, as typed. */
const linesFor = ({ seating }: StageAnswer): readonly string[] =>
  seating.flatMap(({ game, tables }) =>
    tables
      .filter(({ result }) => result === null)
      .map(({ board, seats }) =>
        [`${board}.${game}`, ...seats.map((entry) => pointsOf(entry, game))].join(" "),
      ),
  );

const playStage = async (): Promise<StageAnswer> => {
  const stage: StageAnswer = (await ask("round")).stage;
  const { code, stdout, stderr } = await losfee(["result"], {
    ...here,
    input: linesFor(stage).join("\n"),
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain("All results are in.");
  return stage;
};

beforeAll(() => {
  const names = Array.from({ length: 12 }, (_, index) => `Spieler ${"ABCDEFGHIJKL"[index]}`);
  writeFileSync(join(folder.path, "players.csv"), ["Name", ...names].join("\n"));
});
afterAll(folder.remove);

// Each test continues after the one before it.
describe("a whole King Lui of 12 on the command line", { shuffle: false }, () => {
  test("begins with its entries; what is only for rounds is refused", async () => {
    await ask("new", "Lui", "--format", "king-lui");
    expect(await done("enter", "players.csv")).toContain("#12 Spieler L");
    expect(await done("check-in", "--all")).toContain("nobody is missing");
    expect(await done("list")).toMatch(/King Lui +12 +0\/16 +open/);
    expect((await run("round")).stderr).toContain("losfee pair");
    expect((await run("standings")).code).toBe(1);
    const refused = await run("pair", "--system", "dutch");
    expect(refused).toMatchObject({ code: 3 });
    expect(refused.stderr).toContain("--system is not for stages at tables");
    expect((await run("pair", "--reason", "why")).code).toBe(3);
  });

  test("drafts the preliminary stage, changes seats by hand, and publishes it", async () => {
    expect(await done("pair")).toContain("draft, for the director alone");
    const { seating: games }: StageAnswer = (await ask("round")).stage;
    const [one, other] = (games[0]?.tables ?? []).map(({ seats }) => seats[0] ?? 0);
    expect((await run("adjust", "swap", `${one}`, `${other}`)).stderr).toContain("reason");
    await done("adjust", "swap", `${one}`, `${other}`, "--reason", "same club");
    const swapped: StageAnswer = (await ask("round")).stage;
    expect(swapped.seating[0]?.tables[0]?.seats).toContain(other);
    const [first] = swapped.seating[0]?.tables ?? [];
    const turned = first?.seats.toReversed() ?? [];
    await done("adjust", "order", "1.1", ...turned.map(String), "--reason", "wheelchair");
    expect(await done("round", "--why")).toContain("wheelchair");
    expect((await run("adjust", "dance", "1")).stderr).toContain("order TABLE.GAME");
    await done("discard");
    expect((await run("publish")).stderr).toContain("There is no draft");
    await done("pair");
    expect(await done("publish")).toContain("Preliminary is published");
    await done("recall", "--reason", "too early");
    await done("publish");
    await done("enter", "--name", "Late Comer");
    await done("adjust", "redraw", "--reason", "one more");
    expect((await ask("round")).stage.members).toHaveLength(13);
    await done("withdraw", "Late Comer", "--reason", "gone again");
    expect((await ask("round")).stage.members).toHaveLength(12);
  });

  test("reads results seat by seat or by name, and refuses what is none", async () => {
    const { seating: games }: StageAnswer = (await ask("round")).stage;
    const seats = games[0]?.tables[0]?.seats ?? [];
    expect(await done("result", "1.1 30 30 10")).toMatch(/→ 2 .*→ 2 .*→ 0 .*11 to go/);
    const again = await run("result", "1.1 30 30 10");
    expect(again).toMatchObject({ code: 1 });
    expect(again.stderr).toContain("losfee correct 1 1.1 30 30 10");
    for (const [line, code] of [
      ["1.2 30 30", 3],
      ["1.2 many", 3],
      ["12 400 300", 3],
      ["9.2 30 20 10", 1],
      ["1.9 30 20 10", 1],
    ] as const) {
      expect([line, (await run("result", line)).code]).toEqual([line, code]);
    }
    expect(await done("undo")).toContain("table 1, game 1 (Preliminary)");
    // Every number that a line accepts, below, above and missing.
    for (const [args, said] of [
      [["result", "1.1 1000000 20 10"], ": 1000000 is too large, at most 9999 is allowed"],
      [
        ["result", "1.1"],
        "you gave no value. Give one for each seat, in order, from -9999 to 9999",
      ],
      [["result", "1.3 1000000"], "you gave one value"],
      [["result", "9.1 30 20 10"], "tables 1 to 4, games 1 to"],
      [["result", "0.1 30 20 10"], "tables 1 to 4, games 1 to"],
      [["undo", "1.99"], "tables 1 to 4, games 1 to"],
      [["cut-line", "9"], "Stage 9 is not published; published: 1"],
      [["round", "9"], "There is no stage 9 yet; drawn so far: 1"],
      [["result", "1.1 30 20 10", "--round", "0"], "--round “0”: a whole number from 1 up"],
    ] as const) {
      expect((await run(...args)).stderr).toContain(said);
    }
    const [a, b, c] = seats;
    await done("result", `1.1 #${b}=20, ${c}=-, Spieler ${"ABCDEFGHIJKL"[(a ?? 1) - 1]}=30`);
    const [entered] = (await ask("round")).stage.seating[0].tables;
    expect(entered.result.outcome.seats).toContainEqual({ entry: c, points: null });
    expect(await done("undo", "1.1")).toContain("table 1, game 1");
    expect((await run("undo")).code).toBe(1);
  });

  test("confirms what tables have reported", async () => {
    const { seating: games }: StageAnswer = (await ask("round")).stage;
    const seats = (games[0]?.tables[0]?.seats ?? []).map((entry) => ({
      entry,
      points: pointsOf(entry, 1),
    }));
    const outcome = { kind: "game-points", seats };
    const report = JSON.stringify({ round: 1, board: 1, outcome });
    expect((await run("confirm")).stderr).toContain("waiting for confirmation");
    await done("do", "report-result", report);
    expect(await done("round")).toContain("(reported)");
    expect(await done("confirm", "1.1")).toContain("1 result confirmed");
  });

  test("plays the preliminary stage: standings, cut line, and why", async () => {
    await playStage();
    const { rows, criteria } = await ask("standings");
    expect(criteria).toEqual(["RP", "GP", "WIN", "LOSS", "LOT"]);
    expect(rows).toHaveLength(12);
    expect(await done("standings")).toMatch(/Rank +# +Name +RP +GP/);
    expect(await done("standings", "--csv")).toMatch(/^rank,name,RP,GP,WIN,LOSS,LOT\r\n1,Spieler /);
    expect(await done("standings", "--tsv")).toMatch(/^rank\tname\tRP/);
    const line = await ask("cut-line");
    const verdicts = line.cutLine.outlooks.map(({ verdict }: { verdict: string }) => verdict);
    expect(verdicts).toEqual([...Array(9).fill("in"), ...Array(3).fill("out")]);
    const asApi = routes["GET /competitions/:id/stages/:n/cut-line"].response[200];
    expect(asApi.strict().parse(line)).toEqual(line);
    expect(await done("cut-line", "1")).toMatch(
      /^Who advances\? Preliminary\nThe best 9 advance \(Semi-final\)\./,
    );
    const [first, second] = rows;
    const why = await done("explain", "--player", `#${first.entry}`);
    expect(why).toContain(`${first.name}: rank 1`);
    expect(why).toMatch(/Rank points: \d/);
    expect(why).toContain("Preliminary, game 1, table");
    const one = await ask("explain", "--player", `#${first.entry}`, "--tie-break", "rp");
    expect(one.derivations).toHaveLength(1);
    expect((await run("explain", "--player", "1", "--tie-break", "BH")).code).toBe(3);
    const pair = [`#${second.entry}`, `#${first.entry}`];
    const ahead = `${first.name} is ahead of ${second.name}`;
    expect(await done("standings", "--compare", ...pair)).toContain(ahead);
    expect(await done("explain", "--compare", ...pair)).toContain(ahead);
    const { events } = await ask("verify");
    const before = await ask("standings", "--seq", `${events - 1}`);
    expect(before.rows).not.toEqual(rows);
    expect((await run("standings", "--seq", `${events + 1}`)).code).toBe(3);
  });

  test("corrects and annuls with the impact in view, penalises and lifts", async () => {
    await done("pair");
    const { seating: games }: StageAnswer = (await ask("round", "1")).stage;
    const seats = games[0]?.tables[0]?.seats ?? [];
    const line = ["1.1", ...seats.map((_, seat) => 10 + seat * 500)].join(" ");
    const shown = await run("correct", "1", line, "--reason", "misread");
    expect(shown.code).toBe(1);
    expect(shown.stdout).toMatch(/before +RP +after +RP/);
    expect(shown.stderr).toContain("--yes");
    const unchanged = await done("standings");
    const impact = await losfee(["correct", "1", line, "--reason", "misread", "--json"], here);
    expect(JSON.parse(impact.stdout).moved.length).toBeGreaterThan(0);
    expect(await done("standings")).toBe(unchanged);
    expect(await done("correct", "1", line, "--reason", "misread", "--yes")).toContain(
      "Corrected. Preliminary 1.1",
    );
    const annulled = ["annul", "2.3", "--round", "1", "--reason", "light went out"];
    expect((await run(...annulled)).code).toBe(1);
    expect(await done(...annulled, "--yes", "--repair", "draft-again")).toContain(
      "table 2, game 3",
    );
    expect(await done("round", "1")).toContain("annulled: light went out");
    const penalty = ["penalty", "#1", "1,5", "--round", "1", "--reason", "late"];
    expect(await done(...penalty)).toContain("1.5 rank points");
    expect((await run("penalty", "#1", "many", "--round", "1")).code).toBe(3);
    expect(await done("explain", "--player", "1", "--rounds", "1")).toContain("penalty: late: −1½");
    const { seq } = await ask("do", "rename-competition", JSON.stringify({ name: "King Lui" }));
    await done("lift-penalty", `${seq - 1}`, "--reason", "was on time");
  });

  test("withdraws before the next stage, and lets a substitute play on in it", async () => {
    await done("discard");
    const { rows } = await ask("standings");
    const [first, ...others] = rows.map(({ entry }: { entry: number }) => entry);
    expect(await done("withdraw", `#${first}`, "--reason", "ill")).toContain("withdrawn");
    expect(await done("entries")).toContain("withdrawn: ill");
    await done("pair", "--publish");
    const stage: StageAnswer = (await ask("round")).stage;
    expect(stage.stage).toBe(3);
    expect(stage.members.map(({ entry }) => entry)).not.toContain(first);
    await done("reinstate", `#${first}`);
    const substitution = ["substitute", `#${others[0]}`, `#${first}`, "--reason", "train"];
    expect(await done(...substitution, "--takes-over")).toContain("plays in place of");
    await playStage();
  });

  test("plays the final, closes, and everything can be verified", async () => {
    await done("pair", "--publish");
    const final = await playStage();
    expect(final.stage).toBe(4);
    expect((await run("pair")).code).toBe(1);
    const table = await ask("standings", "--final");
    const asApi = routes["GET /competitions/:id/final-places"].response[200];
    expect(table).toMatchObject(asApi.parse(table));
    const { places } = table;
    expect(places.map(({ place }: { place: number }) => place)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    const { rows } = await ask("standings");
    expect(places.slice(0, 3).map(({ entry }: { entry: number }) => entry)).toEqual(
      rows.map(({ entry }: { entry: number }) => entry),
    );
    expect(await done("standings", "--final")).toMatch(/1\. +\d+ +Spieler . +Final/);
    expect(await done("standings", "--final", "--csv")).toMatch(/^place,name,stage\r\n1,Spieler/);
    expect(await done("cut-line")).toContain("Only first place counts");
    await done("close", "--yes");
    expect(await ask("verify")).toMatchObject({ sound: true });
    expect((await run("standings", "--final", "--lang", "de")).stdout).toContain("Gesamttabelle");
  });

  test("leaves as a file and comes back event for event", async () => {
    await done("export", "lui.json");
    expect(await done("verify", "lui.json")).toContain("Everything matches");
    const elsewhere = { ...here, environment: { LOSFEE_JOURNAL: "other.sqlite" } };
    await answerOf(["import", "lui.json"], elsewhere);
    expect(JSON.parse((await losfee(["export"], elsewhere)).stdout)).toEqual(
      JSON.parse(readFileSync(join(folder.path, "lui.json"), "utf8")),
    );
    const there = await answerOf(["standings", "--final"], elsewhere);
    expect(there).toEqual(await ask("standings", "--final"));
  });
});

test("what there is only at tables is refused for tournaments in rounds", async () => {
  const rounds = { ...here, environment: { LOSFEE_JOURNAL: "rounds.sqlite" } };
  await answerOf(["new", "DM"], rounds);
  for (const args of [["cut-line"], ["annul", "1.1"], ["substitute", "1", "2"]]) {
    const { code, stderr } = await losfee(args, rounds);
    expect([args, code, stderr]).toEqual([args, 1, expect.stringContaining("in rounds")]);
  }
  const { code } = await losfee(["standings", "--final"], rounds);
  expect(code).toBe(3);
});
