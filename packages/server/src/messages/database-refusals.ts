import { describerOf, type Language } from "@losfee/contract";
import { databaseRefusalsSentences } from "@losfee/messages/server-database-refusals";
import type { StorageRefusal } from "../journal/open-storage.ts";
import type { DatabaseRefusal } from "../storage/postgres/refusal.ts";
import { describeOpenRefusal } from "./journal-refusals.ts";

const isOfDatabase = (refusal: StorageRefusal): refusal is DatabaseRefusal =>
  refusal.code.startsWith("database-");

const describeDatabaseRefusal = describerOf<DatabaseRefusal>(databaseRefusalsSentences);

/** Describes why a file or a database cannot be opened, and the way out. */
export const describeStorageRefusal = (refusal: StorageRefusal, language: Language): string =>
  isOfDatabase(refusal)
    ? describeDatabaseRefusal(refusal, language)
    : describeOpenRefusal(refusal, language);
