import { backupSentences } from "@losfee/messages/backup";
import type { BackupFault } from "./backup-fault.ts";
import { describerOf } from "./message.ts";

/** Explains why there is no backup, and the way out. */
export const describeBackupFault = describerOf<BackupFault>(backupSentences);
