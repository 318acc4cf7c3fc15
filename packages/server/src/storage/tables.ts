import type { Query } from "./query.ts";
import type { Row } from "./rows.ts";
import type { Steps } from "./steps.ts";

/**
 * The port behind which everything is stored that is no journal: links, sessions, mail, settings. What
 * the medium does wrong rejects with a `StorageError`.
 */
export interface Tables {
  /** The rows of a query. */
  all<R extends Row>(query: Query<R>): Promise<readonly R[]>;
  /** The first row of a query. */
  first<R extends Row>(query: Query<R>): Promise<R | undefined>;
  /** Runs steps that only read. */
  look<T>(work: () => Steps<T>): Promise<T>;
  /**
   * The same object as long as nothing here has been written, by whoever; what was read under it is still
   * what stands here. Null where that cannot be told without reading. Journals that grow leave it.
   */
  mark(): object | null;
  /**
   * Runs steps in one transaction, as if nobody else wrote meanwhile; resolves when it is durable. Where
   * others were in the way `work` begins anew: what it does besides its steps must bear that. What it
   * throws undoes it.
   */
  transact<T>(work: () => Steps<T>): Promise<T>;
  /**
   * As `transact`; what it took out stands neither in the file nor in the log beside it afterwards, or, while
   * another program reads from that, as soon as it is idle.
   */
  forget<T>(work: () => Steps<T>): Promise<T>;
}
