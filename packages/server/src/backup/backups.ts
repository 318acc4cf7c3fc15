import { err } from "@losfee/core";
import type { Storage } from "../journal/open-storage.ts";
import {
  type BackupScheduler,
  type BackupSchedulerPorts,
  createBackupScheduler,
} from "./scheduler.ts";

/** Dependencies of backups. */
interface BackupsPorts extends Omit<BackupSchedulerPorts, "store"> {
  readonly store: Storage;
}

/** Creates the backups of the storage: files are backed up here, databases by their own tools. */
export const createBackups = (ports: BackupsPorts): BackupScheduler => {
  const { store } = ports;
  return store.medium === "file" ? createBackupScheduler({ ...ports, store }) : BY_THE_DATABASE;
};

const refuse = async () => err({ code: "backup-by-database" } as const);

const BY_THE_DATABASE: BackupScheduler = {
  start: () => undefined,
  state: async () => ({
    keptIn: "database",
    plan: null,
    running: false,
    last: null,
    failure: null,
    stored: [],
  }),
  backUpNow: refuse,
  follow: refuse,
  stop: async () => undefined,
};
