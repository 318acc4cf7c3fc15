import type { DatabaseSync } from "node:sqlite";
import { ok, type Result } from "@losfee/core";
import { type BackupRefusal, backUp } from "./backup.ts";
import { createChangeFeed } from "./change-feed.ts";
import { type OpenOptions, type OpenRefusal, openDatabase } from "./database.ts";
import { createGroupCommit } from "./group-commit.ts";
import { integerOf } from "./rows.ts";
import { createStatements, encode } from "./statements.ts";
import { storageFaultOf } from "./storage-error.ts";
import type { Append, JournalStore } from "./store.ts";

/** A journal store in one SQLite file, shared with the tables of neighbouring modules. */
export interface SqliteStore extends JournalStore {
  /**
   * Runs `work`, which uses {@link SqliteStore.database} synchronously and must not begin or end
   * transactions, in the same shared transaction as the appends of this turn of the event loop;
   * resolves when it is on the medium. For the tables of neighbouring modules.
   */
  transact<T>(work: () => T): Promise<T>;
  /** Writes a complete copy of the file to `path`, which must not exist, while the store works. */
  backupTo(path: string): Promise<Result<null, BackupRefusal>>;
  /** The connection, for reading (and for writing inside {@link SqliteStore.transact}). */
  readonly database: DatabaseSync;
}

/** How a store behaves. */
export interface SqliteStoreOptions {
  /**
   * How often to look for commits of other processes, in milliseconds (default 250; a look costs
   * microseconds while there are none). 0: only when `refresh` is called.
   */
  readonly pollEvery?: number;
}

/** Opens or creates the file at `path` (`:memory:` for none) and the journal store in it. */
export const openSqliteStore = (
  path: string,
  options: OpenOptions & SqliteStoreOptions = {},
): Result<SqliteStore, OpenRefusal> => {
  const opened = openDatabase(path, options);
  return opened.ok ? ok(createSqliteStore(opened.value, options)) : opened;
};

/** A journal store over a database from {@link openDatabase}, which it owns from now on. */
export const createSqliteStore = (
  db: DatabaseSync,
  options: SqliteStoreOptions = {},
): SqliteStore => {
  const statements = createStatements(db);
  const commits = createGroupCommit(db);
  const dataVersion = db.prepare("PRAGMA data_version");
  const foreignCommits = (): number => integerOf(dataVersion.get() ?? {}, "data_version");
  // The count before the heads: a commit in between is then noticed, at worst twice.
  let seenForeignCommits = foreignCommits();
  const feed = createChangeFeed(statements.heads());
  /** Appended, or about to be with the transaction that is being written. */
  const appended = new WeakSet<Append>();

  const refresh = (): Promise<void> =>
    commits.read(() => {
      const now = foreignCommits();
      if (now === seenForeignCommits) return;
      feed.compare(statements.heads());
      seenForeignCommits = now;
    });

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

  return {
    async append(command) {
      const encoded = encode(command);
      const work = () => {
        const { buildsOn } = command;
        const attempt = statements.append(
          encoded,
          buildsOn !== undefined && !appended.has(buildsOn),
        );
        if (attempt.head !== null) appended.add(command);
        return attempt;
      };
      try {
        const { answer, head } = await commits.run(work);
        if (head !== null) feed.appended(head);
        return answer;
      } catch (error) {
        appended.delete(command);
        throw error;
      }
    },
    read: (competition, range = {}) => commits.read(() => statements.read(competition, range)),
    headSeq: (competition) => commits.read(() => statements.head(competition)?.lastSeq ?? 0),
    competitions: () => commits.read(() => statements.heads()),
    lookUpAnswer: (competition, key) => commits.read(() => statements.answer(competition, key)),
    async remove(competition) {
      const existed = await commits.run(() => statements.remove(competition));
      if (!existed) return false;
      feed.removed(competition);
      // The log still holds the removed events: write it back and empty it.
      await commits.read(() => db.exec("PRAGMA wal_checkpoint(TRUNCATE)"));
      return true;
    },
    subscribe: feed.subscribe,
    refresh,
    transact: commits.run,
    backupTo: (path) => commits.read(() => backUp(db, path)),
    database: db,
    async close() {
      clearInterval(timer);
      commits.stop();
    },
  };
};
