import {
  BrokenJournal,
  type CompetitionCommand,
  type CompetitionKind,
  type CompetitionState,
  decideCompetition,
  err,
  foldCompetition,
  type GivenEventDetails,
  ok,
  type RecordedCompetitionEvent,
  type Result,
  type SettingsOf,
} from "@losfee/core";
import { makeCompetitionFile, readCompetitionFile } from "@losfee/files";
import type { CompetitionSummary } from "@losfee/web";
import type { Append, JournalStore } from "../journal/store.ts";
import { asRecorded } from "./as-recorded.ts";
import { type CommandAnswer, type CommandRequest, carryOut } from "./carry-out.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { GivenCommand } from "./given-command.ts";
import { createHeldStates, eventsOf } from "./held-states.ts";
import { COMPETITION_ID, identifierFor } from "./identifier.ts";
import { readTrfCompetition, type TrfFileRefusal, type TrfFindings } from "./import-trf.ts";
import { type Ports, systemPorts } from "./ports.ts";
import type { CommandRefusal, ImportRefusal } from "./refusal.ts";
import { summaryOf } from "./summary.ts";

/** What a new competition starts from: its settings are those of its format's kind. */
export interface NewCompetition {
  readonly name: string;
  readonly format: string;
  readonly settings?: Partial<SettingsOf<CompetitionKind>>;
  readonly details?: GivenEventDetails;
}

/** Where a competition was stored. */
export interface Stored {
  readonly id: string;
  readonly seq: number;
}

/** Every competition of a store. */
export interface CompetitionList {
  readonly competitions: readonly CompetitionSummary[];
  /** Journals that this version of the program cannot fold, with the event that stops it. */
  readonly unreadable: readonly { readonly id: string; readonly seq: number }[];
}

/** How a command is given. */
export interface CommandOptions {
  readonly actor: string;
  readonly expectedSeq?: number;
  /** When that happened which the command tells of, where it was earlier; ISO 8601 in UTC. */
  readonly effectiveAt?: string;
  readonly permit?: NonNullable<CommandRequest["permit"]>;
  /** Chosen by the client: a command sent again under it gets the first answer. */
  readonly idempotencyKey?: string;
}

/** Carries out commands on competitions and answers what follows from their journals. */
export interface CompetitionService {
  list(): Promise<CompetitionList>;
  /** The competition as it is on the medium; null if there is none. */
  state(id: string): Promise<CompetitionState | null>;
  /** The competition as it stood after event `seq`; null if there was none. Linear in `seq`. */
  stateAt(id: string, seq: number): Promise<CompetitionState | null>;
  events(
    id: string,
    range?: { readonly after?: number; readonly limit?: number },
  ): Promise<readonly RecordedCompetitionEvent[]>;
  create(
    competition: NewCompetition,
    options: Pick<CommandOptions, "actor" | "idempotencyKey">,
  ): Promise<Result<Stored, CommandRefusal>>;
  run(
    id: string,
    command: GivenCommand,
    options: CommandOptions,
  ): Promise<Result<CommandAnswer, CommandRefusal>>;
  /** Deletes a competition beyond recovery; false if there was none. */
  remove(id: string): Promise<boolean>;
  /** The whole competition as one JSON text; null if there is none. */
  exportFile(id: string): Promise<string | null>;
  /** Stores the competition of a file event for event, under its own identifier if that is free. */
  importFile(file: Uint8Array | string): Promise<Result<Stored, ImportRefusal>>;
  /** Makes a running competition of a TRF file and stores it under a new identifier. */
  importTrf(
    file: Uint8Array,
    options?: { readonly name?: string },
  ): Promise<Result<Stored & TrfFindings, TrfFileRefusal | Conflict>>;
  /** Stores a journal that is sound, under `id` if that is free, else under a new one. */
  adopt(
    id: string,
    name: string,
    events: readonly RecordedCompetitionEvent[],
  ): Promise<Result<Stored, Conflict>>;
}

type Conflict = Extract<CommandRefusal, { code: "conflict" }>;

/** How many competitions are kept in memory: a championship takes about 10 MB. */
const CAPACITY = 64;

/** How often another random identifier is tried. */
const MOST_IDENTIFIERS = 10;

/** A service over the journals of `store`. */
export const createCompetitionService = (
  store: JournalStore,
  ports: Ports = systemPorts,
  capacity: number = CAPACITY,
): CompetitionService => {
  const states = createHeldStates(store, capacity);
  const summaries = new Map<string, CompetitionSummary>();
  const underWay = new Map<string, KeyedCommand>();

  store.subscribe((change) => {
    if (change.kind === "removed") states.forget(change.competition);
  });

  const state = async (id: string): Promise<CompetitionState | null> =>
    (await states.load(id))?.committed ?? null;

  const list = async (): Promise<CompetitionList> => {
    const competitions: CompetitionSummary[] = [];
    const unreadable: { id: string; seq: number }[] = [];
    for (const { competition: id, lastSeq } of await store.competitions()) {
      const known = summaries.get(id);
      if (known?.seq === lastSeq) {
        competitions.push(known);
        continue;
      }
      try {
        const current = await state(id);
        if (current === null) continue;
        const summary = summaryOf(current);
        summaries.set(id, summary);
        competitions.push(summary);
      } catch (error) {
        if (!(error instanceof BrokenJournal)) throw error;
        unreadable.push({ id, seq: error.seq });
      }
    }
    return { competitions, unreadable };
  };

  const run: CompetitionService["run"] = async (id, command, options) => {
    const { actor, expectedSeq, effectiveAt, permit, idempotencyKey: key } = options;
    const request: CommandRequest = {
      competition: id,
      command,
      actor,
      ...(expectedSeq === undefined ? {} : { expectedSeq }),
      ...(effectiveAt === undefined ? {} : { effectiveAt }),
      ...(permit === undefined ? {} : { permit }),
    };
    if (key === undefined) return carryOut(store, states, request, ports.now);
    const when = effectiveAt === undefined ? [] : [effectiveAt];
    const fingerprint = fingerprintOf([actor, command, expectedSeq ?? null, ...when]);
    return once(`${id} ${key}`, fingerprint, key, async () => {
      const first = await store.lookUpAnswer(id, key);
      // What is kept under a key is what this service answered.
      if (first?.fingerprint === fingerprint) return ok(first.answer as CommandAnswer);
      if (first !== null) return err({ code: "key-reused", key });
      return carryOut(store, states, { ...request, key: { key, fingerprint } }, ports.now);
    });
  };

  /** A command that comes twice at the same time is carried out once, for both. */
  const once = async (
    slot: string,
    fingerprint: string,
    key: string,
    work: () => Promise<Result<CommandAnswer, CommandRefusal>>,
  ): Promise<Result<CommandAnswer, CommandRefusal>> => {
    const first = underWay.get(slot);
    if (first !== undefined) {
      return first.fingerprint === fingerprint ? first.answer : err({ code: "key-reused", key });
    }
    const answer = work().finally(() => underWay.delete(slot));
    underWay.set(slot, { fingerprint, answer });
    return answer;
  };

  const create: CompetitionService["create"] = async (competition, options) => {
    const { actor, idempotencyKey: key } = options;
    const command = { type: "create-competition", ...competition, seed: ports.newSeed() } as const;
    // That the settings are those of the format's kind is for whoever reads them to see to.
    const now = ports.now();
    const decision = decideCompetition(null, command as CompetitionCommand, { actor, now });
    if (!decision.ok) return decision;
    const fingerprint = fingerprintOf([actor, competition]);
    for (let attempt = 1; attempt <= MOST_IDENTIFIERS; attempt++) {
      // The same key leads to the same identifier, where the first answer is found.
      const suffix = key === undefined ? ports.newSuffix() : fingerprintOf(key).slice(0, 8);
      const id = identifierFor(competition.name, suffix);
      const answer: Stored = { id, seq: decision.value.events.length };
      const append: Append = {
        competition: id,
        expectedSeq: 0,
        events: decision.value.events,
        actor,
        recordedAt: now,
        ...(key === undefined ? {} : { idempotency: { key, fingerprint, answer } }),
      };
      const appended = await store.append(append);
      if (appended.ok) {
        return ok(
          appended.value.outcome === "repeated" ? (appended.value.answer as Stored) : answer,
        );
      }
      if (appended.error.code === "key-reused") return err({ code: "key-reused", key: key ?? "" });
      if (key !== undefined) return err({ code: "key-reused", key });
    }
    return err({ code: "conflict", attempts: MOST_IDENTIFIERS });
  };

  const adopt: CompetitionService["adopt"] = async (wanted, name, events) => {
    let id = wanted;
    for (let attempt = 1; attempt <= MOST_IDENTIFIERS; attempt++) {
      const appended = await store.append({
        competition: id,
        expectedSeq: 0,
        events: events.map(asRecorded),
        actor: "import",
        recordedAt: ports.now(),
      });
      if (appended.ok) return ok({ id, seq: appended.value.lastSeq });
      id = identifierFor(name, ports.newSuffix());
    }
    return err({ code: "conflict", attempts: MOST_IDENTIFIERS });
  };

  return {
    list,
    state,
    stateAt: async (id, seq) => foldCompetition(await eventsOf(store, id, 0, seq)),
    events: async (id, { after = 0, limit } = {}) =>
      limit === undefined
        ? eventsOf(store, id, after)
        : eventsOf(store, id, after, after + Math.max(0, limit)),
    create,
    run,
    async remove(id) {
      states.forget(id);
      summaries.delete(id);
      return store.remove(id);
    },
    async exportFile(id) {
      const events = await eventsOf(store, id);
      return events.length === 0 ? null : makeCompetitionFile(id, events);
    },
    async importFile(file) {
      const read = await readCompetitionFile(file);
      if (!read.ok) return read;
      const { competition, events, state: filed } = read.value;
      const usable = COMPETITION_ID.test(competition);
      const id = usable ? competition : identifierFor(filed.name, ports.newSuffix());
      return adopt(id, filed.name, events);
    },
    async importTrf(file, { name } = {}) {
      const made = readTrfCompetition(file, name, ports);
      if (!made.ok) return made;
      const { name: title, events, notes, problems } = made.value;
      const stored = await adopt(identifierFor(title, ports.newSuffix()), title, events);
      return stored.ok ? ok({ ...stored.value, notes, problems }) : stored;
    },
    adopt,
  };
};

/** A command under an idempotency key that has not been answered yet. */
interface KeyedCommand {
  readonly fingerprint: string;
  readonly answer: Promise<Result<CommandAnswer, CommandRefusal>>;
}
