import { err, ok, type RecordedEvent, type Result } from "@losfee/core";
import type { Database } from "./connection.ts";
import { createReading } from "./reading.ts";
import { integerOf, jsonOf, type Row, textOf } from "./rows.ts";
import type {
  Append,
  Appended,
  AppendRefusal,
  JournalHead,
  Recorded,
  StoredAnswer,
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
  const reading = createReading(db);
  const { head } = reading;
  const selectAnswer = db.prepare(
    "SELECT * FROM answers WHERE competition = ? AND idempotency_key = ?",
  );
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

  const answer = (competition: string, key: string): StoredAnswer | null => {
    const row = selectAnswer.get(competition, key);
    return row === undefined ? null : answerOf(row);
  };

  return {
    ...reading,
    answer,
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

const answerOf = (row: Row): StoredAnswer => ({
  fingerprint: textOf(row, "fingerprint"),
  answer: jsonOf(row, "answer"),
  lastSeq: integerOf(row, "last_seq"),
});
