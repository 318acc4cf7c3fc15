/** Backup and restore without the server. */

export { createBackups } from "./backups.ts";
export { type RestoreRefusal, restoreCompetition, restoreJournal } from "./restore.ts";
