import { Piscina } from "piscina";
import type { BackupOrder, BackupOutcome } from "./write-backup.ts";

/** Time to keep the idle thread, in milliseconds: starting it costs more than most backups. */
const IDLE = 10_000;

// Runs from sources and compiled.
const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";

/** Starts with the first backup; the process can exit without it. */
const thread = new Piscina({
  filename: new URL(`./write-backup.${extension}`, import.meta.url).href,
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: IDLE,
});

/**
 * Writes a backup in a worker thread (see `writeBackup`): neither a large journal nor a slow stick
 * blocks anything else, nor a hanging one a backup elsewhere. Rejects only for programming errors.
 */
export const backUp = (order: BackupOrder): Promise<BackupOutcome> =>
  thread.run(order, { name: "writeBackup" });
