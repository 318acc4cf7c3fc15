import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { TEMPORARY_PLACE } from "../../../test/temporary-place.ts";
import { answerOf, losfee } from "./losfee.ts";

const cwd = mkdtempSync(join(TEMPORARY_PLACE, "losfee-closing-"));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

describe("losfee close and reopen", () => {
  test("close asks, and says that the seed becomes public; --yes answers", async () => {
    await losfee(["new", "Ulm", "--format", "scrabble-swiss"], { cwd });
    const asked = await losfee(["close"], { cwd });
    expect([asked.code, asked.stdout]).toEqual([1, ""]);
    expect(asked.stderr).toContain("This publishes the seed of its lots");
    expect(asked.stderr).toContain("--yes closes it");
    const german = await losfee(["close", "--lang", "de"], { cwd });
    expect(german.stderr).toContain("wird der Startwert der Lose veröffentlicht");
    expect((await answerOf(["verify"], { cwd })).seed).toBeNull();
    const closed = await losfee(["close", "--yes"], { cwd });
    expect(closed.code).toBe(0);
    const { seed } = await answerOf(["verify"], { cwd });
    expect(closed.stdout).toContain(seed);
  });

  test("reopen says the hash of the new seed; verify lists both with their events", async () => {
    const before = await answerOf(["verify"], { cwd });
    const reopened = await losfee(["reopen", "--reason", "protest"], { cwd });
    const report = await answerOf(["verify"], { cwd });
    expect(report).toMatchObject({
      sound: true,
      seed: null,
      commitments: [{ seed: before.seed }, { seed: null, publishedAt: null }],
    });
    expect(reopened.stdout).toContain(report.seedHash);
    expect(report.seedHash).not.toBe(before.seedHash);
    const { stdout } = await losfee(["verify"], { cwd });
    expect(stdout).toContain(`✓ The seed has the published hash ${before.seedHash} (events 1 to`);
    expect(stdout).toContain(`✓ The seed has the published hash ${report.seedHash} (from event`);
  });

  test("a pyramid's seed is handled alike", async () => {
    const own = ["--journal", "pyramid.sqlite"];
    await losfee(["new", "Pyramide", "--format", "pyramid", ...own], { cwd });
    expect((await losfee(["close", ...own], { cwd })).code).toBe(1);
    expect((await losfee(["close", "--yes", ...own], { cwd })).code).toBe(0);
    expect((await losfee(["reopen", "--reason", "on", ...own], { cwd })).code).toBe(0);
    expect((await answerOf(["verify", ...own], { cwd })).commitments).toHaveLength(2);
  });
});

describe("losfee confirm-date", () => {
  test("says that nothing is in doubt", async () => {
    const answer = await losfee(["confirm-date"], { cwd });
    expect([answer.code, answer.stdout]).toEqual([0, expect.stringContaining("is not in doubt")]);
  });

  test("asks for a date that is before the last sign of life, and stops a pyramid until then", async () => {
    const { DatabaseSync } = await import("node:sqlite");
    const own = ["--journal", "pyramid.sqlite"];
    expect((await losfee(["pass-time", ...own], { cwd })).code).toBe(0);
    const database = new DatabaseSync(join(cwd, "pyramid.sqlite"));
    const later = new Date(Date.now() + 40 * 86_400_000).toISOString();
    database.prepare("UPDATE clock_heartbeat SET at = ?, boot = 'another'").run(later);
    database.close();
    const refused = await losfee(["pass-time", ...own], { cwd });
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("confirm-date")]);
    const asked = await losfee(["confirm-date", ...own], { cwd });
    expect([asked.code, asked.stderr]).toEqual([
      1,
      expect.stringContaining("clock has been turned back"),
    ]);
    const german = await losfee(["confirm-date", "--lang", "de", ...own], { cwd });
    expect(german.stderr).toContain("Die Uhr ist also zurückgesprungen");
    expect((await losfee(["confirm-date", "--yes", ...own], { cwd })).code).toBe(0);
    expect((await losfee(["pass-time", ...own], { cwd })).code).toBe(0);
  });

  test("refuses a number of days that is none", async () => {
    const environment = { LOSFEE_AWAY_DAYS: "never" };
    const { code, stderr } = await losfee(["list"], { cwd, environment });
    expect([code, stderr]).toEqual([3, expect.stringContaining("LOSFEE_AWAY_DAYS")]);
  });
});
