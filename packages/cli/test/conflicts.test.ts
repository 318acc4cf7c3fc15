import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";

const folder = temporaryFolder();
const here = { cwd: folder.path };
afterAll(folder.remove);

const run = (...args: readonly string[]) => losfee(args, here);

/** Reports a board of round 1 from another keyboard. */
const report = async (who: string, board: number, scores: readonly [number, number]) => {
  const { games } = (await answerOf(["round", "1"], here)).round;
  const { seats } = games[board - 1];
  const sides = seats.map((entry: number, side: number) => ({ entry, score: scores[side] }));
  const fields = JSON.stringify({ round: 1, outcome: { kind: "played", sides } });
  return answerOf(["do", "report-result", fields, "--as", who], here);
};

beforeAll(async () => {
  await answerOf(["new", "Ulm", "--format", "scrabble-swiss"], here);
  const input = ["Name", "Ada", "Bo", "Cleo", "Dan", "Eve", "Fay"].join("\n");
  await answerOf(["enter", "-"], { ...here, input });
  await answerOf(["pair", "--publish"], here);
  await report("Ada", 1, [412, 389]);
  await report("Bo", 1, [421, 389]);
  await report("Ada", 2, [400, 300]);
});

// Each test continues after the one before it.
describe("two contradicting reports at the terminal", { shuffle: false }, () => {
  test("are shown beside each other, for people and for programs", async () => {
    const { stdout } = await run("round");
    expect(stdout).toMatch(
      /Board 1, reports contradict each other: 412.389 \(director:Ada, .*\) \/ 421.389 \(director:Bo, .*\)/,
    );
    const german = await losfee(["round", "--lang", "de"], here);
    expect(german.stdout).toContain("Brett 1, widersprüchlich gemeldet: ");
    const { result } = (await answerOf(["round"], here)).round.games[0];
    expect(result).toMatchObject({ status: "conflict", reports: [{}, {}] });
  });

  test("are left out when everything is confirmed, and that is said", async () => {
    const { code, stdout, stderr } = await run("confirm");
    expect(code).toBe(0);
    expect(stdout).toContain("1 result confirmed");
    expect(stderr).toMatch(/contradict.*board 1/i);
    const { games } = (await answerOf(["round"], here)).round;
    expect(
      games.map(({ result }: { result: { status: string } | null }) => result?.status),
    ).toEqual(["conflict", "confirmed", undefined]);
  });

  test("end with the director's result, and come back when that is taken back", async () => {
    const before = (await answerOf(["round"], here)).round.games[0].result;
    const decided = await run("result", "1", "421", "389");
    expect(decided).toMatchObject({ code: 0 });
    expect((await answerOf(["round"], here)).round.games[0].result.status).toBe("confirmed");
    expect((await run("undo", "1")).code).toBe(0);
    expect((await answerOf(["round"], here)).round.games[0].result).toEqual(before);
  });
});

test("groups that were drawn stand under their headings, also with who does not play", async () => {
  const groups = { ...here, environment: { LOSFEE_JOURNAL: "groups.sqlite" } };
  await answerOf(["new", "DM"], groups);
  const names = Array.from({ length: 13 }, (_, index) => `Person ${index + 1};${1500 - index}`);
  await answerOf(["enter", "-"], { ...groups, input: ["Name;Rating", ...names].join("\n") });
  const { stdout } = await losfee(["pair", "--publish"], groups);
  const headings = stdout.split("\n").filter((line) => /^(Group \d+|Between groups)$/.test(line));
  expect(headings).toEqual([...headings].sort());
  expect(headings.slice(0, 2)).toEqual(["Group 1", "Group 2"]);
  expect(stdout.match(/^ +\d+ .*Person/gm)).toHaveLength(6);
  expect(stdout).toMatch(/^#\d+ Person \d+: /m);
  const german = await losfee(["round", "--lang", "de"], groups);
  expect(german.stdout).toContain("\nGruppe 1\n");
});

test("a name in the other order is entered and told as a probable duplicate", async () => {
  const own = { ...here, environment: { LOSFEE_JOURNAL: "names.sqlite" } };
  await answerOf(["new", "Pyramide", "--format", "pyramid"], own);
  await answerOf(["join", "Anna Öz"], own);
  const joined = await losfee(["join", "Oez, Anna"], own);
  expect(joined).toMatchObject({
    code: 0,
    stderr: expect.stringContaining("Perhaps entered twice: “Oez, Anna” as “Anna Öz”"),
  });
  await answerOf(["new", "Ulm", "--format", "king-lui"], own);
  await answerOf(["enter", "--name", "Öz, Anna"], own);
  const entered = await losfee(["enter", "--name", "Anna Oz", "--lang", "de"], own);
  expect(entered).toMatchObject({
    code: 0,
    stderr: expect.stringContaining("Vielleicht doppelt gemeldet: „Anna Oz“ wie „Öz, Anna“"),
  });
});
