import { integerOf, textOf } from "../journal/rows.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";

/** Where a server listens. */
export interface ListenAddress {
  /** As it was asked for: `0.0.0.0` is all addresses that the machine has. */
  readonly host: string;
  readonly port: number;
}

/** The servers that work on a file, as far as they wrote themselves in: one that was killed stays. */
export interface ServerRegister {
  enter(server: ListenAddress, startedAt: string): Promise<void>;
  leave(server: ListenAddress): Promise<void>;
  /** The one started last first. */
  list(): readonly ListenAddress[];
}

/** The register in the tables of `store`'s file (see `accessMigrations`). */
export const createServerRegister = ({
  database,
  transact,
}: Pick<SqliteStore, "database" | "transact">): ServerRegister => {
  const put = database.prepare(`
    INSERT INTO access_servers (host, port, started_at) VALUES (?, ?, ?)
    ON CONFLICT (host, port) DO UPDATE SET started_at = excluded.started_at`);
  const remove = database.prepare("DELETE FROM access_servers WHERE host = ? AND port = ?");
  const select = database.prepare(
    "SELECT host, port FROM access_servers ORDER BY started_at DESC, host, port",
  );
  return {
    async enter({ host, port }, startedAt) {
      await transact(() => put.run(host, port, startedAt));
    },
    async leave({ host, port }) {
      await transact(() => remove.run(host, port));
    },
    list: () =>
      select.all().map((row) => ({ host: textOf(row, "host"), port: integerOf(row, "port") })),
  };
};
