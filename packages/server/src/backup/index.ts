/** Backing up and restoring without the server. */
export { createBackupKeeper } from "./keeper.ts";
export { backupMigrations } from "./migrations.ts";
export { type RestoreRefusal, restoreCompetition, restoreJournal } from "./restore.ts";
