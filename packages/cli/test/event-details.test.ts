import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";

let folder: ReturnType<typeof temporaryFolder>;
const run = (...args: readonly string[]) => losfee(args, { cwd: folder.path });
const ask = (...args: readonly string[]) => answerOf(args, { cwd: folder.path });

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

describe("losfee details", () => {
  test("tells and changes what is announced, from the first command on", async () => {
    await ask(
      ...["new", "Open Ulm", "--format", "fide-swiss", "--place", "Ulm", "--federation", "ger"],
      ...["--round-date", "1=2026-11-21T10:00", "--round-date", "3=22.11.2026"],
    );
    await ask(
      "details",
      ...[
        "--arbiter",
        "Krause, Christian:4600001",
        "--deputy",
        "Ina Eins",
        "--deputy",
        "Zoe:4600002",
      ],
      ...["--round-date", "2=2026-11-21 15:00", "--round-date", "3=", "--time-control", "90'+30\""],
    );
    expect((await ask("details")).details).toEqual({
      place: "Ulm",
      federation: "GER",
      schedule: ["2026-11-21T10:00", "2026-11-21T15:00"],
      chiefArbiter: { name: "Krause, Christian", fideId: "4600001" },
      deputyArbiters: [{ name: "Ina Eins" }, { name: "Zoe", fideId: "4600002" }],
      timeControl: "5400+30",
    });
    const shown = (await run("details", "--lang", "de")).stdout;
    expect(shown).toContain("Krause, Christian (FIDE ID 4600001)");
    expect(shown).toContain("90 Minuten + 30 Sekunden je Zug");
    expect(shown).toContain("Sa., 21.11.2026, 15:00 Uhr");
    expect((await run("details", "--lang", "en")).stdout).toContain("Sat, 21 Nov 2026, 15:00");
  });

  test("refuses what cannot be, all of it at once, and changes nothing then", async () => {
    await ask("new", "Open", "--format", "fide-swiss");
    const refused = await run(
      ...["details", "--place", "Ulm", "--start", "2026-02-30", "--federation", "Germany"],
      ...["--rate", "bullet", "--arbiter", "Krause:12a", "--lang", "en"],
    );
    expect(refused.code).toBe(3);
    for (const part of ["2026-02-30", "Germany", "bullet", "12a"]) {
      expect(refused.stderr).toContain(`“${part}”`);
    }
    expect((await ask("details")).details).toEqual({});
    const round = await run("details", "--round-date", "first=2026-11-21");
    expect(round).toMatchObject({ code: 3 });
    expect((await run("details", "--lang", "en")).stdout).toContain("The event has no details yet");
  });

  test("is there for table tournaments and pyramids, too", async () => {
    for (const format of ["king-lui", "pyramid"]) {
      await ask("new", format, "--format", format, "--organiser", "Spieleclub");
      expect((await ask("details", "-c", format)).details).toEqual({ organiser: "Spieleclub" });
    }
  });
});

describe("losfee export --trf", () => {
  test("says what rating needs more, and with --strict writes nothing", async () => {
    await ask("new", "Open", "--format", "fide-swiss", "--set", "stages.1.rounds=1");
    await ask("enter", "--name", "Meier, Anna");
    const file = join(folder.path, "open.trf");
    const strict = await run("export", "--trf", "open.trf", "--strict", "--lang", "en");
    expect(strict.code).toBe(1);
    expect(strict.stderr).toContain("Chief arbiter is missing.");
    expect(strict.stderr).toContain("No FIDE ID: Meier, Anna.");
    expect(existsSync(file)).toBe(false);
    const given = await run("export", "--trf", "open.trf", "--lang", "en");
    expect(given.code).toBe(0);
    expect(given.stderr).toContain("Needed for rating: Place is missing.");
    expect(given.stderr).toContain("Better for rating: Time control is missing.");
    expect(readFileSync(file, "utf8")).toContain("012 Open\r\n062 1\r\n");
    await ask("details", "--place", "Ulm", "--round-date", "1=2026-11-21");
    const { lacks } = await ask("export", "--trf", "open.trf", "--force");
    const codes = lacks.map(({ code, detail = "" }: { code: string; detail?: string }) =>
      `${code} ${detail}`.trim(),
    );
    expect(codes).not.toContain("detail-missing place");
    expect(codes).not.toContain("round-dates-missing");
    expect(codes).toContain("detail-missing chiefArbiter");
    expect(readFileSync(file, "utf8")).toContain("022 Ulm");
  });

  test("takes colour, text and programme, and says what of a colour is not kept", async () => {
    await ask("new", "Open", "--format", "fide-swiss");
    const changed = await run(
      ...["details", "--hue", "#ffee00", "--text", "# Anreise", "--lang", "de"],
      ...["--programme", "2026-11-22T18:00=Siegerehrung", "--programme", "2026-11-21=Anreise"],
    );
    expect(changed).toMatchObject({ code: 0, stderr: expect.stringContaining("dunkler") });
    expect((await ask("details")).details).toMatchObject({
      text: "# Anreise",
      programme: [
        { at: "2026-11-21", what: "Anreise" },
        { at: "2026-11-22T18:00", what: "Siegerehrung" },
      ],
    });
    const shown = (await run("details", "--lang", "de")).stdout;
    for (const part of ["Siegerehrung", "# Anreise", "°"]) expect(shown).toContain(part);
    expect(await run("details", "--programme", "Siegerehrung")).toMatchObject({ code: 3 });
    await run("details", "--programme", "", "--hue", "", "--text", "");
    expect((await ask("details")).details).toEqual({});
  });
});

describe("losfee announce", () => {
  test("tells everybody something, changes it and takes it back, in every kind", async () => {
    for (const format of ["fide-swiss", "pyramid"]) {
      await ask("new", format, "--format", format);
      await ask("announce", "Runde 2 um 14 Uhr", "-c", format);
      const [first] = (await ask("announce", "-c", format)).announcements as { id: number }[];
      expect(first).toMatchObject({ text: "Runde 2 um 14 Uhr", editedAt: null });
      await ask("announce", "Runde 2 um 15 Uhr", "--edit", `${first?.id}`, "-c", format);
      expect((await run("announce", "-c", format, "--lang", "de")).stdout).toContain("um 15 Uhr");
      await ask("announce", "--withdraw", `${first?.id}`, "-c", format);
      expect((await ask("announce", "-c", format)).announcements).toEqual([]);
      const refused = await run("announce", "--withdraw", "99", "-c", format, "--lang", "en");
      expect(refused.stderr).toContain("no announcement number 99");
    }
  });
});
