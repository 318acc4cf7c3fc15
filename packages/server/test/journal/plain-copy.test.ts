import { execFile } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { competitionKey } from "@losfee/core";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { PROGRAM_FLAGS } from "../../../../test/program-flags.ts";
import { openSqliteStore, type SqliteStore } from "../../src/journal/sqlite-store.ts";
import { command } from "./sample-commands.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Only closing settles, however long the test takes. */
const NEVER = 2 ** 31 - 1;

const openAt = (path: string, settleAfter = NEVER): SqliteStore => {
  const opened = openSqliteStore(path, { pollEvery: 0, settleAfter });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  onTestFinished(() => opened.value.close());
  return opened.value;
};

/** Returns a copy of the main file alone, as it is now. */
const copied = (path: string): string => {
  const copy = join(temporaryFolder(), "copy.db");
  copyFileSync(path, copy);
  return copy;
};

const logMissing = (path: string) => ({
  ok: false,
  error: { code: "log-missing", path, log: `${path}-wal`, missing: [] },
});

describe("a plain copy of the main file", () => {
  it("is a journal from the moment the file is created", () => {
    const path = join(temporaryFolder(), "journal.db");
    openAt(path);
    const db = new DatabaseSync(copied(path));
    expect(db.prepare("SELECT count(*) AS events FROM events").get()).toEqual({ events: 0 });
    db.close();
  });

  it("never looks like an empty journal: while events are in the log it says that they are missing", async () => {
    const path = join(temporaryFolder(), "journal.db");
    const store = openAt(path);
    await store.append(command());
    const copy = copied(path);
    const bytes = readFileSync(copy);
    expect(openSqliteStore(copy)).toEqual(logMissing(copy));
    expect(readFileSync(copy).equals(bytes)).toBe(true);
    // An empty log is none.
    writeFileSync(`${copy}-wal`, "");
    expect(openSqliteStore(copy)).toEqual(logMissing(copy));
  });

  it("together with its log is complete", async () => {
    const path = join(temporaryFolder(), "journal.db");
    const store = openAt(path);
    await store.append(command());
    const copy = copied(path);
    copyFileSync(`${path}-wal`, `${copy}-wal`);
    expect(await openAt(copy).headSeq(competitionKey("dm-2026"))).toBe(2);
  });

  it("is complete when the program was closed", async () => {
    const path = join(temporaryFolder(), "journal.db");
    const store = openAt(path);
    await store.append(command());
    await store.close();
    expect(readdirSync(join(path, ".."))).toEqual(["journal.db"]);
    expect(await openAt(copied(path)).headSeq(competitionKey("dm-2026"))).toBe(2);
  });

  it("is complete when nothing was written for a while, and not when something was since", async () => {
    const path = join(temporaryFolder(), "journal.db");
    const store = openAt(path, 500);
    await store.append(command());
    await vi.waitUntil(() => statSync(`${path}-wal`).size === 0, { timeout: 60_000 });
    expect(await openAt(copied(path)).headSeq(competitionKey("dm-2026"))).toBe(2);
    await store.append(command({ expectedSeq: 2 }));
    const copy = copied(path);
    expect(openSqliteStore(copy)).toEqual(logMissing(copy));
  });

  it("is complete as soon as one of two processes was the last to write and both are idle", async () => {
    const path = join(temporaryFolder(), "journal.db");
    const [server, commandLine] = [openAt(path), openAt(path)];
    await server.append(command());
    await commandLine.append(command({ expectedSeq: 2 }));
    await commandLine.close();
    expect(await openAt(copied(path)).headSeq(competitionKey("dm-2026"))).toBe(4);
    await server.append(command({ expectedSeq: 4 }));
    const copy = copied(path);
    expect(openSqliteStore(copy)).toEqual(logMissing(copy));
  });

  it("is what a killed program left, if its log was thrown away: that is told, too", async () => {
    const path = join(temporaryFolder(), "journal.db");
    const module = JSON.stringify(import.meta.resolve("../../src/journal/sqlite-store.ts"));
    const program = `
      const { openSqliteStore } = await import(${module});
      const { value: store } = openSqliteStore(${JSON.stringify(path)});
      await store.append(${JSON.stringify(command())});
      process.kill(process.pid, "SIGKILL");`;
    const flags = [...PROGRAM_FLAGS, "--input-type=module", "--eval", program];
    const ended = promisify(execFile)(process.execPath, flags);
    await expect(ended).rejects.toMatchObject({ signal: "SIGKILL" });
    const whole = copied(path);
    copyFileSync(`${path}-wal`, `${whole}-wal`);
    rmSync(`${path}-wal`);
    const missing = [{ competition: "dm-2026", after: 0, last: 2 }];
    expect(openSqliteStore(path)).toMatchObject({ error: { code: "log-missing", missing } });
    expect(await openAt(whole).headSeq(competitionKey("dm-2026"))).toBe(2);
  });
});

describe("a log without its file", () => {
  it("is never thrown away for a new, empty journal", async () => {
    const path = join(temporaryFolder(), "journal.db");
    const store = openAt(path);
    await store.append(command());
    const log = join(temporaryFolder(), "journal.db-wal");
    copyFileSync(`${path}-wal`, log);
    const alone = log.slice(0, -"-wal".length);
    expect(openSqliteStore(alone)).toEqual({
      ok: false,
      error: { code: "file-missing", path: alone, log },
    });
    expect(statSync(log).size).toBeGreaterThan(0);
  });
});

describe.skipIf(process.platform === "win32")("files with seeds", () => {
  const modes = (folder: string) =>
    readdirSync(folder).map((file) => [file, statSync(join(folder, file)).mode & 0o777]);

  it("are readable by their owner only: journal, log, index and notes", async () => {
    const folder = temporaryFolder();
    const store = openAt(join(folder, "journal.db"));
    await store.append(command());
    expect(modes(folder)).toEqual([
      ["journal.db", 0o600],
      ["journal.db-heads", 0o600],
      ["journal.db-shm", 0o600],
      ["journal.db-wal", 0o600],
    ]);
  });

  it("become so when a file is opened that others could read", async () => {
    const path = join(temporaryFolder(), "journal.db");
    await openAt(path).close();
    const copy = join(temporaryFolder(), "copied.db");
    writeFileSync(copy, readFileSync(path), { mode: 0o644 });
    openAt(copy);
    for (const [file, mode] of modes(join(copy, ".."))) expect([file, mode]).toEqual([file, 0o600]);
  });
});
