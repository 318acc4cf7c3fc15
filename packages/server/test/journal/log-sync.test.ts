/** A command counts as done when its COMMIT is in the log, and the log is on disk. */
import fs, { copyFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as turn } from "node:timers/promises";
import { competitionKey } from "@losfee/core";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openSqliteStore, type SqliteStore } from "../../src/journal/sqlite-store.ts";
import { holdSyncs } from "./held-sync.ts";
import { command, idempotency, note } from "./sample-commands.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const journal = competitionKey("dm-2026");

const storeAt = (path = join(temporaryFolder(), "journal.db")): SqliteStore => {
  const opened = openSqliteStore(path, { pollEvery: 0 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  onTestFinished(() => opened.value.close());
  return opened.value;
};

const numbered = (number: number) =>
  command({ journal: competitionKey(`cup-${number}`), events: [note("x")] });

/** Returns what has settled after some turns of the event loop. */
const settled = async (promises: Readonly<Record<string, Promise<unknown>>>) => {
  const names: string[] = [];
  for (const [name, promise] of Object.entries(promises)) {
    const note = () => names.push(name);
    promise.then(note, note);
  }
  for (let count = 0; count < 10; count++) await turn();
  return names;
};

describe("before the log is on disk", () => {
  it("no command is answered, nobody is told, and no one reads what is not sure", async () => {
    const store = storeAt();
    const told = vi.fn();
    store.subscribe(told);
    const syncs = holdSyncs();
    const appended = store.append(command());
    await syncs.waits();
    const read = store.read(journal);
    const heads = store.heads();
    const copied = store.reading(() => store.database.prepare("SELECT hash FROM events").all());
    expect(await settled({ appended, read, heads, copied })).toEqual([]);
    expect(told).not.toHaveBeenCalled();
    expect(await store.headSeq(journal)).toBe(0);

    syncs.letGo();
    expect(await appended).toMatchObject({ ok: true, value: { outcome: "appended", lastSeq: 2 } });
    expect(await read).toHaveLength(2);
    expect(await heads).toHaveLength(1);
    expect(await copied).toHaveLength(2);
    expect(told).toHaveBeenCalledOnce();
    syncs.release();
  });

  it("the event loop goes on, and what comes meanwhile is written together", async () => {
    const store = storeAt();
    const syncs = holdSyncs();
    const first = store.append(numbered(0));
    await syncs.waits();
    const others = Array.from({ length: 30 }, (_, index) => store.append(numbered(index + 1)));
    await turn();
    syncs.letGo();
    await first;
    await syncs.waits();
    syncs.letGo();
    await Promise.all(others);
    expect(syncs.asked).toBe(2);
    syncs.release();
  });

  it("a store that is closed waits for it", async () => {
    const store = storeAt();
    const syncs = holdSyncs();
    const appended = store.append(command());
    await syncs.waits();
    const closed = store.close();
    expect(await settled({ closed })).toEqual([]);
    syncs.release();
    await closed;
    expect(await appended).toMatchObject({ ok: true });
  });
});

describe("a sync that fails", () => {
  const once = command({ idempotency: idempotency("k1") });
  const fault = { EIO: "io-error", ENOSPC: "disk-full" } as const;

  for (const code of ["EIO", "ENOSPC"] as const) {
    it(`is told to every command it hits (${code}); sent again, each is done once`, async () => {
      const store = storeAt();
      const syncs = holdSyncs();
      const hit = [store.append(once), store.append(numbered(1))];
      await syncs.waits();
      const read = store.read(journal);
      syncs.fail(code);
      for (const one of hit) {
        await expect(one).rejects.toMatchObject({ fault: { code: fault[code] } });
      }
      syncs.release();
      // Their presence in the file was in doubt; readers get only what is certainly there.
      const found = await read;
      const again = await store.append(once);
      expect(again).toMatchObject({ ok: true, value: { lastSeq: 2 } });
      expect(found).toEqual(await store.read(journal));
      expect(await store.append(numbered(2))).toMatchObject({ ok: true });
    });
  }

  it("has the log copied into the file before anything in it counts", async () => {
    const folder = temporaryFolder();
    const store = storeAt(join(folder, "journal.db"));
    const syncs = holdSyncs();
    const hit = store.append(once);
    await syncs.waits();
    syncs.fail("EIO");
    await expect(hit).rejects.toMatchObject({ fault: { code: "io-error" } });
    syncs.release();
    expect(await store.read(journal)).toHaveLength(2);

    copyFileSync(store.path, join(folder, "without-log.db"));
    const alone = new DatabaseSync(join(folder, "without-log.db"));
    onTestFinished(() => alone.close());
    expect(alone.prepare("SELECT count(*) AS n FROM events").get()).toEqual({ n: 2 });
  });
});

describe("a log that a process left behind", () => {
  it("is brought to disk before anything in it counts", async () => {
    const folder = temporaryFolder();
    const left = storeAt(join(folder, "left.db"));
    await left.append(command());
    for (const end of ["", "-wal"]) {
      copyFileSync(`${left.path}${end}`, join(folder, `found.db${end}`));
    }
    const sync = fs.fdatasyncSync;
    const syncs = vi.fn(sync);
    Object.assign(fs, { fdatasyncSync: syncs });
    syncBuiltinESMExports();
    onTestFinished(() => {
      Object.assign(fs, { fdatasyncSync: sync });
      syncBuiltinESMExports();
    });
    const found = storeAt(join(folder, "found.db"));
    expect(syncs).toHaveBeenCalledOnce();
    expect(await found.read(journal)).toHaveLength(2);
  });
});
