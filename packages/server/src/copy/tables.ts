import { allMigrations } from "../storage/migrations/all.ts";

/** Tables that belong to their place, and why. */
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

/** All tables, each after those it refers to: a recreated one counts at its last position. */
export const allTables: readonly string[] = [...new Set(madeTables.toReversed())].toReversed();

/** The tables to copy: all but those whose contents make no sense elsewhere. */
export const copiedTables: readonly string[] = allTables.filter(
  (table) => !(table in OF_THE_PLACE),
);
