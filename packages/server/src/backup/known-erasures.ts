import { commitmentTo } from "@losfee/core";
import { createCompetitionService } from "../competitions/competition-service.ts";
import { erasedSince } from "../competitions/erase.ts";
import { systemPorts } from "../competitions/ports.ts";
import { erasers } from "../erasing/erasers.ts";
import { openDatabase } from "../journal/database.ts";
import { fieldsOf } from "../journal/parts-reading.ts";
import { createSqliteReading } from "../journal/sqlite-reading.ts";
import { openSqliteStore, type SqliteStore } from "../journal/sqlite-store.ts";
import type { KnownErasure } from "../journal/store.ts";

/** What was erased from the journals in a file; null where it cannot be read any more. */
export const erasuresIn = (path: string): readonly KnownErasure[] | null => {
  const opened = openDatabase(path);
  if (!opened.ok) return null;
  try {
    return createSqliteReading(opened.value).erasures();
  } finally {
    opened.value.close();
  }
};

/**
 * Erases everybody from the journals in the file at `path` who was erased since it was written, as
 * `known` tells; how many people that were. Linear in the size of the file.
 */
export const applyErasures = async (
  path: string,
  known: readonly KnownErasure[],
): Promise<number> => {
  if (known.length === 0) return 0;
  const opened = openSqliteStore(path, { pollEvery: 0 });
  // It was opened and read whole just before.
  if (!opened.ok) throw new Error(`cannot be opened again: ${opened.error.code}`);
  const store = opened.value;
  try {
    const service = createCompetitionService(store, systemPorts, { alongside: erasers });
    let people = 0;
    for (const { journal } of await store.heads()) {
      const stored = await service.stored(journal.id);
      for (const entry of erasedSince(stored, known)) {
        await service.erase(journal.id, entry, "restore");
        people++;
      }
    }
    await strikeOut(store, known);
    return people;
  } finally {
    await store.close();
  }
};

/**
 * What is left of it: in journals that are broken, to which no event can be added. There an event
 * loses its person without a word, and is named for it.
 */
const strikeOut = async (store: SqliteStore, known: readonly KnownErasure[]): Promise<void> => {
  const { database } = store;
  const commitments = new Set(known.map(({ commitment }) => commitment));
  const select = database.prepare("SELECT * FROM personal_parts WHERE salt IS NOT NULL");
  const remove = database.prepare(
    "DELETE FROM personal_parts WHERE owner = ? AND competition = ? AND seq = ? AND place = ?",
  );
  const remember = database.prepare(
    "INSERT OR IGNORE INTO erasures (commitment, entry) VALUES (?, ?)",
  );
  await store.commit(() => {
    for (const { commitment, entry } of known) remember.run(commitment, entry);
    for (const row of select.all()) {
      const value = fieldsOf(row);
      // What cannot be read is nothing that was ever committed to.
      if (value === null) continue;
      if (!commitments.has(commitmentTo(String(row["salt"]), value))) continue;
      remove.run(
        String(row["owner"]),
        String(row["competition"]),
        Number(row["seq"]),
        String(row["place"]),
      );
    }
  });
};
