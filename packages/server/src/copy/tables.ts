import { allMigrations } from "../storage/migrations/all.ts";

/** Tables that belong to the place where they are, and why. */
const OF_THE_PLACE: Readonly<Record<string, string>> = {
  access_servers: "where its servers listen",
  backup_plan: "where it is backed up to",
  leases: "which of its servers acts by itself",
  receptions: "who may show events on it",
  reign: "whether it leads or follows",
  sign_in_challenges: "what its browsers are about to answer",
  snapshots: "what its program makes of the journals, to open them sooner",
};

const madeTables = allMigrations.flatMap(({ sql }) =>
  [...sql.matchAll(/CREATE TABLE (\w+)/g)].flatMap(([, name]) => name ?? []),
);

/** All tables, each behind those that it refers to: one that was made anew stands where it was last. */
export const allTables: readonly string[] = [...new Set(madeTables.toReversed())].toReversed();

/** The tables that are copied: all but those of which the contents make no sense elsewhere. */
export const copiedTables: readonly string[] = allTables.filter(
  (table) => !(table in OF_THE_PLACE),
);
