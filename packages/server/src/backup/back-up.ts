import { Piscina } from "piscina";
import type { BackupOrder, BackupOutcome } from "./write-backup.ts";

/**
 * Writes a backup in a thread of its own (see `writeBackup`): neither a large journal nor a slow
 * stick holds anything else up. Rejects only for mistakes of the program.
 */
export const backUp = async (order: BackupOrder): Promise<BackupOutcome> => {
  // The sources run as they are, and as what was compiled from them.
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  const filename = new URL(`./write-backup.${extension}`, import.meta.url).href;
  const thread = new Piscina({ filename, maxThreads: 1 });
  try {
    return await thread.run(order, { name: "writeBackup" });
  } finally {
    await thread.destroy();
  }
};
