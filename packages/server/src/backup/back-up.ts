import { Worker } from "node:worker_threads";
import type { BackupOrder, BackupOutcome } from "./write-backup.ts";

/**
 * Writes a backup in a thread of its own (see `writeBackup`). Rejects only for mistakes of the
 * program.
 */
export const backUp = (order: BackupOrder): Promise<BackupOutcome> => {
  const { promise, resolve, reject } = Promise.withResolvers<BackupOutcome>();
  // Compiled, the thread's program lies beside this one under another name.
  const program = import.meta.url.endsWith(".ts") ? "./worker.ts" : "./worker.js";
  const worker = new Worker(new URL(program, import.meta.url), { workerData: order });
  worker.once("message", resolve);
  worker.once("error", reject);
  worker.once("exit", (code) => reject(new Error(`the backup ended with ${code}`)));
  return promise;
};
