import type { Language } from "@losfee/contract";
import { databaseRefusalsSentences } from "@losfee/messages/server-database-refusals";
import type { StorageRefusal } from "../journal/open-storage.ts";
import type { DatabaseRefusal } from "../storage/postgres/refusal.ts";
import { describeOpenRefusal } from "./journal-refusals.ts";

const isOfDatabase = (refusal: StorageRefusal): refusal is DatabaseRefusal =>
  refusal.code.startsWith("database-");

/** Describes why a file or a database cannot be opened, and the way out. */
export const describeStorageRefusal = (refusal: StorageRefusal, language: Language): string => {
  if (!isOfDatabase(refusal)) return describeOpenRefusal(refusal, language);
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = databaseRefusalsSentences[language][refusal.code] as (
    refusal: DatabaseRefusal,
  ) => string;
  return sentence(refusal);
};
