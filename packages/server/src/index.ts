export type { BackupRefusal } from "./journal/backup.ts";
export { type OpenOptions, type OpenRefusal, openDatabase } from "./journal/database.ts";
export type { Migration } from "./journal/migrations.ts";
export {
  createSqliteStore,
  openSqliteStore,
  type SqliteStore,
  type SqliteStoreOptions,
} from "./journal/sqlite-store.ts";
export { StorageError, type StorageFault, storageFaultOf } from "./journal/storage-error.ts";
export type * from "./journal/store.ts";
