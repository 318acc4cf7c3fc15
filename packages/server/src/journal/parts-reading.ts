import type { JournalKey, JsonFields, PersonalPart } from "@losfee/core";
import { query } from "../storage/query.ts";
import { integerOf, jsonOf, type Row, textOf, textOrNull } from "../storage/rows.ts";
import { all, type Steps } from "../storage/steps.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import type { RowFault } from "./store.ts";

const select = query(
  (db, { owner, id, from, to }: JournalKey & Readonly<Record<"from" | "to", number>>) =>
    db
      .selectFrom("personal_parts")
      .select(["seq", "place", "salt", "value"])
      .where(({ and }) => and({ owner, competition: id }))
      .where("seq", ">=", from)
      .where("seq", "<", to)
      .orderBy("seq")
      .orderBy("place"),
);

/** The parts of some events in order, and the fault of the next. */
interface FoundParts {
  readonly bySeq: readonly (readonly PersonalPart[])[];
  readonly fault: RowFault | null;
}

/**
 * Reads the personal parts of `count` events from `seq` on, by event; up to the first faulty event,
 * with its fault.
 */
export function* partsOf(journal: JournalKey, seq: number, count: number): Steps<FoundParts> {
  const together = yield* between(journal, seq, seq + count);
  const rowsOf = Map.groupBy(together ?? [], (row) => integerOf(row, "seq"));
  const bySeq: (readonly PersonalPart[])[] = [];
  for (let at = seq; at < seq + count; at++) {
    // If the medium cannot read all of them: event by event.
    const rows = together === null ? yield* between(journal, at, at + 1) : (rowsOf.get(at) ?? []);
    const parts = rows === null ? "unreadable" : partsIn(rows);
    if (typeof parts === "string") return { bySeq, fault: parts };
    bySeq.push(parts);
  }
  return { bySeq, fault: null };
}

/** Null if the medium cannot read them. */
function* between(journal: JournalKey, from: number, to: number): Steps<readonly Row[] | null> {
  try {
    return yield* all(select({ ...journal, from, to }));
  } catch (error) {
    if (storageFaultOf(error)?.code !== "damaged") throw error;
    return null;
  }
}

const partsIn = (rows: readonly Row[]): readonly PersonalPart[] | RowFault => {
  const parts: PersonalPart[] = [];
  for (const row of rows) {
    const value = fieldsOf(row);
    if (value === null) return "personal-altered";
    const salt = textOrNull(row, "salt");
    parts.push({ at: textOf(row, "place"), salt, value });
  }
  return parts;
};

/** The fields of a part's row; null if unreadable. */
export const fieldsOf = (row: Row): JsonFields | null => {
  try {
    const value = jsonOf(row, "value");
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch (error) {
    if (storageFaultOf(error)?.code === "damaged") return null;
    throw error;
  }
};
