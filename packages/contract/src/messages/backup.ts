import { backupSentences } from "@losfee/messages/backup";
import type { Language } from "../language/language.ts";
import type { BackupFault } from "./backup-fault.ts";

/** Explains why there is no backup, and the way out. */
export const describeBackupFault = (fault: BackupFault, language: Language): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = backupSentences[language][fault.code] as
    | string
    | ((fault: BackupFault) => string);
  return typeof sentence === "string" ? sentence : sentence(fault);
};
