import { backupSentences } from "@losfee/messages/backup";
import { describerOf } from "./message.ts";

/** Reasons why a backup was not written or is invalid. The server goes on. */
export type BackupFault =
  /** All data is in a database, which has backup tools of its own. */
  | { readonly code: "backup-by-database" }
  /** A user in a browser cannot know what a relative path refers to. */
  | { readonly code: "backup-folder-relative"; readonly folder: string }
  /** Neither the request nor a plan names a folder. */
  | { readonly code: "backup-no-folder" }
  | { readonly code: "backup-folder-missing"; readonly folder: string }
  /** The folder exists but the earlier backups do not: a stick that is not plugged in. */
  | { readonly code: "backup-medium-missing"; readonly folder: string }
  | { readonly code: "backup-exists"; readonly path: string }
  | { readonly code: "backup-disk-full"; readonly path: string }
  | { readonly code: "backup-read-only"; readonly path: string }
  | { readonly code: "backup-not-permitted"; readonly path: string }
  /** The medium fails or was removed. */
  | { readonly code: "backup-medium-failed"; readonly path: string }
  /** The backup does not read back as written; `detail` is SQLite's message. */
  | { readonly code: "backup-not-verified"; readonly path: string; readonly detail: string }
  /** The journal itself cannot be read completely. */
  | { readonly code: "backup-source-damaged" };

/** Explains why there is no backup, and the way out. */
export const describeBackupFault = describerOf<BackupFault>(backupSentences);
