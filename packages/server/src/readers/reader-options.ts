import type { LogLevel } from "../log/logger.ts";

/** What a reader has to know of the server that it reads for; plain data, which a thread can be given. */
export interface ReaderOptions {
  readonly storageAddress: string;
  /** The folder of the browser's bundles. */
  readonly folder: string;
  readonly logLevel: LogLevel;
  readonly publicUrl: string | null;
  /** Whether people may make accounts, or sign in by providers: then pages offer it. */
  readonly offersAccounts: boolean;
}
