import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { competitionKey } from "@losfee/core";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { backUp } from "../../src/backup/back-up.ts";
import { type BackupScheduler, createBackupScheduler } from "../../src/backup/scheduler.ts";
import { type BackupOrder, writeBackup } from "../../src/backup/write-backup.ts";
import { openSqliteStore, type SqliteStore } from "../../src/journal/sqlite-store.ts";
import { loadCommand } from "../durability/evidence.ts";
import { withJournal } from "../journal/empty-journal.ts";
import { command } from "../journal/sample-commands.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";

const openAt = (path: string): SqliteStore => {
  const opened = openSqliteStore(withJournal(path), { pollEvery: 0 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  onTestFinished(() => opened.value.close());
  return opened.value;
};

const MORNING = Date.parse("2026-11-21T08:00:00.000Z");

/** Creates a journal with two events, and the order to back it up into its own folder. */
const journal = async () => {
  const path = join(temporaryFolder(), "losfee.sqlite");
  const store = openAt(path);
  await store.append(command());
  const folder = temporaryFolder();
  const identity = String(
    store.database.prepare("SELECT journal FROM identity").get()?.["journal"],
  );
  const order: BackupOrder = {
    journalPath: path,
    identity,
    to: folder,
    keep: null,
    goesOn: false,
    now: MORNING,
  };
  return { path, store, folder, order, identity };
};

/** Runs `attempt` without root's right to ignore permissions. */
const asOrdinaryUser = <T>(attempt: () => T): T => {
  if (process.geteuid?.() !== 0) return attempt();
  process.seteuid?.(65534);
  try {
    return attempt();
  } finally {
    process.seteuid?.(0);
  }
};

describe("a backup", () => {
  it("is a complete journal of its own, named after the journal and the time, for its owner's eyes", async () => {
    const { store, folder, order, identity } = await journal();
    const made = await backUp(order);
    const path = join(folder, `losfee-${identity}-20261121-080000.sqlite`);
    expect(made).toMatchObject({
      ok: true,
      value: { path, contents: { competitions: 1, events: 2, malformed: [] }, pruned: 0 },
    });
    expect(readdirSync(folder)).toEqual([basename(path)]);
    if (process.platform !== "win32") expect(statSync(path).mode & 0o777).toBe(0o600);
    await store.append(command({ expectedSeq: 2 }));
    const copy = openAt(path);
    expect(await copy.read(competitionKey("dm-2026"))).toEqual(
      (await store.read(competitionKey("dm-2026"))).slice(0, 2),
    );
    expect(await copy.append(command({ expectedSeq: 2 }))).toMatchObject({ ok: true });
  });

  it("never overwrites a file, whatever it is asked", async () => {
    const { folder, order } = await journal();
    const first = await backUp(order);
    const second = await backUp(order);
    expect(second).toMatchObject({ ok: true });
    expect(readdirSync(folder)).toHaveLength(2);
    const path = first.ok ? first.value.path : "";
    expect(await backUp({ ...order, to: path })).toEqual({
      ok: false,
      error: { code: "backup-exists", path },
    });
    const named = join(folder, "by-name.sqlite");
    expect(await backUp({ ...order, to: named })).toMatchObject({ value: { path: named } });
  });

  it("holds whole commands only, while they come in as fast as they can", async () => {
    const { store, order } = await journal();
    let writing = true;
    const load = async (): Promise<void> => {
      for (let seq = 0; writing; seq += 3) {
        await store.append(loadCommand("load", `load/${seq}`, 3, seq));
      }
    };
    const writers = load();
    const copies = sweep(5, 25);
    let last = 0;
    for (let copy = 0; copy < copies; copy++) {
      const acknowledged = await store.headSeq(competitionKey("load"));
      const made = await backUp(order);
      if (!made.ok) throw new Error(JSON.stringify(made.error));
      const restored = openAt(made.value.path);
      const events = await restored.read(competitionKey("load"));
      expect(events.length % 3).toBe(0);
      // No earlier acknowledged event is missing, and the backup does not stop the load.
      expect(events.length).toBeGreaterThanOrEqual(acknowledged);
      expect(events).toEqual(await store.read(competitionKey("load"), { upTo: events.length }));
      last = events.length;
      await restored.close();
    }
    writing = false;
    await writers;
    expect(await store.headSeq(competitionKey("load"))).toBeGreaterThanOrEqual(last);
  });

  it("of a journal with a malformed event is made, and says so", async () => {
    const { store, order } = await journal();
    await store.commit(() => store.database.exec("UPDATE events SET data = '{' WHERE seq = 2"));
    expect(await backUp(order)).toMatchObject({
      value: {
        contents: {
          events: 1,
          malformed: [{ competition: "dm-2026", seq: 2, reason: "not-json" }],
        },
      },
    });
  });

  it("of a damaged journal is refused, and leaves nothing behind", async () => {
    const { path, store, folder, order } = await journal();
    for (let seq = 0; seq < 300; seq += 3)
      await store.append(loadCommand("load", `${seq}`, 3, seq));
    await store.close();
    const bytes = readFileSync(path);
    bytes.fill(0xa5, 8 * 4096, bytes.length - 4096);
    writeFileSync(path, bytes);
    expect(writeBackup(order)).toEqual({ ok: false, error: { code: "backup-source-damaged" } });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("pruning", () => {
  it("keeps the latest of this journal, and never touches any other file", async () => {
    const { folder, order, identity } = await journal();
    const names = ["losfee.sqlite", "notes.txt", `losfee-${identity}-20200101-000000.sqlite.txt`];
    for (const name of names) writeFileSync(join(folder, name), "mine");
    // A backup of another journal, a file with only the name, and a folder with the name.
    const other = `losfee-00000000-20200101-000000.sqlite`;
    const named = `losfee-${identity}-20200101-000000.sqlite`;
    const nested = `losfee-${identity}-20190101-000000.sqlite`;
    writeFileSync(join(folder, other), "somebody else's");
    writeFileSync(join(folder, named), "no database at all");
    mkdirSync(join(folder, nested));
    if (process.platform !== "win32") {
      symlinkSync(
        join(folder, "notes.txt"),
        join(folder, `losfee-${identity}-20180101-000000.sqlite`),
      );
    }
    const strangers = readdirSync(folder).sort();
    const made: string[] = [];
    for (let day = 0; day < 5; day++) {
      const backup = await backUp({ ...order, keep: 3, now: MORNING + day * 86_400_000 });
      if (backup.ok) made.push(basename(backup.value.path));
    }
    const left = readdirSync(folder).filter((name) => !strangers.includes(name));
    // The file with only the name counts as one of the three, and is left alone.
    expect(left.sort()).toEqual(made.slice(-3).sort());
    for (const stranger of strangers) expect(existsSync(join(folder, stranger))).toBe(true);
  });

  it("never deletes the backup just made, even if the clock says it is the oldest", async () => {
    const { folder, order } = await journal();
    for (let day = 1; day < 4; day++) await backUp({ ...order, now: MORNING + day * 86_400_000 });
    const late = await backUp({ ...order, keep: 2, now: 0 });
    if (!late.ok) throw new Error(late.error.code);
    expect(existsSync(late.value.path)).toBe(true);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it("clears away what a backup that was killed left long ago, and nothing younger", async () => {
    const { folder, order, identity } = await journal();
    const leftover = (pid: number) =>
      join(folder, `losfee-${identity}-20200101-000000.sqlite.unfinished-${pid}`);
    for (const pid of [1, 2]) writeFileSync(leftover(pid), "half");
    utimesSync(leftover(1), new Date(0), new Date(0));
    await backUp({ ...order, keep: 3 });
    expect([existsSync(leftover(1)), existsSync(leftover(2))]).toEqual([false, true]);
  });
});

describe("a medium that does not take the backup", () => {
  it("is named: a folder that is not there", async () => {
    const { folder, order } = await journal();
    const gone = join(folder, "stick");
    for (const to of [gone, join(gone, "by-name.sqlite")]) {
      expect(await backUp({ ...order, to })).toEqual({
        ok: false,
        error: { code: "backup-folder-missing", folder: gone },
      });
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is named: a folder in which the earlier backups are missing", async () => {
    const { folder, order } = await journal();
    expect(await backUp({ ...order, goesOn: true })).toEqual({
      ok: false,
      error: { code: "backup-medium-missing", folder },
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it.skipIf(process.platform === "win32")("is named: a folder that may only be read", async () => {
    const { path, folder, order } = await journal();
    chmodSync(join(path, ".."), 0o777);
    for (const file of readdirSync(join(path, ".."))) chmodSync(join(path, "..", file), 0o666);
    chmodSync(folder, 0o555);
    const outcome = asOrdinaryUser(() => writeBackup(order));
    expect(outcome).toMatchObject({ error: { code: "backup-not-permitted" } });
  });

  it.skipIf(!existsSync("/dev/full"))("is named: a full disk", async () => {
    const { order } = await journal();
    // SQLite's own limit simulates a full disk during the copy; other tests use a real one.
    const spy = vi.spyOn(DatabaseSync.prototype, "prepare").mockImplementation(() => {
      throw Object.assign(new Error("database or disk is full"), { errcode: 13 });
    });
    onTestFinished(() => spy.mockRestore());
    expect(writeBackup(order)).toMatchObject({ error: { code: "backup-disk-full" } });
  });
});

describe("a plan", () => {
  const schedulerOf = (
    store: SqliteStore,
    more: Partial<Parameters<typeof createBackupScheduler>[0]> = {},
  ): BackupScheduler => {
    const scheduler = createBackupScheduler({
      store,
      now: () => new Date().toISOString(),
      onError: (error) => {
        throw error;
      },
      ...more,
    });
    onTestFinished(() => scheduler.stop());
    return scheduler;
  };
  const plan = (folder: string) => ({ folder, everyMinutes: 1, keep: 3 });

  it("begins with a backup, is kept with the journal, and goes on after a restart", async () => {
    const { store, folder } = await journal();
    const scheduler = schedulerOf(store);
    expect(await scheduler.state()).toMatchObject({ plan: null, last: null, failure: null });
    expect(await scheduler.follow(plan(folder))).toMatchObject({ ok: true });
    expect(await scheduler.state()).toMatchObject({ plan: plan(folder), last: { events: 2 } });
    await scheduler.stop();
    await store.append(command({ expectedSeq: 2 }));
    const again = schedulerOf(store);
    again.start();
    await vi.waitUntil(async () => (await again.state()).last?.events === 4, { timeout: 60_000 });
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it("is not begun where the first backup fails", async () => {
    const { store, folder } = await journal();
    const scheduler = schedulerOf(store);
    const wrong = await scheduler.follow(plan(join(folder, "none", "such")));
    expect(wrong).toMatchObject({ error: { code: "backup-folder-missing" } });
    expect(await scheduler.follow(plan("relative"))).toMatchObject({
      error: { code: "backup-folder-relative" },
    });
    expect(await scheduler.state()).toMatchObject({ plan: null, failure: null });
    expect(await scheduler.backUpNow()).toMatchObject({ error: { code: "backup-no-folder" } });
  });

  it("says since when it fails, tries again, and goes on when the stick is back", async () => {
    const { store, folder } = await journal();
    const first = schedulerOf(store);
    const stick = join(folder, "stick");
    mkdirSync(stick);
    await first.follow(plan(stick));
    await first.stop();
    rmSync(stick, { recursive: true });
    const scheduler = schedulerOf(store, { retryAfter: 5 });
    scheduler.start();
    await vi.waitUntil(async () => (await scheduler.state()).failure !== null, { timeout: 60_000 });
    expect((await scheduler.state()).failure).toMatchObject({
      fault: { code: "backup-folder-missing" },
      nextTry: expect.any(String),
    });
    // The mount point of the stick, without the stick: nothing is written there.
    mkdirSync(stick);
    await vi.waitUntil(
      async () => (await scheduler.state()).failure?.fault.code === "backup-medium-missing",
      {
        timeout: 60_000,
      },
    );
    expect(readdirSync(stick)).toEqual([]);
    await scheduler.follow(plan(stick));
    expect((await scheduler.state()).failure).toBeNull();
    expect(readdirSync(stick)).toHaveLength(1);
  });

  it("ends the old plan's tries with the first backup of a new one", async () => {
    const { store, folder } = await journal();
    const orders: BackupOrder[] = [];
    const scheduler = schedulerOf(store, {
      retryAfter: 5,
      write: async (order) => {
        orders.push(order);
        await sleep(100);
        return backUp(order);
      },
    });
    const earlier = schedulerOf(store);
    await earlier.follow(plan(folder));
    await earlier.stop();
    rmSync(folder, { recursive: true });
    scheduler.start();
    await vi.waitUntil(async () => (await scheduler.state()).failure !== null, { timeout: 60_000 });
    const another = temporaryFolder();
    await scheduler.follow(plan(another));
    await sleep(200);
    expect((await scheduler.state()).failure).toBeNull();
    expect(orders.at(-1)?.to).toBe(another);
    expect(readdirSync(another)).toHaveLength(1);
  });

  it("makes none while nothing changes", async () => {
    const { store, folder } = await journal();
    const orders: BackupOrder[] = [];
    const scheduler = schedulerOf(store, {
      write: (order) => {
        orders.push(order);
        return backUp(order);
      },
    });
    scheduler.start();
    await scheduler.follow(plan(folder));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    await scheduler.follow(plan(folder));
    for (let minute = 0; minute < 5; minute++) await vi.advanceTimersByTimeAsync(60_000);
    expect(orders).toHaveLength(2);
    await scheduler.follow(null);
    expect((await scheduler.state()).plan).toBeNull();
  });
});
