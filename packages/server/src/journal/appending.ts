import type { Trace } from "@losfee/contract";
import { canonicalJson, type JournalKey, type PersonalPart } from "@losfee/core";
import { integerOf, jsonOf, type Row, textOf } from "../storage/rows.ts";
import { first, run, type Steps } from "../storage/steps.ts";
import { deleteCompetition, selectAnswer } from "./append-queries.ts";
import type { Append, AppendErasure, AppendPictures, Provenance, StoredAnswer } from "./store.ts";

/** A command with its values as JSON text, so that encoding cannot fail or change later. */
export interface EncodedAppend {
  readonly command: Append;
  readonly events: readonly EncodedEvent[];
  readonly idempotency: EncodedIdempotency | null;
  readonly erasure: AppendErasure | null;
  readonly pictures: AppendPictures | null;
  readonly trace: Trace | null;
  readonly alongside: NonNullable<Append["alongside"]> | null;
}

export interface EncodedEvent extends Provenance {
  readonly type: string;
  /** Canonical JSON, the text that is hashed. */
  readonly data: string;
  readonly parts: readonly { readonly part: PersonalPart; readonly value: string }[];
}

/** The command's idempotency key, and the answer to repetitions. */
export interface EncodedIdempotency {
  readonly key: string;
  readonly fingerprint: string;
  readonly answer: string;
}

/** Encodes a command. Throws a TypeError for data that is not JSON, a programming error. */
export const encode = (append: Append): EncodedAppend => {
  const { events, idempotency, erasure = null, pictures = null } = append;
  const { trace = null, alongside = null } = append;
  const { actor, recordedAt, effectiveAt = recordedAt } = append;
  return {
    command: append,
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

/** A JSON value as text. Neither serialiser returns a text for other values. */
const textOfJson = (value: unknown, write: (value: unknown) => string | undefined): string => {
  const text = write(value);
  if (text === undefined) throw new TypeError("not a JSON value");
  return text;
};

/** The answer stored under an idempotency key, or null. */
export function* storedAnswer(journal: JournalKey, key: string): Steps<StoredAnswer | null> {
  const row = yield* first(selectAnswer({ ...journal, key }));
  return row === undefined ? null : answerOf(row);
}

/** Deletes a journal with everything that belongs to it; false if there was none. */
export function* removeJournal(journal: JournalKey): Steps<boolean> {
  return (yield* run(deleteCompetition(journal))) > 0;
}

/** Decodes a stored answer from its row. */
export const answerOf = (row: Row): StoredAnswer => ({
  fingerprint: textOf(row, "fingerprint"),
  answer: jsonOf(row, "answer"),
  lastSeq: integerOf(row, "last_seq"),
});
