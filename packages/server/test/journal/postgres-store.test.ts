import { competitionKey } from "@losfee/core";
import pg from "pg";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openPostgresStore, type PostgresStore } from "../../src/journal/postgres-store.ts";
import { openSqliteStore } from "../../src/journal/sqlite-store.ts";
import type { JournalChange } from "../../src/journal/store.ts";
import { emptyDatabase, endConnections, migratedDatabase } from "../postgres/postgres-server.ts";
import { command, idempotency, note } from "./sample-commands.ts";
import { journalStoreContract } from "./store.contract.ts";

const open = async (address: string, pollEvery = 0): Promise<PostgresStore> => {
  const opened = await openPostgresStore(address, { pollEvery });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
};

const opened = async (address: string): Promise<PostgresStore> => {
  const store = await open(address);
  onTestFinished(() => store.close());
  return store;
};

journalStoreContract("PostgreSQL", async () => open(await migratedDatabase()));

describe("several servers on one database", () => {
  it("let exactly one of many commands that saw the same seq through", async () => {
    const address = await migratedDatabase();
    const stores = [await opened(address), await opened(address), await opened(address)];
    const answers = await Promise.all(
      stores.flatMap((store, server) =>
        Array.from({ length: 10 }, (_, i) => store.append(command({ actor: `${server}:${i}` }))),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stores[0]?.read(competitionKey("dm-2026"))).toHaveLength(2);
  });

  it("give a command that comes to two of them at once one answer, and do it once", async () => {
    const address = await migratedDatabase();
    const [one, other] = [await opened(address), await opened(address)];
    // Repeatedly: between any two steps of one, the other may have finished.
    for (let lastSeq = 0; lastSeq < 50; lastSeq++) {
      const twice = command({
        expectedSeq: lastSeq,
        events: [note(`event ${lastSeq}`)],
        idempotency: idempotency(`k${lastSeq}`),
      });
      const answers = await Promise.all([one.append(twice), other.append(twice)]);
      expect(answers.map((answer) => answer.ok && answer.value.outcome).toSorted()).toEqual([
        "appended",
        "repeated",
      ]);
    }
  });

  it("hear from each other what was appended and removed, also after a lost connection", async () => {
    const address = await migratedDatabase();
    const [one, other] = [await opened(address), await opened(address)];
    const told: JournalChange[] = [];
    other.subscribe((change) => told.push(change));
    await one.append(command());
    const journal = competitionKey("dm-2026");
    await vi.waitUntil(() => told.length === 1);
    await endConnections(address);
    await vi.waitUntil(async () => {
      const answer = await one
        .append(command({ expectedSeq: 2, events: [note("again")] }))
        .catch(() => null);
      return answer?.ok === true;
    });
    await vi.waitUntil(() => told.length === 2, { timeout: 20_000 });
    await one.remove(journal);
    await vi.waitUntil(() => told.length === 3, { timeout: 20_000 });
    expect(told).toEqual([
      { kind: "appended", journal, lastSeq: 2 },
      { kind: "appended", journal, lastSeq: 3 },
      { kind: "removed", journal },
    ]);
  });
});

describe("a journal", () => {
  it("has the same hashes on SQLite and on PostgreSQL", async () => {
    const file = openSqliteStore(":memory:", { pollEvery: 0 });
    if (!file.ok) throw new Error(file.error.code);
    onTestFinished(() => file.value.close());
    const database = await opened(await migratedDatabase());
    for (const store of [file.value, database]) {
      await store.append(command());
      await store.append(command({ expectedSeq: 2, events: [note("late")] }));
    }
    const journal = competitionKey("dm-2026");
    expect(await database.read(journal)).toEqual(await file.value.read(journal));
    expect(await database.head(journal)).toEqual(await file.value.head(journal));
  });

  it("is refused where nobody answers, and where there is no such database", async () => {
    const nowhere = await openPostgresStore("postgres://losfee@localhost:1/none");
    expect(nowhere).toMatchObject({ ok: false, error: { code: "database-unreachable" } });
    const none = (await emptyDatabase()).replace("/test_", "/no_");
    expect(await openPostgresStore(none)).toMatchObject({
      ok: false,
      error: { code: "database-missing" },
    });
  });

  it("is refused where a later version wrote it, naming both steps", async () => {
    const address = await emptyDatabase();
    await (await open(address)).close();
    const client = new pg.Client(address);
    await client.connect();
    await client.query("INSERT INTO migrations VALUES ('journal', 99)");
    await client.end();
    expect(await openPostgresStore(address)).toMatchObject({
      ok: false,
      error: { code: "database-newer", module: "journal", found: 99, known: 3 },
    });
  });

  it("is created once by servers that are started together", async () => {
    const address = await emptyDatabase();
    const stores = await Promise.all([1, 2, 3].map(() => opened(address)));
    expect(await Promise.all(stores.map((store) => store.heads()))).toEqual([[], [], []]);
  });
});
