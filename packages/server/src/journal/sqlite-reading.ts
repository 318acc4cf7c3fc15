import type { JournalKey, StoredEvent } from "@losfee/core";
import type { Database } from "../storage/connection.ts";
import { createSqliteSteps } from "../storage/sqlite-steps.ts";
import { runAtOnce } from "../storage/steps.ts";
import { allErasures, allHeads, readJournal } from "./reading.ts";
import type { JournalHead, KnownErasure } from "./store.ts";

/** Reads the journals in a file that no other process uses. */
export interface SqliteReading {
  /** All journals, oldest first. */
  heads(): readonly JournalHead[];
  /** @throws MalformedEvent if an event is wrong or missing. */
  read(journal: JournalKey): readonly StoredEvent[];
  /** All erasures. */
  erasures(): readonly KnownErasure[];
}

/** Reads the journals in `db`, synchronously. */
export const createSqliteReading = (db: Pick<Database, "prepare">): SqliteReading => {
  const execute = createSqliteSteps(db);
  return {
    heads: () => runAtOnce(allHeads(), execute),
    read: (journal) => runAtOnce(readJournal(journal), execute),
    erasures: () => runAtOnce(allErasures(), execute),
  };
};
