import { writeFileSync } from "node:fs";
import { join } from "node:path";
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

/** Two games at tables of three for all, then the best four in games for two. */
const STAGES = [
  {
    system: "tables",
    seats: [3],
    rounds: 2,
    participants: "everybody",
    options: { tables: "fixed", seating: "lot", seatOrder: "drawn" },
    ranking: ["RP", "LOT"],
    factors: [],
    cut: { by: "overall" },
  },
  { system: "new-swiss", rounds: 2, participants: { top: 4 }, options: {} },
];

beforeAll(async () => {
  writeFileSync(join(folder.path, "players.csv"), "Name\nAda\nBo\nCleo\nDan\nEve\nFay\n");
  await done(
    "new",
    "Both",
    "--format",
    "scrabble-swiss",
    "--set",
    `stages=${JSON.stringify(STAGES)}`,
  );
  await done("enter", "players.csv");
});
afterAll(folder.remove);

// Each test continues after the one before it.
describe("an event at tables first and then in games for two", { shuffle: false }, () => {
  test("counts its rounds through: a round at tables stands for its stage", async () => {
    expect(await done("pair", "--publish")).toContain("Preliminary");
    expect((await ask("round", "2")).stage.seating).toHaveLength(2);
    expect((await run("round", "3")).stderr).toContain("There is no round 3 yet");
    expect(await done("result", "1.2 30 20 10", "--round", "2")).toContain("Preliminary 1.2");
    expect(await done("undo")).toContain(
      "The result of table 1, game 2 (Preliminary) is taken back",
    );
  });

  test("reads the lines of a table, then those of a board", async () => {
    const input = ["1.1 30 20 10", "2.1 30 20 10", "1.2 30 20 10", "2.2 30 20 10"].join("\n");
    const { code, stdout } = await losfee(["result"], { ...here, input });
    expect({ code, echoes: stdout.trimEnd().split("\n").length }).toEqual({ code: 0, echoes: 4 });
    expect(await done("standings")).toContain("Standings, Preliminary");
    expect(await done("pair", "--publish")).toContain("Round 3");
    expect(await done("result", "1 400 300")).toContain("R3 board 1");
    expect((await run("result", "1.1 400 300")).code).toBe(3);
  });

  test("addresses what is of the other sort by its round", async () => {
    expect(await done("standings")).toContain("Standings after round 3");
    expect(await done("standings", "--rounds", "2")).toContain("Standings, Preliminary");
    expect(await done("cut-line")).toContain("Preliminary");
    const corrected = ["correct", "1", "1.1 10 20 30", "--reason", "misread", "--yes"];
    expect(await done(...corrected)).toContain("Corrected. Preliminary 1.1");
    const penalty = ["penalty", "1", "0.5", "--round", "2", "--reason", "late"];
    expect(await done(...penalty)).toContain("0.5 rank points deducted (Preliminary)");
    expect((await run("substitute", "1", "2", "--reason", "ill")).stderr).toContain(
      "Round 3 is not played at tables",
    );
    expect((await run("annul", "1", "--reason", "light")).code).toBe(1);
    expect(await run("export", "--tsh", "tsh")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("is a tournament at tables"),
    });
    expect(await ask("verify")).toMatchObject({ sound: true });
  });

  test("confirms what was reported at a board, and types it again blind", async () => {
    const { number, games } = (await ask("round")).round;
    const { board, seats } = games[1];
    const sides = seats.map((entry: number, side: number) => ({ entry, score: 400 - side }));
    const outcome = { kind: "played", sides };
    await done("do", "report-result", JSON.stringify({ round: number, board, outcome }));
    expect(await done("confirm", `${board}`)).toContain("1 result confirmed");
    expect((await run("confirm")).stderr).toContain("waiting for confirmation");
  });
});

test("a blind second entry at a table tells nothing of the first", async () => {
  const tables = { ...here, environment: { LOSFEE_JOURNAL: "tables.sqlite" } };
  await answerOf(["new", "Lui", "--format", "king-lui"], tables);
  await answerOf(["enter", "players.csv"], tables);
  await answerOf(["pair", "--publish"], tables);
  await answerOf(["result", "1.1 300 200 100"], tables);
  const again = ["result", "1.1 30 20 10", "--again", "--as", "Bo"];
  const { code, stdout, stderr } = await losfee(again, tables);
  expect(code).toBe(0);
  expect(stdout).toContain(" 30 → 3");
  expect(stdout).not.toContain(" 300 ");
  expect(stderr).not.toBe("");
});

test("a correction in games for two shows who would sit at the tables that follow", async () => {
  const cut = { ...here, environment: { LOSFEE_JOURNAL: "cut.sqlite" } };
  const [tables] = STAGES;
  const stages = [
    { system: "new-swiss", rounds: 1, participants: "everybody", options: {} },
    { ...tables, participants: { top: 3 } },
  ];
  const settings = `stages=${JSON.stringify(stages)}`;
  await answerOf(["new", "Cut", "--format", "scrabble-swiss", "--set", settings], cut);
  await answerOf(["enter", "players.csv"], cut);
  await answerOf(["pair", "--publish"], cut);
  const input = ["1 400 300", "2 390 310", "3 380 320"].join("\n");
  expect((await losfee(["result"], { ...cut, input })).code).toBe(0);
  await answerOf(["pair"], cut);
  const correction = ["correct", "1", "1 300 400", "--reason", "misread"];
  const { code, stdout } = await losfee(correction, cut);
  expect(code).toBe(1);
  expect(stdout).toContain("Final would differ");
  expect(stdout).toContain("Nobody has played it: --repair draft-again");
});

test("a correction at a table shows whom the boards that follow would have paired", async () => {
  const cut = { ...here, environment: { LOSFEE_JOURNAL: "final.sqlite" } };
  const [tables] = STAGES;
  const stages = [
    { ...tables, rounds: 1 },
    { system: "final", rounds: 1, participants: { top: 2 }, options: {} },
  ];
  const settings = `stages=${JSON.stringify(stages)}`;
  await answerOf(["new", "Final", "--format", "scrabble-swiss", "--set", settings], cut);
  await answerOf(["enter", "players.csv"], cut);
  await answerOf(["pair", "--publish"], cut);
  const input = ["1.1 30 20 10", "2.1 30 20 10"].join("\n");
  expect((await losfee(["result"], { ...cut, input })).code).toBe(0);
  await answerOf(["pair"], cut);
  const correction = ["correct", "1", "1.1 10 20 30", "--reason", "misread"];
  const { code, stdout } = await losfee(correction, cut);
  expect(code).toBe(1);
  expect(stdout).toContain("Round 2 (0 results) would differ");
  expect(stdout).toContain("The last round has no results yet: --repair draft-again");
});
