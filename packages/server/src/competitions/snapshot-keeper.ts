import type { LadderState } from "@losfee/core";
import type { CachedState } from "./cached-state.ts";
import { remembered, stateToKeep } from "./past-states.ts";
import { canBeKept, type Snapshots } from "./snapshots.ts";

/** Sees to it that long competitions have a snapshot that little has to be folded onto. */
export interface SnapshotKeeper extends Pick<Snapshots, "discard"> {
  /** The latest state that a journal with so many events can be continued from; null: there is none. */
  latest(competition: string, head: number): Promise<LadderState | null>;
  /** A competition was opened, or has grown. */
  note(cached: CachedState): void;
  /** Ends after what is under way, and keeps what would be missed most. */
  stop(): Promise<void>;
}

/** What a keeper works with. */
export interface SnapshotKeeperPorts {
  readonly snapshots: Snapshots;
  readonly onError: (error: unknown) => void;
  /** How long after an event, in milliseconds: commands come first. */
  readonly idle?: number;
  /** Of how many events a journal has to be; by default so many that it takes a while to fold them. */
  readonly shortest?: number;
}

const SHORTEST = 4000;

/** A new snapshot is made after so many events, and at the end after fewer. */
const EVERY = 500;
const AT_THE_END = 250;

const IDLE = 2000;

/** Keeps snapshots, one at a time. */
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
