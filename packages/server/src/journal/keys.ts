import { THE_PLACE } from "@losfee/core";
import type { Database } from "./connection.ts";

/** What stands in the columns `owner` and `competition` for a competition of the place itself. */
export const keyOf = (competition: string): readonly [owner: string, competition: string] => [
  THE_PLACE,
  competition,
];

/** Whether a module has its table in the file: a command may work on it that never opened others. */
export const hasTable = (database: Pick<Database, "prepare">, table: string): boolean =>
  database.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(table) !== undefined;
