import type { Migration } from "./migration.ts";

/** The tables of backups, in the same file as the journal: at most one plan, as JSON. */
export const backupMigrations: readonly Migration[] = [
  {
    module: "backup",
    number: 1,
    sql: `
      CREATE TABLE backup_plan (
        id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
        plan TEXT NOT NULL,
        begun INTEGER NOT NULL CHECK (begun IN (0, 1))
      ) STRICT;
    `,
  },
];
