import type {
  DatabaseSync,
  SQLInputValue,
  StatementResultingChanges,
  StatementSync,
} from "node:sqlite";
import type { Row } from "./rows.ts";
import {
  asStorageError,
  endsConnection,
  StorageError,
  type StorageFault,
  storageFaultOf,
} from "./storage-error.ts";

/** A prepared statement that outlives the connection it was prepared on. */
export interface Statement {
  get(...values: readonly SQLInputValue[]): Row | undefined;
  all(...values: readonly SQLInputValue[]): readonly Row[];
  run(...values: readonly SQLInputValue[]): StatementResultingChanges;
}

/** A database as modules use it. Faults of the medium are thrown as `StorageError`. */
export interface Database {
  prepare(sql: string): Statement;
  exec(sql: string): void;
}

/** A connection that can break and be replaced without affecting its statements' users. */
export interface Connection extends Database {
  /** The fault that broke it; null while it works. */
  readonly fault: StorageFault | null;
  readonly inTransaction: boolean;
  /** Ends the connection, whose file is in doubt. Until it is replaced, calls throw `fault`. */
  fail(fault: StorageFault): void;
  /** Continues with another connection to the same file. */
  replace(db: DatabaseSync): void;
  /** Idempotent. */
  close(): void;
}

/**
 * Owns `first` from now on. A fault that leaves a connection in doubt (I/O error) closes it, which
 * rolls back its transaction; until it is replaced, every call throws that fault.
 */
export const createConnection = (first: DatabaseSync): Connection => {
  let db: DatabaseSync | null = first;
  let fault: StorageFault | null = null;

  const end = (cause: StorageFault): void => {
    const ended = db;
    db = null;
    fault = cause;
    if (ended?.isOpen) ended.close();
  };

  const guarded = <T>(work: (db: DatabaseSync) => T): T => {
    if (db === null) throw new StorageError(fault ?? { code: "closed" });
    try {
      return work(db);
    } catch (error) {
      const found = storageFaultOf(error);
      if (found !== null && endsConnection(found)) end(found);
      throw asStorageError(error);
    }
  };

  return {
    get fault() {
      return fault;
    },
    get inTransaction() {
      return db?.isTransaction === true;
    },
    exec: (sql) => guarded((current) => current.exec(sql)),
    prepare(sql) {
      let owner: DatabaseSync | null = null;
      let prepared: StatementSync;
      const onCurrent = <T>(work: (statement: StatementSync) => T): T =>
        guarded((current) => {
          if (owner !== current) {
            prepared = current.prepare(sql);
            owner = current;
          }
          return work(prepared);
        });
      // Prepares it at once: errors in the SQL show up at their source.
      onCurrent(() => undefined);
      return {
        get: (...values) => onCurrent((statement) => statement.get(...values)),
        all: (...values) => onCurrent((statement) => statement.all(...values)),
        run: (...values) => onCurrent((statement) => statement.run(...values)),
      };
    },
    fail: end,
    replace(next) {
      end({ code: "closed" });
      db = next;
      fault = null;
    },
    close: () => end({ code: "closed" }),
  };
};
