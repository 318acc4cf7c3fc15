import type { JournalBreak, Trace } from "@losfee/contract";
import {
  type CommandInput,
  type CompetitionCommand,
  type CompetitionKind,
  type CompetitionState,
  competitionKey,
  type DecisionContext,
  decideCompetition,
  type EntryId,
  type EventDetailsInput,
  err,
  ok,
  type PictureFile,
  type PictureRole,
  type RecordedCompetitionEvent,
  type Result,
  type SetPicture,
  type SettingsOf,
  type StoredEvent,
  THE_PLACE,
} from "@losfee/core";
import { makeCompetitionFile } from "@losfee/files";
import { LRUCache } from "lru-cache";
import { type ClockGuard, trustedDate } from "../clock/clock.ts";
import { CreationKeyReused, takeCreationKey } from "../journal/creation-keys.ts";
import type {
  Append,
  JournalStore,
  NewEvent,
  ReadRange,
  StoredPictureFile,
} from "../journal/store.ts";
import type { CommandRefusal, ImportRefusal } from "../kinds/command-refusal.ts";
import { kindAdapter } from "../kinds/registry.ts";
import type { TrfFileRefusal, TrfFindings } from "../reading/import-trf.ts";
import type { CompetitionRead } from "../reading/read-upload.ts";
import { immediateReader, type UploadReader } from "../reading/upload-reader.ts";
import type { Steps } from "../storage/steps.ts";
import type { CachedState } from "./cached-state.ts";
import { type CompetitionList, createCompetitionList } from "./competition-list.ts";
import { type EraseAlongside, erasedSince } from "./erase.ts";
import {
  type CommandAnswer,
  type CommandOutcome,
  type CommandRequest,
  executeCommand,
  firstAnswer,
} from "./execute-command.ts";
import { rolesWithoutFiles } from "./filed-pictures.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { identifierFor, isUsableId } from "./identifier.ts";
import { stateOfJournalAt } from "./open-journal.ts";
import { importOptions, type Ports, systemPorts, type WishedImport } from "./ports.ts";
import { kindBegunBy, readJournal } from "./read-journal.ts";
import { copied, writable } from "./recording.ts";
import { rehearsalEvents } from "./rehearse.ts";
import type { SnapshotKeeper } from "./snapshot-keeper.ts";
import { type Capacity, createStateCache } from "./state-cache.ts";

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

type Conflict = Extract<CommandRefusal, { code: "conflict" }>;

/** Limits of the memory cache. A championship takes about 10 MB; all together some hundred. */
const CAPACITY: Capacity = { competitions: 64, weight: 60_000 };

/** Number of remembered idempotency keys, whose first answer is looked up at once. */
const KEYS = 10_000;

/** Attempts to find a free random identifier. */
const MOST_IDENTIFIERS = 10;

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

/** A service over the journals of `store`. */
export const createCompetitionService = (
  store: JournalStore,
  ports: Ports = systemPorts,
  settings: ServiceSettings = {},
): CompetitionService => {
  const { capacity, reader = immediateReader, clock = trustedDate } = settings;
  const { alongside = [], snapshots = null, undecided } = settings;
  const states = createStateCache(store, { ...CAPACITY, ...capacity }, snapshots);
  const list = createCompetitionList(store, states);
  const inFlight = new Map<string, KeyedCommand>();
  const answered = new LRUCache<string, true>({ maxSize: KEYS, sizeCalculation: () => 1 });
  const work = { store, states, ports, alongside };

  store.subscribe((change) => {
    const { owner, id } = change.journal;
    if (change.kind === "removed" && owner === THE_PLACE) states.forget(id);
  });

  const state = async (id: string): Promise<CompetitionState | null> =>
    (await states.whole(id))?.committed ?? null;

  const journalOf = ({ competition, seq, kind }: CompetitionState, range: ReadRange = {}) =>
    readJournal(store, competitionKey(competition), { ...range, upTo: seq }, kind);

  const eventsOf: CompetitionService["eventsOf"] = async (
    state,
    { after = 0, limit = Number.POSITIVE_INFINITY } = {},
  ) => {
    const last = Math.min(state.seq, after + Math.max(0, limit));
    return (await journalOf({ ...state, seq: last }, { after })).events;
  };

  const stored = async (id: string): Promise<readonly StoredEvent[]> => {
    const current = await state(id);
    return current === null ? [] : (await journalOf(current)).stored;
  };

  const readAndRun: CompetitionService["readAndRun"] = async (id, read, options) => {
    const loaded = states.recent(id) ?? (await states.load(id));
    if (loaded === null) return { result: err({ code: "no-competition" }), state: null };
    const state = loaded.committed;
    const command = read(state.kind);
    if (!command.ok) return { result: command, state };
    const { actor, trace, expectedSeq, effectiveAt, permit, idempotencyKey: key } = options;
    const { saidAt = effectiveAt } = options;
    const undated = await refuseDoubtfulDate(state);
    const waiting = (await undecided?.(state, ports.now())) ?? [];
    const request: CommandRequest = {
      competition: id,
      command: withChance(command.value),
      actor,
      ...(trace === undefined ? {} : { trace }),
      ...(expectedSeq === undefined ? {} : { expectedSeq }),
      ...(effectiveAt === undefined ? {} : { effectiveAt }),
      ...(waiting.length === 0 ? {} : { undecided: waiting }),
      permit: (state, command) => permit?.(state, command) ?? undated,
    };
    if (key === undefined) return executeCommand(work, request);
    const when = saidAt === undefined ? [] : [saidAt];
    const fingerprint = fingerprintOf([actor, command.value, expectedSeq ?? null, ...when]);
    const reused: CommandOutcome = { result: err({ code: "key-reused", key }), state };
    const slot = `${id} ${key}`;
    return once(slot, fingerprint, reused, async () => {
      const storedAnswer = async (): Promise<CommandOutcome | null> => {
        const first = await store.lookUpAnswer(competitionKey(id), key);
        if (first === null) return null;
        return first.fingerprint === fingerprint
          ? { result: ok(firstAnswer(first)), state }
          : reused;
      };
      const before = answered.has(slot) ? await storedAnswer() : null;
      if (before !== null) return before;
      answered.set(slot, true);
      const outcome = await executeCommand(work, { ...request, key: { key, fingerprint } });
      // An appended command was checked for an earlier answer. Any other may have been executed
      // before, even by another server: then its refusal or lack of effect is due to itself.
      const appended = outcome.result.ok && outcome.result.value.events.length > 0;
      return appended ? outcome : ((await storedAnswer()) ?? outcome);
    });
  };

  /** Erasures also apply to the rehearsals copied from the competition. */
  const runWithCopies: CompetitionService["readAndRun"] = async (id, read, options) => {
    let erased = null as EntryId | null;
    const noting: typeof read = (kind) => {
      const command = read(kind);
      if (command.ok && command.value.type === "erase-person") erased = command.value.entry;
      return command;
    };
    const outcome = await readAndRun(id, noting, options);
    if (outcome.result.ok && erased !== null) {
      const { competitions } = await list.all();
      for (const copy of competitions.filter(({ rehearsal }) => rehearsal?.of === id)) {
        await erase(copy.id, erased, options.actor);
      }
    }
    return outcome;
  };

  const withChance = (command: CommandInput): CompetitionCommand =>
    command.type === "reopen-competition" ? { ...command, seed: ports.newSeed() } : command;

  const refuseDoubtfulDate = async ({ kind }: CompetitionState): Promise<CommandRefusal | null> => {
    const doubt = kindAdapter(kind).dated ? await clock.doubt() : null;
    if (doubt === null) return null;
    const { reason, heartbeatAt } = doubt;
    return { code: "date-in-doubt", reason, heartbeatAt, now: clock.now() };
  };

  /** Executes a command that arrives twice at the same time once, for both. */
  const once = async (
    slot: string,
    fingerprint: string,
    reused: CommandOutcome,
    work: () => Promise<CommandOutcome>,
  ): Promise<CommandOutcome> => {
    const first = inFlight.get(slot);
    if (first !== undefined) return first.fingerprint === fingerprint ? first.outcome : reused;
    const outcome = work().finally(() => inFlight.delete(slot));
    inFlight.set(slot, { fingerprint, outcome });
    return outcome;
  };

  const create: CompetitionService["create"] = async (competition, options) => {
    const { actor, trace, idempotencyKey: key, within, alongside: besides } = options;
    const command = { type: "create-competition", ...competition, seed: ports.newSeed() } as const;
    // Parsing ensures that the settings are those of the format's kind.
    const now = ports.now();
    const place = within === undefined ? [] : [within];
    const fingerprint = fingerprintOf([actor, competition, ...place]);
    for (let attempt = 1; attempt <= MOST_IDENTIFIERS; attempt++) {
      // The same key leads to the same identifier, where the first answer is found.
      const suffix = key === undefined ? ports.newSuffix() : fingerprintOf(key).slice(0, 8);
      const id = identifierFor(competition.name, suffix);
      const context = { competition: id, actor, now };
      const decision = decideCompetition(null, command as CompetitionCommand, context);
      if (!decision.ok) return decision;
      const answer: StoredCompetition = { id, seq: decision.value.events.length };
      const append: Append = {
        journal: competitionKey(id),
        expectedSeq: 0,
        events: writable(decision.value.state.kind, decision.value.events, ports.newSalt),
        actor,
        recordedAt: now,
        ...(trace === undefined ? {} : { trace }),
        ...(key === undefined ? {} : { idempotency: { key, fingerprint, answer } }),
        ...(key === undefined && besides === undefined
          ? {}
          : {
              *alongside() {
                if (key !== undefined) yield* takeCreationKey(competitionKey(id), key);
                if (besides !== undefined) yield* besides(id);
              },
            }),
      };
      const appended = await appendUnlessReused(append);
      if (appended === "key-reused") return err({ code: "key-reused", key: key ?? "" });
      if (appended.ok) {
        // The same key leads to the same identifier, and to as many events.
        return ok(answer);
      }
      if (appended.error.code === "key-reused") return err({ code: "key-reused", key: key ?? "" });
      if (key !== undefined) return err({ code: "key-reused", key });
    }
    return err({ code: "conflict", attempts: MOST_IDENTIFIERS });
  };

  const appendUnlessReused = async (append: Append) => {
    try {
      return await store.append(append);
    } catch (error) {
      if (error instanceof CreationKeyReused) return "key-reused";
      throw error;
    }
  };

  const setPicture: CompetitionService["setPicture"] = async (
    id,
    { role, picture },
    files,
    { actor, trace, permit },
  ) => {
    const loaded = await states.load(id);
    const undated = loaded && (await refuseDoubtfulDate(loaded.committed));
    const outcome = await executeCommand(work, {
      competition: id,
      command: { type: "set-picture", role, picture },
      actor,
      ...(trace === undefined ? {} : { trace }),
      permit: (state, command) => permit?.(state, command) ?? undated,
      picture: files.map((file) => ({ hash: picture.hash, ...file })),
    });
    return outcome.result;
  };

  const adopt: CompetitionService["adopt"] = async (wanted, name, events, options) => {
    const [first] = events;
    const kind = (first === undefined ? null : kindBegunBy(first)) ?? "tournament";
    return storeAs(wanted, name, writable(kind, events, ports.newSalt), options);
  };

  /** Stores events under an identifier if it is free, else under a new one. */
  const storeAs = async (
    wanted: string,
    name: string,
    events: readonly NewEvent[],
    {
      files = [],
      alongside: besides,
    }: StoreOptions & { files?: readonly StoredPictureFile[] } = {},
  ): Promise<Result<StoredCompetition, Conflict>> => {
    const keep = [...new Set(files.map(({ hash }) => hash))];
    let id = wanted;
    for (let attempt = 1; attempt <= MOST_IDENTIFIERS; attempt++) {
      const appended = await store.append({
        journal: competitionKey(id),
        expectedSeq: 0,
        events,
        actor: "import",
        recordedAt: ports.now(),
        ...(files.length === 0 ? {} : { pictures: { add: files, keep } }),
        ...(besides === undefined ? {} : { alongside: besides.bind(null, id) }),
      });
      if (appended.ok) return ok({ id, seq: appended.value.lastSeq });
      id = identifierFor(name, ports.newSuffix());
    }
    return err({ code: "conflict", attempts: MOST_IDENTIFIERS });
  };

  const erase: CompetitionService["erase"] = async (id, entry, actor) => {
    const command = { type: "erase-person", entry } as const;
    return (await executeCommand(work, { competition: id, command, actor })).result.ok;
  };

  /** Removes an unavailable picture, with an event in the journal. */
  const takeDown = async (id: string, role: PictureRole): Promise<void> => {
    const command = { type: "remove-picture", role } as const;
    await executeCommand(work, { competition: id, command, actor: "import" });
  };

  const adoptFile: CompetitionService["adoptFile"] = async (
    { competition, name, stored: copy, pictures, files },
    options,
  ) => {
    const id = isUsableId(competition) ? competition : identifierFor(name, ports.newSuffix());
    const stored = await storeAs(id, name, copied(copy), { ...options, files });
    if (!stored.ok) return stored;
    const { id: adopted } = stored.value;
    for (const entry of erasedSince(copy, await store.erasures())) {
      await erase(adopted, entry, "import");
    }
    for (const role of rolesWithoutFiles(pictures, files)) {
      await takeDown(adopted, role);
    }
    const seq = await store.headSeq(competitionKey(adopted));
    return ok({ ...stored.value, seq });
  };

  return {
    list: list.all,
    idsOfKind: list.idsOfKind,
    state,
    stateAndBreak: async (id) => stateAndBreakOf(await states.whole(id)),
    runningState: async (id) => stateAndBreakOf(await states.load(id)),
    knownState: async (id) => stateAndBreakOf(states.recent(id) ?? (await states.load(id))),
    stateAt: (id, seq) => stateOfJournalAt(store, id, seq),
    eventsOf,
    events: async (id, range) => {
      const current = await state(id);
      return current === null ? [] : eventsOf(current, range);
    },
    create,
    run: async (id, command, options) =>
      (await runWithCopies<never>(id, () => ok(command), options)).result,
    readAndRun: runWithCopies,
    setPicture,
    pictureFile: (id, hash, file) => store.pictureFile(competitionKey(id), hash, file),
    async remove(id) {
      states.forget(id);
      list.forget(id);
      return store.remove(competitionKey(id));
    },
    async exportFile(id) {
      const events = await stored(id);
      if (events.length === 0) return null;
      const pictures = await store.pictures(competitionKey(id));
      return makeCompetitionFile(competitionKey(id), events, pictures);
    },
    async importFile(file, options) {
      const read = await reader.competition(file);
      if (!read.ok) return read;
      return adoptFile(read.value, options);
    },
    async importTrf(file, options = {}) {
      const made = await reader.trf({ file, options: importOptions(ports, options) });
      if (!made.ok) return made;
      const { name: title, events, notes, problems } = made.value;
      const id = identifierFor(title, ports.newSuffix());
      const stored = await adopt(id, title, events, options);
      return stored.ok ? ok({ ...stored.value, notes, problems }) : stored;
    },
    adopt,
    adoptFile,
    async rehearse(id, options) {
      const current = await state(id);
      if (current === null || current.rehearsal !== null) return null;
      const events = rehearsalEvents(current, await stored(id), options, ports);
      const files = await store.pictures(competitionKey(id));
      const copy = identifierFor(options.name, ports.newSuffix());
      return storeAs(copy, options.name, events, { files });
    },
    stored,
    erase,
    hash: async (id) => (await store.head(competitionKey(id)))?.hash ?? null,
    inMemory: () => states.size,
  };
};

const stateAndBreakOf = (cached: CachedState | null): StateAndBreak | null =>
  cached && { state: cached.committed, broken: cached.broken };

/** A command under an idempotency key without an answer yet. */
interface KeyedCommand {
  readonly fingerprint: string;
  readonly outcome: Promise<CommandOutcome>;
}
