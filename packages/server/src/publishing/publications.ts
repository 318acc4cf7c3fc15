import { THE_PLACE } from "@losfee/core";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { textOf } from "../storage/rows.ts";
import { run } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";

/** The server where an event of this machine is published. */
export interface Publication {
  readonly competition: string;
  /** URL of the publishing server. */
  readonly url: string;
  readonly key: string;
}

/** Stored data: a laptop's publications, a server's keys. */
export interface Publications {
  all(): Promise<readonly Publication[]>;
  publish(publication: Publication): Promise<void>;
  /** False if the event was not published. */
  withdraw(competition: string): Promise<boolean>;
  /** Keys that allow publishing events here. */
  keys(): Promise<readonly string[]>;
  addKey(key: string, now: string): Promise<void>;
  /** Stops all publications here that use a key. */
  dropKeys(): Promise<void>;
}

const selectAll = query((db) =>
  db.selectFrom("publications").selectAll().where("owner", "=", THE_PLACE).orderBy("competition"),
);

const upsert = inserting("publications", ["competition", "url", "key"], {
  owned: true,
  known: ["competition"],
});

const remove = query((db, { competition }: { readonly competition: string }) =>
  db.deleteFrom("publications").where(({ and }) => and({ owner: THE_PLACE, competition })),
);

const selectKeys = query((db) => db.selectFrom("receptions").select("key").orderBy("created_at"));

const insertKey = inserting("receptions", ["key", "createdAt"]);

const removeKeys = query((db) => db.deleteFrom("receptions"));

/** Stored data of publishing in `tables`. */
export const createPublications = (tables: Tables): Publications => ({
  all: async () =>
    (await tables.all(selectAll())).map((row) => ({
      competition: textOf(row, "competition"),
      url: textOf(row, "url"),
      key: textOf(row, "key"),
    })),
  publish: async (publication) => {
    await tables.transact(() => run(upsert(publication)));
  },
  withdraw: async (competition) => (await tables.transact(() => run(remove({ competition })))) > 0,
  keys: async () => (await tables.all(selectKeys())).map((row) => textOf(row, "key")),
  addKey: async (key, now) => {
    await tables.transact(() => run(insertKey({ key, createdAt: now })));
  },
  dropKeys: async () => {
    await tables.transact(() => run(removeKeys()));
  },
});
