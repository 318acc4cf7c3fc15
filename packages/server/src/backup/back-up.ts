import { moduleBeside } from "../threads/beside.ts";
import { createPool } from "../threads/pool.ts";
import type { BackupOrder, BackupOutcome } from "./write-backup.ts";

/** Time to keep the idle thread, in milliseconds: starting it costs more than most backups. */
const IDLE = 10_000;

const pool = createPool<BackupOrder, BackupOutcome>({
  module: moduleBeside(import.meta.url, "write-backup"),
  threads: 2,
  idle: IDLE,
});

/**
 * Writes a backup in a worker thread (see `writeBackup`): neither a large journal nor a slow stick
 * blocks anything else, nor a hanging one a backup elsewhere. Rejects only for programming errors.
 */
export const backUp = (order: BackupOrder): Promise<BackupOutcome> =>
  pool.run(order, "writeBackup");
