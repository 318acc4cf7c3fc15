import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { integerOf, textOf } from "../storage/rows.ts";
import { run } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";

/** The address a server listens on. */
export interface ListenAddress {
  /** As requested: `0.0.0.0` stands for all addresses of the machine. */
  readonly host: string;
  readonly port: number;
}

/** The servers registered as working on a file; one that was killed stays listed. */
export interface ServerRegister {
  enter(server: ListenAddress, startedAt: string): Promise<void>;
  leave(server: ListenAddress): Promise<void>;
  /** Returns the servers, last started first. */
  list(): Promise<readonly ListenAddress[]>;
}

const put = inserting("access_servers", ["host", "port", "startedAt"], { known: ["host", "port"] });

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

/** Creates the register in `tables`. */
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
