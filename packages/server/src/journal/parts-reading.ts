import type { JournalKey, JsonFields, PersonalPart } from "@losfee/core";
import type { Database } from "../storage/connection.ts";
import { integerOf, jsonOf, type Row, textOf } from "../storage/rows.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import type { RowFault } from "./store.ts";

/** What stands beside events because it identifies people. */
export interface PartsReading {
  /**
   * The parts of `count` events from `seq` on, event by event; only those in front of the first
   * event of which something is wrong, and what that is.
   */
  of(
    journal: JournalKey,
    seq: number,
    count: number,
  ): { readonly bySeq: readonly (readonly PersonalPart[])[]; readonly fault: RowFault | null };
}

/** Reads the parts in `db`, synchronously. */
export const createPartsReading = (db: Pick<Database, "prepare">): PartsReading => {
  const select = db.prepare(`
    SELECT seq, place, salt, value FROM personal_parts
    WHERE owner = ? AND competition = ? AND seq >= ? AND seq < ? ORDER BY seq, place`);

  const between = ({ owner, id }: JournalKey, from: number, to: number): readonly Row[] | null => {
    try {
      return select.all(owner, id, from, to);
    } catch (error) {
      if (storageFaultOf(error)?.code !== "damaged") throw error;
      return null;
    }
  };

  return {
    of(journal, seq, count) {
      const all = between(journal, seq, seq + count);
      const rowsOf = new Map<number, Row[]>();
      for (const row of all ?? []) {
        const own = rowsOf.get(integerOf(row, "seq"));
        if (own === undefined) rowsOf.set(integerOf(row, "seq"), [row]);
        else own.push(row);
      }
      const bySeq: (readonly PersonalPart[])[] = [];
      for (let at = seq; at < seq + count; at++) {
        // Where the medium does not give them all back: those that it does, one event after another.
        const rows = all === null ? between(journal, at, at + 1) : (rowsOf.get(at) ?? []);
        const parts = rows === null ? "unreadable" : partsOf(rows);
        if (typeof parts === "string") return { bySeq, fault: parts };
        bySeq.push(parts);
      }
      return { bySeq, fault: null };
    },
  };
};

const partsOf = (rows: readonly Row[]): readonly PersonalPart[] | RowFault => {
  const parts: PersonalPart[] = [];
  for (const row of rows) {
    const value = fieldsOf(row);
    if (value === null) return "personal-altered";
    const salt = row["salt"] === null ? null : textOf(row, "salt");
    parts.push({ at: textOf(row, "place"), salt, value });
  }
  return parts;
};

/** The members that a part of the table holds; null where they cannot be read. */
export const fieldsOf = (row: Row): JsonFields | null => {
  try {
    const value = jsonOf(row, "value");
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch (error) {
    if (storageFaultOf(error)?.code === "damaged") return null;
    throw error;
  }
};
