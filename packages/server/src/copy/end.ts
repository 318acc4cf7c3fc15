import type { StorageRefusal } from "../journal/open-storage.ts";
import type { Row } from "../storage/rows.ts";
import type { Steps } from "../storage/steps.ts";

/** Source of rows, as of one moment despite concurrent writes. */
export interface Source {
  /** True if a server is running on it, so that the copy may soon be outdated. */
  readonly isServed: boolean;
  /** The portable columns of a table, sorted by name. */
  columnsOf(table: string): Promise<readonly string[]>;
  /** The rows of a table in batches. */
  rowsOf(table: string, columns: readonly string[]): AsyncIterable<readonly Row[]>;
  look<T>(work: () => Steps<T>): Promise<T>;
  close(): Promise<void>;
}

/** Target of rows: all at once at the end, or none. */
export interface Target extends Source {
  clear(table: string): Promise<void>;
  write(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>;
  /** Resolves when everything is durable. `close` discards what was not committed. */
  commit(): Promise<void>;
}

/** Rows read and written at a time. */
export const STRETCH = 500;

/** Aborts a copy because of source or target. */
export class EndFault extends Error {
  readonly refusal: StorageRefusal | RowRefusal;

  constructor(refusal: StorageRefusal | RowRefusal, cause: unknown) {
    super(refusal.code, { cause });
    this.name = "EndFault";
    this.refusal = refusal;
  }
}

/** A row that the target rejects: it refers to a missing row, or is not valid text. */
export interface RowRefusal {
  readonly code: "copy-row";
  readonly table: string;
  readonly detail: string;
}
