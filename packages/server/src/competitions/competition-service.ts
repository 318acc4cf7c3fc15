import type { JournalBreak, Trace } from "@losfee/contract";
import type {
  CommandInput,
  CompetitionKind,
  CompetitionState,
  DecisionContext,
  EntryId,
  EventDetailsInput,
  PictureFile,
  RecordedCompetitionEvent,
  Result,
  SetPicture,
  SettingsOf,
  StoredEvent,
} from "@losfee/core";
import type { ClockGuard } from "../clock/clock.ts";
import type { ReadRange } from "../journal/store.ts";
import type { CommandRefusal, ImportRefusal } from "../kinds/command-refusal.ts";
import type { TrfFileRefusal, TrfFindings } from "../reading/import-trf.ts";
import type { CompetitionRead } from "../reading/read-upload.ts";
import type { UploadReader } from "../reading/upload-reader.ts";
import type { Steps } from "../storage/steps.ts";
import type { CompetitionList } from "./competition-list.ts";
import type { EraseAlongside } from "./erase.ts";
import type { CommandAnswer, CommandOutcome, CommandRequest } from "./execute-command.ts";
import type { WishedImport } from "./ports.ts";
import type { SnapshotKeeper } from "./snapshot-keeper.ts";
import type { Capacity } from "./state-cache.ts";

/** Input of a new competition: its settings match its format's kind. */
export interface NewCompetition {
  readonly name: string;
  readonly format: string;
  readonly settings?: Partial<SettingsOf<CompetitionKind>>;
  readonly details?: EventDetailsInput;
}

/** A newly stored competition. */
export interface StoredCompetition {
  readonly id: string;
  readonly seq: number;
}

/** Context of a command. */
export interface CommandOptions {
  readonly actor: string;
  /** Device and link of the command. */
  readonly trace?: Trace;
  readonly expectedSeq?: number;
  /** The codes of the cautions that the sender has acknowledged; missing: none. */
  readonly acknowledged?: readonly string[];
  /** Time of the reported act, if earlier; ISO 8601 in UTC. */
  readonly effectiveAt?: string;
  /** The same as its sender stated it: unchanged when the command is sent again. */
  readonly saidAt?: string;
  readonly permit?: NonNullable<CommandRequest["permit"]>;
  /** Chosen by the client: a command sent again under it gets the first answer. */
  readonly idempotencyKey?: string;
}

/** Options of creating a competition. */
export interface StoreOptions {
  /** Its location: the same key with another location is a different request and refused. */
  readonly within?: unknown;
  /** Further writes in the same transaction; an exception rolls all back. */
  readonly alongside?: (competition: string) => Steps<void>;
}

export interface CreateOptions
  extends StoreOptions,
    Pick<CommandOptions, "actor" | "trace" | "idempotencyKey"> {}

/** A competition up to a break in its journal. */
export interface StateAndBreak {
  readonly state: CompetitionState;
  readonly broken: JournalBreak | null;
}

/** Executes commands on competitions and answers queries about them. */
export interface CompetitionService {
  list(): Promise<CompetitionList>;
  /** The competitions of a kind, from their first events only, without folding. */
  idsOfKind(kind: CompetitionKind): Promise<readonly string[]>;
  /**
   * The competition as on disk, up to a break in its journal; null if there is none.
   * @throws UnreadableJournal if its first event cannot be read.
   */
  state(id: string): Promise<CompetitionState | null>;
  /** The same, with the break of its journal; `broken` is null if there is none. */
  stateAndBreak(id: string): Promise<StateAndBreak | null>;
  /**
   * The same quickly: of a long competition perhaps only the running part. Reads of older games or
   * events throw `NotInMemory`; then retry with {@link state}.
   */
  runningState(id: string): Promise<StateAndBreak | null>;
  /**
   * The same as this process knows it, at least up to its last report: for callers that then send a
   * command, which detects changes by others.
   */
  knownState(id: string): Promise<StateAndBreak | null>;
  /** The competition after event `seq`; null if there was none. Linear in `seq`. */
  stateAt(id: string, seq: number): Promise<CompetitionState | null>;
  /** The events that lead to a state, or some of them. */
  eventsOf(
    state: CompetitionState,
    range?: Omit<ReadRange, "upTo">,
  ): Promise<readonly RecordedCompetitionEvent[]>;
  /** The events of a competition, up to a break in its journal. */
  events(id: string, range?: Omit<ReadRange, "upTo">): Promise<readonly RecordedCompetitionEvent[]>;
  create(
    competition: NewCompetition,
    options: CreateOptions,
  ): Promise<Result<StoredCompetition, CommandRefusal>>;
  run(
    id: string,
    command: CommandInput,
    options: CommandOptions,
  ): Promise<Result<CommandAnswer, CommandRefusal>>;
  /**
   * The same for a command that can only be parsed once the competition's kind is known. Also
   * returns the state, which saves another query.
   */
  readAndRun<Refusal>(
    id: string,
    read: (kind: CompetitionKind) => Result<CommandInput, Refusal>,
    options: CommandOptions,
  ): Promise<CommandOutcome<CommandRefusal | Refusal>>;
  /** Replaces a picture with a processed one. */
  setPicture(
    id: string,
    picture: Omit<SetPicture, "type">,
    files: readonly PictureFile[],
    options: Pick<CommandOptions, "actor" | "trace" | "permit">,
  ): Promise<Result<CommandAnswer, CommandRefusal>>;
  /** A picture file of a competition; null if missing. */
  pictureFile(id: string, hash: string, file: string): Promise<Uint8Array | null>;
  /** Deletes a competition beyond recovery; false if there was none. */
  remove(id: string): Promise<boolean>;
  /** The competition as JSON text, up to a break in its journal; null if there is none. */
  exportFile(id: string): Promise<string | null>;
  /** Stores the competition of a file event by event, under its own identifier if that is free. */
  importFile(
    file: Uint8Array | string,
    options?: StoreOptions,
  ): Promise<Result<StoredCompetition, ImportRefusal>>;
  /** Converts a TRF file to a running competition and stores it under a new identifier. */
  importTrf(
    file: Uint8Array,
    options?: WishedImport & StoreOptions,
  ): Promise<Result<StoredCompetition & TrfFindings, TrfFileRefusal | Conflict>>;
  /** Stores a valid journal, under `id` if that is free, else under a new one. */
  adopt(
    id: string,
    name: string,
    events: readonly RecordedCompetitionEvent[],
    options?: StoreOptions,
  ): Promise<Result<StoredCompetition, Conflict>>;
  /**
   * The same for a parsed file: personal data stays sealed as it was. People erased since the file
   * was written are erased from it as well.
   */
  adoptFile(
    file: CompetitionRead,
    options?: StoreOptions,
  ): Promise<Result<StoredCompetition, Conflict>>;
  /**
   * Stores a copy of a competition to try something out: under its own identifier and name, with
   * its own future lots. Null if there is no such competition, or its original is a rehearsal
   * itself.
   */
  rehearse(
    id: string,
    options: { readonly name: string; readonly actor: string },
  ): Promise<Result<StoredCompetition, Conflict> | null>;
  /** Its stored events, sealed and in their chain, up to a break. */
  stored(id: string): Promise<readonly StoredEvent[]>;
  /**
   * Repeats an earlier erasure in a copy of this competition, regardless of caller and date. False
   * if the journal is broken, so that nothing can be appended.
   */
  erase(id: string, entry: EntryId, actor: string): Promise<boolean>;
  /** The hash of the last event, which covers all; null if there is no competition. */
  hash(id: string): Promise<string | null>;
  /** Number of competitions in memory. */
  inMemory(): number;
}

/** All identifiers that were tried are taken. */
export type Conflict = Extract<CommandRefusal, { code: "conflict" }>;

/** Settings of a service. */
export interface ServiceSettings {
  /** Limits of the memory cache. */
  readonly capacity?: Partial<Capacity>;
  /** Reader of uploaded files; by default they are read at once. */
  readonly reader?: UploadReader;
  /** Checked before the rules date anything, as in pyramids; by default all dates are right. */
  readonly clock?: ClockGuard;
  /** Keeps snapshots of long competitions; by default they are always read completely. */
  readonly snapshots?: SnapshotKeeper;
  /** Finds the messages that wait for the director of a competition; by default there are none. */
  readonly undecided?: (
    state: CompetitionState,
    now: string,
  ) => Promise<NonNullable<DecisionContext["undecided"]>>;
  /** Other modules that have to erase a person together with the competition. */
  readonly alongside?: readonly EraseAlongside[];
}
