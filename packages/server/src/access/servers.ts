import { query } from "../storage/query.ts";
import { integerOf, textOf } from "../storage/rows.ts";
import { run } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";

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
  list(): Promise<readonly ListenAddress[]>;
}

const put = query((db, { host, port, startedAt }: ListenAddress & { readonly startedAt: string }) =>
  db
    .insertInto("access_servers")
    .values({ host, port, started_at: startedAt })
    .onConflict((conflict) =>
      conflict
        .columns(["host", "port"])
        .doUpdateSet((row) => ({ started_at: row.ref("excluded.started_at") })),
    ),
);

const remove = query((db, { host, port }: ListenAddress) =>
  db.deleteFrom("access_servers").where("host", "=", host).where("port", "=", port),
);

const select = query((db) =>
  db
    .selectFrom("access_servers")
    .select(["host", "port"])
    .orderBy("started_at", "desc")
    .orderBy("host")
    .orderBy("port"),
);

/** The register in `tables`. */
export const createServerRegister = (tables: Tables): ServerRegister => ({
  async enter({ host, port }, startedAt) {
    await tables.transact(() => run(put({ host, port, startedAt })));
  },
  async leave({ host, port }) {
    await tables.transact(() => run(remove({ host, port })));
  },
  async list() {
    const rows = await tables.all(select());
    return rows.map((row) => ({ host: textOf(row, "host"), port: integerOf(row, "port") }));
  },
});
