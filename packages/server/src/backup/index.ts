/** Backing up and restoring without the server. */

export { type RestoreRefusal, restoreCompetition, restoreJournal } from "./restore.ts";
export { createBackupScheduler } from "./scheduler.ts";
