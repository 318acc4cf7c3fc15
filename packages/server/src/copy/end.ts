import type { StorageRefusal } from "../journal/open-storage.ts";
import type { Row } from "../storage/rows.ts";
import type { Steps } from "../storage/steps.ts";

/** Where rows come from: everything as of one moment, whatever others write meanwhile. */
export interface Source {
  /** Whether a server is at work on it, so that the copy may be old as soon as it is made. */
  readonly isServed: boolean;
  /** The columns of a table that another place has, too, in order of their names. */
  columnsOf(table: string): Promise<readonly string[]>;
  /** The rows of a table in stretches. */
  rowsOf(table: string, columns: readonly string[]): AsyncIterable<readonly Row[]>;
  look<T>(work: () => Steps<T>): Promise<T>;
  close(): Promise<void>;
}

/** Where rows go: all at once at the end, or none. */
export interface Target extends Source {
  clear(table: string): Promise<void>;
  write(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>;
  /** Resolves when everything is there to stay. What was not committed is gone with `close`. */
  commit(): Promise<void>;
}

/** How many rows are read and written at a time. */
export const STRETCH = 500;

/** Ends a copy because of one of its ends. */
export class EndFault extends Error {
  readonly refusal: StorageRefusal | RowRefusal;

  constructor(refusal: StorageRefusal | RowRefusal, cause: unknown) {
    super(refusal.code, { cause });
    this.name = "EndFault";
    this.refusal = refusal;
  }
}

/** A row that cannot be where it goes: it belongs to something that is not there, or is no text. */
export interface RowRefusal {
  readonly code: "copy-row";
  readonly table: string;
  readonly detail: string;
}
