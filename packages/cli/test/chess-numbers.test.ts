import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";

let folder: ReturnType<typeof temporaryFolder>;
const run = (...args: readonly string[]) => losfee(args, { cwd: folder.path, input: "" });
const ask = (...args: readonly string[]) => answerOf(args, { cwd: folder.path });

const done = async (...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run(...args);
  if (code !== 0) throw new Error(`losfee ${args.join(" ")} ended with ${code}: ${stderr}`);
  return stdout + stderr;
};

const begin = async (name: string, format: string, players: number): Promise<void> => {
  await ask("new", name, "--format", format);
  const rows = Array.from({ length: players }, (_, index) => `P${index + 1};${2000 - 10 * index}`);
  writeFileSync(join(folder.path, `${name}.csv`), ["Name;Elo", ...rows].join("\n"));
  await done("enter", `${name}.csv`);
};

/** Pairs and plays a round: all games are drawn. */
const playRound = async (): Promise<void> => {
  await done("pair", "--publish");
  const { games } = (await ask("round")).round as { games: { board: number; result: unknown }[] };
  for (const { board, result } of games) if (result === null) await done("result", `${board} =`);
};

// Each test continues after the one before it.
describe("pairing numbers on the command line", { shuffle: false }, () => {
  beforeAll(async () => {
    folder = temporaryFolder();
    await begin("Open", "fide-swiss", 10);
  });
  afterAll(() => folder.remove());

  test("move without a question before anything is paired, and the answer says who moves", async () => {
    expect(await done("change", "P3", "--rating", "1995")).toContain(
      "P3 from 3 to 2 and P2 from 2 to 3",
    );
    await done("change", "P3", "--rating", "1980");
  });

  test("are shown before they move, and only move when that is confirmed", async () => {
    await playRound();
    const asked = await run("change", "P5", "--rating", "1995");
    expect(asked.code).not.toBe(0);
    expect(asked.stdout).toContain(
      "Pairing numbers change: P5 from 5 to 2, P2 from 2 to 3, P3 from 3 to 4",
    );
    expect(asked.stderr).toContain("--yes");
    expect((await ask("entries")).entries[4]).toMatchObject({ rating: 1960 });
    const late = await run("enter", "--name", "Late", "--rating", "2500");
    expect(late.stdout).toContain("Late new at 1");
    expect((await ask("entries")).entries.length).toBe(10);
    const confirmed = await done("change", "P5", "--rating", "1995", "--yes");
    expect(confirmed).toContain("Pairing numbers have changed: P5 from 5 to 2");
    await done("change", "P5", "--rating", "1960", "--yes");
  });

  test("stay once round 4 is paired: the rating is stored, and the answer says so", async () => {
    for (const _ of [2, 3, 4]) await playRound();
    const answer = await done("change", "P5", "--rating", "2300");
    expect(answer).toContain("Pairing numbers have been fixed since round 4 was paired");
    expect(answer).toContain("no. 5 P5");
    expect((await ask("entries")).entries[4]).toMatchObject({ rating: 2300 });
    await done("export", "--trf", "open.trf");
    const late = await done("enter", "--name", "Late", "--rating", "2500");
    expect(late).toContain("no. 11 Late");
  });

  test("are by lot where the event says so", async () => {
    expect(await done("settings")).toMatch(/equalRatings +alphabetical/);
    await done("settings", "--set", "equalRatings=lots", "--reason", "announced");
    expect(await done("settings")).toMatch(/equalRatings +lots/);
  });
});

describe("a round robin on the command line", { shuffle: false }, () => {
  beforeAll(async () => {
    folder = temporaryFolder();
    await begin("Club", "fide-round-robin", 7);
  });
  afterAll(() => folder.remove());

  test("has as many rounds as its entries need, until they are set by hand", async () => {
    expect(await done("settings")).toMatch(/stages\.1\.rounds +7/);
    await done("enter", "--name", "P8", "--rating", "1500");
    expect(await done("settings")).toMatch(/stages\.1\.rounds +7/);
    await done("settings", "--set", "stages.1.options.cycles=2", "--reason", "double");
    expect(await done("settings")).toMatch(/stages\.1\.rounds +14/);
    await done("settings", "--set", "stages.1.rounds=5", "--reason", "short");
    expect(await done("settings")).toMatch(/stages\.1\.rounds +5/);
    expect(await done("settings")).not.toContain("roundsFollow");
    await done("settings", "--set", "stages.1.roundsFollow=true", "--reason", "whole");
    await done("settings", "--set", "stages.1.options.cycles=1", "--reason", "single");
    expect(await done("settings")).toMatch(/stages\.1\.rounds +7/);
  });

  test("says what becomes of the games before somebody leaves it, and then shows it", async () => {
    for (const _ of [1, 2, 3]) await playRound();
    const asked = await run("withdraw", "P1", "--reason", "ill");
    expect(asked.code).not.toBe(0);
    expect(asked.stdout).toContain("P1 left after 3 of 7 games, before half of them");
    const told = (await ask("standings")) as { rows: { annulled?: boolean }[] };
    expect(told.rows.some(({ annulled }) => annulled)).toBe(false);
    await done("withdraw", "P1", "--reason", "ill", "--yes");
    const table = await done("standings");
    expect(table).toMatch(/– +1 +P1/);
    expect(table).toContain("P1 left after 3 of 7 games");
    await playRound();
    expect(await done("round", "4")).toContain("P1");
  });
});
