import type { JournalBreak } from "@losfee/contract";
import { type CompetitionState, competitionKey, isErasure } from "@losfee/core";
import type { Append, JournalStore } from "../journal/store.ts";
import { foldJournal, readJournal, UnreadableJournal } from "./read-journal.ts";

/** A competition in memory: as it is on disk, and as it will be after appends under way. */
export interface CachedState {
  readonly competition: string;
  committed: CompetitionState;
  /** Where the journal cannot be followed any further: then nothing can be appended either. */
  broken: JournalBreak | null;
  /** The last event that the medium has, readable or not. */
  head: number;
  /** What the next command is decided on; equals `committed` while nothing is under way. */
  next: CompetitionState;
  /** Appends under way, and the last of them. */
  pendingAppends: number;
  lastAppend: Append | null;
  /** Resolves, never rejects, when everything that is under way now has succeeded or failed. */
  settled: Promise<void>;
  /** An append failed: `next` never came to be. Whoever decided on it has to begin again. */
  dropped: boolean;
}

/** Folded states of the competitions that were asked for last. A cache: it can always be dropped. */
export interface StateCache {
  /**
   * The competition as the medium has it now, as far as it can be followed; null if there is none.
   * @throws UnreadableJournal where not even its first event can be read.
   */
  load(competition: string): Promise<CachedState | null>;
  /** Forgets a state of which an append failed. */
  drop(cached: CachedState): void;
  /** Forgets a competition. */
  forget(competition: string): void;
  /** How many are in memory. */
  readonly size: number;
}

/** Keeps at most `capacity` competitions in memory, those not asked for longest leaving first. */
export const createStateCache = (store: JournalStore, capacity: number): StateCache => {
  const states = new Map<string, CachedState>();
  const loading = new Map<string, Promise<CachedState | null>>();

  const touch = (cached: CachedState): CachedState => {
    states.delete(cached.competition);
    states.set(cached.competition, cached);
    for (const id of states.keys()) {
      if (states.size <= capacity) break;
      states.delete(id);
    }
    return cached;
  };

  const readWhole = async (competition: string, head: number): Promise<CachedState | null> => {
    const { state, broken } = foldJournal(await readJournal(store, competitionKey(competition)));
    if (state !== null) return touch(cachedStateOf(competition, state, broken, head));
    if (broken === null) return null;
    throw new UnreadableJournal(broken);
  };

  const loadOnce = (competition: string, head: number): Promise<CachedState | null> => {
    const known = loading.get(competition);
    if (known !== undefined) return known;
    const reading = readWhole(competition, head).finally(() => loading.delete(competition));
    loading.set(competition, reading);
    return reading;
  };

  const drop = (cached: CachedState): void => {
    cached.dropped = true;
    if (states.get(cached.competition) === cached) states.delete(cached.competition);
  };

  const catchUp = async (cached: CachedState, head: number): Promise<CachedState | null> => {
    const { kind, seq } = cached.committed;
    const journal = competitionKey(cached.competition);
    const read = await readJournal(store, journal, { after: seq }, kind);
    if (read.events.some(isErasure)) {
      // What another process erased must not stay in this one's memory either.
      drop(cached);
      return loadOnce(cached.competition, head);
    }
    const fresh = read.events.filter((event) => event.seq > cached.committed.seq);
    const { state, broken } = foldJournal({ ...read, events: fresh }, cached.committed);
    cached.committed = state ?? cached.committed;
    cached.broken = broken;
    cached.head = Math.max(head, cached.head);
    // With appends under way these are now bound to fail, or they are the very events just read.
    if (cached.pendingAppends === 0) cached.next = cached.committed;
    return cached;
  };

  return {
    async load(competition) {
      const head = await store.headSeq(competitionKey(competition));
      const cached = states.get(competition);
      if (cached === undefined) return head === 0 ? null : loadOnce(competition, head);
      if (head < cached.committed.seq || (cached.broken !== null && head !== cached.head)) {
        // Removed, perhaps created anew, by another process.
        drop(cached);
        return head === 0 ? null : loadOnce(competition, head);
      }
      const current = cached.broken !== null || head === cached.committed.seq;
      return current ? touch(cached) : catchUp(touch(cached), head);
    },
    drop,
    forget(competition) {
      const cached = states.get(competition);
      if (cached !== undefined) drop(cached);
    },
    get size() {
      return states.size;
    },
  };
};

const cachedStateOf = (
  competition: string,
  state: CompetitionState,
  broken: JournalBreak | null,
  head: number,
): CachedState => ({
  competition,
  committed: state,
  broken,
  head,
  next: state,
  pendingAppends: 0,
  lastAppend: null,
  settled: Promise.resolve(),
  dropped: false,
});
