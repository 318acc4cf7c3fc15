/** Why no backup was written, or it does not count. The server goes on. */
export type BackupFault =
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

/** When and where backups are made by themselves. */
export interface BackupPlan {
  /** An absolute path. */
  readonly folder: string;
  /** Minutes between two backups; there is none while nothing changes. */
  readonly everyMinutes: number;
  /** How many to keep in the folder. */
  readonly keep: number;
}

/** How the backups of a server stand. */
export interface BackupState {
  /** Null where none are made by themselves. */
  readonly plan: BackupPlan | null;
  readonly running: boolean;
  /** The last one since the server was started; times are ISO 8601 in UTC. */
  readonly last: {
    readonly madeAt: string;
    readonly path: string;
    readonly bytes: number;
    readonly competitions: number;
    readonly events: number;
    /** Competitions that are malformed in the journal, and so in the backup. */
    readonly malformed: readonly string[];
  } | null;
  /** What failed since; null when the last attempt went well. */
  readonly failure: {
    readonly fault: BackupFault;
    readonly since: string;
    /** When it is tried again; null where only by hand. */
    readonly nextTry: string | null;
  } | null;
  /** The backups in the folder of the last one, the latest first. */
  readonly stored: readonly {
    readonly path: string;
    readonly madeAt: string;
    readonly bytes: number;
  }[];
}
