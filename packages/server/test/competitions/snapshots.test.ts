import { expect, it } from "vitest";
import { rulesVersion } from "../../src/competitions/rules-version.ts";
import { openPostgresStore } from "../../src/journal/postgres-store.ts";
import { openSqliteStore } from "../../src/journal/sqlite-store.ts";
import { migratedDatabase } from "../postgres/postgres-server.ts";
import { snapshotsContract } from "./snapshots.contract.ts";

snapshotsContract("SQLite", async () => {
  const opened = openSqliteStore(":memory:", { pollEvery: 0 });
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
});

snapshotsContract("PostgreSQL", async () => {
  const opened = await openPostgresStore(await migratedDatabase(), { pollEvery: 0 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
});

it("the version of the rules is the hash of what they consist of", async () => {
  expect(await rulesVersion()).toMatch(/^[0-9a-f]{16}$/);
});
