import type { EraseAlongside } from "../competitions/erase.ts";
import type { Database } from "../journal/connection.ts";
import { hasTable, keyOf } from "../journal/keys.ts";

/** Takes the personal links of somebody who is erased, and so their sessions, out of `database`. */
export const linkEraser =
  (database: Pick<Database, "prepare">): EraseAlongside =>
  ({ competition, entry }) => {
    if (!hasTable(database, "access_links")) return;
    const remove = database.prepare(`
      DELETE FROM access_links
      WHERE owner = ? AND competition = ? AND role = 'player' AND json_extract(scope, '$.entry') = ?`);
    remove.run(...keyOf(competition), entry);
  };
