import type { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { err, ok, type Result } from "@losfee/core";
import type { Database } from "../storage/connection.ts";
import { integerOf } from "../storage/rows.ts";
import { all, createSqliteSteps, first, runAtOnce, type Steps } from "../storage/steps.ts";
import { type StorageFault, storageFaultOf } from "../storage/storage-error.ts";
import type { Tables } from "../storage/tables.ts";
import { appendInOrder, isAppended } from "./append-in-order.ts";
import { encode, removeJournal, storedAnswer } from "./appending.ts";
import { createChangeFeed } from "./change-feed.ts";
import {
  type OpenOptions,
  type OpenRefusal,
  openDatabase,
  refusalFor,
  TIMEOUT,
} from "./database.ts";
import { createGroupCommit } from "./group-commit.ts";
import { insistOnLeading } from "./leadership.ts";
import type { Grown } from "./log-heads.ts";
import { createMedium } from "./medium.ts";
import { allPictures, pictureFile } from "./picture-rows.ts";
import { allErasures, allHeads, headOf, readJournal } from "./reading.ts";
import type { Append, JournalStore } from "./store.ts";

/** The whole storage in one SQLite file: the journals, and the tables of all other modules. */
export interface SqliteStore extends JournalStore, Tables {
  readonly medium: "file";
  /**
   * Runs `work`, which uses {@link SqliteStore.database} synchronously and must not begin or end
   * transactions, in the shared transaction of this turn of the event loop; resolves when it is on
   * disk. For file-specific tasks only.
   */
  commit<T>(work: () => T): Promise<T>;
  /**
   * Runs `work`, which reads {@link SqliteStore.database} synchronously; resolves when all it may
   * have seen is on disk, so that it can be passed on.
   */
  reading<T>(work: () => T): Promise<T>;
  /** The database, for reading (and for writing inside {@link SqliteStore.commit}). */
  readonly database: Database;
  readonly path: string;
  /** Resolves with a permanent fault if the store has ended by itself. */
  readonly failure: Promise<StorageFault>;
}

/** Options of a store. */
export interface SqliteStoreOptions extends OpenOptions {
  /**
   * Polling interval for other processes' commits and for the file's presence, in milliseconds
   * (default 250; a poll costs microseconds). 0: only when `refresh` is called.
   */
  readonly pollEvery?: number;
  /** Time to retry reopening a failed file, in milliseconds (default 60 000). */
  readonly recoverWithin?: number;
  /**
   * Idle time before everything is copied to the main file, so that it can be copied without its
   * log, in milliseconds (default 1000).
   */
  readonly settleAfter?: number;
}

/** Opens or creates the file at `path` (`:memory:` for none) and the journal store in it. */
export const openSqliteStore = (
  path: string,
  options: SqliteStoreOptions = {},
): Result<SqliteStore, OpenRefusal> => {
  const opened = openDatabase(path, options);
  if (!opened.ok) return opened;
  const db = opened.value;
  try {
    return ok(createSqliteStore(path, db, options));
  } catch (error) {
    const fault = storageFaultOf(error);
    if (fault === null) throw error;
    // The file's header is valid, but the journal's pages are not.
    if (db.isOpen) db.close();
    return err(refusalFor(fault, path, error));
  }
};

/** Caches the result of `read` until `later` calls its argument. */
const shared = <T>(read: () => T, later: (forget: () => void) => unknown): (() => T) => {
  let known: { readonly value: T } | null = null;
  return () => {
    if (known === null) {
      known = { value: read() };
      later(() => {
        known = null;
      });
    }
    return known.value;
  };
};

/** Pause before retrying a log that others are reading, in milliseconds. */
const SCRUB_PAUSE = 20;

const createSqliteStore = (
  path: string,
  db: DatabaseSync,
  options: SqliteStoreOptions,
): SqliteStore => {
  const { busyTimeout: timeout = TIMEOUT, settleAfter = 1000 } = options;
  let grown: Grown[] = [];
  const medium = createMedium(path, db, {
    ...options,
    takeGrown() {
      const taken = grown;
      grown = [];
      return taken;
    },
    isOurs() {
      // Another connection has other counts: everything is compared.
      seenForeignCommits = Number.NaN;
      markedCommits = Number.NaN;
      return feed.isIn(now(allHeads()));
    },
  });
  const { database } = medium;
  const execute = createSqliteSteps(database);
  const now = <T>(steps: Steps<T>): T => runAtOnce(steps, execute);
  const look = <T>(work: () => Steps<T>): Promise<T> => commits.read(() => now(work()));
  const commits = createGroupCommit(medium, { timeout, settleAfter });
  const dataVersion = database.prepare("PRAGMA data_version");
  const foreignCommits = (): number => integerOf(dataVersion.get() ?? {}, "data_version");
  /** A reader has to see other processes' writes at once. */
  const sharing = options.readOnly === true ? <T>(read: () => T) => read : shared;
  /** At most one turn of the event loop old: many requests share it. */
  const countedThisTurn = sharing(foreignCommits, setImmediate);
  /** At most a millisecond old: fast enough for others' writes to tables. */
  const countedRecently = sharing(foreignCommits, (forget) => setTimeout(forget, 1).unref());
  // The count before the heads: a commit in between is then noticed, at worst twice.
  let seenForeignCommits = foreignCommits();
  const feed = createChangeFeed(now(allHeads()));
  /** True if the feed knows all commits. */
  const isAlone = (): boolean => countedThisTurn() === seenForeignCommits;
  /** Replaced when anything besides journals is written. */
  let mark: object = {};
  let markedCommits = foreignCommits();
  /** Appended, or in the transaction being written. */
  const appended = new WeakSet<Append>();

  const refresh = async (): Promise<void> => {
    const found = await commits.read(() => {
      medium.check();
      const count = foreignCommits();
      return count === seenForeignCommits ? null : { count, heads: now(allHeads()) };
    });
    if (found === null) return;
    feed.compare(found.heads);
    seenForeignCommits = found.count;
  };

  const poll = (): void => {
    refresh().catch((error: unknown) => {
      const fault = storageFaultOf(error);
      if (fault === null) throw error;
      // Temporary faults (a busy file) are retried at the next poll; others have closed the store.
      if (fault.code === "closed") clearInterval(timer);
    });
  };
  const pollEvery = options.pollEvery ?? 250;
  const timer = pollEvery > 0 ? setInterval(poll, pollEvery) : undefined;
  timer?.unref();

  /** The log still contains removed data: it is copied into the file and emptied. */
  const scrub = async (): Promise<void> => {
    const until = performance.now() + timeout;
    while (!(await commits.read(() => medium.settle()))) {
      // A reader uses it; the next idle moment or close empties it.
      if (performance.now() >= until) return;
      await delay(SCRUB_PAUSE);
    }
  };

  const currentMark = (): object => {
    const count = countedRecently();
    if (count !== markedCommits) mark = {};
    markedCommits = count;
    return mark;
  };

  return {
    async append(command) {
      const encoded = encode(command);
      const work = () => {
        if (command.erasure !== undefined || command.alongside !== undefined) mark = {};
        now(insistOnLeading());
        const [attempt] = now(appendInOrder([encoded], (base) => appended.has(base)));
        if (attempt === undefined) throw new Error("an append without an outcome");
        if (isAppended(attempt)) appended.add(command);
        if (attempt.head !== null) {
          const { lastSeq: to } = attempt.head;
          grown.push({ competition: command.journal.id, from: to - command.events.length, to });
        }
        return attempt;
      };
      try {
        const { answer, head } = await commits.run(work);
        if (head !== null) feed.appended(head);
        if (head !== null && command.erasure !== undefined) await scrub();
        return answer;
      } catch (error) {
        appended.delete(command);
        throw error;
      }
    },
    read: (journal, range) => look(() => readJournal(journal, range)),
    async headSeq(journal) {
      if (await commits.glance(isAlone)) return feed.seqOf(journal);
      return look(function* () {
        return (yield* headOf(journal))?.lastSeq ?? 0;
      });
    },
    reportedSeq: feed.seqOf,
    head: (journal) => look(() => headOf(journal)),
    heads: () => look(allHeads),
    erasures: () => look(allErasures),
    pictureFile: (journal, hash, file) => look(() => pictureFile(journal, hash, file)),
    pictures: (journal) => look(() => allPictures(journal)),
    lookUpAnswer: (journal, key) => look(() => storedAnswer(journal, key)),
    async remove(journal) {
      const existed = await commits.run(() => {
        mark = {};
        now(insistOnLeading());
        return now(removeJournal(journal));
      });
      if (!existed) return false;
      feed.removed(journal);
      await scrub();
      return true;
    },
    subscribe: feed.subscribe,
    refresh,
    all: (query) => look(() => all(query)),
    first: (query) => look(() => first(query)),
    look,
    mark() {
      try {
        return currentMark();
      } catch (error) {
        // The next reader gets the fault, or recovers from it.
        if (storageFaultOf(error) === null) throw error;
        return null;
      }
    },
    transact: (work) =>
      commits.run(() => {
        mark = {};
        return now(work());
      }),
    async forget(work) {
      const done = await commits.run(() => {
        mark = {};
        return now(work());
      });
      await scrub();
      return done;
    },
    commit: (work) =>
      commits.run(() => {
        mark = {};
        // The writes may include journals.
        seenForeignCommits = Number.NaN;
        return work();
      }),
    reading: commits.read,
    medium: "file",
    database,
    path,
    failure: commits.failure,
    close() {
      clearInterval(timer);
      return commits.close();
    },
  };
};
