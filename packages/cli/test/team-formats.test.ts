/** Every preset for teams from the terminal: created, entered, paired, a result typed, standings. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";

const folder = temporaryFolder();
afterAll(() => folder.remove());

const here = { cwd: folder.path };
const done = async (...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await losfee(args, here);
  expect([args.join(" "), code, stderr]).toEqual([args.join(" "), 0, ""]);
  return stdout;
};

/** The given number of teams with squads of eight. */
const squads = (teams: number): string =>
  [
    "Team;Name;Rating",
    ...Array.from({ length: teams * 8 }, (_, index) => {
      const team = Math.floor(index / 8) + 1;
      return `Team ${team};Player ${team}.${(index % 8) + 1};${2200 - index}`;
    }),
  ].join("\n");

/** Lines up the first players of both teams of match 1. */
const linedUp = async (boards: number, at: readonly string[]): Promise<void> => {
  const { lineUps } = await answerOf(["line-up", ...at], here);
  for (const { match, team } of lineUps as { readonly match: number; readonly team: string }[]) {
    if (match === 1) await done("line-up", team, `1-${boards}`, ...at);
  }
};

describe("the preset", () => {
  test.each([
    ["team-swiss", 8, ["1", "11=0"], [2.5, 1.5]],
    ["team-round-robin", 4, ["1", "1=0+"], [2.5, 1.5]],
    ["league", 4, ["1", "11==1=00"], [4.5, 3.5]],
    ["scheveningen", 2, ["1", "1=00"], [1.5, 2.5]],
    ["friendly-match", 2, ["1", "====+"], null],
    ["friendly-match", 2, ["1", "10=="], [2, 2]],
    ["scrabble-teams", 4, ["1", "412 389, 367 401, 445 388, 380 395"], [2, 2]],
  ] as const)(
    "%s of %i teams is played from the terminal: %j",
    async (format, teams, typed, scores) => {
      const at = ["--journal", `${format}-${typed[1].length}.sqlite`];
      writeFileSync(join(folder.path, "squads.csv"), squads(teams));
      await done("new", "Cup", "--format", format, ...at);
      expect(await done("squad", "--file", "squads.csv", ...at)).toContain(`${teams} teams`);
      await done("pair", "--publish", ...at);
      // By a Scheveningen table the lists decide the line-ups.
      if (format !== "scheveningen") await linedUp(format === "league" ? 8 : 4, at);
      if (scores === null) {
        const { code, stderr } = await losfee(["result", ...typed, ...at], here);
        expect([code, stderr]).toEqual([expect.any(Number), expect.stringMatching(/^losfee: /)]);
        expect(code).not.toBe(0);
        return;
      }
      await done("result", ...typed, ...at);
      const { games } = (await answerOf(["round", "1", ...at], here)).round;
      expect(games[0].result.outcome.scores).toEqual(scores);
      const { rows } = await answerOf(["standings", ...at], here);
      expect(rows).toHaveLength(teams);
      const [own, theirs] = scores;
      const points = own === theirs ? [1, 1] : [2, 0];
      expect(
        rows
          .map((row: { points: number }) => row.points)
          .toSorted((a: number, b: number) => b - a)
          .slice(0, 2),
      ).toEqual(points);
      expect(await done("standings", ...at)).toContain("Team 1");
    },
  );

  test("friendly-match with a second cycle has a return match, venue exchanged", async () => {
    const at = ["--journal", "return.sqlite"];
    writeFileSync(join(folder.path, "squads.csv"), squads(2));
    await done(
      "new",
      "Cup",
      "--format",
      "friendly-match",
      "--set",
      "stages.1.options.cycles=2",
      ...at,
    );
    await done("squad", "--file", "squads.csv", ...at);
    const seats: string[][] = [];
    for (const round of ["1", "2"]) {
      await done("pair", "--publish", ...at);
      await linedUp(4, at);
      await done("result", "1", "1===", ...at);
      const { games } = (await answerOf(["round", round, ...at], here)).round;
      seats.push(games[0].seats);
    }
    expect(seats[1]).toEqual(seats[0]?.toReversed());
    const { rows } = await answerOf(["standings", ...at], here);
    expect(rows.map((row: { points: number }) => row.points)).toEqual([2, 2]);
    const more = await losfee(["pair", ...at], here);
    expect(more.code).not.toBe(0);
  });

  test("king-lui-teams ranks teams of three whose members sit at different tables", async () => {
    const at = ["--journal", "lui.sqlite"];
    await done("new", "Lui", "--format", "king-lui-teams", ...at);
    for (let team = 1; team <= 3; team++) {
      for (let member = 1; member <= 3; member++) {
        const args = ["enter", "--name", `P${team}.${member}`, "--team", `Team ${team}`, ...at];
        await done(...args);
      }
    }
    await done("pair", "--publish", ...at);
    await done("result", "1.1", "300", "200", "100", ...at);
    const table = await done("standings", "--teams", ...at);
    for (const team of ["Team 1", "Team 2", "Team 3"]) expect(table).toContain(team);
  });
});
