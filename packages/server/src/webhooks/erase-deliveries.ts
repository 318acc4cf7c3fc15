import type { EraseAlongside } from "../competitions/erase.ts";
import type { Database } from "../journal/connection.ts";
import { hasTable, keyOf } from "../journal/keys.ts";
import { mentionOf } from "../journal/mention.ts";
import { textOf } from "../journal/rows.ts";
import type { WebhookFault } from "./fault.ts";

const ERASED: WebhookFault = { code: "erased" };

/**
 * Empties every message that names somebody who is erased; one that has not left does not leave any
 * more. That there was one stays in the log, without what it said.
 */
export const deliveryEraser =
  (database: Pick<Database, "prepare">): EraseAlongside =>
  ({ competition, names }) => {
    if (!hasTable(database, "webhook_deliveries")) return;
    const mention = mentionOf(names);
    if (mention === null) return;
    const key = keyOf(competition);
    const select = database.prepare(
      "SELECT webhook, message, title, body FROM webhook_deliveries WHERE owner = ? AND competition = ?",
    );
    const empty = database.prepare(`
      UPDATE webhook_deliveries
      SET title = '', body = '', claim = NULL,
        fault = CASE status WHEN 'delivered' THEN fault ELSE ? END,
        status = CASE status WHEN 'delivered' THEN status ELSE 'failed' END
      WHERE owner = ? AND competition = ? AND webhook = ? AND message = ?`);
    for (const row of select.all(...key)) {
      // Titles stand in bodies, too.
      if (!mention.test(textOf(row, "body"))) continue;
      empty.run(JSON.stringify(ERASED), ...key, textOf(row, "webhook"), textOf(row, "message"));
    }
  };
