import type { LogLevel } from "../log/logger.ts";

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
