import type { RecordedEvent } from "@losfee/core";
import type { Database } from "./connection.ts";
import { jsonOf, type Row, textOf } from "./rows.ts";
import { storageFaultOf } from "./storage-error.ts";
import { type JournalHead, MalformedEvent, type ReadRange, type RowFault } from "./store.ts";

/** Reading journals. */
export interface Reading {
  /** A journal's place in the list, or null if there is none. */
  head(competition: string): JournalHead | null;
  /** All journals, oldest first. */
  heads(): readonly JournalHead[];
  /** @throws MalformedEvent where an event is wrong or missing. */
  read(competition: string, range: ReadRange): readonly RecordedEvent[];
}

/** Reads the journals in `db`, synchronously. */
export const createReading = (db: Pick<Database, "prepare">): Reading => {
  const selectHead = db.prepare("SELECT * FROM competitions WHERE competition = ?");
  // Events whose competition is gone are found, too: none of them may look as if it had never been.
  const selectHeads = db.prepare(`
    WITH RECURSIVE journals (id) AS (
      SELECT min(competition) FROM events
      UNION ALL
      SELECT (SELECT min(competition) FROM events WHERE competition > id) FROM journals
      WHERE id IS NOT NULL
    )
    SELECT competition, created_at, last_seq FROM competitions
    UNION ALL
    SELECT id, '', (SELECT max(seq) FROM events WHERE competition = id) FROM journals
    WHERE id IS NOT NULL AND id NOT IN (SELECT competition FROM competitions)
    ORDER BY created_at, competition`);
  const selectLast = db.prepare("SELECT max(seq) AS last FROM events WHERE competition = ?");
  const selectEvents = db.prepare(`
    SELECT events.*, last_seq AS last FROM events LEFT JOIN competitions USING (competition)
    WHERE competition = ? AND seq > ? AND seq <= ? ORDER BY seq LIMIT ?`);

  const head = (competition: string): JournalHead | null => {
    const row = selectHead.get(competition);
    if (row !== undefined) return headOf(row);
    const last = selectLast.get(competition)?.["last"];
    return typeof last === "number" ? { competition, createdAt: "", lastSeq: last } : null;
  };

  const read = (competition: string, range: ReadRange): readonly RecordedEvent[] => {
    const { after = 0, upTo = Number.MAX_SAFE_INTEGER, limit = -1 } = range;
    const rows = readable(
      () => selectEvents.all(competition, after, upTo, limit),
      (seq) => (seq > upTo ? undefined : selectEvents.get(competition, seq - 1, seq, 1)),
      after,
    );
    const events = eventsOf(rows, after);
    const read = after + events.length;
    if (limit >= 0 && events.length >= limit) return events;
    const wanted = Math.min(upTo, head(competition)?.lastSeq ?? 0);
    if (read >= wanted) return events;
    // Another process may have appended them since.
    const [late] = selectEvents.all(competition, read, upTo, 1);
    if (late === undefined) throw new MalformedEvent(read + 1, "missing", events);
    return events;
  };

  return { head, heads: () => selectHeads.all().map(headOf), read };
};

/** A head whose row is not what it should be is a journal whose events will say so. */
const headOf = (row: Row): JournalHead => ({
  competition: String(row["competition"]),
  createdAt: typeof row["created_at"] === "string" ? row["created_at"] : "",
  lastSeq: typeof row["last_seq"] === "number" ? row["last_seq"] : 0,
});

/**
 * The rows of a journal behind event `after`. Where the medium does not give them all back, those
 * that it does one by one, and the fault in place of the next.
 */
const readable = (
  all: () => readonly Row[],
  one: (seq: number) => Row | undefined,
  after: number,
): readonly (Row | RowFault)[] => {
  try {
    return all();
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  const rows: (Row | RowFault)[] = [];
  try {
    for (let row = one(after + 1); row !== undefined; row = one(after + rows.length + 1)) {
      rows.push(row);
    }
    return rows;
  } catch (error) {
    if (!isDamage(error)) throw error;
    return [...rows, "unreadable"];
  }
};

const isDamage = (error: unknown): boolean => storageFaultOf(error)?.code === "damaged";

/** The events of `rows`, which must follow event `after` without a gap. */
const eventsOf = (rows: readonly (Row | RowFault)[], after: number): readonly RecordedEvent[] => {
  const events: RecordedEvent[] = [];
  for (const row of rows) {
    const seq = after + events.length + 1;
    const event = typeof row === "string" ? row : eventOf(row, seq);
    if (typeof event === "string") throw new MalformedEvent(seq, event, events);
    events.push(event);
  }
  const last = rows.at(-1);
  if (typeof last === "object" && last["last"] === null) {
    throw new MalformedEvent(after + events.length + 1, "orphaned", events);
  }
  return events;
};

/** The event of a row that should be number `seq`, or what is wrong with the row. */
const eventOf = (row: Row, seq: number): RecordedEvent | RowFault => {
  const { last } = row;
  if (row["seq"] !== seq) return "missing";
  if (typeof last === "number" && seq > last) return "surplus";
  try {
    return {
      competition: textOf(row, "competition"),
      seq,
      type: textOf(row, "type"),
      data: jsonOf(row, "data"),
      actor: textOf(row, "actor"),
      recordedAt: textOf(row, "recorded_at"),
      effectiveAt: textOf(row, "effective_at"),
    };
  } catch (error) {
    if (!isDamage(error)) throw error;
    return error instanceof Error && error.cause instanceof SyntaxError ? "not-json" : "unreadable";
  }
};
