import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { losfee, temporaryFolder } from "./losfee.ts";

/** A folder with a competition in a journal, in which commands run. */
const world = async () => {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const run = (...args: readonly string[]) => losfee(args, { cwd: folder.path });
  const ask = async (...args: readonly string[]) => {
    const { code, stdout, stderr } = await run(...args, "--json");
    if (code !== 0) throw new Error(`losfee ${args.join(" ")} ended with ${code}: ${stderr}`);
    return JSON.parse(stdout);
  };
  const { id } = await ask("new", "Ulm", "--format", "scrabble-swiss");
  const path = (name: string): string => join(folder.path, name);
  mkdirSync(path("stick"));
  return { run, ask, path, id: String(id) };
};

describe("losfee backup", () => {
  test("writes a journal into the folder that can be worked with, and keeps as many as told", async () => {
    const { ask, path, id } = await world();
    const { last, ...made } = await ask("backup", "stick");
    expect(last).toMatchObject({ competitions: 1, events: 1, malformed: [] });
    expect(made).toMatchObject({ plan: null, failure: null, pruned: 0 });
    expect(last.path.startsWith(path("stick"))).toBe(true);
    expect((await ask("list", "--journal", last.path)).competitions).toMatchObject([{ id }]);
    for (let again = 0; again < 2; again++) await ask("backup", "stick", "--keep", "2");
    const left = readdirSync(path("stick")).filter((name) => name.endsWith(".sqlite"));
    expect(left).toHaveLength(2);
  });

  test("makes a plan that a server goes by, and ends it", async () => {
    const { run, ask, path } = await world();
    const { plan } = await ask("backup", "stick", "--every", "15", "--keep", "7");
    expect(plan).toEqual({ folder: path("stick"), everyMinutes: 15, keep: 7 });
    expect((await ask("backup")).last.path.startsWith(path("stick"))).toBe(true);
    expect((await run("backup", "--off")).stdout).toContain("Nothing is backed up automatically");
    expect(await run("backup")).toMatchObject({
      code: 5,
      stderr: expect.stringContaining("No backup folder has been set"),
    });
  });

  test.each([
    [["backup", "nowhere"], 5, "does not exist. Is the USB stick plugged in?"],
    [["backup", "nowhere/copy.sqlite"], 5, "does not exist. Is the USB stick plugged in?"],
    [["backup", "losfee.sqlite"], 5, "already exists and will not be overwritten"],
    [["backup", "stick", "--keep", "0"], 3, "--keep"],
    [["backup", "stick", "--every", "100000"], 3, "1 to 10080"],
    [["backup", "--every", "5"], 3, "needs a folder"],
    [["backup", "stick", "--off"], 3, "goes with nothing else"],
    [["backup", "stick", "--journal", "none.sqlite"], 5, "There is no journal"],
  ])("refuses %j", async (args, code, sentence) => {
    const { run } = await world();
    const refused = await run(...args);
    expect([refused.code, refused.stderr]).toEqual([code, expect.stringContaining(sentence)]);
  });
});

describe("losfee restore", () => {
  test("asks before it replaces a journal, which stays beside it", async () => {
    const { run, ask, path, id } = await world();
    const backup = (await ask("backup", "stick")).last.path;
    await ask("rename", "Neu-Ulm");
    const refused = await run("restore", backup);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("--force")]);
    expect((await ask("list")).competitions).toMatchObject([{ name: "Neu-Ulm" }]);
    const { previousPath } = await ask("restore", backup, "--force");
    expect((await ask("list")).competitions).toMatchObject([{ id, name: "Ulm" }]);
    expect((await ask("list", "--journal", previousPath)).competitions).toMatchObject([
      { name: "Neu-Ulm" },
    ]);
    expect((await run("restore", path("stick/none.sqlite"))).stderr).toContain("There is no file");
  });

  test("moves to another laptop: a new journal from the backup", async () => {
    const { run, ask, id } = await world();
    const backup = (await ask("backup", "stick")).last.path;
    const told = await run("restore", backup, "--journal", "laptop.sqlite", "--lang", "de");
    expect(told).toMatchObject({ code: 0, stdout: expect.stringContaining("Eingespielt") });
    expect((await ask("list", "--journal", "laptop.sqlite")).competitions).toMatchObject([{ id }]);
  });

  test("brings one malformed competition back, which until then can be looked at and saved", async () => {
    const { run, ask, path, id } = await world();
    await ask("rename", "Neu-Ulm");
    const backup = (await ask("backup", "stick")).last.path;
    const db = new DatabaseSync(path("losfee.sqlite"));
    db.exec("UPDATE events SET data = '{' WHERE seq = 2");
    db.close();
    const list = await run("list");
    expect(list.stdout).toContain("Ulm");
    expect(list.stderr).toContain(`The journal of ${id} is damaged from event 2 on`);
    const verified = await run("verify", "--json");
    expect(verified.code).toBe(1);
    expect(JSON.parse(verified.stdout)).toMatchObject({
      sound: false,
      broken: { seq: 2, reason: "not-json" },
    });
    const refused = await run("rename", "Anders");
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("but not changed")]);
    expect((await run("export", "sound.json")).code).toBe(0);
    expect(await ask("import", "sound.json", "--journal", "elsewhere.sqlite")).toMatchObject({});
    await ask("restore", backup, "-c", id, "--force");
    expect((await ask("list")).competitions).toMatchObject([{ id, name: "Neu-Ulm" }]);
    expect((await ask("rename", "Goes on")).seq).toBe(3);
  });

  test("is the way out where a journal lacks its log", async () => {
    const { run, ask, path } = await world();
    const store = new DatabaseSync(path("losfee.sqlite"));
    // Like a plain copy made while Losfee was writing.
    store.exec("PRAGMA journal_mode = WAL; PRAGMA user_version = 1");
    store.close();
    copyFileSync(path("losfee.sqlite"), path("copy.sqlite"));
    const refused = await run("list", "--journal", "copy.sqlite");
    expect([refused.code, refused.stderr]).toEqual([5, expect.stringContaining("copy.sqlite-wal")]);
    expect(refused.stderr).toContain("losfee restore copy.sqlite --journal copy.sqlite --force");
    await ask("restore", "copy.sqlite", "--force", "--journal", "copy.sqlite");
    expect((await ask("list", "--journal", "copy.sqlite")).competitions).toHaveLength(1);
  });
});

test.skipIf(process.platform === "win32")(
  "an exported competition is for its owner's eyes only: its seed is in it",
  async () => {
    const { run, path } = await world();
    expect((await run("export", "new.json")).code).toBe(0);
    expect(statSync(path("new.json")).mode & 0o777).toBe(0o600);
    writeFileSync(path("old.json"), "", { mode: 0o644 });
    expect((await run("export", "old.json", "--force")).code).toBe(0);
    expect(statSync(path("old.json")).mode & 0o777).toBe(0o600);
    expect(existsSync(path("losfee.sqlite"))).toBe(true);
  },
);
