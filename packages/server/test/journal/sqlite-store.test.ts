import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { StatementSync } from "node:sqlite";
import { competitionKey, type Result } from "@losfee/core";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openSqliteStore, type SqliteStore } from "../../src/journal/sqlite-store.ts";
import type { Append, JournalChange } from "../../src/journal/store.ts";
import type { Database } from "../../src/storage/connection.ts";
import { withJournal } from "./empty-journal.ts";
import { journalStoreContract } from "./store.contract.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const value = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error(`unexpected refusal: ${JSON.stringify(result.error)}`);
  return result.value;
};

journalStoreContract("SQLite in a file", async () =>
  value(openSqliteStore(withJournal(join(temporaryFolder(), "journal.db")))),
);
journalStoreContract("SQLite in memory", async () => value(openSqliteStore(":memory:")));

const noted = (competition: string, expectedSeq: number, text: string): Append => ({
  journal: competitionKey(competition),
  expectedSeq,
  events: [{ type: "noted", data: { text } }],
  actor: "director",
  recordedAt: "2026-11-21T08:00:00.000Z",
});

const openAt = (path: string): SqliteStore => {
  const store = value(openSqliteStore(path, { pollEvery: 0 }));
  onTestFinished(() => store.close());
  return store;
};

/** Returns a store whose connection the test may manipulate. */
const tampered = (tamper: (db: Database) => void): SqliteStore => {
  const store = openAt(join(temporaryFolder(), "journal.db"));
  tamper(store.database);
  return store;
};

describe("group commit", () => {
  const commitsDuring = async (work: () => Promise<unknown>) => {
    const run = vi.spyOn(StatementSync.prototype, "run");
    onTestFinished(() => run.mockRestore());
    await work();
    return run.mock.contexts.filter(
      (of) => of instanceof StatementSync && of.sourceSQL === "COMMIT",
    ).length;
  };

  it("writes the appends of one turn of the event loop with one commit", async () => {
    const store = openAt(join(temporaryFolder(), "journal.db"));
    const commits = await commitsDuring(() =>
      Promise.all(Array.from({ length: 50 }, (_, i) => store.append(noted(`cup-${i}`, 0, "x")))),
    );
    expect(commits).toBe(1);
    expect(await store.heads()).toHaveLength(50);
  });

  it("takes the work of neighbouring modules into the same commit", async () => {
    const store = openAt(join(temporaryFolder(), "journal.db"));
    store.database.exec("CREATE TABLE neighbour (word TEXT)");
    const insert = store.database.prepare("INSERT INTO neighbour VALUES (?)");
    const commits = await commitsDuring(() =>
      Promise.all([store.append(noted("cup", 0, "x")), store.commit(() => insert.run("hello"))]),
    );
    expect(commits).toBe(1);
  });

  it("undoes work that throws, and only that", async () => {
    const store = openAt(":memory:");
    store.database.exec("CREATE TABLE neighbour (word TEXT)");
    const insert = store.database.prepare("INSERT INTO neighbour VALUES (?)");
    const before = store.append(noted("cup", 0, "x"));
    const broken = store.commit(() => {
      insert.run("half");
      throw new Error("no second half");
    });
    const after = store.append(noted("cup", 1, "y"));

    await expect(broken).rejects.toThrow("no second half");
    expect([await before, await after]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(store.database.prepare("SELECT * FROM neighbour").all()).toEqual([]);
    expect(await store.headSeq(competitionKey("cup"))).toBe(2);
  });
});

describe("a medium that fails", () => {
  it("rejects every append of a group whose commit fails, and goes on afterwards", async () => {
    // A constraint that is only checked at COMMIT simulates a failing commit.
    const store = tampered((db) =>
      db.exec(`
        CREATE TABLE parent (id INTEGER PRIMARY KEY);
        CREATE TABLE child (id INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED);
        CREATE TRIGGER spoil AFTER INSERT ON events WHEN new.actor = 'spoiler'
        BEGIN INSERT INTO child VALUES (1); END;
      `),
    );
    await store.append(noted("cup", 0, "kept"));
    const changes: JournalChange[] = [];
    store.subscribe((change) => changes.push(change));

    const group = await Promise.allSettled([
      store.append(noted("cup", 1, "lost")),
      store.append({ ...noted("other", 0, "lost"), actor: "spoiler" }),
      store.append(noted("cup", 0, "stale")),
    ]);
    expect(group.map((answer) => answer.status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(changes).toEqual([]);
    expect(await store.heads()).toMatchObject([{ journal: competitionKey("cup"), lastSeq: 1 }]);

    const next = await store.append(noted("cup", 1, "again"));
    expect(next).toMatchObject({ ok: true, value: { lastSeq: 2 } });
  });

  it("says that the disk is full, keeps what it had, and goes on when there is space", async () => {
    const store = tampered((db) => db.exec("PRAGMA max_page_count = 16"));
    await store.append(noted("cup", 0, "small"));
    const huge = store.append(noted("cup", 1, "x".repeat(200_000)));
    await expect(huge).rejects.toMatchObject({ fault: { code: "disk-full" } });
    expect(await store.headSeq(competitionKey("cup"))).toBe(1);

    store.database.exec("PRAGMA max_page_count = 100000");
    const next = await store.append(noted("cup", 1, "x".repeat(200_000)));
    expect(next).toMatchObject({ ok: true, value: { lastSeq: 2 } });
  });

  it("says that another process holds the file, and goes on when it is free", async () => {
    const path = join(temporaryFolder(), "journal.db");
    const other = openAt(path);
    const store = value(openSqliteStore(path, { busyTimeout: 20, pollEvery: 0 }));
    onTestFinished(() => store.close());
    other.database.exec("BEGIN IMMEDIATE");
    await expect(store.append(noted("cup", 0, "x"))).rejects.toMatchObject({
      fault: { code: "busy" },
    });
    other.database.exec("ROLLBACK");
    expect(await store.append(noted("cup", 0, "x"))).toMatchObject({ ok: true });
  });
});

describe("two processes on one file", () => {
  it("see each other's seq and answers", async () => {
    const path = join(temporaryFolder(), "journal.db");
    const [server, commandLine] = [openAt(path), openAt(path)];
    const idempotency = { key: "k", fingerprint: "f", answer: "first" };
    await server.append({ ...noted("cup", 0, "server"), idempotency });

    expect(await commandLine.append(noted("cup", 0, "stale"))).toMatchObject({
      error: { code: "conflict", currentSeq: 1 },
    });
    expect(await commandLine.append({ ...noted("cup", 0, "server"), idempotency })).toMatchObject({
      value: { outcome: "repeated", answer: "first" },
    });
  });

  it("tell their subscribers what the other one did when they refresh", async () => {
    const path = join(temporaryFolder(), "journal.db");
    const [server, commandLine] = [openAt(path), openAt(path)];
    await commandLine.append(noted("old", 0, "1"));
    await server.refresh();
    const changes: JournalChange[] = [];
    server.subscribe((change) => changes.push(change));

    await commandLine.append(noted("cup", 0, "1"));
    await commandLine.append(noted("cup", 1, "2"));
    await commandLine.remove(competitionKey("old"));
    expect(changes).toEqual([]);
    await server.refresh();
    await server.refresh();
    expect(changes).toEqual([
      { kind: "removed", journal: competitionKey("old") },
      { kind: "appended", journal: competitionKey("cup"), lastSeq: 2 },
    ]);
  });

  it("learn of a journal that was removed and begun again", async () => {
    const path = join(temporaryFolder(), "journal.db");
    const [server, commandLine] = [openAt(path), openAt(path)];
    await server.append(noted("cup", 0, "1"));
    const changes: JournalChange[] = [];
    server.subscribe((change) => changes.push(change));
    await commandLine.remove(competitionKey("cup"));
    const later = { ...noted("cup", 0, "anew"), recordedAt: "2026-11-22T08:00:00.000Z" };
    await commandLine.append(later);
    await server.refresh();
    expect(changes).toEqual([
      { kind: "removed", journal: competitionKey("cup") },
      { kind: "appended", journal: competitionKey("cup"), lastSeq: 1 },
    ]);
  });

  it("notice each other without being asked", async () => {
    const path = join(temporaryFolder(), "journal.db");
    const server = value(openSqliteStore(path, { pollEvery: 5 }));
    onTestFinished(() => server.close());
    const noticed = new Promise<JournalChange>((resolve) => {
      server.subscribe(resolve);
    });
    await openAt(path).append(noted("cup", 0, "1"));
    expect(await noticed).toEqual({ kind: "appended", journal: competitionKey("cup"), lastSeq: 1 });
  });
});

describe("removing personal data", () => {
  it("leaves no trace of a removed competition in any file", async () => {
    const folder = temporaryFolder();
    const store = openAt(join(folder, "journal.db"));
    await store.append(noted("cup", 0, "Hildegard Unverwechselbar"));
    await store.append(noted("other", 0, "Somebody Else"));
    const bytes = () =>
      readdirSync(folder)
        .map((file) => readFileSync(join(folder, file), "latin1"))
        .join();
    expect(bytes()).toContain("Unverwechselbar");
    await store.remove(competitionKey("cup"));
    expect(bytes()).not.toContain("Unverwechselbar");
    expect(bytes()).toContain("Somebody Else");
  });

  it("keeps the file from other users of the machine", () => {
    const path = join(temporaryFolder(), "journal.db");
    openAt(path);
    expect(statSync(path).mode & 0o077).toBe(0);
  });
});
