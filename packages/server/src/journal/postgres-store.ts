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

/** The whole storage in a PostgreSQL database that several servers may share. */
export interface PostgresStore extends JournalStore, Tables {
  readonly medium: "database";
  /** Never resolves: an unavailable database may return at any time. */
  readonly failure: Promise<StorageFault>;
  /** State of the connections to the database. */
  readonly connections: PostgresPool["connections"];
}

/** Options of a store. */
export interface PostgresStoreOptions {
  /**
   * Polling interval for changes by other servers, in case announcements are lost, in milliseconds
   * (default 5000). 0: only when `refresh` is called.
   */
  readonly pollEvery?: number;
  /** True for one of a server's several reader stores, which use few connections. */
  readonly readOnly?: boolean;
}

/** Most connections of a server, and of a reader. */
const MOST = 16;
const READING = 4;

/** Opens the database at `address` (`postgres://…`) and migrates its tables. */
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
  /** The last of this process's writes to each journal: they take effect in call order. */
  const queues = new Map<string, Promise<unknown>>();
  let reports = 0;
  let closed = false;

  const inTurn = <T>(journal: JournalKey, work: () => Promise<T>): Promise<T> => {
    if (closed) return Promise.reject(new StorageError({ code: "closed" }));
    const key = keyText(journal);
    const done = (queues.get(key) ?? Promise.resolve()).then(work);
    // Later work waits for the end of this one, successful or not.
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

  /** Compares all heads; again if this process reported a change while they were read. */
  const refresh = async (): Promise<void> => {
    for (;;) {
      const before = reports;
      const heads = await look(allHeads);
      if (before === reports) return feed.compare(heads);
    }
  };

  const lookAt = async (journal: JournalKey): Promise<void> => {
    const before = reports;
    // Reads all announced in one turn together.
    const row = await first(selectHead(journal));
    const head = row === undefined ? await look(() => headOf(journal)) : headIn(row);
    if (head !== null) feed.appended(head);
    else if (before === reports) feed.removed(journal);
  };

  const announcements = createAnnouncements({ address, lookAt, refresh, pollEvery });
  await announcements.start();

  /** Pending announcements of all journals that grew in the same turn. */
  const toAnnounce = new Set<string>();

  /** If an announcement is not sent, the others' polling catches up. */
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
      reports++;
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
    reportedSeq: feed.seqOf,
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
        reports++;
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
