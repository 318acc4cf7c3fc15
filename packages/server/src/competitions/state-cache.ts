import { type CompetitionState, competitionKey, isErasure, NotInMemory } from "@losfee/core";
import type { JournalStore } from "../journal/store.ts";
import { type CachedState, cachedStateOf } from "./cached-state.ts";
import { foldJournal, readJournal } from "./read-journal.ts";
import { createStateReading } from "./read-states.ts";
import type { SnapshotKeeper } from "./snapshot-keeper.ts";

/** Folded states of recently used competitions. Only a cache: it can be dropped any time. */
export interface StateCache {
  /**
   * The current competition on the medium, up to a break; null if there is none. Of a long one
   * perhaps only the running part: reads of older data throw `NotInMemory`.
   * @throws UnreadableJournal if its first event cannot be read.
   */
  load(competition: string): Promise<CachedState | null>;
  /**
   * The same without reading the medium, up to the last notification of others' writes; null if a
   * read is necessary. Appends detect outdated states.
   */
  recent(competition: string): CachedState | null;
  /** The same including all old data; from then on for all callers. */
  whole(competition: string): Promise<CachedState | null>;
  /** Records a state's growth by an append. */
  grown(cached: CachedState): void;
  /** Forgets a state after a failed append. */
  drop(cached: CachedState): void;
  /** Returns to the state on disk: another process has appended in between. */
  rewind(cached: CachedState): void;
  forget(competition: string): void;
  /** Number in memory. */
  readonly size: number;
}

/** Limits of the cache. The last used competition always stays, regardless of size. */
export interface Capacity {
  readonly competitions: number;
  /** Total weight; see {@link weightOf}. */
  readonly weight: number;
}

/**
 * Caches competitions up to `capacity`, dropping the least recently used first. With a `keeper`
 * long ones are opened from their snapshots.
 */
export const createStateCache = (
  store: JournalStore,
  capacity: Capacity,
  keeper: SnapshotKeeper | null = null,
): StateCache => {
  const states = new Map<string, CachedState>();
  /** As of their last use. */
  const weights = new WeakMap<CachedState, number>();
  let weight = 0;
  const loading = new Map<string, Promise<CachedState | null>>();
  const completing = new WeakMap<CachedState, Promise<CachedState | null>>();
  const reading = createStateReading(store, keeper);

  const takeOut = (id: string): void => {
    const cached = states.get(id);
    if (cached === undefined) return;
    states.delete(id);
    weight -= weights.get(cached) ?? 0;
  };

  const isFull = (): boolean => states.size > capacity.competitions || weight > capacity.weight;

  const touch = (cached: CachedState): CachedState => {
    takeOut(cached.competition);
    states.set(cached.competition, cached);
    // The largest leaves room for others: else each of these would be reloaded after it.
    const own = Math.min(weightOf(cached.committed), capacity.weight / 2);
    weights.set(cached, own);
    weight += own;
    for (const id of states.keys()) {
      if (states.size === 1 || !isFull()) break;
      takeOut(id);
    }
    return cached;
  };

  const opened = (cached: CachedState | null): CachedState | null => {
    if (cached === null) return null;
    keeper?.note(cached);
    return touch(cached);
  };

  const loadOnce = (competition: string, head: number): Promise<CachedState | null> => {
    const known = loading.get(competition);
    if (known !== undefined) return known;
    const underWay = reading
      .read(competition, head)
      .then(opened)
      .finally(() => loading.delete(competition));
    loading.set(competition, underWay);
    return underWay;
  };

  const drop = (cached: CachedState): void => {
    cached.dropped = true;
    if (states.get(cached.competition) === cached) takeOut(cached.competition);
  };

  const rewind = (cached: CachedState): void => {
    const isLatest = states.get(cached.competition) === cached;
    drop(cached);
    if (isLatest) touch(cachedStateOf(cached.competition, cached.committed, cached));
  };

  const catchUp = async (cached: CachedState, head: number): Promise<CachedState | null> => {
    const { kind, seq } = cached.committed;
    const journal = competitionKey(cached.competition);
    const read = await readJournal(store, journal, { after: seq }, kind);
    if (read.events.some(isErasure)) {
      // Drops data from memory that another process has erased.
      drop(cached);
      return loadOnce(cached.competition, head);
    }
    const fresh = read.events.filter((event) => event.seq > cached.committed.seq);
    try {
      const { state, broken } = foldJournal({ ...read, events: fresh }, cached.committed);
      cached.committed = state ?? cached.committed;
      cached.broken = broken;
    } catch (error) {
      if (!(error instanceof NotInMemory)) throw error;
      return complete(cached);
    }
    cached.head = Math.max(head, cached.head);
    // Pending appends now either fail, or are the very events just read.
    if (cached.pendingAppends === 0) cached.next = cached.committed;
    keeper?.note(cached);
    return cached;
  };

  /** Loads begun earlier may lack later events. */
  const loadedUpTo = async (competition: string, head: number): Promise<CachedState | null> => {
    const cached = await loadOnce(competition, head);
    const isBehind = cached !== null && cached.broken === null && cached.committed.seq < head;
    return isBehind ? load(competition) : cached;
  };

  const load = async (competition: string): Promise<CachedState | null> => {
    const head = await store.headSeq(competitionKey(competition));
    const cached = states.get(competition);
    if (cached === undefined) return head === 0 ? null : loadedUpTo(competition, head);
    if (head < cached.committed.seq || (cached.broken !== null && head !== cached.head)) {
      // Removed, perhaps created anew, by another process.
      drop(cached);
      return head === 0 ? null : loadOnce(competition, head);
    }
    const current = cached.broken !== null || head === cached.committed.seq;
    return current ? touch(cached) : catchUp(touch(cached), head);
  };

  /** Reads all of it in the background, then replaces the partial state. */
  const completed = async (cached: CachedState): Promise<CachedState | null> => {
    const { competition } = cached;
    const head = await store.headSeq(competitionKey(competition));
    const fresh = await reading
      .readWhole(competition, head, cached.kept)
      .catch(async (error: unknown) => {
        drop(cached);
        await keeper?.discard(competition, "journal-broken");
        throw error;
      });
    await cached.settled;
    // Outdated: erased, removed or failed meanwhile.
    if (cached.dropped) return load(competition);
    drop(cached);
    opened(fresh);
    if (fresh?.broken != null) await keeper?.discard(competition, "journal-broken");
    // Loads the events that arrived meanwhile.
    return load(competition);
  };

  const complete = (cached: CachedState): Promise<CachedState | null> => {
    const known = completing.get(cached);
    if (known !== undefined) return known;
    const underWay = completed(cached).finally(() => completing.delete(cached));
    completing.set(cached, underWay);
    return underWay;
  };

  return {
    load,
    recent(competition) {
      const cached = states.get(competition);
      if (cached === undefined || cached.broken !== null) return null;
      const reported = store.reportedSeq(competitionKey(competition));
      return reported > cached.committed.seq ? null : touch(cached);
    },
    async whole(competition) {
      let cached = await load(competition);
      while (cached !== null && !cached.isWhole) cached = await complete(cached);
      return cached;
    },
    grown: (cached) => keeper?.note(cached),
    drop,
    rewind,
    forget(competition) {
      const cached = states.get(competition);
      if (cached !== undefined) drop(cached);
    },
    get size() {
      return states.size;
    },
  };
};

/**
 * Approximate memory use of a state, in thousands of bytes: each entry, game or event, with the
 * data computed from it, takes about as much.
 */
export const weightOf = (state: CompetitionState): number => {
  let things = state.seq;
  for (const part of Object.values(state)) {
    if (Array.isArray(part)) things += part.length;
    else if (part instanceof Map || part instanceof Set) things += part.size;
  }
  return things;
};
