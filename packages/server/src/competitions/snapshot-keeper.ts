import type { LadderState } from "@losfee/core";
import type { CachedState } from "./cached-state.ts";
import { remembered, stateToKeep } from "./past-states.ts";
import { canBeKept, type Snapshots } from "./snapshots.ts";

/** Ensures that long competitions have a recent snapshot. */
export interface SnapshotKeeper extends Pick<Snapshots, "discard"> {
  /** The latest state that a journal of this length can continue from; null if there is none. */
  latest(competition: string, head: number): Promise<LadderState | null>;
  /** Called when a competition was opened, or has grown. */
  note(cached: CachedState): void;
  /** Ends after the current work, and stores the most important snapshots. */
  stop(): Promise<void>;
}

/** Dependencies of a keeper. */
export interface SnapshotKeeperPorts {
  readonly snapshots: Snapshots;
  readonly onError: (error: unknown) => void;
  /** Delay after an event, in milliseconds: commands come first. */
  readonly idle?: number;
  /** Least number of events for a snapshot; by default a number that takes a while to fold. */
  readonly shortest?: number;
}

const SHORTEST = 4000;

/** Number of events between snapshots, and the smaller one at shutdown. */
const EVERY = 500;
const AT_THE_END = 250;

const IDLE = 2000;

/** Stores snapshots, one at a time. */
export const createSnapshotKeeper = ({
  snapshots,
  onError,
  idle = IDLE,
  shortest = SHORTEST,
}: SnapshotKeeperPorts): SnapshotKeeper => {
  const waiting = new Map<string, NodeJS.Timeout>();
  const open = new Map<string, WeakRef<CachedState>>();
  let working: Promise<void> = Promise.resolve();
  let stopping = false;

  const keepAfter = async (cached: CachedState, distance: number): Promise<void> => {
    const state = stateToKeep(cached.past, cached.committed);
    if (cached.dropped || state === null || !canBeKept(state)) return;
    if (state.seq - cached.kept < distance) return;
    cached.kept = state.seq;
    await snapshots.keep(state);
  };

  const keep = (cached: CachedState, distance: number): Promise<void> => {
    working = working.then(() => keepAfter(cached, distance)).catch(onError);
    return working;
  };

  return {
    latest: async (competition, head) => (head < shortest ? null : snapshots.latest(competition)),
    discard: snapshots.discard,
    note(cached) {
      const { committed, competition, broken } = cached;
      if (broken !== null || committed.seq < shortest || !canBeKept(committed)) return;
      cached.past = remembered(cached.past, committed);
      open.set(competition, new WeakRef(cached));
      const state = stateToKeep(cached.past, committed);
      if (state === null || state.seq - cached.kept < EVERY || stopping) return;
      if (waiting.has(competition)) return;
      const timer = setTimeout(() => {
        waiting.delete(competition);
        void keep(cached, EVERY);
      }, idle);
      timer.unref();
      waiting.set(competition, timer);
    },
    async stop() {
      stopping = true;
      for (const timer of waiting.values()) clearTimeout(timer);
      for (const one of open.values()) {
        const cached = one.deref();
        if (cached !== undefined) void keep(cached, AT_THE_END);
      }
      await working;
    },
  };
};
