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

/** An event before it has its place in the journal. `data` is any JSON value; stores never look inside. */
export interface NewEvent {
  readonly type: string;
  readonly data: unknown;
  /** What was taken out of the data because it identifies people; nothing when left out. */
  readonly parts?: readonly PersonalPart[];
  /** Where events were recorded elsewhere before (import): as it stood there, not as in the command. */
  readonly recorded?: Provenance;
}

/** Who recorded an event and when; see `RecordedEvent` of core. */
export interface Provenance {
  readonly actor: string;
  readonly recordedAt: string;
  readonly effectiveAt: string;
}

/** What makes a command safe to send twice. */
export interface Idempotency {
  /** Chosen by whoever sends the command; scoped by the competition. */
  readonly key: string;
  /** A hash of the whole request: tells a repeated command from a different one under the same key. */
  readonly fingerprint: string;
  /** What the first sender is told; any JSON value. Kept as long as the competition. */
  readonly answer: unknown;
}

/** What is erased for good together with an append, everywhere in the events before it. */
export interface AppendErasure {
  /** The entry whose person is erased: kept in mind for backups of before. */
  readonly entry: number;
  /** The parts that are left of those that identified the person, with the events they belong to. */
  readonly parts: readonly (ErasedPart & { readonly seq: number })[];
  /** Erases the same in the tables of neighbouring modules, in the same transaction. */
  readonly alongside?: () => Steps<void>;
}

/** A file of a picture, as it is stored beside a journal. */
export interface StoredPictureFile extends PictureFile {
  /** Of the picture that it belongs to. */
  readonly hash: string;
}

/** What becomes of the pictures beside a journal together with an append. */
export interface AppendPictures {
  readonly add: readonly StoredPictureFile[];
  /** The hashes of those that are there from now on; files of all others are deleted. */
  readonly keep: readonly string[];
}

/** All events of one command. They enter the journal together or not at all. */
export interface Append {
  readonly journal: JournalKey;
  /** The last seq the command's decision was based on; 0 creates the competition. */
  readonly expectedSeq: number;
  /**
   * An append of this process that may still be under way and that the decision counts on. Unless
   * it was appended this one is a conflict, even if others have brought the journal to the very
   * same seq.
   */
  readonly buildsOn?: Append;
  /** At least one; none where nothing but the answer under a key is to be kept. */
  readonly events: readonly NewEvent[];
  readonly actor: string;
  /** ISO 8601 in UTC. */
  readonly recordedAt: string;
  /** ISO 8601 in UTC; equals `recordedAt` when left out. */
  readonly effectiveAt?: string;
  readonly idempotency?: Idempotency;
  readonly erasure?: AppendErasure;
  /** Missing: pictures stay as they are. */
  readonly pictures?: AppendPictures;
  /** By which device and link the command came in; missing: nothing is known of that. */
  readonly trace?: Trace;
  /** What else is written in its transaction, once the events are; what it throws undoes all of it. */
  readonly alongside?: () => Steps<void>;
}

/** How an append went well. It is on disk when this is returned. */
export type AppendOutcome =
  | { readonly outcome: "appended"; readonly lastSeq: number }
  /** The same command was appended before: nothing was written, here is what was answered then. */
  | { readonly outcome: "repeated"; readonly answer: unknown; readonly lastSeq: number };

/** Why an append was turned down. The journal is unchanged. */
export type AppendRefusal =
  /** Somebody else appended since `expectedSeq`; decide again on the events up to `currentSeq`. */
  | { readonly code: "conflict"; readonly expectedSeq: number; readonly currentSeq: number }
  /** The idempotency key belongs to a command that was a different one. */
  | { readonly code: "key-reused"; readonly key: string }
  | { readonly code: "no-events" };

/** The answer kept under an idempotency key. */
export interface StoredAnswer {
  readonly fingerprint: string;
  /** Null where somebody was erased since whom it may have named. */
  readonly answer: unknown;
  /** The seq of the last event of the command that was answered. */
  readonly lastSeq: number;
}

/** Which part of a journal to read; everything when empty. */
export interface ReadRange {
  /** Only events with a greater seq. */
  readonly after?: number;
  /** Only events up to and including this seq: the competition as it stood then. */
  readonly upTo?: number;
  /** At most so many events, the earliest first. */
  readonly limit?: number;
}

/** A journal's place in the list of competitions. */
export interface JournalHead {
  readonly journal: JournalKey;
  /** `recordedAt` of the first event; empty where its row is lost and only events are left. */
  readonly createdAt: string;
  readonly lastSeq: number;
  /** The hash of the last event; empty where the row is lost. */
  readonly hash: string;
}

/** Something that was erased, also from a journal that is no longer there. */
export interface KnownErasure {
  /** What the chain still has of it; the same in every copy of the journal. */
  readonly commitment: string;
  /** The entry whose person was erased. */
  readonly entry: number;
}

/** What subscribers learn. Within a competition `lastSeq` only grows until it is removed. */
export type JournalChange =
  | { readonly kind: "appended"; readonly journal: JournalKey; readonly lastSeq: number }
  | { readonly kind: "removed"; readonly journal: JournalKey };

/** What is wrong with a row of a journal, as far as a store looks into it. */
export type RowFault =
  /** There is no such row, though there are later ones or the competition is said to have it. */
  | "missing"
  /** There are rows behind the last event that the competition is said to have. */
  | "surplus"
  /** The events are there, and the competition they belong to is not. */
  | "orphaned"
  /** The medium gives something else back than a row. */
  | "unreadable"
  | "not-json"
  | PersonalFault
  | LinkFault;

/** Rejects reading a journal of which a row is wrong: what comes before it is as it was written. */
export class MalformedEvent extends Error {
  readonly seq: number;
  readonly fault: RowFault;
  /** The events in front of it, from where reading began. */
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
 * The port behind which journals are kept. Every key begins with the owner and the journal, so
 * journals never share more than the medium. The events of each are a chain: appending links them,
 * reading checks every link. Promises that a medium breaks (disk full, I/O error, closed)
 * are rejected with a `StorageError`; then nothing of that call may be taken as written.
 */
export interface JournalStore {
  /**
   * Appends the events of one command if `expectedSeq` is still the last one; resolves once they
   * survive a power cut. A repeated command is recognised before its seq is compared. Appends take
   * effect in the order of the calls, so a command may build on one that is not answered yet.
   */
  append(command: Append): Promise<Result<AppendOutcome, AppendRefusal>>;

  /**
   * The events in order of seq; empty for an unknown journal. Rejected with a `MalformedEvent`
   * where one of them is wrong or missing.
   */
  read(journal: JournalKey, range?: ReadRange): Promise<readonly StoredEvent[]>;

  /** The seq of the last event; 0 for an unknown journal. */
  headSeq(journal: JournalKey): Promise<number>;

  /**
   * How far a journal goes as subscribers were told of it; 0 for one they know nothing of. What other
   * processes write is heard of later than it is there.
   */
  seqTold(journal: JournalKey): number;

  /** The place of a journal in the list, with the hash of its last event; null: there is none. */
  head(journal: JournalKey): Promise<JournalHead | null>;

  /** All journals, oldest first. */
  heads(): Promise<readonly JournalHead[]>;

  /** Everything that was erased, also from journals that were removed since. */
  erasures(): Promise<readonly KnownErasure[]>;

  /** What was answered under an idempotency key, or null. Ask before deciding a command again. */
  lookUpAnswer(journal: JournalKey, key: string): Promise<StoredAnswer | null>;

  /** A file of a picture; null where there is none. */
  pictureFile(journal: JournalKey, hash: string, file: string): Promise<Uint8Array | null>;

  /** All files of the pictures beside a journal. */
  pictures(journal: JournalKey): Promise<readonly StoredPictureFile[]>;

  /**
   * Deletes a journal with all events, pictures and answers beyond recovery (personal data); false if
   * there was none.
   */
  remove(journal: JournalKey): Promise<boolean>;

  /**
   * Calls the listener after each commit, also for what other processes commit (see `refresh`).
   * Several appends may be told as one: read what lies between the last seq you saw and `lastSeq`.
   * Returns the function that ends the subscription.
   */
  subscribe(listener: (change: JournalChange) => void): () => void;

  /** Looks now for what other processes appended or removed, instead of waiting for the next poll. */
  refresh(): Promise<void>;

  /** Waits for appends under way, then releases the medium. Later calls are rejected as `closed`. */
  close(): Promise<void>;
}
