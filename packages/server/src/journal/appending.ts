import type { Trace } from "@losfee/contract";
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
} from "@losfee/core";
import { integerOf, jsonOf, type Row, textOf } from "../storage/rows.ts";
import { first, run, type Steps } from "../storage/steps.ts";
import {
  deleteCompetition,
  insertAnswer,
  insertEvent,
  insertPart,
  selectAnswer,
  upsertHead,
} from "./append-queries.ts";
import { erase } from "./erasing.ts";
import { changePictures } from "./picture-rows.ts";
import { headOf } from "./reading.ts";
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
import { insertTrace } from "./trace-rows.ts";

/** A command with its values as JSON text: nothing about it can change or fail to encode later. */
export interface EncodedAppend {
  readonly command: Pick<Append, "journal" | "expectedSeq">;
  readonly events: readonly EncodedEvent[];
  readonly idempotency: EncodedIdempotency | null;
  readonly erasure: AppendErasure | null;
  readonly pictures: AppendPictures | null;
  readonly trace: Trace | null;
  readonly alongside: NonNullable<Append["alongside"]> | null;
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
export interface Attempt {
  readonly answer: Result<AppendOutcome, AppendRefusal>;
  readonly head: JournalHead | null;
}

/** Encodes a command. Throws a TypeError for data that is not JSON, a mistake of the program. */
export const encode = (append: Append): EncodedAppend => {
  const { journal, expectedSeq, events, idempotency, erasure = null, pictures = null } = append;
  const { trace = null, alongside = null } = append;
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
    trace,
    alongside,
  };
};

/** A JSON value as text. Neither way of writing it gives a text for what is none. */
const textOfJson = (value: unknown, write: (value: unknown) => string | undefined): string => {
  const text = write(value);
  if (text === undefined) throw new TypeError("not a JSON value");
  return text;
};

const refused = (refusal: AppendRefusal): Attempt => ({ answer: err(refusal), head: null });

/** What was answered under an idempotency key, or null. */
export function* storedAnswer(journal: JournalKey, key: string): Steps<StoredAnswer | null> {
  const row = yield* first(selectAnswer({ ...journal, key }));
  return row === undefined ? null : answerOf(row);
}

/** Deletes a journal with all that stands beside it; false if there was none. */
export function* removeJournal(journal: JournalKey): Steps<boolean> {
  return (yield* run(deleteCompetition(journal))) > 0;
}

/** Writes an event behind the one with the hash `previous`; its own hash. */
function* write(
  journal: JournalKey,
  seq: number,
  { type, data, parts, actor, recordedAt, effectiveAt }: EncodedEvent,
  previous: string,
): Steps<string> {
  const { owner, id: competition } = journal;
  const said = {
    ...{ schema: EVENT_SCHEMA, owner, competition, seq, type, actor, recordedAt, effectiveAt },
    previous,
  };
  const hash = hashOfFramed(said, data, nativeHash);
  yield* run(insertEvent({ ...said, id: competition, text: data, hash }));
  for (const { part, value } of parts) {
    yield* run(insertPart({ ...journal, seq, place: part.at, salt: part.salt, value }));
  }
  return hash;
}

/**
 * Appends the events of a command, in a transaction. `baseFailed`: another append that this one counts
 * on was not appended.
 */
export function* append(
  { command, events, idempotency, erasure, pictures, trace, alongside }: EncodedAppend,
  baseFailed: boolean,
): Steps<Attempt> {
  const { journal, expectedSeq } = command;
  // Where it ends before what was answered: another server that comes between the two with the same
  // command is found by its answer, not taken for somebody else's.
  const before = yield* headOf(journal);
  const earlier = idempotency === null ? null : yield* storedAnswer(journal, idempotency.key);
  if (idempotency !== null && earlier !== null) {
    const { fingerprint, ...repeated } = earlier;
    if (fingerprint !== idempotency.fingerprint) {
      return refused({ code: "key-reused", key: idempotency.key });
    }
    return { answer: ok({ outcome: "repeated", ...repeated }), head: null };
  }
  const [earliest] = events;
  if (earliest === undefined) return refused({ code: "no-events" });
  const currentSeq = before?.lastSeq ?? 0;
  if (baseFailed || currentSeq !== expectedSeq) {
    return refused({ code: "conflict", expectedSeq, currentSeq });
  }
  const lastSeq = currentSeq + events.length;
  const createdAt = before?.createdAt ?? earliest.recordedAt;
  // The row of the journal first, to which the events belong; its hash comes with the last one.
  if (before === null) yield* run(upsertHead({ ...journal, createdAt, lastSeq, hash: NO_EVENT }));
  let hash = before?.hash ?? NO_EVENT;
  for (const [index, event] of events.entries()) {
    const seq = currentSeq + index + 1;
    hash = yield* write(journal, seq, event, hash);
    if (trace !== null) yield* run(insertTrace({ ...journal, ...trace, seq }));
  }
  yield* run(upsertHead({ ...journal, createdAt, lastSeq, hash }));
  if (erasure !== null) yield* erase(journal, erasure);
  if (pictures !== null) yield* changePictures(journal, pictures);
  if (alongside !== null) yield* alongside();
  if (idempotency !== null) yield* run(insertAnswer({ ...journal, ...idempotency, lastSeq }));
  return {
    answer: ok({ outcome: "appended", lastSeq }),
    head: { journal, createdAt, lastSeq, hash },
  };
}

/** What was answered, as its row has it. */
export const answerOf = (row: Row): StoredAnswer => ({
  fingerprint: textOf(row, "fingerprint"),
  answer: jsonOf(row, "answer"),
  lastSeq: integerOf(row, "last_seq"),
});
