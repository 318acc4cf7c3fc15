import { Piscina } from "piscina";
import type { BackupOrder, BackupOutcome } from "./write-backup.ts";

/** The thread is kept this long for the next backup, in milliseconds: to start it costs more than most backups. */
const IDLE = 10_000;

// The sources run as they are, and as what was compiled from them.
const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";

/** Starts with the first backup; a process does not wait for it to end. */
const thread = new Piscina({
  filename: new URL(`./write-backup.${extension}`, import.meta.url).href,
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: IDLE,
});

/**
 * Writes a backup in a thread of its own (see `writeBackup`): neither a large journal nor a slow
 * stick holds anything else up, nor one that hangs another elsewhere. Rejects only for mistakes of
 * the program.
 */
export const backUp = (order: BackupOrder): Promise<BackupOutcome> =>
  thread.run(order, { name: "writeBackup" });
