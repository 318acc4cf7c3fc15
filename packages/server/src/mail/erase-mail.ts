import type { EraseAlongside } from "../competitions/erase.ts";
import type { Database } from "../journal/connection.ts";
import { hasTable, keyOf } from "../journal/keys.ts";
import { mentionOf } from "../journal/mention.ts";
import { textOf } from "../journal/rows.ts";

/** Where mails are kept: the table, the column that names one, and the one with what it says. */
const MAILS = [
  ["mail_outbox", "mail", "content"],
  ["mail_inbox", "id", "message"],
] as const;

/** Takes every mail that has a name or an address of somebody who is erased in it out of `database`. */
export const mailEraser =
  (database: Pick<Database, "prepare">): EraseAlongside =>
  ({ competition, names, addresses }) => {
    if (!hasTable(database, "mail_outbox")) return;
    const mention = mentionOf([...names, ...addresses]);
    if (mention === null) return;
    for (const [table, id, column] of MAILS) {
      const ofCompetition = "owner = ? AND competition = ?";
      const select = `SELECT ${id} AS id, ${column} AS text FROM ${table} WHERE ${ofCompetition}`;
      const remove = database.prepare(`DELETE FROM ${table} WHERE ${ofCompetition} AND ${id} = ?`);
      const key = keyOf(competition);
      for (const row of database.prepare(select).all(...key)) {
        if (mention.test(textOf(row, "text"))) remove.run(...key, textOf(row, "id"));
      }
    }
  };
