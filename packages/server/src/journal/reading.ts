import {
  type HashedEvent,
  type JournalKey,
  linkFaultOfFramed,
  NO_EVENT,
  type StoredEvent,
} from "@losfee/core";
import type { Database } from "../storage/connection.ts";
import { integerOf, jsonOf, type Row, textOf } from "../storage/rows.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import { createPartsReading, type PartsReading } from "./parts-reading.ts";
import {
  type JournalHead,
  type KnownErasure,
  MalformedEvent,
  type ReadRange,
  type RowFault,
} from "./store.ts";
import { nativeHash } from "./text-hash.ts";

/** Reading journals. */
export interface Reading {
  /** A journal's place in the list, or null if there is none. */
  head(journal: JournalKey): JournalHead | null;
  /** All journals, oldest first. */
  heads(): readonly JournalHead[];
  /** @throws MalformedEvent where an event is wrong or missing. */
  read(journal: JournalKey, range: ReadRange): readonly StoredEvent[];
  /** Everything that was erased. */
  erasures(): readonly KnownErasure[];
}

/** The key of the row's journal. */
const OF_JOURNAL = "owner = ? AND competition = ?";

/** Reads the journals in `db`, synchronously. */
export const createReading = (db: Pick<Database, "prepare">): Reading => {
  const selectHead = db.prepare(`SELECT * FROM competitions WHERE ${OF_JOURNAL}`);
  // Events whose competition is gone are found, too: none of them may look as if it had never been.
  const selectHeads = db.prepare(`
    WITH RECURSIVE
    owners (name) AS (
      SELECT min(owner) FROM events
      UNION ALL
      SELECT (SELECT min(owner) FROM events WHERE owner > name) FROM owners WHERE name IS NOT NULL
    ),
    journals (name, id) AS (
      SELECT name, (SELECT min(competition) FROM events WHERE owner = name)
      FROM owners WHERE name IS NOT NULL
      UNION ALL
      SELECT name,
        (SELECT min(competition) FROM events WHERE owner = name AND competition > id)
      FROM journals WHERE id IS NOT NULL
    )
    SELECT owner, competition, created_at, last_seq, hash FROM competitions
    UNION ALL
    SELECT name, id, '',
      (SELECT max(seq) FROM events WHERE owner = name AND competition = id), ''
    FROM journals
    WHERE id IS NOT NULL AND (name, id) NOT IN (SELECT owner, competition FROM competitions)
    ORDER BY created_at, owner, competition`);
  const selectLast = db.prepare(`SELECT max(seq) AS last FROM events WHERE ${OF_JOURNAL}`);
  const selectHash = db.prepare(`SELECT hash FROM events WHERE ${OF_JOURNAL} AND seq = ?`);
  const selectEvents = db.prepare(`
    SELECT events.*, last_seq AS last FROM events LEFT JOIN competitions USING (owner, competition)
    WHERE ${OF_JOURNAL} AND seq > ? AND seq <= ? ORDER BY seq LIMIT ?`);
  const selectErasures = db.prepare("SELECT * FROM erasures");
  const parts = createPartsReading(db);

  const head = (journal: JournalKey): JournalHead | null => {
    const row = selectHead.get(journal.owner, journal.id);
    if (row !== undefined) return headOf(row);
    const last = selectLast.get(journal.owner, journal.id)?.["last"];
    return typeof last === "number" ? { journal, createdAt: "", lastSeq: last, hash: "" } : null;
  };

  /** The hash of the event that a range begins behind; null where it cannot be read. */
  const hashBefore = ({ owner, id }: JournalKey, after: number): string | null => {
    if (after === 0) return NO_EVENT;
    const hash = selectHash.get(owner, id, after)?.["hash"];
    return typeof hash === "string" ? hash : null;
  };

  const read = (journal: JournalKey, range: ReadRange): readonly StoredEvent[] => {
    const { owner, id } = journal;
    const { after = 0, upTo = Number.MAX_SAFE_INTEGER, limit = -1 } = range;
    // Before the events: what another process appends in between makes them more than it says, never fewer.
    const wanted = Math.min(upTo, head(journal)?.lastSeq ?? 0);
    const rows = readable(
      () => selectEvents.all(owner, id, after, upTo, limit),
      (seq) => (seq > upTo ? undefined : selectEvents.get(owner, id, seq - 1, seq, 1)),
      after,
    );
    const chained = chainedEvents(rows, after, hashBefore(journal, after));
    const events = withParts(chained, parts, journal);
    const read = after + events.length;
    if (limit >= 0 && events.length >= limit) return events;
    const last = head(journal);
    // A damaged index can end a range early and still find what comes behind it: fewer are too few.
    if (read < wanted && last !== null) throw new MalformedEvent(read + 1, "missing", events);
    if (range.upTo === undefined && !endsWith(events, last)) {
      // Whoever changed the last event and its hash did not reach what is said of the whole.
      throw new MalformedEvent(read, "altered", events.slice(0, -1));
    }
    return events;
  };

  return {
    head,
    heads: () => selectHeads.all().map(headOf),
    read,
    erasures: () =>
      selectErasures.all().map((row) => ({
        commitment: textOf(row, "commitment"),
        entry: integerOf(row, "entry"),
      })),
  };
};

/** Whether a journal's last event, where it is among `events`, is the one that its head names. */
const endsWith = (events: readonly StoredEvent[], head: JournalHead | null): boolean => {
  const last = events.at(-1);
  return last === undefined || last.seq !== head?.lastSeq || last.hash === head.hash;
};

/** A head whose row is not what it should be is a journal whose events will say so. */
const headOf = (row: Row): JournalHead => ({
  journal: { owner: String(row["owner"]), id: String(row["competition"]) },
  createdAt: typeof row["created_at"] === "string" ? row["created_at"] : "",
  lastSeq: typeof row["last_seq"] === "number" ? row["last_seq"] : 0,
  hash: typeof row["hash"] === "string" ? row["hash"] : "",
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

/** Events of a journal, and what is wrong with the one behind them. */
interface ChainedEvents {
  readonly events: readonly HashedEvent[];
  readonly fault: RowFault | null;
}

/** The events of `rows`, which must follow event `after` without a gap, each linked to the one before. */
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

/** The event of a row that should be number `seq` behind `previous`, or what is wrong with the row. */
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

/** The events with their parts. @throws MalformedEvent at the first fault of either. */
const withParts = (
  { events: chained, fault }: ChainedEvents,
  parts: PartsReading,
  journal: JournalKey,
): readonly StoredEvent[] => {
  const [first] = chained;
  const found = first === undefined ? null : parts.of(journal, first.seq, chained.length);
  const sound = found === null ? 0 : found.bySeq.length;
  const events = (found?.bySeq ?? []).flatMap((own, index): readonly StoredEvent[] => {
    const event = chained[index];
    return event === undefined ? [] : [{ ...event, parts: own }];
  });
  const wrong = found?.fault ?? fault;
  if (wrong === null) return events;
  const next = (first?.seq ?? 1) + sound;
  throw new MalformedEvent(next, wrong, events);
};
