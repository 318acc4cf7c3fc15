import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";

/** The used parts of a round's JSON. */
interface RoundAnswer {
  readonly number: number;
  readonly games: readonly { readonly board: number; readonly seats: readonly [number, number] }[];
  readonly unplayed: readonly { readonly entry: number; readonly reason: string }[];
}

const PLAYERS = Array.from({ length: 16 }, (_, index) => ({
  name: `Spieler ${String.fromCharCode(65 + index)}`,
  rating: 1800 - 25 * index,
}));

/** Scores by which the better seed mostly wins. */
const scoreOf = (entry: number, round: number): number =>
  420 - 5 * entry + ((entry * 37 + round * 53 + entry * round * 11) % 83);

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

/** Pairs, publishes and plays the next round, as typed by a director. */
const playRound = async (): Promise<RoundAnswer> => {
  await done("pair", "--publish");
  const round: RoundAnswer = (await ask("round")).round;
  const input = round.games
    .map(({ board, seats }) => [board, ...seats.map((entry) => scoreOf(entry, round.number))])
    .map((line) => line.join(" "))
    .join("\n");
  const { code, stdout, stderr } = await losfee(["result"], { ...here, input });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout.trimEnd().split("\n")).toHaveLength(round.games.length);
  expect(stdout).toContain("All results are in.");
  return round;
};

beforeAll(() => {
  const list = PLAYERS.map(({ name, rating }) => `${name};${rating}`);
  writeFileSync(join(folder.path, "players.csv"), ["Name;Wertung", ...list].join("\r\n"));
});
afterAll(folder.remove);

// Each test continues after the one before it.
describe("a whole championship of 16 on the command line", { shuffle: false }, () => {
  test("begins with a competition, its entries and a check-in", async () => {
    const created = await ask(
      "new",
      "DM 2026",
      "--set",
      "stages.2.rounds=2",
      "--set",
      "secondEntry=true",
    );
    expect(created).toMatchObject({ seq: 1, journal: "losfee.sqlite" });
    expect(created.id).toMatch(/^dm-2026-/);
    expect(await done("enter", "players.csv")).toContain("16 players entered");
    expect(await done("check-in", "Spieler A", "#2", "3")).toContain("3 here, 13 missing");
    expect(await done("check-in", "--all")).toContain("nobody is missing");
    expect((await ask("entries")).entries).toHaveLength(16);
    expect(await done("list")).toMatch(/DM 2026 +Scrabble championship +16 +0\/8 +open/);
  });

  test("drafts a round, changes it by hand with a reason, and publishes it", async () => {
    expect(await done("pair")).toContain("draft, for the director alone");
    const before: RoundAnswer = (await ask("round")).round;
    const [first, second] = before.games;
    const players = [first?.seats[0], second?.seats[0]].map(String);
    const refused = await run("adjust", "swap", ...players);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toContain("reason");
    await done("adjust", "swap", ...players, "--reason", "same club");
    const after: RoundAnswer = (await ask("round")).round;
    expect(after.games[0]?.seats).toContain(second?.seats[0]);
    await done("discard");
    await done("pair", "--pin", "1-2", "--reason", "television");
    expect(await done("round", "--why")).toContain("television");
    await done("discard");
  });

  test("plays the preliminary groups and New Swiss, with everything that happens on the way", async () => {
    await playRound();
    await done("withdraw", "Spieler P", "--reason", "ill");
    await done("enter", "--name", "Späte Meldung", "--rating", "1500");
    await done("reinstate", "Spieler P");
    await done("remove", "Späte Meldung");
    await playRound();
    await playRound();
    await done("pause", "Spieler O", "4");
    const fourth = await playRound();
    expect(fourth.unplayed).toContainEqual(expect.objectContaining({ entry: 15, reason: "pause" }));
    expect(fourth.unplayed).toContainEqual(expect.objectContaining({ reason: "bye" }));
    await done("penalty", "Spieler A", "30", "--reason", "telephone");
    const penalised = await ask("standings", "--why", "Spieler A");
    const terms = penalised.derivations.flatMap((one: { terms: object[] }) => one.terms);
    expect(terms).toContainEqual(expect.objectContaining({ what: "penalty", amount: -30 }));
  });

  test("checks results blind, takes them back and corrects them with the impact in view", async () => {
    await done("pair", "--publish");
    expect(await done("result", "1 412 389")).toContain("412");
    const again = await run("result", "1 412 389");
    expect(again).toMatchObject({ code: 1 });
    expect(again.stderr).toContain("losfee correct 5 1 412 389");
    const same = await run("result", "--again", "1 412 389");
    expect(same).toMatchObject({ code: 1 });
    const second = await run("result", "--again", "1 412 398", "--as", "Helga");
    expect(second.code).toBe(0);
    expect(second.stderr).toContain("differs");
    expect(await done("undo")).toContain("board 1 in round 5");
    await done("result", "1", "+", "-");
    await done("undo", "1");

    const { games }: RoundAnswer = (await ask("round")).round;
    const lines = games.map(({ board, seats }) =>
      [`${board}`, ...seats.map((entry) => scoreOf(entry, 5))].join(" "),
    );
    const file = join(folder.path, "round5.txt");
    writeFileSync(file, ["# round 5", ...lines, "99 400 300", "1 400 300"].join("\n"));
    const entered = await run("result", "--file", "round5.txt");
    expect(entered.code).toBe(1);
    expect(entered.stderr).toContain(`Line ${lines.length + 2}: `);
    expect(entered.stdout).toContain("All results are in.");

    const shown = await run("correct", "5", "1 500 100", "--reason", "misread");
    expect(shown.code).toBe(1);
    expect(shown.stdout).toMatch(/before +W–L Spread +after/);
    expect(shown.stderr).toContain("--yes");
    const unchanged = await done("standings");
    expect(await done("correct", "5", "1 500 100", "--reason", "misread", "--yes")).toContain(
      "Corrected.",
    );
    expect(await done("standings")).not.toBe(unchanged);
  });

  test("plays the candidates' round as losfee candidates foresees it", async () => {
    const table = await done("standings", "--csv");
    const foreseen = await answerOf(["candidates", "-"], { ...here, input: table });
    const { games } = await playRound();
    const name = (entry: number): string => PLAYERS[entry - 1]?.name ?? "";
    const played = games.map(({ seats }) => seats.map(name).sort().join());
    for (const pair of foreseen.fixed) expect(played).toContain([...pair].sort().join());
  });

  test("plays the final between ranks 1 and 2, closes, and lets anyone check the lots", async () => {
    const { rows } = await ask("standings");
    const finalists = rows.slice(0, 2).map(({ entry }: { entry: number }) => entry);
    const first = await playRound();
    expect(first.games.map(({ seats }) => [...seats].sort())).toEqual([[...finalists].sort()]);
    await playRound();
    expect((await run("pair")).code).toBe(1);
    expect((await ask("verify")).seed).toBeNull();
    expect(await done("close", "--yes")).toMatch(/[0-9a-f]{64}/);
    const verified = await ask("verify");
    expect(verified).toMatchObject({ sound: true, seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await done("verify")).toMatch(/^✓ Round 1, draw stage\/1\/quartile\/1/m);
    const [winner, loser] = (await ask("standings")).rows;
    const why = await done("standings", "--compare", `#${winner.entry}`, `#${loser.entry}`);
    expect(why).toContain(`${winner.name} is ahead of ${loser.name}`);
  });

  test("travels back in time", async () => {
    const start = await ask("standings", "--rounds", "0");
    expect(start.rows.map(({ entry }: { entry: number }) => entry)).toEqual(
      PLAYERS.map((_, index) => index + 1),
    );
    const early = await ask("standings", "--seq", "2");
    expect(early.round).toBe(0);
  });

  test("leaves as a file and comes back event for event", async () => {
    await done("export", "dm.json");
    expect((await run("export", "dm.json")).code).toBe(5);
    expect(await done("verify", "dm.json")).toContain("Everything matches");
    const elsewhere = { ...here, environment: { LOSFEE_JOURNAL: "other.sqlite" } };
    const { id } = await answerOf(["import", "dm.json"], elsewhere);
    const copy = await losfee(["export"], elsewhere);
    expect(JSON.parse(copy.stdout)).toEqual(
      JSON.parse(readFileSync(join(folder.path, "dm.json"), "utf8")),
    );
    expect(copy.stdout).toContain(`"competition":"${id}"`);
  });

  test("leaves for tsh and comes back with the same standings", async () => {
    await done("export", "--tsh", "event");
    expect(readFileSync(join(folder.path, "event/config.tsh"), "utf8")).toContain("'DM 2026'");
    const moved = { ...here, environment: { LOSFEE_JOURNAL: "moved.sqlite" } };
    const answer = await answerOf(["import", "event/a.t"], moved);
    expect(answer).toMatchObject({ players: 16, rounds: 6, leftOut: null });
    const rows = async (given: typeof here) => {
      const { rows } = await answerOf(["standings", "--rounds", "6"], given);
      return rows.map(({ name, wins, spread }: Record<string, unknown>) => [name, wins, spread]);
    };
    expect(await rows(moved)).toEqual(await rows(here));
    expect((await losfee(["verify"], moved)).code).toBe(0);
  });

  test("is deleted only by name and on request", async () => {
    const [{ id }] = (await ask("list")).competitions;
    expect((await run("delete", "--yes")).code).toBe(1);
    expect((await run("delete", "-c", id)).code).toBe(1);
    expect(await done("delete", "-c", id, "--yes")).toContain("DM 2026");
    expect((await ask("list")).competitions).toEqual([]);
  });
});
