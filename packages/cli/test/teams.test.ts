/** A small league, played only from the terminal. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { TEMPORARY_PLACE } from "../../../test/temporary-place.ts";
import { answerOf, losfee } from "./losfee.ts";

const folder = mkdtempSync(join(TEMPORARY_PLACE, "losfee-teams-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const here = { cwd: folder };
const done = async (...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await losfee(args, here);
  expect([args.join(" "), code, stderr]).toEqual([args.join(" "), 0, ""]);
  return stdout;
};

const TEAMS = ["Ulm", "Kiel", "Bern", "Graz"];

const squads = [
  "Team;Name;Rating",
  ...TEAMS.flatMap((team, index) =>
    Array.from({ length: 6 }, (_, place) => {
      const rating = 2200 - 40 * index - 15 * place;
      return `${place === 0 ? team : ""};${team} Player ${place + 1};${rating}`;
    }),
  ),
].join("\n");

describe("a league from the terminal", () => {
  test("teams come with their squads; a list is shown and put in order", async () => {
    await done("new", "District league", "--format", "league", "--set", "teams.boards=4");
    writeFileSync(join(folder, "squads.csv"), squads);
    expect(await done("squad", "--file", "squads.csv")).toContain("Added 24 players in 4 teams.");
    expect(await done("squad")).toMatch(/1\s+Ulm\s+6/);
    await done("squad", "ulm", "--order", "2 1");
    const { players } = await answerOf(["squad", "Ulm"], here);
    expect(players.slice(0, 3).map(({ name }: { name: string }) => name)).toEqual([
      "Ulm Player 2",
      "Ulm Player 1",
      "Ulm Player 3",
    ]);
    await done("squad", "ulm", "--order", "2 1");
  });

  test("line-ups stay secret until both sides are in; what breaks a rule needs a reason", async () => {
    await done("pair", "--publish");
    const { lineUps } = await answerOf(["line-up"], here);
    const [home, away] = lineUps.map(({ team }: { team: string }) => team);
    expect(await done("line-up", "--by-list", home)).toBe(
      `Round 1, lined up by the list: ${home}.\n`,
    );
    expect(await done("line-up", "--take-back", home)).toBe(
      `Round 1, line-up taken back: ${home}.\n`,
    );
    const twice = await losfee(["line-up", "--take-back", home], here);
    expect([twice.code, twice.stderr]).toEqual([1, expect.stringContaining("no line-up of round")]);
    expect(await done("line-up", home, "1-3", "5")).toBe(
      `The line-up of ${home} for round 1 is in.\n`,
    );
    const wrong = await losfee(["line-up", away, "2", "1", "3", "4"], here);
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringMatching(/Board 2: .* Player 1/)]);
    expect((await losfee(["line-up", away, "1-3", "7"], here)).stderr).toContain(
      "There is no number 7; the squad has 6.",
    );
    expect((await losfee(["line-up", away, "1-3", "x"], here)).stderr).toContain("“x” is not");
    const given = await done("line-up", away, "2", "1", "3", "-", "--reason", "train late");
    expect(given).toContain("Both sides are in: the line-ups are published.");
    const { lineUps: after } = await answerOf(["line-up"], here);
    expect(after[1]).toEqual({
      ...{ match: 1, team: away, status: "published" },
      players: [`${away} Player 2`, `${away} Player 1`, `${away} Player 3`, null],
    });
  });

  test("matches are entered by totals or board by board, and make the table", async () => {
    expect(await done("result", "1", "1=0+")).toContain("R1 match 1: ");
    await done("result", "2", "3", "1");
    expect(await done("round", "1")).toMatch(/^Match /m);
    const table = await done("standings");
    expect(table).toMatch(/Matchpoints|Match points|MP/);
    expect(await done("standings", "--teams")).toBe(table);
    const { rows } = await answerOf(["standings"], here);
    expect(rows.map(({ points }: { points: number }) => points)).toEqual([2, 2, 0, 0]);
    const more = await losfee(["result", "2", "10101", "--round", "1"], here);
    expect(more.code).not.toBe(0);
  });

  test("where people play for themselves there are no squads", async () => {
    const elsewhere = ["--journal", "single.sqlite"];
    await done("new", "Open", ...elsewhere);
    for (const command of ["squad", "line-up"]) {
      const { code, stderr } = await losfee([command, ...elsewhere], here);
      expect([code, stderr]).toEqual([1, "losfee: No teams play in this competition.\n"]);
    }
    const { code, stderr } = await losfee(["standings", "--teams", ...elsewhere], here);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/team ranking/i)]);
  });

  test("fixtures are shown ahead; a match is moved and taken back", async () => {
    const { fixtures } = await answerOf(["fixtures", "--round", "3"], here);
    const [home, away] = fixtures[0].teams.map(({ name }: { name: string }) => name);
    const when = ["match-date", home, "6.12.2026", "14:00", "--round", "3", "--reason", "hall"];
    expect(await done(...when)).toContain(`${home} – ${away} (round 3): new date: `);
    expect(await done("fixtures", home)).toContain("postponed, hall");
    await done("match-date", home, "--open", "--round", "3", "--reason", "hall");
    expect(await done("fixtures", "--round", "3")).toContain("day not agreed yet");
    expect(await done("match-date", home, "--round", "3", "--reason", "found one")).toContain(
      "as planned again",
    );
  });

  test("points are deducted from a team", async () => {
    const imposed = await done("penalty", "Ulm", "1", "--reason", "late line-up");
    expect(imposed).toContain("1 match point deducted");
    const waived = await losfee(["waive-penalty", "Ulm", "--reason", "first time"], here);
    expect([waived.code, waived.stderr]).toEqual([
      1,
      expect.stringMatching(/No penalty or loss of boards is proposed for Ulm/),
    ]);
    const wrong = await losfee(["penalty", "Ulm", "1", "--of", "spread", "--reason", "x"], here);
    expect([wrong.code === 0, wrong.stderr]).toEqual([
      false,
      expect.stringContaining("match-points"),
    ]);
  });
});
