import { THE_PLACE } from "@losfee/core";
import type { Clock } from "../clock/clock.ts";
import type { JournalStore } from "../journal/store.ts";
import { turn } from "./turn.ts";

/** Runs background work on competitions when they change, and when something in them is due. */
export interface BackgroundWorker {
  /** Catches up with work due while no server ran, then keeps watch. */
  start(): void;
  /** Does everything due now; resolves when it is done. */
  catchUp(): Promise<void>;
  /** Marks a competition as changed; waits until the start. */
  note(competition: string): void;
  /** Does pending work, if it may be done now. */
  run(): Promise<void>;
  /** Ends after the current work. */
  stop(): Promise<void>;
}

/** Dependencies of a worker. */
export interface BackgroundWorkerPorts {
  readonly store: Pick<JournalStore, "subscribe">;
  /** While the date is in doubt, all work waits; it is done after the confirmation. */
  readonly clock: Pick<Clock, "isTrusted" | "onConfirmed">;
  readonly now: () => string;
  /** The competitions to work on at the start. */
  readonly ids: () => Promise<readonly string[]>;
  /**
   * True if a competition can need work; checked before the clock, since most never do
   * anything by themselves. True by default.
   */
  readonly concerns?: (competition: string) => Promise<boolean>;
  /** Does what is due; resolves to the next due time, in milliseconds since 1970, or null. */
  readonly workOn: (competition: string) => Promise<number | null>;
  /** Work before any competition. */
  readonly first?: { readonly waits: () => boolean; readonly work: () => Promise<void> };
  /** Called when a competition is deleted. */
  readonly onRemoved?: (competition: string) => void;
  /** Called with an error of a competition; the others continue, and it is retried. */
  readonly onError: (error: unknown) => void;
}

/** Timers are reset at least this often: clocks are changed, machines sleep. Milliseconds. */
const LONGEST_WAIT = 10 * 60_000;
const AFTER_A_FAULT = 60_000;

/** A worker, not yet started. Several processes on one journal do nothing twice. */
export const createBackgroundWorker = (ports: BackgroundWorkerPorts): BackgroundWorker => {
  const { store, clock, now, ids, concerns, workOn, first, onRemoved, onError } = ports;
  const timers = new Map<string, NodeJS.Timeout>();
  /** Changed competitions, in processing order. */
  const waiting = new Set<string>();
  let running: Promise<void> | null = null;
  let unsubscribe: (() => void) | null = null;
  let stopping = false;
  /** Nothing is worked on before the start, which the caller may delay. */
  let started = false;

  const forgetTimer = (id: string): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };

  const wake = (id: string, wait: number): void => {
    forgetTimer(id);
    if (stopping || unsubscribe === null) return;
    const timer = setTimeout(() => note(id), Math.min(LONGEST_WAIT, Math.max(0, wait)));
    timer.unref();
    timers.set(id, timer);
  };

  /** True if one of the pending ones needs work; drops those before it that do not. */
  const someoneWaits = async (): Promise<boolean> => {
    for (const id of waiting) {
      // Later changes mark it again.
      waiting.delete(id);
      if (await isConcerned(id)) {
        waiting.add(id);
        return true;
      }
    }
    return false;
  };

  const isConcerned = async (id: string): Promise<boolean> => {
    if (concerns === undefined) return true;
    try {
      return await concerns(id);
    } catch (error) {
      onError(error);
      wake(id, AFTER_A_FAULT);
      return false;
    }
  };

  const hasWork = async (): Promise<boolean> =>
    started &&
    !stopping &&
    (first?.waits() === true || (await someoneWaits())) &&
    (await clock.isTrusted());

  const workThrough = async (): Promise<void> => {
    while (await hasWork()) {
      if (first?.waits() === true) await first.work();
      for (const id of [...waiting]) {
        waiting.delete(id);
        if (!(await isConcerned(id))) continue;
        if (!(await clock.isTrusted())) {
          waiting.add(id);
          return;
        }
        try {
          const next = await workOn(id);
          if (next !== null) wake(id, next - Date.parse(now()));
        } catch (error) {
          onError(error);
          wake(id, AFTER_A_FAULT);
        }
      }
    }
  };

  const run = (): Promise<void> => {
    // The command's sender is answered first.
    running ??= turn()
      .then(workThrough)
      .catch(onError)
      .finally(() => {
        running = null;
      });
    return running;
  };

  const note = (id: string): void => {
    if (stopping) return;
    waiting.add(id);
    void run();
  };

  const catchUp = async (): Promise<void> => {
    started = true;
    for (const id of await ids()) waiting.add(id);
    // Changes during a run are handled in the same run.
    while (await hasWork()) await run();
  };

  // A current run may have checked the clock just before, and be about to stop.
  clock.onConfirmed(() => void (running ?? Promise.resolve()).then(run));

  return {
    start() {
      unsubscribe = store.subscribe((change) => {
        const { owner, id } = change.journal;
        if (owner !== THE_PLACE) return;
        if (change.kind === "appended") return note(id);
        forgetTimer(id);
        onRemoved?.(id);
      });
      catchUp().catch(onError);
    },
    catchUp,
    note,
    run,
    async stop() {
      stopping = true;
      unsubscribe?.();
      for (const timer of timers.values()) clearTimeout(timer);
      await running;
    },
  };
};
