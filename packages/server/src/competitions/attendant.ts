import { THE_PLACE } from "@losfee/core";
import type { Clock } from "../clock/clock.ts";
import type { JournalStore } from "../journal/store.ts";
import { turn } from "./turn.ts";

/** Attends to competitions whenever they change, and when something in them is due. */
export interface Attendant {
  /** Catches up with what was due while no server ran, then keeps watch. */
  start(): void;
  /** Does everything that is due now; resolves when it is done. */
  catchUp(): Promise<void>;
  /** Something happened in or around this competition; before the start it waits. */
  note(competition: string): void;
  /** Does what waits, if it may be done now. */
  run(): Promise<void>;
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

/** What an attendant works with. */
export interface AttendantPorts {
  readonly store: Pick<JournalStore, "subscribe">;
  /** While the date is in doubt everything waits, and is caught up with when it is confirmed. */
  readonly clock: Pick<Clock, "isTrusted" | "onConfirmed">;
  readonly now: () => string;
  /** Whom to attend to from the start. */
  readonly ids: () => Promise<readonly string[]>;
  /**
   * Whether there can be anything to attend to in one: asked before the clock is, since in most nothing
   * ever happens by itself. By default there can.
   */
  readonly concerns?: (competition: string) => Promise<boolean>;
  /** Does what is due in one; resolves to when the next is, in milliseconds since 1970, null: nothing. */
  readonly attend: (competition: string) => Promise<number | null>;
  /** What comes before any competition. */
  readonly first?: { readonly waits: () => boolean; readonly work: () => Promise<void> };
  /** Called where a competition is gone. */
  readonly onRemoved?: (competition: string) => void;
  /** Called with what went wrong with a competition; the others go on, and it is tried again. */
  readonly onError: (error: unknown) => void;
}

/** Timers are set anew this often at least: clocks are changed, machines sleep. Milliseconds. */
const LONGEST_WAIT = 10 * 60_000;
const AFTER_A_FAULT = 60_000;

/** An attendant at rest; several, in several processes on one journal, do nothing twice. */
export const createAttendant = (ports: AttendantPorts): Attendant => {
  const { store, clock, now, ids, concerns, attend, first, onRemoved, onError } = ports;
  const timers = new Map<string, NodeJS.Timeout>();
  /** Competitions that changed, in the order in which they are attended to. */
  const waiting = new Set<string>();
  let running: Promise<void> | null = null;
  let unsubscribe: (() => void) | null = null;
  let stopping = false;
  /** Until then whoever starts it waits for something: nothing is attended to before. */
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

  /** Whether one of those that wait has to be attended to; those before it need not, and go. */
  const someoneWaits = async (): Promise<boolean> => {
    for (const id of waiting) {
      // Whatever happens from here on in it notes it anew.
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
          const next = await attend(id);
          if (next !== null) wake(id, next - Date.parse(now()));
        } catch (error) {
          onError(error);
          wake(id, AFTER_A_FAULT);
        }
      }
    }
  };

  const run = (): Promise<void> => {
    // Whoever gave the command is answered first.
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
    // What comes in while others are attended to is attended to in the same run.
    while (await hasWork()) await run();
  };

  // Whoever is at work may have asked just before, and is about to leave it.
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
