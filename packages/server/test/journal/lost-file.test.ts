import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { competitionKey } from "@losfee/core";
import { describe, expect, it, onTestFinished } from "vitest";
import { openSqliteStore, type SqliteStore } from "../../src/journal/sqlite-store.ts";
import { storageFaultOf } from "../../src/storage/storage-error.ts";
import { command } from "./sample-commands.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Only closing settles, however long the test takes. */
const NEVER = 2 ** 31 - 1;

const openAt = (path: string): SqliteStore => {
  const opened = openSqliteStore(path, { pollEvery: 0, settleAfter: NEVER });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  onTestFinished(() => opened.value.close());
  return opened.value;
};

/** Creates a store that has acknowledged two events; returns it with its path. */
const written = async () => {
  const path = join(temporaryFolder(), "journal.db");
  const store = openAt(path);
  expect(await store.append(command())).toMatchObject({ ok: true });
  return { path, store };
};

/** Returns the fault of the next command: it is never acknowledged. */
const faultOfNext = async (store: SqliteStore) => {
  const answer = await store.append(command({ expectedSeq: 2 })).then(
    () => null,
    (error: unknown) => error,
  );
  return storageFaultOf(answer);
};

/** Checks that the copy that a fault names contains everything acknowledged. */
const expectRescued = async (rescued: unknown) => {
  if (typeof rescued !== "string") throw new Error("nothing was rescued");
  expect(await openAt(rescued).headSeq(competitionKey("dm-2026"))).toBeGreaterThanOrEqual(2);
};

// Windows does not let a program delete or replace an open file.
describe.skipIf(process.platform === "win32")(
  "nothing is acknowledged that the file at the path does not hold",
  () => {
    it("when the file was deleted: what was stored is saved beside it", async () => {
      const { path, store } = await written();
      rmSync(path);
      const fault = await faultOfNext(store);
      expect(fault).toMatchObject({ code: "file-lost", how: "missing" });
      if (fault?.code === "file-lost") await expectRescued(fault.rescued);
      expect(await store.failure).toEqual(fault);
      await expect(store.headSeq(competitionKey("dm-2026"))).rejects.toMatchObject({
        fault: { code: "closed", cause: fault },
      });
      // Nor does the next start create an empty journal in its place.
      expect(openSqliteStore(path)).toMatchObject({ error: { code: "file-missing" } });
    });

    it("when the file was moved", async () => {
      const { path, store } = await written();
      renameSync(path, `${path}.moved`);
      const fault = await faultOfNext(store);
      expect(fault).toMatchObject({ code: "file-lost", how: "missing" });
      if (fault?.code === "file-lost") await expectRescued(fault.rescued);
      // The moved file alone lacks the content of the log, and is refused for that.
      expect(openSqliteStore(`${path}.moved`)).toMatchObject({ error: { code: "log-missing" } });
    });

    it("when another file was put in its place, which our log is kept away from", async () => {
      const { path, store } = await written();
      const other = join(temporaryFolder(), "other.db");
      const theirs = openAt(other);
      await theirs.append(command({ journal: competitionKey("other") }));
      await theirs.close();
      renameSync(other, path);
      const fault = await faultOfNext(store);
      expect(fault).toMatchObject({ code: "file-lost", how: "replaced" });
      if (fault?.code === "file-lost") await expectRescued(fault.rescued);
      const heads = await openAt(path).heads();
      expect(heads.map(({ journal }) => journal.id)).toEqual(["other"]);
      const kept = readdirSync(dirname(path)).filter((file) => file.includes("log-of-replaced"));
      expect(kept).toHaveLength(1);
    });

    it("when the same contents were put in its place as another file", async () => {
      const { path, store } = await written();
      copyFileSync(path, `${path}.copy`);
      renameSync(`${path}.copy`, path);
      expect(await faultOfNext(store)).toMatchObject({ code: "file-lost", how: "replaced" });
    });

    it("when the file was cut", async () => {
      const { path, store } = await written();
      truncateSync(path, 4096);
      expect(await faultOfNext(store)).toMatchObject({ code: "file-lost", how: "truncated" });
    });

    it("but goes on when SQLite cuts off what a crash left behind the last page", async () => {
      const { path, store } = await written();
      appendFileSync(path, Buffer.alloc(10 * 4096));
      expect(await store.append(command({ expectedSeq: 2 }))).toMatchObject({ ok: true });
      // Copying the log into the file makes it as long as its pages.
      store.database.exec("PRAGMA wal_checkpoint(PASSIVE)");
      expect(await store.append(command({ expectedSeq: 4 }))).toMatchObject({ ok: true });
    });

    it("when its log was deleted", async () => {
      const { path, store } = await written();
      rmSync(`${path}-wal`);
      const fault = await faultOfNext(store);
      expect(fault).toMatchObject({ code: "file-lost", how: "missing" });
      if (fault?.code === "file-lost") await expectRescued(fault.rescued);
    });

    it("when its log was cut", async () => {
      const { path, store } = await written();
      truncateSync(`${path}-wal`, 100);
      expect(await faultOfNext(store)).toMatchObject({ code: "file-lost", how: "truncated" });
    });

    it("and is noticed without anybody writing", async () => {
      const { path, store } = await written();
      rmSync(path);
      await expect(store.refresh()).rejects.toMatchObject({ fault: { code: "file-lost" } });
      expect(await store.failure).toMatchObject({ how: "missing" });
    });

    it("leaves nothing half-written where nothing can be saved", async () => {
      const { path, store } = await written();
      const folder = dirname(path);
      rmSync(folder, { recursive: true });
      expect(await faultOfNext(store)).toEqual({
        code: "file-lost",
        how: "missing",
        rescued: null,
      });
      expect(existsSync(folder)).toBe(false);
    });
  },
);

describe("another process on the same file", () => {
  it("may write, empty the log and leave without being taken for a loss", async () => {
    const { path, store } = await written();
    for (let seq = 2; seq < 42; seq += 2) {
      const other = openAt(path);
      await other.append(command({ expectedSeq: seq }));
      await other.close();
      seq += 2;
      expect(await store.append(command({ expectedSeq: seq }))).toMatchObject({ ok: true });
    }
    expect(basename(path)).toBe("journal.db");
    expect(readFileSync(path).subarray(0, 15).toString()).toBe("SQLite format 3");
  });
});
