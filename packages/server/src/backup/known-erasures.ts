import { commitmentTo } from "@losfee/core";
import { createCompetitionService } from "../competitions/create-service.ts";
import { erasedSince } from "../competitions/erase.ts";
import { systemPorts } from "../competitions/ports.ts";
import { erasers } from "../erasing/erasers.ts";
import { openDatabase } from "../journal/database.ts";
import { fieldsOf } from "../journal/parts-reading.ts";
import { createSqliteReading } from "../journal/reading.ts";
import { openSqliteStore, type SqliteStore } from "../journal/sqlite-store.ts";
import type { KnownErasure } from "../journal/store.ts";

/** The erasures in the journals of a file; null if it cannot be read. */
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
 * Erases all people from the journals in the file at `path` who were erased since it was written,
 * according to `known`; returns their number. Linear in the size of the file.
 */
export const applyErasures = async (
  path: string,
  known: readonly KnownErasure[],
): Promise<number> => {
  if (known.length === 0) return 0;
  const opened = openSqliteStore(path, { pollEvery: 0 });
  // It was opened and read completely just before.
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
 * Erases the rest: in broken journals, which cannot get new events. There the personal data is
 * removed without an erasure event, and the event counts as faulty.
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
      // Unreadable values cannot match a commitment.
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
