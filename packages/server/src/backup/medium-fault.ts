import { dirname } from "node:path";
import type { BackupFault } from "@losfee/contract";
import { storageFaultOf, systemCodeOf } from "../storage/storage-error.ts";

/** SQLite's result code for a file that cannot be opened. */
const CANTOPEN = 14;

/** Converts an error to a fault of a backup's medium; rethrows others. */
export const mediumFaultOf = (error: unknown, path: string): BackupFault => {
  const fault = storageFaultOf(error);
  switch (fault?.code ?? systemCodeOf(error)) {
    case "disk-full":
    case "ENOSPC":
    case "EDQUOT":
    case "EFBIG":
      return { code: "backup-disk-full", path };
    case "read-only":
    case "EROFS":
      return { code: "backup-read-only", path };
    case "EACCES":
    case "EPERM":
      return { code: "backup-not-permitted", path };
    case "ENOENT":
    case "ENOTDIR":
      return { code: "backup-folder-missing", folder: dirname(path) };
    case "io-error":
      if (fault?.code === "io-error" && (fault.sqliteCode & 0xff) === CANTOPEN) {
        return { code: "backup-not-permitted", path };
      }
      return { code: "backup-medium-failed", path };
    default:
      return { code: "backup-medium-failed", path };
  }
};
