import type { JournalKey } from "@losfee/core";
import { query } from "../storage/query.ts";
import { integerOf, textOf } from "../storage/rows.ts";
import { all, first, run, type Steps } from "../storage/steps.ts";
import { selectHash } from "./reading-queries.ts";

/** The state and rules version of a snapshot. */
export interface SnapshotName {
  readonly journal: JournalKey;
  /** Last event of the state. */
  readonly seq: number;
  /** Version of the rules that folded it. */
  readonly version: string;
}

/** A stored snapshot. */
export interface StoredSnapshot {
  readonly seq: number;
  /** Hash of event `seq` at creation, and in the journal now. */
  readonly head: string;
  readonly headNow: string | null;
  /** Expected number of pieces. */
  readonly count: number;
  readonly digest: string;
  readonly pieces: readonly string[];
}

/** A piece of a snapshot, with the data common to all of them. */
interface Piece extends SnapshotName, Pick<StoredSnapshot, "head" | "count" | "digest"> {
  readonly number: number;
  readonly text: string;
}

type OfVersion = JournalKey & Pick<SnapshotName, "version">;
type OfSeq = JournalKey & Pick<SnapshotName, "seq">;

const select = query((db, { owner, id, version }: OfVersion) =>
  db
    .selectFrom("snapshots")
    .selectAll()
    .where(({ and }) => and({ owner, competition: id, version }))
    .orderBy("seq", "desc")
    .orderBy("number"),
);

type Columns = JournalKey & Omit<Piece, "journal">;

const insert = query((db, piece: Columns) =>
  db
    .insertInto("snapshots")
    .values({
      owner: piece.owner,
      competition: piece.id,
      seq: piece.seq,
      version: piece.version,
      number: piece.number,
      pieces: piece.count,
      head: piece.head,
      digest: piece.digest,
      piece: piece.text,
    })
    .onConflict((conflict) => conflict.doNothing()),
);

const removeUpTo = query((db, { owner, id, seq }: OfSeq) =>
  db
    .deleteFrom("snapshots")
    .where(({ and }) => and({ owner, competition: id }))
    .where("seq", "<=", seq),
);

const removeBefore = query((db, { owner, id, seq }: OfSeq) =>
  db
    .deleteFrom("snapshots")
    .where(({ and }) => and({ owner, competition: id }))
    .where("seq", "<", seq),
);

const removeAll = query((db, { owner, id }: JournalKey) =>
  db.deleteFrom("snapshots").where("owner", "=", owner).where("competition", "=", id),
);

const selectErasure = query((db, { owner, id, seq }: OfSeq) =>
  db
    .selectFrom("events")
    .select("seq")
    .where(({ and }) => and({ owner, competition: id }))
    .where("seq", ">", seq)
    .where("type", "=", "person-erased")
    .limit(1),
);

/** The latest snapshot of a journal for these rules; null if there is none. */
export function* storedSnapshot(
  journal: JournalKey,
  version: string,
): Steps<StoredSnapshot | null> {
  const rows = yield* all(select({ ...journal, version }));
  const [latest] = rows;
  if (latest === undefined) return null;
  const seq = integerOf(latest, "seq");
  const headNow = (yield* first(selectHash({ ...journal, seq })))?.hash;
  return {
    seq,
    head: textOf(latest, "head"),
    headNow: typeof headNow === "string" ? headNow : null,
    count: integerOf(latest, "pieces"),
    digest: textOf(latest, "digest"),
    pieces: rows.filter((row) => row["seq"] === seq).map((row) => textOf(row, "piece")),
  };
}

/** The hash of a snapshot's event; null if there is no such event. */
export function* headAt({ journal, seq }: Omit<SnapshotName, "version">): Steps<string | null> {
  const hash = (yield* first(selectHash({ ...journal, seq })))?.hash;
  return typeof hash === "string" ? hash : null;
}

/**
 * Stores a piece; false if the journal has changed, or a person that it may name was erased since.
 * The snapshot is deleted then.
 */
export function* storePiece({ journal, seq, head, ...piece }: Piece): Steps<boolean> {
  const erasure = yield* first(selectErasure({ ...journal, seq }));
  if (erasure !== undefined || (yield* headAt({ journal, seq })) !== head) {
    yield* run(removeUpTo({ ...journal, seq }));
    return false;
  }
  yield* run(insert({ ...journal, seq, head, ...piece }));
  return true;
}

/** Deletes a journal's snapshots of states before event `seq`. */
export function* removeSnapshotsBefore(journal: JournalKey, seq: number): Steps<void> {
  yield* run(removeBefore({ ...journal, seq }));
}

/** Deletes all snapshots of a journal. */
export function* removeSnapshots(journal: JournalKey): Steps<void> {
  yield* run(removeAll(journal));
}
