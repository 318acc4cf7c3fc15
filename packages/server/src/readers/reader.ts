import type { LogLevel } from "../log/logger.ts";

/** A request in normalised form, independent of its sender and transport. */
export interface Asked {
  /** Path and query, normalised. */
  readonly url: string;
  /** Its competition; null if none. */
  readonly about: string | null;
  /** Everything else that the answer depends on: language, format, compression. */
  readonly headers: Readonly<Record<string, string>>;
  /** The base URL by which visitors reach the page. */
  readonly baseUrl: string;
}

/** A complete answer. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** True if the answer may be cached; false if more follows in a moment. */
  readonly keeps: boolean;
}

/** Answers public requests. */
export interface Reader {
  /** @throws ReaderAway if no reader can answer now. */
  ask(asked: Asked): Promise<Reply>;
}

/** Rejects a request that no reader can answer now; a retry may succeed. */
export class ReaderAway extends Error {
  constructor(why: string, cause?: unknown) {
    super(`no reader: ${why}`, { cause });
    this.name = "ReaderAway";
  }
}

/** Plain data about the server that a reader works for, as can be sent to a thread. */
export interface ReaderOptions {
  readonly storageAddress: string;
  /** Folder of the browser bundles. */
  readonly folder: string;
  readonly logLevel: LogLevel;
  readonly publicUrl: string | null;
  /** True if pages offer to create accounts, or sign-in by providers. */
  readonly offersAccounts: boolean;
}
