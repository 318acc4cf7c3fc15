import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { competitionKey } from "@losfee/core";
import { describe, expect, it, onTestFinished } from "vitest";
import { openSqliteStore, type SqliteStore } from "../../src/journal/sqlite-store.ts";
import { command } from "./sample-commands.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const openAt = (path: string, busyTimeout?: number): SqliteStore => {
  const options = busyTimeout === undefined ? {} : { busyTimeout };
  const opened = openSqliteStore(path, { pollEvery: 0, ...options });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  onTestFinished(() => opened.value.close());
  return opened.value;
};

/** Creates a journal with two events that another program has locked against writing. */
const locked = async (busyTimeout?: number) => {
  const path = join(temporaryFolder(), "journal.db");
  const store = openAt(path, busyTimeout);
  await store.append(command());
  const other = new DatabaseSync(path);
  onTestFinished(() => {
    if (other.isOpen) other.close();
  });
  other.exec("BEGIN IMMEDIATE");
  return { path, store, other };
};

describe("a lock held by another program", () => {
  it("never stalls reading, nor anything else this process does while commands wait", async () => {
    const { store, other } = await locked(600_000);
    const waiting = store.append(command({ expectedSeq: 2 }));
    for (let turn = 0; turn < 20; turn++) {
      expect(await store.read(competitionKey("dm-2026"))).toHaveLength(2);
      expect(await store.heads()).toHaveLength(1);
      await new Promise((next) => setTimeout(next, 5));
    }
    other.exec("ROLLBACK");
    expect(await waiting).toMatchObject({ ok: true, value: { lastSeq: 4 } });
  });

  it("lets commands wait in their order until it is gone", async () => {
    const { store, other } = await locked(600_000);
    const first = store.append(command({ expectedSeq: 2 }));
    await new Promise((next) => setTimeout(next, 20));
    const second = store.append(command({ expectedSeq: 4 }));
    other.exec("ROLLBACK");
    expect([await first, await second]).toMatchObject([
      { value: { lastSeq: 4 } },
      { value: { lastSeq: 6 } },
    ]);
  });

  it("is told to a command that has waited long enough; the next one finds the way free", async () => {
    const { store, other } = await locked(30);
    const waiting = store.append(command({ expectedSeq: 2 }));
    await expect(waiting).rejects.toMatchObject({ fault: { code: "busy" } });
    other.exec("ROLLBACK");
    expect(await store.append(command({ expectedSeq: 2 }))).toMatchObject({ ok: true });
  });

  it("keeps nobody from opening the journal and reading", async () => {
    const { path } = await locked();
    // If it waited for the lock, this would end with the refusal that the file is busy.
    const late = openAt(path, 0);
    expect(await late.read(competitionKey("dm-2026"))).toHaveLength(2);
  });

  it("does not keep a store from closing", async () => {
    const { store } = await locked(30);
    const waiting = store.append(command({ expectedSeq: 2 }));
    const told = expect(waiting).rejects.toMatchObject({ fault: { code: "busy" } });
    await store.close();
    await told;
  });
});
