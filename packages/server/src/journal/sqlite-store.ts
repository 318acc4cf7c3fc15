import type { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { err, ok, type Result } from "@losfee/core";
import type { Database } from "../storage/connection.ts";
import { integerOf } from "../storage/rows.ts";
import { createSqliteSteps } from "../storage/sqlite-steps.ts";
import { all, first, runAtOnce, type Steps } from "../storage/steps.ts";
import { type StorageFault, storageFaultOf } from "../storage/storage-error.ts";
import type { Tables } from "../storage/tables.ts";
import { appendInOrder, isAppended } from "./append-in-order.ts";
import { encode, removeJournal, storedAnswer } from "./appending.ts";
import { createChangeFeed } from "./change-feed.ts";
import {
  type OpenOptions,
  type OpenRefusal,
  openDatabase,
  PATIENCE,
  refusalFor,
} from "./database.ts";
import { createGroupCommit } from "./group-commit.ts";
import type { Grown } from "./log-heads.ts";
import { createMedium } from "./medium.ts";
import { allPictures, pictureFile } from "./picture-rows.ts";
import { allErasures, allHeads, headOf, readJournal } from "./reading.ts";
import { insistOnLeading } from "./reign.ts";
import type { Append, JournalStore } from "./store.ts";

/** Everything that is stored, in one SQLite file: the journals, and the tables of all other modules. */
export interface SqliteStore extends JournalStore, Tables {
  readonly medium: "file";
  /**
   * Runs `work`, which uses {@link SqliteStore.database} synchronously and must not begin or end
   * transactions, in the same shared transaction as everything of this turn of the event loop;
   * resolves when it is on disk. For what concerns files alone.
   */
  commit<T>(work: () => T): Promise<T>;
  /**
   * Runs `work`, which reads {@link SqliteStore.database} synchronously; resolves when all that it can
   * have seen is on disk, so that it can be handed on.
   */
  reading<T>(work: () => T): Promise<T>;
  /** The database, for reading (and for writing inside {@link SqliteStore.commit}). */
  readonly database: Database;
  /** The file's path. */
  readonly path: string;
  /** Resolves when the store has ended by itself, with the fault that no later call gets over. */
  readonly failure: Promise<StorageFault>;
}

/** How a store behaves. */
export interface SqliteStoreOptions extends OpenOptions {
  /**
   * How often to look for commits of other processes, and whether the file is still there, in
   * milliseconds (default 250; a look costs microseconds). 0: only when `refresh` is called.
   */
  readonly pollEvery?: number;
  /** How long to go on trying to open a file anew that failed, in milliseconds (default 60 000). */
  readonly recoverWithin?: number;
  /**
   * How long nothing must have been written before everything is in the main file, so that it can
   * be copied without its log, in milliseconds (default 1000).
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
    // The file's own pages are what they should be, and those of the journal are not.
    if (db.isOpen) db.close();
    return err(refusalFor(fault, path, error));
  }
};

/** What `read` gives, for all who ask until `later` calls what it is given. */
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

/** How long to leave a log alone that others are reading from, in milliseconds. */
const SCRUB_PAUSE = 20;

const createSqliteStore = (
  path: string,
  db: DatabaseSync,
  options: SqliteStoreOptions,
): SqliteStore => {
  const { busyTimeout: patience = PATIENCE, settleAfter = 1000 } = options;
  let grown: Grown[] = [];
  const medium = createMedium(path, db, {
    ...options,
    takeGrown() {
      const taken = grown;
      grown = [];
      return taken;
    },
    isOurs() {
      // Another connection counts anew: everything is compared.
      seenForeignCommits = Number.NaN;
      markedCommits = Number.NaN;
      return feed.isIn(now(allHeads()));
    },
  });
  const { database } = medium;
  const execute = createSqliteSteps(database);
  const now = <T>(steps: Steps<T>): T => runAtOnce(steps, execute);
  const look = <T>(work: () => Steps<T>): Promise<T> => commits.read(() => now(work()));
  const commits = createGroupCommit(medium, { patience, settleAfter });
  const dataVersion = database.prepare("PRAGMA data_version");
  const foreignCommits = (): number => integerOf(dataVersion.get() ?? {}, "data_version");
  /** What is written elsewhere alone has to be seen as soon as it is there. */
  const sharing = options.readOnly === true ? <T>(read: () => T) => read : shared;
  /** As it was at most one turn of the event loop ago: many requests share what they ask. */
  const countedThisTurn = sharing(foreignCommits, setImmediate);
  /** As it was a millisecond ago: what others wrote to tables counts as soon as anybody could tell. */
  const countedRecently = sharing(foreignCommits, (forget) => setTimeout(forget, 1).unref());
  // The count before the heads: a commit in between is then noticed, at worst twice.
  let seenForeignCommits = foreignCommits();
  const feed = createChangeFeed(now(allHeads()));
  /** Whether the feed knows of all that was committed. */
  const isAlone = (): boolean => countedThisTurn() === seenForeignCommits;
  /** Replaced by another as soon as something besides journals is written. */
  let mark: object = {};
  let markedCommits = foreignCommits();
  /** Appended, or about to be with the transaction that is being written. */
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
      // What passes (a busy file) is tried again at the next poll; the rest has closed the store.
      if (fault.code === "closed") clearInterval(timer);
    });
  };
  const pollEvery = options.pollEvery ?? 250;
  const timer = pollEvery > 0 ? setInterval(poll, pollEvery) : undefined;
  timer?.unref();

  /** The log still holds what was removed: it is written back and emptied. */
  const scrub = async (): Promise<void> => {
    const until = performance.now() + patience;
    while (!(await commits.read(() => medium.settle()))) {
      // Somebody is reading from it; whoever is idle or closes the file next empties it.
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
    seqTold: feed.seqOf,
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
        // Whoever reads then finds out, or gets over it.
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
        // Journals may be among what is written.
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
