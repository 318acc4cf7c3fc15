import {
  type CompetitionState,
  foldCompetition,
  type RecordedCompetitionEvent,
} from "@losfee/core";
import type { Append, JournalStore } from "../journal/store.ts";

/** A competition in memory: as it is on the medium, and as it will be after appends under way. */
export interface HeldState {
  readonly competition: string;
  committed: CompetitionState;
  /** What the next command is decided on; equals `committed` while nothing is under way. */
  ahead: CompetitionState;
  /** Appends under way, and the last of them. */
  underWay: number;
  lastAppend: Append | null;
  /** Resolves, never rejects, when everything that is under way now has succeeded or failed. */
  settled: Promise<void>;
  /** An append failed: `ahead` never came to be. Whoever decided on it has to begin again. */
  dropped: boolean;
}

/** Folded states of the competitions that were asked for last. A cache: it can always be dropped. */
export interface HeldStates {
  /** The competition as the medium has it now; null if there is none. */
  load(competition: string): Promise<HeldState | null>;
  /** Forgets a state of which an append failed. */
  drop(held: HeldState): void;
  /** Forgets a competition. */
  forget(competition: string): void;
}

/** Keeps at most `capacity` competitions in memory, those not asked for longest leaving first. */
export const createHeldStates = (store: JournalStore, capacity: number): HeldStates => {
  const states = new Map<string, HeldState>();
  const loading = new Map<string, Promise<HeldState | null>>();

  const touch = (held: HeldState): HeldState => {
    states.delete(held.competition);
    states.set(held.competition, held);
    for (const id of states.keys()) {
      if (states.size <= capacity) break;
      states.delete(id);
    }
    return held;
  };

  const readWhole = async (competition: string): Promise<HeldState | null> => {
    const state = foldCompetition(await eventsOf(store, competition));
    return state === null ? null : touch(heldStateOf(competition, state));
  };

  const loadOnce = (competition: string): Promise<HeldState | null> => {
    const known = loading.get(competition);
    if (known !== undefined) return known;
    const reading = readWhole(competition).finally(() => loading.delete(competition));
    loading.set(competition, reading);
    return reading;
  };

  const catchUp = async (held: HeldState): Promise<HeldState> => {
    const events = await eventsOf(store, held.competition, held.committed.seq);
    const fresh = events.filter(({ seq }) => seq > held.committed.seq);
    held.committed = foldCompetition(fresh, held.committed) ?? held.committed;
    // With appends under way these are now bound to fail, or they are the very events just read.
    if (held.underWay === 0) held.ahead = held.committed;
    return held;
  };

  const drop = (held: HeldState): void => {
    held.dropped = true;
    if (states.get(held.competition) === held) states.delete(held.competition);
  };

  return {
    async load(competition) {
      const head = await store.headSeq(competition);
      const held = states.get(competition);
      if (held === undefined) return head === 0 ? null : loadOnce(competition);
      if (head < held.committed.seq) {
        // Removed, perhaps created anew, by another process.
        drop(held);
        return head === 0 ? null : loadOnce(competition);
      }
      return head > held.committed.seq ? catchUp(touch(held)) : touch(held);
    },
    drop,
    forget(competition) {
      const held = states.get(competition);
      if (held !== undefined) drop(held);
    },
  };
};

const heldStateOf = (competition: string, state: CompetitionState): HeldState => ({
  competition,
  committed: state,
  ahead: state,
  underWay: 0,
  lastAppend: null,
  settled: Promise.resolve(),
  dropped: false,
});

/** The events after a seq. The journal holds what `decideCompetition` wrote: their types are taken on trust. */
export const eventsOf = async (
  store: JournalStore,
  competition: string,
  after = 0,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<readonly RecordedCompetitionEvent[]> =>
  (await store.read(competition, { after, upTo })) as readonly RecordedCompetitionEvent[];
