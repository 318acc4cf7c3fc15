import type { Trace } from "@losfee/contract";
import type {
  ErasedPart,
  JournalKey,
  LinkFault,
  PersonalFault,
  PersonalPart,
  PictureFile,
  Result,
  StoredEvent,
} from "@losfee/core";
import type { Steps } from "../storage/steps.ts";

/** An event without its place in the journal. `data` is any JSON value, opaque to stores. */
export interface NewEvent {
  readonly type: string;
  readonly data: unknown;
  /** The personal data removed from `data`; none by default. */
  readonly parts?: readonly PersonalPart[];
  /** Original provenance of imported events, instead of the command's. */
  readonly recorded?: Provenance;
}

/** Actor and times of an event; see `RecordedEvent` of core. */
export interface Provenance {
  readonly actor: string;
  readonly recordedAt: string;
  readonly effectiveAt: string;
}

/** Makes a command safe to send twice. */
export interface Idempotency {
  /** Chosen by the client; scoped by the competition. */
  readonly key: string;
  /** A hash of the whole request: tells a repetition from a different command with the same key. */
  readonly fingerprint: string;
  /** The first answer; any JSON value. Kept as long as the competition. */
  readonly answer: unknown;
}

/** Data erased for good together with an append, from all earlier events. */
export interface AppendErasure {
  /** The erased entry: remembered for older backups. */
  readonly entry: number;
  /** The remains of the parts that identified the person, with their events. */
  readonly parts: readonly (ErasedPart & { readonly seq: number })[];
  /** Erases the person from the tables of other modules, in the same transaction. */
  readonly alongside?: () => Steps<void>;
}

/** A picture file, as stored with a journal. */
export interface StoredPictureFile extends PictureFile {
  /** Hash of its picture. */
  readonly hash: string;
}

/** Changes of a journal's pictures together with an append. */
export interface AppendPictures {
  readonly add: readonly StoredPictureFile[];
  /** Hashes of the remaining pictures; files of all others are deleted. */
  readonly keep: readonly string[];
}

/** All events of one command. They are appended together or not at all. */
export interface Append {
  readonly journal: JournalKey;
  /** The last seq that the command's decision was based on; 0 creates the competition. */
  readonly expectedSeq: number;
  /**
   * A pending append of this process that the decision relies on. If it fails, this one is a
   * conflict, even if others have brought the journal to the same seq.
   */
  readonly buildsOn?: Append;
  /** At least one; none if only the answer under a key is stored. */
  readonly events: readonly NewEvent[];
  readonly actor: string;
  /** ISO 8601 in UTC. */
  readonly recordedAt: string;
  /** ISO 8601 in UTC; `recordedAt` by default. */
  readonly effectiveAt?: string;
  readonly idempotency?: Idempotency;
  readonly erasure?: AppendErasure;
  /** If missing, pictures stay unchanged. */
  readonly pictures?: AppendPictures;
  /** Device and link of the command; missing if unknown. */
  readonly trace?: Trace;
  /** Further writes in the same transaction, after the events; an exception rolls all back. */
  readonly alongside?: () => Steps<void>;
}

/** Outcome of a successful append. It is on disk when this is returned. */
export type AppendOutcome =
  | { readonly outcome: "appended"; readonly lastSeq: number }
  /** The command was appended before: nothing was written; contains the first answer. */
  | { readonly outcome: "repeated"; readonly answer: unknown; readonly lastSeq: number };

/** Reasons why an append is rejected. The journal is unchanged. */
export type AppendRefusal =
  /** The journal has grown since `expectedSeq`; decide again on the events up to `currentSeq`. */
  | { readonly code: "conflict"; readonly expectedSeq: number; readonly currentSeq: number }
  /** The idempotency key belongs to a different command. */
  | { readonly code: "key-reused"; readonly key: string }
  | { readonly code: "no-events" };

/** The answer stored under an idempotency key. */
export interface StoredAnswer {
  readonly fingerprint: string;
  /** Null if a person that it may name was erased since. */
  readonly answer: unknown;
  /** Last seq of the answered command. */
  readonly lastSeq: number;
}

/** The part of a journal to read; all of it by default. */
export interface ReadRange {
  /** Only events with a greater seq. */
  readonly after?: number;
  /** Only events up to and including this seq: the competition at that point. */
  readonly upTo?: number;
  /** Most events to read, earliest first. */
  readonly limit?: number;
}

/** A journal's entry in the list of competitions. */
export interface JournalHead {
  readonly journal: JournalKey;
  /** `recordedAt` of the first event; empty if the row is lost and only events are left. */
  readonly createdAt: string;
  readonly lastSeq: number;
  /** Hash of the last event; empty if the row is lost. */
  readonly hash: string;
}

/** An erasure, also from a deleted journal. */
export interface KnownErasure {
  /** The commitment left in the chain; the same in every copy of the journal. */
  readonly commitment: string;
  readonly entry: number;
}

/** A change for subscribers. Within a competition `lastSeq` only grows until it is removed. */
export type JournalChange =
  | { readonly kind: "appended"; readonly journal: JournalKey; readonly lastSeq: number }
  | { readonly kind: "removed"; readonly journal: JournalKey };

/** A fault of a journal's row, as far as a store checks. */
export type RowFault =
  /** The row is missing, though there are later ones or the competition's head includes it. */
  | "missing"
  /** There are rows after the last event in the competition's head. */
  | "surplus"
  /** The events have no competition. */
  | "orphaned"
  /** The medium returns no valid row. */
  | "unreadable"
  | "not-json"
  | PersonalFault
  | LinkFault;

/** Rejects reading a journal with a faulty row: the events before it are unchanged. */
export class MalformedEvent extends Error {
  readonly seq: number;
  readonly fault: RowFault;
  /** The valid events before it, from the start of the range. */
  readonly before: readonly StoredEvent[];

  constructor(seq: number, fault: RowFault, before: readonly StoredEvent[]) {
    super(`event ${seq} is ${fault}`);
    this.name = "MalformedEvent";
    this.seq = seq;
    this.fault = fault;
    this.before = before;
  }
}

/**
 * The port for storing journals. Every key begins with owner and journal, so journals share nothing
 * but the medium. The events of each form a chain: appending links them, reading checks every link.
 * If the medium fails (disk full, I/O error, closed), promises are rejected with a `StorageError`;
 * then nothing of that call counts as written.
 */
export interface JournalStore {
  /**
   * Appends the events of one command if `expectedSeq` is still the last one; resolves once they
   * survive a power cut. Recognises a repeated command before comparing its seq. Appends take
   * effect in call order, so a command may build on a pending one.
   */
  append(command: Append): Promise<Result<AppendOutcome, AppendRefusal>>;

  /**
   * The events in order of seq; empty for an unknown journal. Rejects with a `MalformedEvent` if
   * one of them is wrong or missing.
   */
  read(journal: JournalKey, range?: ReadRange): Promise<readonly StoredEvent[]>;

  /** The seq of the last event; 0 for an unknown journal. */
  headSeq(journal: JournalKey): Promise<number>;

  /**
   * Last seq reported to subscribers; 0 for an unknown journal. Writes of other processes are
   * reported with a delay.
   */
  reportedSeq(journal: JournalKey): number;

  /** A journal's head, with the hash of its last event; null if there is none. */
  head(journal: JournalKey): Promise<JournalHead | null>;

  /** All journals, oldest first. */
  heads(): Promise<readonly JournalHead[]>;

  /** All erasures, also from journals removed since. */
  erasures(): Promise<readonly KnownErasure[]>;

  /** The answer under an idempotency key, or null. Check it before deciding a command again. */
  lookUpAnswer(journal: JournalKey, key: string): Promise<StoredAnswer | null>;

  /** A picture file; null if missing. */
  pictureFile(journal: JournalKey, hash: string, file: string): Promise<Uint8Array | null>;

  /** All picture files of a journal. */
  pictures(journal: JournalKey): Promise<readonly StoredPictureFile[]>;

  /**
   * Deletes a journal with all events, pictures and answers beyond recovery (personal data); false
   * if there was none.
   */
  remove(journal: JournalKey): Promise<boolean>;

  /**
   * Calls the listener after each commit, including those of other processes (see `refresh`).
   * Several appends may be reported as one: read the events between the last seq you saw and
   * `lastSeq`. Returns a function that ends the subscription.
   */
  subscribe(listener: (change: JournalChange) => void): () => void;

  /** Checks for other processes' appends and removals now instead of at the next poll. */
  refresh(): Promise<void>;

  /** Waits for pending appends, then releases the medium. Later calls are rejected as `closed`. */
  close(): Promise<void>;
}
