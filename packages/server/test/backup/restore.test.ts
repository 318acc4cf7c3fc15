import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { backUp } from "../../src/backup/back-up.ts";
import { type RestoreOrder, restoreCompetition, restoreJournal } from "../../src/backup/restore.ts";
import { createCompetitionService } from "../../src/competitions/create-service.ts";
import { openSqliteStore, type SqliteStore } from "../../src/journal/sqlite-store.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";

const actor = "director";
const now = Date.parse("2026-11-21T08:00:00.000Z");

const openAt = (path: string): SqliteStore => {
  const opened = openSqliteStore(path, { pollEvery: 0 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  onTestFinished(() => opened.value.close());
  return opened.value;
};

const ok = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const rename = (name: string) => ({ type: "rename-competition", name }) as const;

/**
 * Creates a closed journal with two competitions, a backup from before both were renamed, and the
 * order to restore that backup.
 */
const world = async () => {
  const path = join(temporaryFolder(), "losfee.sqlite");
  const store = openAt(path);
  const service = createCompetitionService(store);
  const ids: string[] = [];
  for (const name of ["Ulm", "Bonn"]) {
    ids.push(ok(await service.create({ name, format: "scrabble-swiss" }, { actor })).id);
  }
  const [ulm = "", bonn = ""] = ids;
  const order = { journalPath: path, identity: "0", to: temporaryFolder(), keep: null };
  const backup = ok(await backUp({ ...order, goesOn: false, now })).path;
  for (const id of ids) ok(await service.run(id, rename("Later"), { actor }));
  await store.close();
  return { path, backup, ulm, bonn, order: { backup, journalPath: path, anyway: false, now } };
};

/** Returns the names of a journal's competitions, by id. */
const namesIn = async (path: string) => {
  const { competitions } = await createCompetitionService(openAt(path)).list();
  return Object.fromEntries(competitions.map(({ id, name }) => [id, name]));
};

const agree = () => Promise.resolve(true);
const decline = () => Promise.resolve(false);

const filesBeside = (path: string) => readdirSync(dirname(path)).sort();

describe("restoring a journal", () => {
  it("refuses a file in which nothing ever happened, confirmed or not, and says what is left", async () => {
    const { path, order, ulm, bonn } = await world();
    const folder = temporaryFolder();
    const [blank, unused] = [join(folder, "blank.sqlite"), join(folder, "unused.sqlite")];
    writeFileSync(blank, "");
    await openAt(unused).close();
    for (const backup of [blank, unused]) {
      const refused = await restoreJournal({ ...order, backup, anyway: true }, agree);
      expect(refused).toEqual({
        ok: false,
        error: { code: "restore-empty", path: backup, left: 4 },
      });
    }
    expect(await namesIn(path)).toEqual({ [ulm]: "Later", [bonn]: "Later" });
  });

  it("takes its place, and keeps the one that was there under another name", async () => {
    const { path, ulm, bonn, order } = await world();
    const restored = ok(await restoreJournal(order, agree));
    const aside = `${path}.before-restore-20261121-080000`;
    expect(restored).toMatchObject({
      previousPath: aside,
      backup: { contents: { competitions: 2 } },
    });
    expect(await namesIn(path)).toEqual({ [ulm]: "Ulm", [bonn]: "Bonn" });
    expect(await namesIn(aside)).toEqual({ [ulm]: "Later", [bonn]: "Later" });
    if (process.platform !== "win32") expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it("begins a journal where there is none, as on another laptop, without asking", async () => {
    const { backup, ulm, bonn, order } = await world();
    const elsewhere = join(temporaryFolder(), "moved.sqlite");
    const restored = await restoreJournal({ ...order, journalPath: elsewhere }, decline);
    expect(restored).toMatchObject({ ok: true, value: { previousPath: null } });
    expect(await namesIn(elsewhere)).toEqual({ [ulm]: "Ulm", [bonn]: "Bonn" });
    expect(existsSync(backup)).toBe(true);
  });

  it("changes nothing unless it is confirmed", async () => {
    const { path, ulm, bonn, order } = await world();
    const before = filesBeside(path);
    const answer = await restoreJournal(order, decline);
    expect(answer).toEqual({ ok: false, error: { code: "restore-not-confirmed", path } });
    expect(filesBeside(path)).toEqual(before);
    expect(await namesIn(path)).toEqual({ [ulm]: "Later", [bonn]: "Later" });
  });

  it("refuses while a server runs on the journal, even if it is confirmed", async () => {
    const { path, order } = await world();
    const server = openAt(path);
    const before = readFileSync(path);
    expect(await restoreJournal(order, agree)).toEqual({
      ok: false,
      error: { code: "restore-journal-in-use", path },
    });
    expect(readFileSync(path).equals(before)).toBe(true);
    await server.refresh();
    await server.close();
    expect(await restoreJournal(order, agree)).toMatchObject({ ok: true });
  });

  it("never keeps two old journals under one name", async () => {
    const { path, order } = await world();
    ok(await restoreJournal(order, agree));
    ok(await restoreJournal(order, agree));
    expect(filesBeside(path)).toEqual([
      basename(path),
      `${basename(path)}.before-restore-20261121-080000`,
      `${basename(path)}.before-restore-20261121-080000-1`,
    ]);
  });

  it("keeps the log of a journal that was killed with it, and away from the restored one", async () => {
    const { path, ulm, order } = await world();
    const store = openAt(path);
    const service = createCompetitionService(store);
    ok(await service.run(ulm, rename("Last"), { actor }));
    // The remains of a killed program: the file and its log, opened by no one.
    const killed = join(temporaryFolder(), "losfee.sqlite");
    for (const end of ["", "-wal"]) copyFileSync(path + end, killed + end);
    const { previousPath } = ok(await restoreJournal({ ...order, journalPath: killed }, agree));
    expect(await namesIn(killed)).toMatchObject({ [ulm]: "Ulm" });
    expect(await namesIn(previousPath ?? "")).toMatchObject({ [ulm]: "Last" });
  });

  it("brings a journal back whose file is lost and whose log is left", async () => {
    const { path, ulm, order } = await world();
    const lone = join(temporaryFolder(), "losfee.sqlite");
    const store = openAt(path);
    ok(await createCompetitionService(store).run(ulm, rename("Last"), { actor }));
    copyFileSync(`${path}-wal`, `${lone}-wal`);
    const { previousPath } = ok(await restoreJournal({ ...order, journalPath: lone }, agree));
    expect(await namesIn(lone)).toMatchObject({ [ulm]: "Ulm" });
    expect(existsSync(`${previousPath}-wal`)).toBe(true);
  });

  it("of a plain copy without its log refuses, and continues without the last entries only when told", async () => {
    const { path, ulm, order } = await world();
    const store = openAt(path);
    ok(await createCompetitionService(store).run(ulm, rename("Last"), { actor }));
    const copy = join(temporaryFolder(), "copy.sqlite");
    copyFileSync(path, copy);
    const target = join(temporaryFolder(), "losfee.sqlite");
    const wanted: RestoreOrder = { ...order, backup: copy, journalPath: target };
    expect(await restoreJournal(wanted, agree)).toMatchObject({
      error: { code: "restore-unreadable", why: { code: "log-missing", path: copy } },
    });
    expect(readdirSync(dirname(target))).toEqual([]);
    ok(await restoreJournal({ ...wanted, anyway: true }, agree));
    expect(await namesIn(target)).toMatchObject({ [ulm]: "Later" });
    // In place, too: for users who have nothing else.
    ok(await restoreJournal({ ...wanted, journalPath: copy, anyway: true }, agree));
    expect(await namesIn(copy)).toMatchObject({ [ulm]: "Later" });
  });

  it("refuses what is no complete journal, and leaves everything as it is", async () => {
    const { path, backup, order } = await world();
    const before = filesBeside(path);
    const folder = temporaryFolder();
    const file = (name: string, bytes: Buffer | string) => {
      writeFileSync(join(folder, name), bytes);
      return join(folder, name);
    };
    const bytes = readFileSync(backup);
    const damaged = Buffer.from(bytes);
    damaged.fill(0xa5, 3 * 4096, 5 * 4096);
    const other = join(folder, "places.sqlite");
    const db = new DatabaseSync(other);
    db.exec("CREATE TABLE moz_places (url TEXT)");
    db.close();
    for (const [source, expected] of [
      [join(folder, "none.sqlite"), { code: "restore-missing" }],
      [folder, { code: "restore-missing" }],
      [file("list.csv", "rank,name\n".repeat(100)), { why: { code: "not-a-database" } }],
      [other, { why: { code: "foreign-database" } }],
      [file("cut.sqlite", bytes.subarray(0, bytes.length - 4096)), {}],
      [file("damaged.sqlite", damaged), {}],
    ] as const) {
      const answer = await restoreJournal({ ...order, backup: source }, agree);
      expect(answer).toMatchObject({ ok: false, error: expected });
      expect(filesBeside(path)).toEqual(before);
    }
  });

  it("says which competitions are malformed in it", async () => {
    const { path, ulm, order, backup } = await world();
    const db = new DatabaseSync(backup);
    db.prepare("UPDATE events SET data = '{' WHERE competition = ? AND seq = 1").run(ulm);
    db.close();
    const { backup: examined } = ok(await restoreJournal(order, agree));
    expect(examined.competitions.unreadable).toEqual([{ id: ulm, seq: 1, reason: "not-json" }]);
    expect(existsSync(path)).toBe(true);
  });
});

describe("restoring one competition", () => {
  const spoil = (path: string, competition: string): void => {
    const db = new DatabaseSync(path);
    db.prepare("UPDATE events SET data = '{' WHERE competition = ? AND seq = 2").run(competition);
    db.close();
  };

  it("heals a malformed one, touches no other, and keeps every row of what was there", async () => {
    const { path, ulm, bonn, order } = await world();
    spoil(path, ulm);
    const restored = ok(await restoreCompetition(order, ulm, agree));
    expect(restored).toMatchObject({ competition: ulm, events: 1 });
    expect(await namesIn(path)).toEqual({ [ulm]: "Ulm", [bonn]: "Later" });
    const kept = JSON.parse(readFileSync(restored.previousPath ?? "", "utf8"));
    expect(kept.events).toMatchObject([{ seq: 1 }, { seq: 2, data: "{" }]);
    if (process.platform !== "win32") {
      expect(statSync(restored.previousPath ?? "").mode & 0o777).toBe(0o600);
    }
    const service = createCompetitionService(openAt(path));
    expect(await service.stateAndBreak(ulm)).toMatchObject({ broken: null });
    ok(await service.run(ulm, rename("Goes on"), { actor }));
  });

  it("brings one back that was deleted, without asking", async () => {
    const { path, ulm, order } = await world();
    const store = openAt(path);
    await createCompetitionService(store).remove(ulm);
    await store.close();
    expect(await restoreCompetition(order, ulm, decline)).toMatchObject({
      value: { previousPath: null },
    });
    expect(await namesIn(path)).toMatchObject({ [ulm]: "Ulm" });
  });

  it("changes nothing unless it is confirmed, nor while a server runs", async () => {
    const { path, ulm, bonn, order } = await world();
    expect(await restoreCompetition(order, ulm, decline)).toMatchObject({
      error: { code: "restore-not-confirmed" },
    });
    const server = openAt(path);
    expect(await restoreCompetition(order, ulm, agree)).toMatchObject({
      error: { code: "restore-journal-in-use" },
    });
    await server.close();
    expect(await namesIn(path)).toEqual({ [ulm]: "Later", [bonn]: "Later" });
  });

  it("refuses one that is not in the backup, or malformed there as well", async () => {
    const { backup, ulm, order } = await world();
    expect(await restoreCompetition(order, "nowhere", agree)).toMatchObject({
      error: { code: "restore-no-competition", competition: "nowhere" },
    });
    const db = new DatabaseSync(backup);
    db.exec("UPDATE events SET data = '{' WHERE seq = 1");
    db.close();
    expect(await restoreCompetition(order, ulm, agree)).toMatchObject({
      error: { code: "restore-competition-broken", competition: ulm, seq: 1, reason: "not-json" },
    });
  });

  it("refuses a journal that is a folder", async () => {
    const { ulm, order } = await world();
    const folder = join(temporaryFolder(), "folder");
    mkdirSync(folder);
    expect(await restoreCompetition({ ...order, journalPath: folder }, ulm, agree)).toMatchObject({
      error: { code: "restore-journal-unreadable", why: { code: "is-a-folder" } },
    });
  });
});
