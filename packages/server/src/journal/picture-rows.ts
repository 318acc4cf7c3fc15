import type { JournalKey } from "@losfee/core";
import type { Database } from "../storage/connection.ts";
import { bytesOf, textOf } from "../storage/rows.ts";
import type { AppendPictures, StoredPictureFile } from "./store.ts";

/** The statements for pictures beside journals, prepared. */
export const createPictureRows = (db: Pick<Database, "prepare">) => {
  const insert = db.prepare(`
    INSERT INTO pictures (owner, competition, hash, file, bytes) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`);
  const deleteOthers = db.prepare(`
    DELETE FROM pictures WHERE owner = ? AND competition = ?
      AND hash NOT IN (SELECT value FROM json_each(?))`);
  const select = db.prepare(
    "SELECT bytes FROM pictures WHERE owner = ? AND competition = ? AND hash = ? AND file = ?",
  );
  const selectAll = db.prepare(
    "SELECT * FROM pictures WHERE owner = ? AND competition = ? ORDER BY hash, file",
  );
  return {
    /** Must be called inside a transaction. */
    change({ owner, id }: JournalKey, { add, keep }: AppendPictures): void {
      for (const { hash, file, bytes } of add) insert.run(owner, id, hash, file, bytes);
      deleteOthers.run(owner, id, JSON.stringify(keep));
    },
    file({ owner, id }: JournalKey, hash: string, file: string): Uint8Array | null {
      const row = select.get(owner, id, hash, file);
      return row === undefined ? null : bytesOf(row, "bytes");
    },
    all: ({ owner, id }: JournalKey): readonly StoredPictureFile[] =>
      selectAll.all(owner, id).map((row) => ({
        hash: textOf(row, "hash"),
        file: textOf(row, "file"),
        bytes: bytesOf(row, "bytes"),
      })),
  };
};
