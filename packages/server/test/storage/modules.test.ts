import { openPostgresStore } from "../../src/journal/postgres-store.ts";
import { openSqliteStore } from "../../src/journal/sqlite-store.ts";
import { emptyDatabase } from "../postgres/postgres-server.ts";
import { modulesContract } from "./modules.contract.ts";

modulesContract("SQLite", async () => {
  const opened = openSqliteStore(":memory:", { pollEvery: 0 });
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
});

modulesContract("PostgreSQL", async () => {
  const opened = await openPostgresStore(await emptyDatabase(), { pollEvery: 0 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
});
