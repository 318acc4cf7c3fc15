import type { Trace } from "@losfee/contract";
import type { Echo } from "@losfee/contract/api";
import {
  type CompetitionCommand,
  type CompetitionDecision,
  type CompetitionEvent,
  type CompetitionKind,
  type CompetitionState,
  type CompetitionWarning,
  competitionKey,
  type DecisionContext,
  decideCompetition,
  type EventOf,
  err,
  NotInMemory,
  ok,
  type RecordedCompetitionEvent,
  type Result,
  type StoredEvent,
  type WarningOf,
} from "@losfee/core";
import type {
  Append,
  AppendErasure,
  Idempotency,
  JournalStore,
  StoredPictureFile,
} from "../journal/store.ts";
import type { CommandRefusal } from "../kinds/command-refusal.ts";
import { kindAdapter } from "../kinds/registry.ts";
import type { CachedState } from "./cached-state.ts";
import { type EraseAlongside, erasureBy } from "./erase.ts";
import { hashesOf } from "./filed-pictures.ts";
import type { Ports } from "./ports.ts";
import { readJournal } from "./read-journal.ts";
import { writable } from "./recording.ts";
import { secretSeedsOf, withoutSecretSeeds } from "./secret-seed.ts";
import type { StateCache } from "./state-cache.ts";

/** Result of an executed command. Its events are on disk. */
export interface CommandAnswer<Kind extends CompetitionKind = CompetitionKind> {
  /** The last event of the command, or of the competition if the command had no effect. */
  readonly seq: number;
  readonly events: readonly (EventOf<Kind> & { readonly seq: number })[];
  readonly warnings: readonly WarningOf<Kind>[];
  readonly echo?: Echo;
}

/** A command with its context. */
export interface CommandRequest {
  readonly competition: string;
  readonly command: CompetitionCommand;
  readonly actor: string;
  /** Device and link of the command. */
  readonly trace?: Trace;
  /** The seq that the client has seen; refused as stale if there is a later one. */
  readonly expectedSeq?: number;
  /** The codes of the cautions that the sender has acknowledged; missing: none. */
  readonly acknowledged?: readonly string[];
  /** Time of the reported act, if earlier; ISO 8601 in UTC. */
  readonly effectiveAt?: string;
  /** Messages that wait for the director; see `DecisionContext`. */
  readonly undecided?: DecisionContext["undecided"];
  /** Forbids what the rules would allow, e.g. because of the client's role. */
  readonly permit?: (state: CompetitionState, command: CompetitionCommand) => CommandRefusal | null;
  readonly key?: { readonly key: string; readonly fingerprint: string };
  /** The files of the command's picture. */
  readonly picture?: readonly StoredPictureFile[];
}

/** Dependencies of executing commands. */
export interface CommandWork {
  readonly store: JournalStore;
  readonly states: StateCache;
  readonly ports: Pick<Ports, "now" | "newSalt">;
  readonly alongside: readonly EraseAlongside[];
}

/**
 * The stored answer under an idempotency key, as this program wrote it; if a person was erased
 * since, only that the command was executed and the seq it led to.
 */
export const firstAnswer = ({
  answer,
  lastSeq,
}: {
  readonly answer: unknown;
  readonly lastSeq: number;
}): CommandAnswer =>
  answer === null ? { seq: lastSeq, events: [], warnings: [] } : (answer as CommandAnswer);

/** Result of a command, with the state that it was refused on or led to. */
export interface CommandOutcome<Refusal = CommandRefusal> {
  readonly result: Result<CommandAnswer, Refusal>;
  /** Null if there is no such competition. */
  readonly state: CompetitionState | null;
}

/** Attempts at deciding a command when other processes write in between. */
const MOST_ATTEMPTS = 20;

/**
 * Decides a command and appends its events; resolves when they are on disk. Commands that arrive
 * meanwhile are decided on the pending state, so that many share one commit; if a commit fails, all
 * commands decided on it start again or fail with it. Decides on this process's knowledge of the
 * competition: the append checks that it is current, and a refusal is checked against the medium
 * first.
 */
export const executeCommand = async (
  work: CommandWork,
  request: CommandRequest,
): Promise<CommandOutcome> => {
  const { states } = work;
  const recent = states.recent(request.competition);
  let isAsked = recent === null;
  let cached = recent ?? (await states.load(request.competition));
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    if (cached === null) return { result: err({ code: "no-competition" }), state: null };
    const outcome = cached.dropped ? "again" : await attemptOn(work, cached, request, isAsked);
    if (outcome !== "again") return outcome;
    cached = await states.load(request.competition);
    isAsked = true;
  }
  const conflict = err({ code: "conflict", attempts: MOST_ATTEMPTS } as const);
  return { result: conflict, state: cached?.committed ?? null };
};

/** "again": the basis of the decision has changed in between, or (not `isAsked`) may have. */
const attemptOn = async (
  work: CommandWork,
  cached: CachedState,
  request: CommandRequest,
  isAsked: boolean,
): Promise<CommandOutcome | "again"> => {
  const { store, states, ports, alongside } = work;
  if (cached.broken !== null) {
    return {
      result: err({ code: "journal-broken", ...cached.broken }),
      state: cached.committed,
    };
  }
  const at = ports.now();
  const erases = request.command.type === "erase-person";
  const stored = erases ? await settledJournal(store, cached) : null;
  if (erases && stored === null) return "again";
  const state = cached.next;
  const decision = decidedOn(state, request, at);
  if (decision === "not-in-memory") {
    await states.whole(request.competition);
    return "again";
  }
  if (!decision.ok || decision.value.events.length === 0) {
    if (!isAsked) return "again";
    // Checks the result against the state on disk, not only the pending one.
    await cached.settled;
    if (cached.dropped) return "again";
    if (!decision.ok) return { result: decision, state };
    return answerToNothing(work, cached, request, state, decision.value.warnings, at);
  }
  const erasure =
    stored === null ? null : erasureBy(state.kind, stored, decision.value.events, alongside);
  const outcome = await append(work, cached, request, decision.value, at, erasure);
  // Reloads erased competitions, so that no erased data stays in memory.
  if (erasure !== null) states.drop(cached);
  return outcome;
};

/** The command has no effect. Its key keeps that answer, even if it would have an effect later. */
const answerToNothing = async (
  { store, states }: CommandWork,
  cached: CachedState,
  { competition, actor, key }: CommandRequest,
  state: CompetitionState,
  warnings: readonly CompetitionWarning[],
  recordedAt: string,
): Promise<CommandOutcome | "again"> => {
  const answer: CommandAnswer = { seq: state.seq, events: [], warnings };
  if (key === undefined) return { result: ok(answer), state };
  const batch: Append = {
    ...{ journal: competitionKey(competition), expectedSeq: state.seq, events: [] },
    ...{ actor, recordedAt, idempotency: idempotencyOf(key, answer) },
  };
  cached.pendingAppends++;
  return finish(store, states, cached, batch, state, answer);
};

/**
 * The whole stored journal, with nothing pending; null if something came in between, so that the
 * caller has to start again.
 */
const settledJournal = async (
  store: JournalStore,
  cached: CachedState,
): Promise<readonly StoredEvent[] | null> => {
  await cached.settled;
  const { stored } = await readJournal(store, competitionKey(cached.competition));
  const isCurrent = !cached.dropped && stored.length === cached.next.seq;
  return isCurrent ? stored : null;
};

type Decision = CompetitionDecision<RecordedCompetitionEvent, CompetitionState, CompetitionWarning>;

/** "not-in-memory": it depends on data that the snapshot's state does not contain. */
const decidedOn = (
  ...asked: Parameters<typeof decideOn>
): ReturnType<typeof decideOn> | "not-in-memory" => {
  try {
    return decideOn(...asked);
  } catch (error) {
    if (error instanceof NotInMemory) return "not-in-memory";
    throw error;
  }
};

const decideOn = (
  state: CompetitionState,
  { command, actor, acknowledged, expectedSeq, effectiveAt, undecided, permit }: CommandRequest,
  now: string,
): Result<Decision, CommandRefusal> => {
  if (expectedSeq !== undefined && expectedSeq !== state.seq) {
    return err({ code: "stale", expectedSeq, currentSeq: state.seq });
  }
  const forbidden = permit?.(state, command) ?? null;
  if (forbidden !== null) return err(forbidden);
  const context: DecisionContext = {
    competition: state.competition,
    actor,
    now,
    ...(acknowledged === undefined ? {} : { acknowledged }),
    ...(effectiveAt === undefined ? {} : { effectiveAt }),
    ...(undecided === undefined ? {} : { undecided }),
  };
  return decideCompetition(state, command, context);
};

/** Starts appending a decision. Synchronous up to the store's call. */
const append = (
  { store, states, ports }: CommandWork,
  cached: CachedState,
  request: CommandRequest,
  decision: Decision,
  recordedAt: string,
  erasure: AppendErasure | null,
): Promise<CommandOutcome | "again"> => {
  const { competition, actor, command } = request;
  const base = cached.next;
  const { events, state: after } = decision;
  const echo = kindAdapter(after.kind).echo(after, command);
  const secret = secretSeedsOf(after);
  const answer: CommandAnswer = {
    seq: after.seq,
    events: events.map((event) => numbered(withoutSecretSeeds(event, secret))),
    warnings: decision.warnings,
    ...(echo === undefined ? {} : { echo }),
  };
  const batch: Append = {
    journal: competitionKey(competition),
    expectedSeq: base.seq,
    events: writable(after.kind, events, ports.newSalt),
    actor,
    recordedAt,
    ...(cached.lastAppend === null ? {} : { buildsOn: cached.lastAppend }),
    ...(request.key === undefined ? {} : { idempotency: idempotencyOf(request.key, answer) }),
    ...(erasure === null ? {} : { erasure }),
    ...picturesBy(events, after, request.picture),
    ...(request.trace === undefined ? {} : { trace: request.trace }),
  };
  cached.next = after;
  cached.lastAppend = batch;
  cached.pendingAppends++;
  const outcome = finish(store, states, cached, batch, after, answer);
  cached.settled = outcome.then(noted, noted);
  return outcome;
};

/** Changes of the stored pictures: only those in the state are kept. */
const picturesBy = (
  events: readonly RecordedCompetitionEvent[],
  { pictures }: CompetitionState,
  add: readonly StoredPictureFile[] = [],
): Pick<Append, "pictures"> =>
  events.some(({ type }) => type === "picture-set" || type === "picture-removed")
    ? { pictures: { add, keep: hashesOf(pictures) } }
    : {};

const idempotencyOf = (
  key: NonNullable<CommandRequest["key"]>,
  answer: CommandAnswer,
): Idempotency => ({ ...key, answer });

/** For a promise whose value and error go to the command's sender. */
const noted = (): void => undefined;

const finish = async (
  store: JournalStore,
  states: StateCache,
  cached: CachedState,
  batch: Append,
  after: CompetitionState,
  answer: CommandAnswer,
): Promise<CommandOutcome | "again"> => {
  try {
    const appended = await store.append(batch);
    if (!appended.ok) {
      states.rewind(cached);
      if (appended.error.code !== "key-reused") return "again";
      return { result: err(appended.error), state: cached.committed };
    }
    if (appended.value.outcome === "repeated") {
      states.rewind(cached);
      // Another process was first with the same key: its answer counts.
      return { result: ok(firstAnswer(appended.value)), state: cached.committed };
    }
    if (after.seq > cached.committed.seq) {
      cached.committed = after;
      cached.head = after.seq;
      states.grown(cached);
    }
    return { result: ok(answer), state: after };
  } catch (error) {
    states.drop(cached);
    throw error;
  } finally {
    cached.pendingAppends--;
    // Ends the chain of appends, or none of them would ever be freed.
    if (cached.pendingAppends === 0) cached.lastAppend = null;
  }
};

const numbered = ({
  competition: _,
  actor: _actor,
  recordedAt: _recorded,
  effectiveAt: _effective,
  ...event
}: RecordedCompetitionEvent): CompetitionEvent & { readonly seq: number } => event;
