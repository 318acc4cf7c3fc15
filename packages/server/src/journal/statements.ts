import {
  canonicalJson,
  EVENT_SCHEMA,
  err,
  hashOfFramed,
  type JournalKey,
  NO_EVENT,
  ok,
  type PersonalPart,
  type Result,
  type StoredEvent,
} from "@losfee/core";
import type { Database } from "../storage/connection.ts";
import { integerOf, jsonOf, type Row, textOf } from "../storage/rows.ts";
import type { Outcome, Step } from "../storage/steps.ts";
import { createErasing } from "./erasing.ts";
import { createPictureRows } from "./picture-rows.ts";
import { createReading } from "./reading.ts";
import type {
  Append,
  AppendErasure,
  AppendOutcome,
  AppendPictures,
  AppendRefusal,
  JournalHead,
  Provenance,
  StoredAnswer,
} from "./store.ts";
import { nativeHash } from "./text-hash.ts";

/** A command with its values as JSON text: nothing about it can change or fail to encode later. */
export interface EncodedAppend {
  readonly command: Pick<Append, "journal" | "expectedSeq">;
  readonly events: readonly EncodedEvent[];
  readonly idempotency: EncodedIdempotency | null;
  readonly erasure: AppendErasure | null;
  readonly pictures: AppendPictures | null;
}

interface EncodedEvent extends Provenance {
  readonly type: string;
  /** Canonical JSON: its hash is that of the text. */
  readonly data: string;
  readonly parts: readonly { readonly part: PersonalPart; readonly value: string }[];
}

interface EncodedIdempotency {
  readonly key: string;
  readonly fingerprint: string;
  readonly answer: string;
}

/** What became of an append, and the journal's new head when it grew. */
interface Attempt {
  readonly answer: Result<AppendOutcome, AppendRefusal>;
  readonly head: JournalHead | null;
}

/** Encodes a command. Throws a TypeError for data that is not JSON, a mistake of the program. */
export const encode = (append: Append): EncodedAppend => {
  const { journal, expectedSeq, events, idempotency, erasure = null, pictures = null } = append;
  const { actor, recordedAt, effectiveAt = recordedAt } = append;
  return {
    command: { journal, expectedSeq },
    events: events.map(({ type, data, parts = [], recorded }) => ({
      type,
      data: textOfJson(data, canonicalJson),
      parts: parts.map((part) => ({ part, value: canonicalJson(part.value) })),
      ...(recorded ?? { actor, recordedAt, effectiveAt }),
    })),
    idempotency: idempotency
      ? { ...idempotency, answer: textOfJson(idempotency.answer, JSON.stringify) }
      : null,
    erasure,
    pictures,
  };
};

/** A JSON value as text. Neither way of writing it gives a text for what is none. */
const textOfJson = (value: unknown, write: (value: unknown) => string | undefined): string => {
  const text = write(value);
  if (text === undefined) throw new TypeError("not a JSON value");
  return text;
};

const refused = (refusal: AppendRefusal): Attempt => ({ answer: err(refusal), head: null });

/** The journal's statements, prepared. All of them run synchronously on `db`. */
export const createStatements = (db: Database, execute: (step: Step) => Outcome) => {
  const reading = createReading(db);
  const { head } = reading;
  const erase = createErasing(db, execute);
  const pictures = createPictureRows(db);
  const selectAnswer = db.prepare(
    "SELECT * FROM answers WHERE owner = ? AND competition = ? AND idempotency_key = ?",
  );
  const upsertHead = db.prepare(`
    INSERT INTO competitions (owner, competition, created_at, last_seq, hash)
    VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (owner, competition)
    DO UPDATE SET last_seq = excluded.last_seq, hash = excluded.hash`);
  const insertEvent = db.prepare(`
    INSERT INTO events (owner, competition, seq, schema, type, data, actor, recorded_at,
      effective_at, previous, hash)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const insertPart = db.prepare(`
    INSERT INTO personal_parts (owner, competition, seq, place, salt, value)
    VALUES (?, ?, ?, ?, ?, ?)`);
  const insertAnswer = db.prepare(`
    INSERT INTO answers (owner, competition, idempotency_key, fingerprint, answer, last_seq)
    VALUES (?, ?, ?, ?, ?, ?)`);
  const deleteCompetition = db.prepare(
    "DELETE FROM competitions WHERE owner = ? AND competition = ?",
  );

  const answer = ({ owner, id }: JournalKey, key: string): StoredAnswer | null => {
    const row = selectAnswer.get(owner, id, key);
    return row === undefined ? null : answerOf(row);
  };

  /** Writes an event behind the one with the hash `previous`. */
  const write = (
    { owner, id: competition }: JournalKey,
    seq: number,
    { type, data, parts, actor, recordedAt, effectiveAt }: EncodedEvent,
    previous: string,
  ): StoredEvent => {
    const schema = EVENT_SCHEMA;
    const said = {
      schema,
      owner,
      competition,
      seq,
      type,
      actor,
      recordedAt,
      effectiveAt,
      previous,
    };
    const hash = hashOfFramed(said, data, nativeHash);
    const when = [actor, recordedAt, effectiveAt] as const;
    insertEvent.run(owner, competition, seq, schema, type, data, ...when, previous, hash);
    for (const { part, value } of parts) {
      insertPart.run(owner, competition, seq, part.at, part.salt, value);
    }
    return { ...said, data: JSON.parse(data), hash, parts: parts.map(({ part }) => part) };
  };

  return {
    ...reading,
    answer,
    pictureFile: pictures.file,
    pictures: pictures.all,
    remove: ({ owner, id }: JournalKey): boolean => deleteCompetition.run(owner, id).changes > 0,

    /**
     * `baseFailed`: another append that this one counts on was not appended. Must be called inside
     * a transaction that is undone if this throws.
     */
    append: (
      { command, events, idempotency, erasure, pictures: changed }: EncodedAppend,
      baseFailed: boolean,
    ): Attempt => {
      const { journal, expectedSeq } = command;
      const first = idempotency === null ? null : answer(journal, idempotency.key);
      if (idempotency !== null && first !== null) {
        const { fingerprint, ...repeated } = first;
        if (fingerprint !== idempotency.fingerprint) {
          return refused({ code: "key-reused", key: idempotency.key });
        }
        return { answer: ok({ outcome: "repeated", ...repeated }), head: null };
      }
      const [earliest] = events;
      if (earliest === undefined) return refused({ code: "no-events" });
      const before = head(journal);
      const currentSeq = before?.lastSeq ?? 0;
      if (baseFailed || currentSeq !== expectedSeq) {
        return refused({ code: "conflict", expectedSeq, currentSeq });
      }
      const lastSeq = currentSeq + events.length;
      const createdAt = before?.createdAt ?? earliest.recordedAt;
      const { owner, id } = journal;
      // The row of the journal first, to which the events belong; its hash comes with the last one.
      if (before === null) upsertHead.run(owner, id, createdAt, lastSeq, NO_EVENT);
      let hash = before?.hash ?? NO_EVENT;
      const recorded = events.map((event, index) => {
        const written = write(journal, currentSeq + index + 1, event, hash);
        hash = written.hash;
        return written;
      });
      upsertHead.run(owner, id, createdAt, lastSeq, hash);
      if (erasure !== null) erase(journal, erasure);
      if (changed !== null) pictures.change(journal, changed);
      if (idempotency !== null) {
        const { key, fingerprint, answer } = idempotency;
        insertAnswer.run(owner, id, key, fingerprint, answer, lastSeq);
      }
      return {
        answer: ok({ outcome: "appended", events: recorded, lastSeq }),
        head: { journal, createdAt, lastSeq, hash },
      };
    },
  };
};

const answerOf = (row: Row): StoredAnswer => ({
  fingerprint: textOf(row, "fingerprint"),
  answer: jsonOf(row, "answer"),
  lastSeq: integerOf(row, "last_seq"),
});
