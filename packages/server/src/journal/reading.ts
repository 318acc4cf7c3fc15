import {
  type HashedEvent,
  type JournalKey,
  linkFaultOfFramed,
  NO_EVENT,
  type StoredEvent,
} from "@losfee/core";
import type { Database } from "../storage/connection.ts";
import { integerOf, jsonOf, type Row, textOf } from "../storage/rows.ts";
import { all, createSqliteSteps, first, runAtOnce, type Steps } from "../storage/steps.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import { partsOf } from "./parts-reading.ts";
import {
  type Stretch,
  selectErasures,
  selectEvents,
  selectHash,
  selectHead,
  selectHeads,
  selectLast,
} from "./reading-queries.ts";
import {
  type JournalHead,
  type KnownErasure,
  MalformedEvent,
  type ReadRange,
  type RowFault,
} from "./store.ts";
import { nativeHash } from "./text-hash.ts";

/** More than the length of any journal. */
const ALL = Number.MAX_SAFE_INTEGER;

/** A journal's head, or null if there is none. */
export function* headOf(journal: JournalKey): Steps<JournalHead | null> {
  const row = yield* first(selectHead(journal));
  if (row !== undefined) return headIn(row);
  const last = (yield* first(selectLast(journal)))?.last;
  return typeof last === "number" ? { journal, createdAt: "", lastSeq: last, hash: "" } : null;
}

/** All journals, oldest first. */
export function* allHeads(): Steps<readonly JournalHead[]> {
  return (yield* all(selectHeads())).map(headIn);
}

/** All erasures. */
export function* allErasures(): Steps<readonly KnownErasure[]> {
  const rows = yield* all(selectErasures());
  return rows.map((row) => ({
    commitment: textOf(row, "commitment"),
    entry: integerOf(row, "entry"),
  }));
}

/** The events of a journal in order. @throws MalformedEvent if an event is wrong or missing. */
export function* readJournal(
  journal: JournalKey,
  range: ReadRange = {},
): Steps<readonly StoredEvent[]> {
  const { after = 0, upTo = ALL, limit = ALL } = range;
  // Read before the events: another process can only add events in between, never remove any.
  const wanted = Math.min(upTo, (yield* headOf(journal))?.lastSeq ?? 0);
  const rows = yield* readable(journal, { after, upTo, limit });
  const chained = chainedEvents(rows, after, yield* hashBefore(journal, after));
  const events = yield* withParts(chained, journal);
  const read = after + events.length;
  if (events.length >= limit) return events;
  const last = yield* headOf(journal);
  // A damaged index can end a range early: too few events are missing ones.
  if (read < wanted && last !== null) throw new MalformedEvent(read + 1, "missing", events);
  if (range.upTo === undefined && !endsWith(events, last)) {
    // The last event and its hash were changed, but not the journal's head.
    throw new MalformedEvent(read, "altered", events.slice(0, -1));
  }
  return events;
}

/** The hash of the event before a range; null if unreadable. */
function* hashBefore(journal: JournalKey, after: number): Steps<string | null> {
  if (after === 0) return NO_EVENT;
  const hash = (yield* first(selectHash({ ...journal, seq: after })))?.hash;
  return typeof hash === "string" ? hash : null;
}

/** True if a journal's last event, if among `events`, is the one in its head. */
const endsWith = (events: readonly StoredEvent[], head: JournalHead | null): boolean => {
  const last = events.at(-1);
  return last === undefined || last.seq !== head?.lastSeq || last.hash === head.hash;
};

/** For a malformed head row, reading the events reports the fault. */
export const headIn = (row: Row): JournalHead => ({
  journal: { owner: String(row["owner"]), id: String(row["competition"]) },
  createdAt: typeof row["created_at"] === "string" ? row["created_at"] : "",
  lastSeq: typeof row["last_seq"] === "number" ? row["last_seq"] : 0,
  hash: typeof row["hash"] === "string" ? row["hash"] : "",
});

/**
 * The rows of a range. If the medium cannot read them all, reads them one by one, with the fault in
 * place of the first unreadable one.
 */
function* readable(
  journal: JournalKey,
  { after, upTo, limit }: Stretch,
): Steps<readonly (Row | RowFault)[]> {
  try {
    return yield* all(selectEvents({ ...journal, after, upTo, limit }));
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  const rows: (Row | RowFault)[] = [];
  try {
    for (let seq = after + 1; seq <= upTo; seq++) {
      const row = yield* first(selectEvents({ ...journal, after: seq - 1, upTo: seq, limit: 1 }));
      if (row === undefined) break;
      rows.push(row);
    }
    return rows;
  } catch (error) {
    if (!isDamage(error)) throw error;
    return [...rows, "unreadable"];
  }
}

const isDamage = (error: unknown): boolean => storageFaultOf(error)?.code === "damaged";

/** Events of a journal, and the fault after them. */
interface ChainedEvents {
  readonly events: readonly HashedEvent[];
  readonly fault: RowFault | null;
}

/**
 * The events of `rows`, which must follow event `after` without a gap, each linked to the previous.
 */
const chainedEvents = (
  rows: readonly (Row | RowFault)[],
  after: number,
  before: string | null,
): ChainedEvents => {
  const events: HashedEvent[] = [];
  let previous = before;
  for (const row of rows) {
    const event = typeof row === "string" ? row : eventOf(row, after + events.length + 1, previous);
    if (typeof event === "string") return { events, fault: event };
    events.push(event);
    previous = event.hash;
  }
  const last = rows.at(-1);
  const isOrphaned = typeof last === "object" && last["last"] === null;
  return { events, fault: isOrphaned ? "orphaned" : null };
};

/** The event of a row, expected as number `seq` after `previous`, or the row's fault. */
const eventOf = (row: Row, seq: number, previous: string | null): HashedEvent | RowFault => {
  const { last } = row;
  if (row["seq"] !== seq) return "missing";
  if (typeof last === "number" && seq > last) return "surplus";
  try {
    const frame = {
      schema: integerOf(row, "schema"),
      owner: textOf(row, "owner"),
      competition: textOf(row, "competition"),
      seq,
      type: textOf(row, "type"),
      actor: textOf(row, "actor"),
      recordedAt: textOf(row, "recorded_at"),
      effectiveAt: textOf(row, "effective_at"),
      previous: textOf(row, "previous"),
      hash: textOf(row, "hash"),
    };
    const data = jsonOf(row, "data");
    const fault = linkFaultOfFramed(
      frame,
      textOf(row, "data"),
      previous ?? frame.previous,
      nativeHash,
    );
    return fault ?? { ...frame, data };
  } catch (error) {
    if (!isDamage(error)) throw error;
    return error instanceof Error && error.cause instanceof SyntaxError ? "not-json" : "unreadable";
  }
};

/** Adds the events' parts. @throws MalformedEvent at the first fault of either. */
function* withParts(
  { events: chained, fault }: ChainedEvents,
  journal: JournalKey,
): Steps<readonly StoredEvent[]> {
  const [first] = chained;
  const found = first === undefined ? null : yield* partsOf(journal, first.seq, chained.length);
  const sound = found === null ? 0 : found.bySeq.length;
  const events = (found?.bySeq ?? []).flatMap((own, index): readonly StoredEvent[] => {
    const event = chained[index];
    return event === undefined ? [] : [{ ...event, parts: own }];
  });
  const wrong = found?.fault ?? fault;
  if (wrong === null) return events;
  const next = (first?.seq ?? 1) + sound;
  throw new MalformedEvent(next, wrong, events);
}

/** Reads the journals in a file that no other process uses. */
interface SqliteReading {
  /** All journals, oldest first. */
  heads(): readonly JournalHead[];
  /** @throws MalformedEvent if an event is wrong or missing. */
  read(journal: JournalKey): readonly StoredEvent[];
  /** All erasures. */
  erasures(): readonly KnownErasure[];
}

/** Reads the journals in `db`, synchronously. */
export const createSqliteReading = (db: Pick<Database, "prepare">): SqliteReading => {
  const execute = createSqliteSteps(db);
  return {
    heads: () => runAtOnce(allHeads(), execute),
    read: (journal) => runAtOnce(readJournal(journal), execute),
    erasures: () => runAtOnce(allErasures(), execute),
  };
};
