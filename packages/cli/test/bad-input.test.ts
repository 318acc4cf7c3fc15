import { createHash } from "node:crypto";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createCompetitionService, openStorage } from "@losfee/server/local";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { badInputs } from "./bad-input.ts";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";

const folder = temporaryFolder();
const here = { cwd: folder.path };
const path = (name: string): string => join(folder.path, name);
let competition = "";

/** Returns a hash of everything in the competition's journal. */
const journal = async (): Promise<string> => {
  const opened = await openStorage(path("losfee.sqlite"), { pollEvery: 0 });
  if (!opened.ok) throw new Error(opened.error.code);
  const service = createCompetitionService(opened.value);
  const { competitions } = await service.list();
  const file = await service.exportFile(competition);
  await opened.value.close();
  return createHash("sha256")
    .update(JSON.stringify([competitions, file]))
    .digest("hex");
};

beforeAll(async () => {
  ({ id: competition } = await answerOf(["new", "Test", "--format", "scrabble-swiss"], here));
  const input = "ABCDEFGH".split("").map((letter, index) => `Spieler ${letter};${1500 - index}`);
  await answerOf(["enter", "-"], { ...here, input: ["Name;Rating", ...input].join("\n") });
  await answerOf(["pair", "--publish"], here);
  await answerOf(["result", "1 400 300"], here);
  const { stdout } = await losfee(["export"], here);
  writeFileSync(path("whole.json"), stdout);
  writeFileSync(path("truncated.json"), stdout.slice(0, stdout.length / 2));
  writeFileSync(path("edited.json"), stdout.replace('"scores":[400,300]', '"scores":[300,400]'));
  writeFileSync(path("huge.csv"), Buffer.alloc(50 * 1024 * 1024, "Meier;1200\n"));
  writeFileSync(path("other.sqlite"), "this is no database, whatever its name says");
  writeFileSync(path("empty.sqlite"), "");
});
afterAll(folder.remove);

// The last tests do change something, after all the others.
describe("bad input gets one clear sentence and changes nothing", { shuffle: false }, () => {
  test.each(badInputs)("$what", async ({ args, input = "", code, en, de }) => {
    const before = await journal();
    const [english, german] = await Promise.all(
      ["C", "de_AT.UTF-8"].map((locale) => losfee(args, { ...here, input, locale })),
    );
    if (english === undefined || german === undefined) throw new Error("not run");
    for (const [{ stderr, stdout, code: ended }, sentence] of [
      [english, en],
      [german, de],
    ] as const) {
      expect(stderr).toMatch(sentence);
      expect(stderr).toMatch(/^losfee: /);
      expect(stderr).not.toMatch(/\bat .*\.ts:|undefined|\[object/);
      expect(stderr.trimEnd().split("\n")).toHaveLength(1);
      expect({ stdout, code: ended }).toEqual({ stdout: "", code });
    }
    expect(await journal()).toBe(before);
  });

  test("too few players cannot be paired", async () => {
    const alone = { ...here, environment: { LOSFEE_JOURNAL: "alone.sqlite" } };
    await answerOf(["new", "Alone"], alone);
    await answerOf(["enter", "--name", "Anna"], alone);
    const { code, stderr, stdout } = await losfee(["pair", "--json"], alone);
    expect(code).toBe(1);
    expect(stderr).toMatch(/player/);
    expect(JSON.parse(stdout).error).toMatchObject({ code: "too-few-players", players: 1 });
  });

  test("a file that may not be read is refused as such", async () => {
    writeFileSync(path("secret.csv"), "Name\nAnna\n");
    chmodSync(path("secret.csv"), 0);
    const isRoot = process.getuid?.() === 0;
    const { code } = await losfee(["enter", "secret.csv"], here);
    // Root may read everything, so the list is entered: the command must say one or the other.
    expect(code).toBe(isRoot ? 0 : 5);
  });

  test("a wrong line among results stops nothing and is told with its number", async () => {
    const input = "2 410 390\nnonsense\n3 400 380\n";
    const { code, stdout, stderr } = await losfee(["result", "--json"], { ...here, input });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Line 2: “nonsense” is not a result/);
    const answers = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map(({ echo, error }) => echo?.missing ?? error.code)).toEqual([
      2,
      "line-not-understood",
      1,
    ]);
  });

  test("verify tells a wrong lot from a right one", async () => {
    const { readCompetitionFile } = await import("@losfee/files");
    const read = await readCompetitionFile(readFileSync(path("whole.json")));
    if (!read.ok) throw new Error(read.error.code);
    const forged = read.value.events.map((event) =>
      event.type === "round-drafted"
        ? {
            ...event,
            data: {
              ...event.data,
              draws: event.data.draws.map((draw) => ({ ...draw, order: draw.order.toReversed() })),
            },
          }
        : event,
    );
    // By a forger who makes a journal of the draw, with a chain of its own.
    const opened = await openStorage(":memory:", { pollEvery: 0 });
    if (!opened.ok) throw new Error(opened.error.code);
    const service = createCompetitionService(opened.value);
    await service.adopt("forged", "Forged", forged);
    writeFileSync(path("forged.json"), (await service.exportFile("forged")) ?? "");
    await opened.value.close();
    expect((await losfee(["verify", "whole.json"], here)).code).toBe(0);
    const { code, stdout } = await losfee(["verify", "forged.json"], here);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✗ Round 1, draw .*\n {2}The seed gives: /m);
  });
});
