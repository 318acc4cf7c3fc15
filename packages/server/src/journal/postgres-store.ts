import { setImmediate as nextTurn } from "node:timers/promises";
import { err, type JournalKey, keyText, ok, type Result } from "@losfee/core";
import { shownAddress } from "../storage/postgres/address.ts";
import { migrateDatabase } from "../storage/postgres/migrate.ts";
import { createPostgresPool, type PostgresPool } from "../storage/postgres/pool.ts";
import { type DatabaseRefusal, databaseRefusal } from "../storage/postgres/refusal.ts";
import { integerOf } from "../storage/rows.ts";
import { StorageError, type StorageFault, storageFaultOf } from "../storage/storage-error.ts";
import type { Tables } from "../storage/tables.ts";
import { selectAnswer } from "./append-queries.ts";
import { answerOf, removeJournal } from "./appending.ts";
import { type ChangeFeed, createChangeFeed } from "./change-feed.ts";
import { allPictures, pictureFile } from "./picture-rows.ts";
import { createAnnouncements } from "./postgres-announcements.ts";
import { createPostgresAppends } from "./postgres-appends.ts";
import { allErasures, allHeads, headIn, headOf, readJournal } from "./reading.ts";
import { selectHead, selectLastSeq } from "./reading-queries.ts";
import type { JournalStore } from "./store.ts";

/** Everything that is stored, in a PostgreSQL database that several servers may share. */
export interface PostgresStore extends JournalStore, Tables {
  readonly medium: "database";
  /** Never resolves: a database that is away may be there again at any time. */
  readonly failure: Promise<StorageFault>;
  /** How the connections to the database stand. */
  readonly connections: PostgresPool["connections"];
}

/** How a store behaves. */
export interface PostgresStoreOptions {
  /**
   * How often to look for what other servers did, should no announcement of it have arrived, in
   * milliseconds (default 5000). 0: only when `refresh` is called.
   */
  readonly pollEvery?: number;
  /** Whether it is one of several that a server reads by: then it takes few connections. */
  readonly readOnly?: boolean;
}

/** How many connections there are at most: of a server, and for reading alone. */
const MOST = 16;
const READING = 4;

/** Opens the database at `address` (`postgres://…`), bringing its tables to the newest step. */
export const openPostgresStore = async (
  address: string,
  { pollEvery = 5000, readOnly = false }: PostgresStoreOptions = {},
): Promise<Result<PostgresStore, DatabaseRefusal>> => {
  const migrated = await migrateDatabase(address);
  if (!migrated.ok) return err(migrated.error);
  const pool = createPostgresPool(address, readOnly ? READING : MOST);
  let feed: ChangeFeed;
  try {
    feed = createChangeFeed(await pool.look(allHeads));
  } catch (error) {
    await pool.close();
    const refusal = databaseRefusal(error, shownAddress(address) ?? "");
    if (refusal === null) throw error;
    return err(refusal);
  }
  /** The last of this process's writes to each journal: they take effect in the order of the calls. */
  const queues = new Map<string, Promise<unknown>>();
  let told = 0;
  let closed = false;

  const inTurn = <T>(journal: JournalKey, work: () => Promise<T>): Promise<T> => {
    if (closed) return Promise.reject(new StorageError({ code: "closed" }));
    const key = keyText(journal);
    const done = (queues.get(key) ?? Promise.resolve()).then(work);
    // Whoever waits behind it waits for its end, however it ends.
    const settled = done.then(
      () => undefined,
      () => undefined,
    );
    queues.set(key, settled);
    void settled.then(() => {
      if (queues.get(key) === settled) queues.delete(key);
    });
    return done;
  };

  const look: Tables["look"] = (work) =>
    closed ? Promise.reject(new StorageError({ code: "closed" })) : pool.look(work);

  const first: Tables["first"] = (query) =>
    closed ? Promise.reject(new StorageError({ code: "closed" })) : pool.first(query);

  const headSeq: JournalStore["headSeq"] = async (journal) => {
    const row = await first(selectLastSeq(journal));
    return row === undefined || row["last"] === null ? 0 : integerOf(row, "last");
  };

  /** Compares all; anew where this process told something itself while the heads were on their way. */
  const refresh = async (): Promise<void> => {
    for (;;) {
      const before = told;
      const heads = await look(allHeads);
      if (before === told) return feed.compare(heads);
    }
  };

  const lookAt = async (journal: JournalKey): Promise<void> => {
    const before = told;
    // All that are announced in one turn are asked for at once.
    const row = await first(selectHead(journal));
    const head = row === undefined ? await look(() => headOf(journal)) : headIn(row);
    if (head !== null) feed.appended(head);
    else if (before === told) feed.removed(journal);
  };

  const announcements = createAnnouncements({ address, lookAt, refresh, pollEvery });
  await announcements.start();

  /** What is to be announced: with all others that have grown in the same turn. */
  const toAnnounce = new Set<string>();

  /** An announcement that does not leave is made up for by the others' polling. */
  const announceAll = async (): Promise<void> => {
    await nextTurn();
    const texts = [...toAnnounce];
    toAnnounce.clear();
    try {
      await pool.send("SELECT pg_notify('losfee', text) FROM unnest($1::text[]) AS text", [texts]);
    } catch (error) {
      if (storageFaultOf(error) === null) throw error;
    }
  };

  const announce = (journal: JournalKey): void => {
    toAnnounce.add(announcements.textOf(journal));
    if (toAnnounce.size === 1) void announceAll();
  };

  const appends = createPostgresAppends({
    pool,
    inTurn,
    grown(journal, heads) {
      told++;
      for (const head of heads) feed.appended(head);
      announce(journal);
    },
  });

  return ok({
    medium: "database",
    failure: new Promise(() => undefined),
    append: appends.append,
    read: (journal, range) => look(() => readJournal(journal, range)),
    headSeq,
    seqTold: feed.seqOf,
    head: (journal) => look(() => headOf(journal)),
    heads: () => look(allHeads),
    erasures: () => look(allErasures),
    async lookUpAnswer(journal, key) {
      const row = await first(selectAnswer({ ...journal, key }));
      return row === undefined ? null : answerOf(row);
    },
    pictureFile: (journal, hash, file) => look(() => pictureFile(journal, hash, file)),
    pictures: (journal) => look(() => allPictures(journal)),
    remove(journal) {
      appends.closeGroup(journal);
      return inTurn(journal, async () => {
        const existed = await pool.transactIn("READ COMMITTED", () => removeJournal(journal));
        if (!existed) return false;
        told++;
        feed.removed(journal);
        announce(journal);
        return true;
      });
    },
    subscribe: feed.subscribe,
    refresh,
    all: pool.all,
    first,
    look,
    mark: pool.mark,
    transact: pool.transact,
    forget: pool.forget,
    connections: pool.connections,
    async close() {
      if (closed) return;
      closed = true;
      await Promise.all(queues.values());
      await announcements.stop();
      await pool.close();
    },
  });
};
