/** Why no backup was written, or it does not count. The server goes on. */
export type BackupFault =
  /** Everything is in a database, which has programs of its own for this. */
  | { readonly code: "backup-by-database" }
  /** Relative to what, nobody who presses a button in a browser can know. */
  | { readonly code: "backup-folder-relative"; readonly folder: string }
  /** Neither was a folder named nor is there a plan with one. */
  | { readonly code: "backup-no-folder" }
  | { readonly code: "backup-folder-missing"; readonly folder: string }
  /** The folder is there and the earlier backups are not: a stick that is not plugged in. */
  | { readonly code: "backup-medium-missing"; readonly folder: string }
  | { readonly code: "backup-exists"; readonly path: string }
  | { readonly code: "backup-disk-full"; readonly path: string }
  | { readonly code: "backup-read-only"; readonly path: string }
  | { readonly code: "backup-not-permitted"; readonly path: string }
  /** The medium fails, or was pulled out. */
  | { readonly code: "backup-medium-failed"; readonly path: string }
  /** What was written is not what can be read: `detail` in SQLite's words. */
  | { readonly code: "backup-not-verified"; readonly path: string; readonly detail: string }
  /** The journal itself cannot be read whole. */
  | { readonly code: "backup-source-damaged" };
