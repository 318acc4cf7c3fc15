import { openPostgresStore } from "../../src/journal/postgres-store.ts";
import { openSqliteStore } from "../../src/journal/sqlite-store.ts";
import { organisationsContract } from "../organisations/organisations.contract.ts";
import { migratedDatabase } from "../postgres/postgres-server.ts";
import { modulesContract } from "./modules.contract.ts";

const sqlite = async () => {
  const opened = openSqliteStore(":memory:", { pollEvery: 0 });
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
};

const postgres = async () => {
  const opened = await openPostgresStore(await migratedDatabase(), { pollEvery: 0 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
};

for (const contract of [modulesContract, organisationsContract]) {
  contract("SQLite", sqlite);
  contract("PostgreSQL", postgres);
}
