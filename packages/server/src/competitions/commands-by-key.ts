import {
  type CommandInput,
  type CompetitionCommand,
  type CompetitionState,
  competitionKey,
  err,
  ok,
} from "@losfee/core";
import { LRUCache } from "lru-cache";
import type { ClockGuard } from "../clock/clock.ts";
import type { CommandRefusal } from "../kinds/command-refusal.ts";
import { kindAdapter } from "../kinds/registry.ts";
import type { CompetitionService, ServiceSettings } from "./competition-service.ts";
import {
  type CommandOutcome,
  type CommandRequest,
  type CommandWork,
  executeCommand,
  firstAnswer,
} from "./execute-command.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { Ports } from "./ports.ts";

/** Number of remembered idempotency keys, whose first answer is looked up at once. */
const KEYS = 10_000;

/** Executes commands; those that arrive again under their key get the first answer. */
export const createCommands = (
  work: CommandWork & { readonly ports: Ports },
  clock: ClockGuard,
  undecided: ServiceSettings["undecided"],
): Pick<CompetitionService, "readAndRun" | "setPicture"> => {
  const { store, states, ports } = work;
  const inFlight = new Map<string, KeyedCommand>();
  const answered = new LRUCache<string, true>({ maxSize: KEYS, sizeCalculation: () => 1 });

  const readAndRun: CompetitionService["readAndRun"] = async (id, read, options) => {
    const loaded = states.recent(id) ?? (await states.load(id));
    if (loaded === null) return { result: err({ code: "no-competition" }), state: null };
    const state = loaded.committed;
    const command = read(state.kind);
    if (!command.ok) return { result: command, state };
    const { actor, trace, acknowledged, expectedSeq, effectiveAt, permit } = options;
    const { idempotencyKey: key } = options;
    const { saidAt = effectiveAt } = options;
    const undated = await refuseDoubtfulDate(state);
    const waiting = (await undecided?.(state, ports.now())) ?? [];
    const request: CommandRequest = {
      competition: id,
      command: withChance(command.value),
      actor,
      ...(trace === undefined ? {} : { trace }),
      ...(acknowledged === undefined ? {} : { acknowledged }),
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

  return { readAndRun, setPicture };
};

/** A command under an idempotency key without an answer yet. */
interface KeyedCommand {
  readonly fingerprint: string;
  readonly outcome: Promise<CommandOutcome>;
}
