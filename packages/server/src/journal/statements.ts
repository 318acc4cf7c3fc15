import { err, ok, type RecordedEvent, type Result } from "@losfee/core";
import type { Database } from "./connection.ts";
import { integerOf, jsonOf, type Row, textOf } from "./rows.ts";
import { storageFaultOf } from "./storage-error.ts";
import {
  type Append,
  type Appended,
  type AppendRefusal,
  type JournalHead,
  MalformedEvent,
  type ReadRange,
  type Recorded,
  type RowFault,
  type StoredAnswer,
} from "./store.ts";

/** A command with its values as JSON text: nothing about it can change or fail to encode later. */
export interface EncodedAppend {
  readonly command: Pick<Append, "competition" | "expectedSeq">;
  readonly events: readonly EncodedEvent[];
  readonly idempotency: EncodedIdempotency | null;
}

interface EncodedEvent extends Recorded {
  readonly type: string;
  readonly data: string;
}

interface EncodedIdempotency {
  readonly key: string;
  readonly fingerprint: string;
  readonly answer: string;
}

/** What became of an append, and the journal's new head when it grew. */
interface Attempt {
  readonly answer: Result<Appended, AppendRefusal>;
  readonly head: JournalHead | null;
}

/** Encodes a command. Throws a TypeError for data that is not JSON, a mistake of the program. */
export const encode = (append: Append): EncodedAppend => {
  const { competition, expectedSeq, events, idempotency } = append;
  const { actor, recordedAt, effectiveAt = recordedAt } = append;
  return {
    command: { competition, expectedSeq },
    events: events.map(({ type, data, recorded }) => ({
      type,
      data: jsonText(data),
      ...(recorded ?? { actor, recordedAt, effectiveAt }),
    })),
    idempotency: idempotency ? { ...idempotency, answer: jsonText(idempotency.answer) } : null,
  };
};

const jsonText = (value: unknown): string => {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError("not a JSON value");
  return text;
};

const refused = (refusal: AppendRefusal): Attempt => ({ answer: err(refusal), head: null });

/** The journal's statements, prepared. All of them run synchronously on `db`. */
export const createStatements = (db: Database) => {
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
  const selectAnswer = db.prepare(
    "SELECT * FROM answers WHERE competition = ? AND idempotency_key = ?",
  );
  const selectEvents = db.prepare(`
    SELECT events.*, last_seq AS last FROM events LEFT JOIN competitions USING (competition)
    WHERE competition = ? AND seq > ? AND seq <= ? ORDER BY seq LIMIT ?`);
  const upsertHead = db.prepare(`
    INSERT INTO competitions (competition, created_at, last_seq) VALUES (?, ?, ?)
    ON CONFLICT (competition) DO UPDATE SET last_seq = excluded.last_seq`);
  const insertEvent = db.prepare(`
    INSERT INTO events (competition, seq, type, data, actor, recorded_at, effective_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)`);
  const insertAnswer = db.prepare(`
    INSERT INTO answers (competition, idempotency_key, fingerprint, answer, last_seq)
    VALUES (?, ?, ?, ?, ?)`);
  const deleteCompetition = db.prepare("DELETE FROM competitions WHERE competition = ?");

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

  const answer = (competition: string, key: string): StoredAnswer | null => {
    const row = selectAnswer.get(competition, key);
    return row === undefined ? null : answerOf(row);
  };

  return {
    head,
    heads: (): readonly JournalHead[] => selectHeads.all().map(headOf),
    answer,
    read,
    remove: (competition: string): boolean => deleteCompetition.run(competition).changes > 0,

    /**
     * `baseFailed`: another append that this one counts on was not appended. Must be called inside
     * a transaction that is undone if this throws.
     */
    append: ({ command, events, idempotency }: EncodedAppend, baseFailed: boolean): Attempt => {
      const { competition, expectedSeq } = command;
      const first = idempotency === null ? null : answer(competition, idempotency.key);
      if (idempotency !== null && first !== null) {
        const { fingerprint, ...told } = first;
        if (fingerprint !== idempotency.fingerprint) {
          return refused({ code: "key-reused", key: idempotency.key });
        }
        return { answer: ok({ outcome: "repeated", ...told }), head: null };
      }
      const [earliest] = events;
      if (earliest === undefined) return refused({ code: "no-events" });
      const before = head(competition);
      const currentSeq = before?.lastSeq ?? 0;
      if (baseFailed || currentSeq !== expectedSeq) {
        return refused({ code: "conflict", expectedSeq, currentSeq });
      }
      const lastSeq = currentSeq + events.length;
      const createdAt = before?.createdAt ?? earliest.recordedAt;
      upsertHead.run(competition, createdAt, lastSeq);
      const recorded = events.map(({ type, data, ...origin }, index): RecordedEvent => {
        const seq = currentSeq + index + 1;
        const { actor, recordedAt, effectiveAt } = origin;
        insertEvent.run(competition, seq, type, data, actor, recordedAt, effectiveAt);
        return { competition, seq, type, data: JSON.parse(data), ...origin };
      });
      if (idempotency !== null) {
        const { key, fingerprint, answer } = idempotency;
        insertAnswer.run(competition, key, fingerprint, answer, lastSeq);
      }
      return {
        answer: ok({ outcome: "appended", events: recorded, lastSeq }),
        head: { competition, createdAt, lastSeq },
      };
    },
  };
};

/** A head whose row is not what it should be is a journal whose events will say so. */
const headOf = (row: Row): JournalHead => ({
  competition: String(row["competition"]),
  createdAt: typeof row["created_at"] === "string" ? row["created_at"] : "",
  lastSeq: typeof row["last_seq"] === "number" ? row["last_seq"] : 0,
});

const answerOf = (row: Row): StoredAnswer => ({
  fingerprint: textOf(row, "fingerprint"),
  answer: jsonOf(row, "answer"),
  lastSeq: integerOf(row, "last_seq"),
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
