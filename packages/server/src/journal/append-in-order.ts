import type { Trace } from "@losfee/contract";
import {
  EVENT_SCHEMA,
  err,
  hashOfFramed,
  type JournalKey,
  NO_EVENT,
  ok,
  type Result,
} from "@losfee/core";
import { type Query, query } from "../storage/query.ts";
import { run, runAll, type Steps, together } from "../storage/steps.ts";
import { insertAnswer, insertEvent, insertPart, upsertHead } from "./append-queries.ts";
import { type EncodedAppend, type EncodedEvent, storedAnswer } from "./appending.ts";
import { erase } from "./erasing.ts";
import { changePictures } from "./picture-rows.ts";
import { headOf } from "./reading.ts";
import type { Append, AppendOutcome, AppendRefusal, JournalHead, StoredAnswer } from "./store.ts";
import { nativeHash } from "./text-hash.ts";

/** The result of an append, and the journal's new head if it grew. */
export interface Attempt {
  readonly answer: Result<AppendOutcome, AppendRefusal>;
  readonly head: JournalHead | null;
}

/** True if the append was carried out now, so that others may build on it. */
export const isAppended = ({ answer }: Attempt): boolean =>
  answer.ok && answer.value.outcome === "appended";

/**
 * Appends commands to one journal in order, in a transaction; yields the result of each. Commands
 * that write only events are batched. `isThere`: true if the append that one of these builds on was
 * carried out earlier.
 */
export function* appendInOrder(
  commands: readonly EncodedAppend[],
  isThere: (base: Append) => boolean,
): Steps<readonly Attempt[]> {
  const here = new Set<Append>();
  const attempts: Attempt[] = [];
  for (const stretch of stretchesOf(commands)) {
    attempts.push(...(yield* appendStretch(stretch, here, isThere)));
  }
  return attempts;
}

/** Groups commands that can be written together: one that writes more than events is alone. */
const stretchesOf = (commands: readonly EncodedAppend[]): readonly (readonly EncodedAppend[])[] => {
  const stretches: EncodedAppend[][] = [];
  for (const command of commands) {
    const last = stretches.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && isPlain(before) && isPlain(command)) {
      last.push(command);
    } else stretches.push([command]);
  }
  return stretches;
};

const isPlain = ({ erasure, pictures, alongside }: EncodedAppend): boolean =>
  erasure === null && pictures === null && alongside === null;

/** Adds those that are appended to `here`. */
function* appendStretch(
  stretch: readonly EncodedAppend[],
  here: Set<Append>,
  isThere: (base: Append) => boolean,
): Steps<readonly Attempt[]> {
  const [first] = stretch;
  if (first === undefined) return [];
  const { journal } = first.command;
  // Reads the head before the answers: if another server runs the same command in between, it is
  // found by its answer and not taken for a foreign one.
  const before = yield* headOf(journal);
  const answers = yield* answersTo(journal, stretch);
  const growth = growthOf(journal, before);
  const attempts = stretch.map((encoded): Attempt => {
    const { command, events, idempotency } = encoded;
    const { expectedSeq, buildsOn } = command;
    const earlier = idempotency === null ? undefined : answers.get(idempotency.key)?.();
    if (idempotency !== null && earlier !== undefined) {
      const { fingerprint, ...repeated } = earlier;
      return fingerprint === idempotency.fingerprint
        ? { answer: ok({ outcome: "repeated", ...repeated }), head: null }
        : refused({ code: "key-reused", key: idempotency.key });
    }
    const currentSeq = growth.lastSeq();
    const isKept = idempotency !== null && currentSeq > 0;
    if (events.length === 0 && !isKept) return refused({ code: "no-events" });
    const isOnIt = buildsOn === undefined || here.has(buildsOn) || isThere(buildsOn);
    if (!isOnIt || currentSeq !== expectedSeq) {
      return refused({ code: "conflict", expectedSeq, currentSeq });
    }
    here.add(command);
    const head = growth.add(encoded);
    const { lastSeq } = head;
    if (idempotency !== null) {
      const { key, fingerprint, answer } = idempotency;
      answers.set(key, () => ({ fingerprint, answer: JSON.parse(answer), lastSeq }));
    }
    const grown = events.length === 0 ? null : head;
    return { answer: ok({ outcome: "appended", lastSeq }), head: grown };
  });
  yield* growth.write();
  return attempts;
}

const refused = (refusal: AppendRefusal): Attempt => ({ answer: err(refusal), head: null });

/** Earlier answers, by the commands' keys. */
function* answersTo(
  journal: JournalKey,
  commands: readonly EncodedAppend[],
): Steps<Map<string, () => StoredAnswer>> {
  const keys = commands.flatMap(({ idempotency }) => idempotency?.key ?? []);
  const found = yield* together(keys.map((key) => storedAnswer(journal, key)));
  return new Map(
    keys.flatMap((key, index) => {
      const answer = found[index];
      return answer == null ? [] : [[key, () => answer] as const];
    }),
  );
}

/** Rows to write at the end of a journal. */
interface Growth {
  readonly lastSeq: () => number;
  /** Adds a command's events at the end; returns the new head. */
  add(encoded: EncodedAppend): JournalHead;
  write(): Steps<void>;
}

/** For a journal that ends with `before`; null for a new one. */
const growthOf = (journal: JournalKey, before: JournalHead | null): Growth => {
  const events: Query[] = [];
  const beside: Query[] = [];
  const answers: Query[] = [];
  let last: EncodedAppend | null = null;
  let head = before;

  const addEvent = (event: EncodedEvent, trace: EncodedAppend["trace"]): void => {
    const { type, data, parts, actor, recordedAt, effectiveAt } = event;
    const { owner, id: competition } = journal;
    const seq = (head?.lastSeq ?? 0) + 1;
    const said = {
      ...{ schema: EVENT_SCHEMA, owner, competition, seq, type, actor, recordedAt, effectiveAt },
      previous: head?.hash ?? NO_EVENT,
    };
    const hash = hashOfFramed(said, data, nativeHash);
    events.push(insertEvent({ ...said, id: competition, text: data, hash }));
    for (const { part, value } of parts) {
      beside.push(insertPart({ ...journal, seq, place: part.at, salt: part.salt, value }));
    }
    if (trace !== null) beside.push(insertTrace({ ...journal, ...trace, seq }));
    head = { journal, createdAt: head?.createdAt ?? recordedAt, lastSeq: seq, hash };
  };

  return {
    lastSeq: () => head?.lastSeq ?? 0,
    add(encoded) {
      for (const event of encoded.events) addEvent(event, encoded.trace);
      if (head === null) throw new TypeError("a command without events");
      const { idempotency } = encoded;
      if (idempotency !== null) {
        answers.push(insertAnswer({ ...journal, ...idempotency, lastSeq: head.lastSeq }));
      }
      last = encoded;
      return head;
    },
    *write() {
      if (head === null || last === null) return;
      const { erasure, pictures, alongside } = last;
      // First the journal's own row, which its events refer to.
      yield* run(upsertHead({ ...head, ...journal }));
      yield* runAll([...events, ...beside]);
      if (erasure !== null) yield* erase(journal, erasure);
      if (pictures !== null) yield* changePictures(journal, pictures);
      if (alongside !== null) yield* alongside();
      // After an erasure, which removes earlier answers.
      yield* runAll(answers);
    },
  };
};

/** Writes the device and link of an event. */
const insertTrace = query((db, row: JournalKey & Trace & { readonly seq: number }) =>
  db.insertInto("event_traces").values({
    owner: row.owner,
    competition: row.id,
    seq: row.seq,
    session: row.session,
    link: row.link,
    person: row.person,
    browser: row.browser,
    system: row.system,
  }),
);

/**
 * A pattern that finds any of these texts, as whole words, in JSON text; null if there are none.
 */
export const mentionOf = (texts: readonly string[]): RegExp | null => {
  const wanted = texts.filter((text) => text !== "");
  if (wanted.length === 0) return null;
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${wanted.map(inJson).join("|")})(?![\\p{L}\\p{N}])`,
    "iu",
  );
};

/** Escapes a text for JSON, for a regular expression. */
const inJson = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
