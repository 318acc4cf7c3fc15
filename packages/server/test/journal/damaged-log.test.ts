/** After a crash, a log lost its end or changed: only the missing events are reported. */
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { competitionKey } from "@losfee/core";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { examineBackup } from "../../src/backup/examined-backup.ts";
import { restoreJournal } from "../../src/backup/restore.ts";
import { FRAME_HEADER, LOG_HEADER } from "../../src/journal/log-damage.ts";
import { createLogHeads, type LogNote, readLogHeads } from "../../src/journal/log-heads.ts";
import { openSqliteStore, type SqliteStore } from "../../src/journal/sqlite-store.ts";
import { command, note } from "./sample-commands.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const ENDS = ["", "-wal", "-heads"] as const;

const opened = (path: string, settleAfter = 1_000_000): SqliteStore => {
  const store = openSqliteStore(path, { pollEvery: 0, settleAfter });
  if (!store.ok) throw new Error(JSON.stringify(store.error));
  onTestFinished(() => store.value.close());
  return store.value;
};

/** Appends `count` events to a competition, one by one. */
const grow = async (store: SqliteStore, competition: string, count: number): Promise<void> => {
  const journal = competitionKey(competition);
  const before = await store.headSeq(journal);
  for (let seq = before; seq < before + count; seq++) {
    const appended = await store.append(
      command({ journal, expectedSeq: seq, events: [note(`${competition} ${seq}`)] }),
    );
    if (!appended.ok) throw new Error(appended.error.code);
  }
};

/** Returns the files of a store as a crash of its program leaves them. */
const crashed = (path: string): string => {
  const copy = join(temporaryFolder(), "crashed.db");
  for (const end of ENDS) if (existsSync(path + end)) copyFileSync(path + end, copy + end);
  return copy;
};

/** Copies the files of a crash with another log. */
const withLog = (path: string, log: Buffer): string => {
  const copy = crashed(path);
  writeFileSync(`${copy}-wal`, log);
  return copy;
};

const outcome = async (path: string) => {
  const store = openSqliteStore(path, { pollEvery: 0 });
  if (!store.ok) return store.error;
  const heads = await store.value.heads();
  await store.value.close();
  return Object.fromEntries(heads.map(({ journal, lastSeq }) => [journal.id, lastSeq]));
};

const HEADS = { ulm: 50, "neu-ulm": 10 } as const;

/** Creates two competitions in a file that is not closed. */
const begun = async () => {
  const path = join(temporaryFolder(), "journal.db");
  const store = opened(path);
  await grow(store, "ulm", 30);
  await grow(store, "neu-ulm", 10);
  await grow(store, "ulm", 20);
  return { path, store };
};

let left: string | undefined;

/** Returns the remains of a crash of such a file, for tests that copy them. */
const remains = async (): Promise<string> => {
  if (left !== undefined) return left;
  const folder = mkdtempSync(join(tmpdir(), "losfee-crashed-"));
  const { path } = await begun();
  left = join(folder, "crashed.db");
  for (const end of ENDS) copyFileSync(path + end, left + end);
  return left;
};

afterAll(() => {
  if (left !== undefined) rmSync(dirname(left), { recursive: true });
});

/** Creates a journal with events in its file, whose log begins with events that are in both. */
const copiedInPart = async () => {
  const path = join(temporaryFolder(), "journal.db");
  const store = opened(path, 1);
  await grow(store, "ulm", 20);
  store.database.prepare("PRAGMA wal_checkpoint(PASSIVE)").get();
  await grow(store, "ulm", 20);
  return { path, store };
};

const lastNote = (path: string): LogNote => {
  const last = readLogHeads(path).at(-1);
  if (last === undefined) throw new Error("no notes");
  return last;
};

const spread = (count: number, length: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => Math.floor((at * length) / count));

describe("the end of a log", () => {
  it("that is whole after a crash is taken as it is, with all that was answered", async () => {
    expect(await outcome(crashed(await remains()))).toEqual(HEADS);
  });

  it("that was cut off anywhere is named: which competitions, which events", async () => {
    const path = await remains();
    const log = readFileSync(`${path}-wal`);
    for (const length of spread(50, log.length)) {
      const copy = withLog(path, log.subarray(0, length));
      const found = await outcome(copy);
      const code = length === 0 ? "log-missing" : "log-damaged";
      expect([length, found]).toMatchObject([length, { code, path: copy, log: `${copy}-wal` }]);
      const { missing } = found as unknown as { missing: readonly { competition: string }[] };
      expect(missing).toContainEqual(expect.objectContaining({ competition: "ulm", last: 50 }));
      if (length < log.length / 4) expect(missing).toHaveLength(2);
    }
  });

  it("in which any bit was changed is named, and the file stays as it is", async () => {
    const path = await remains();
    const log = readFileSync(`${path}-wal`);
    for (const place of spread(200, log.length)) {
      const changed = Buffer.from(log);
      changed.writeUInt8(changed.readUInt8(place) ^ (1 << (place % 8)), place);
      const copy = withLog(path, changed);
      const before = readFileSync(copy);
      expect([place, await outcome(copy)]).toMatchObject([place, { code: "log-damaged" }]);
      expect(readFileSync(`${copy}-wal`).equals(changed)).toBe(true);
      expect(readFileSync(copy).equals(before)).toBe(true);
    }
  });

  it("names what is missing exactly where all behind a place is", async () => {
    const path = join(temporaryFolder(), "journal.db");
    const store = opened(path);
    await grow(store, "ulm", 7);
    const { size } = statSync(`${path}-wal`);
    await grow(store, "ulm", 3);
    await grow(store, "neu-ulm", 2);
    const copy = crashed(path);
    truncateSync(`${copy}-wal`, size);
    expect(await outcome(copy)).toMatchObject({
      code: "log-damaged",
      missing: [
        { competition: "ulm", after: 7, last: 10 },
        { competition: "neu-ulm", after: 0, last: 2 },
      ],
      fileIsNewer: false,
    });
  });

  it("is named, too, where nothing but other tables is missing", async () => {
    const { path, store } = await begun();
    const { size } = statSync(`${path}-wal`);
    await store.commit(() => store.database.exec("CREATE TABLE extra (x)"));
    const copy = crashed(path);
    truncateSync(`${copy}-wal`, size);
    expect(await outcome(copy)).toMatchObject({ code: "log-damaged", missing: [] });
  });
});

describe("going on without what is missing", () => {
  const restored = async (path: string, anyway: boolean) =>
    restoreJournal({ backup: path, journalPath: path, anyway, now: 0 }, async () => true);

  it("has to be asked for; what is there stays beside the journal", async () => {
    const copy = crashed(await remains());
    truncateSync(`${copy}-wal`, Math.floor(statSync(`${copy}-wal`).size / 2));
    expect(await restored(copy, false)).toMatchObject({
      ok: false,
      error: { code: "restore-unreadable", why: { code: "log-damaged", log: `${copy}-wal` } },
    });
    const done = await restored(copy, true);
    if (!done.ok) throw new Error(done.error.code);
    const aside = done.value.previousPath ?? "";
    for (const end of ENDS) expect([end, existsSync(aside + end)]).toEqual([end, true]);
    const { ulm } = (await outcome(copy)) as Readonly<Record<string, number>>;
    expect(ulm).toBeGreaterThan(0);
    expect(ulm).toBeLessThan(50);
  });

  it("never puts an older page of the log before a newer one of the file", async () => {
    const { path, store } = await begun();
    store.database.prepare("PRAGMA wal_checkpoint(PASSIVE)").get();
    const { salts, frames, sum } = lastNote(path);
    createLogHeads(path).copied({ salts, frames, sum });
    const copy = crashed(path);
    const log = readFileSync(`${copy}-wal`);
    log.writeUInt8(log.readUInt8(30_000) ^ 1, 30_000);
    writeFileSync(`${copy}-wal`, log);
    expect(await outcome(copy)).toMatchObject({
      code: "log-damaged",
      missing: [],
      fileIsNewer: true,
    });
    expect(await restored(copy, true)).toMatchObject({ ok: true });
    expect(await outcome(copy)).toEqual(HEADS);
    const db = new DatabaseSync(copy);
    expect(db.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    db.close();
  });
});

describe("no false alarm", () => {
  it.each<readonly [string, (path: string) => void]>([
    ["the notes were deleted", (path) => rmSync(`${path}-heads`)],
    [
      "the last note is torn",
      (path) => truncateSync(`${path}-heads`, statSync(`${path}-heads`).size - 20),
    ],
    ["the notes go on with garbage", (path) => appendFileSync(`${path}-heads`, "\n0123 {\n\0\0")],
    ["the notes are empty", (path) => truncateSync(`${path}-heads`, 0)],
    [
      "the log goes on with garbage",
      (path) => appendFileSync(`${path}-wal`, Buffer.alloc(9000, 7)),
    ],
    [
      "another program wrote meanwhile",
      (path) => {
        const other = new DatabaseSync(path);
        other.exec("CREATE TABLE theirs (x); INSERT INTO theirs VALUES (1)");
        other.close();
      },
    ],
    [
      "another program copied the log into the file",
      (path) => {
        const other = new DatabaseSync(path);
        other.exec("PRAGMA wal_checkpoint(TRUNCATE)");
        other.close();
      },
    ],
    [
      "another program compacted the file",
      (path) => {
        const other = new DatabaseSync(path);
        other.exec("VACUUM");
        other.close();
      },
    ],
  ])("where %s", async (_, change) => {
    const copy = crashed(await remains());
    change(copy);
    expect(await outcome(copy)).toEqual(HEADS);
    expect(await outcome(copy)).toEqual(HEADS);
  });

  it("where the notes are of another file, or of an earlier time", async () => {
    const { path, store } = await begun();
    const other = await remains();
    const foreign = crashed(path);
    copyFileSync(`${other}-heads`, `${foreign}-heads`);
    expect(await outcome(foreign)).toEqual(HEADS);

    const earlier = readFileSync(`${path}-heads`);
    await grow(store, "ulm", 5);
    const older = crashed(path);
    writeFileSync(`${older}-heads`, earlier);
    expect(await outcome(older)).toEqual({ ...HEADS, ulm: 55 });
  });

  it("where the file was copied without log and notes after it was closed, and those of before stand there", async () => {
    const { path, store } = await begun();
    const copy = crashed(path);
    await store.close();
    expect(existsSync(`${path}-heads`)).toBe(false);
    rmSync(`${copy}-wal`);
    copyFileSync(path, copy);
    expect(await outcome(copy)).toEqual({ ulm: 50, "neu-ulm": 10 });
  });

  it("where a journal or a person was removed", async () => {
    const { path, store } = await begun();
    await store.remove(competitionKey("neu-ulm"));
    await grow(store, "ulm", 1);
    expect(await outcome(crashed(path))).toEqual({ ulm: 51 });
  });

  it("where several programs wrote into one file and none has closed it", async () => {
    const { path, store } = await begun();
    const second = opened(path);
    for (let turn = 0; turn < 5; turn++) {
      await grow(store, "ulm", 1);
      await grow(second, "ulm", 1);
    }
    const copy = crashed(path);
    expect(await outcome(copy)).toEqual({ ulm: 60, "neu-ulm": 10 });
    const cut = crashed(path);
    truncateSync(`${cut}-wal`, LOG_HEADER + lastNote(cut).frames * (FRAME_HEADER + 4096) - 1);
    expect(await outcome(cut)).toMatchObject({ missing: [{ competition: "ulm", last: 60 }] });
  });

  it("where the log was copied into the file in part, at rest or under way", async () => {
    const { path, store } = await copiedInPart();
    expect(await outcome(crashed(path))).toEqual({ ulm: 40 });
    await store.close();
    expect(await outcome(crashed(path))).toEqual({ ulm: 40 });
  });

  it("where a backup is made and examined", async () => {
    const copy = crashed(await remains());
    const target = join(temporaryFolder(), "examined.db");
    expect(await examineBackup(copy, target, false)).toMatchObject({ ok: true });
    expect(await outcome(target)).toEqual(HEADS);
    expect(existsSync(`${target}-heads`)).toBe(false);
  });
});

describe("the notes", () => {
  it("are given up once everything is in the file, and never grow beyond what the log holds", async () => {
    const path = join(temporaryFolder(), "journal.db");
    const store = opened(path);
    await store.commit(() => store.database.exec("CREATE TABLE filler (x)"));
    for (let count = 0; count < 6; count++) {
      await grow(store, "ulm", 20);
      await store.commit(() => {
        const insert = store.database.prepare("INSERT INTO filler VALUES (zeroblob(1000000))");
        for (let part = 0; part < 20; part++) insert.run();
      });
    }
    expect(readFileSync(`${path}-heads`, "utf8").split("\n").filter(Boolean).length).toBeLessThan(
      30,
    );
    await store.close();
    expect(existsSync(`${path}-heads`)).toBe(false);
  });

  it("are for their owner's eyes", async () => {
    const path = await remains();
    expect(statSync(`${path}-heads`).mode & 0o077).toBe(0);
  });
});
