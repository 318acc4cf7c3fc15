import type { Database } from "../storage/connection.ts";
import { textOf } from "../storage/rows.ts";

/** True if changes are logged for a standby. */
export const hasChangeLog = (db: Pick<Database, "prepare">): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'change_log'").get() !== undefined;

/** Ends the logging and deletes the log. */
export const endChangeLog = (db: Database): void => {
  if (!hasChangeLog(db)) return;
  const triggers = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'change_log_%'")
    .all();
  for (const row of triggers) db.exec(`DROP TRIGGER ${textOf(row, "name")}`);
  db.exec("DROP TABLE change_log; DROP TABLE change_log_life");
};
