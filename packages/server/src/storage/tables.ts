import type { Query } from "./query.ts";
import type { Row } from "./rows.ts";
import type { Steps } from "./steps.ts";

/**
 * The port for storing everything besides journals: links, sessions, mail, settings. Faults of the
 * medium reject with a `StorageError`.
 */
export interface Tables {
  all<R extends Row>(query: Query<R>): Promise<readonly R[]>;
  /** The first row of a query. */
  first<R extends Row>(query: Query<R>): Promise<R | undefined>;
  /** Runs read-only steps. */
  look<T>(work: () => Steps<T>): Promise<T>;
  /**
   * An object replaced at every write, by any process: under the same mark, results are valid.
   * Null if unknown without reading. Growing journals do not change it.
   */
  mark(): object | null;
  /**
   * Runs steps in one serializable transaction; resolves when it is durable. Conflicts run `work`
   * again, so its other effects must tolerate that. An exception rolls back.
   */
  transact<T>(work: () => Steps<T>): Promise<T>;
  /**
   * Like `transact`, removing deleted data from the file and its log afterwards or, while another
   * program reads the log, as soon as it is idle.
   */
  forget<T>(work: () => Steps<T>): Promise<T>;
}
