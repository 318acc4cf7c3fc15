import { competitionKey, isErasure, NotInMemory } from "@losfee/core";
import type { JournalStore } from "../journal/store.ts";
import { type CachedState, cachedStateOf } from "./cached-state.ts";
import { foldJournal, readJournal } from "./read-journal.ts";
import { createStateReading } from "./read-states.ts";
import type { SnapshotKeeper } from "./snapshot-keeper.ts";
import { weightOf } from "./weight.ts";

/** Folded states of the competitions that were asked for last. A cache: it can always be dropped. */
export interface StateCache {
  /**
   * The competition as the medium has it now, as far as it can be followed; null if there is none.
   * Of a long one perhaps only what goes on: what needs more of it throws `NotInMemory`.
   * @throws UnreadableJournal where not even its first event can be read.
   */
  load(competition: string): Promise<CachedState | null>;
  /**
   * The same without asking the medium, as far as this process has heard of what others wrote; null
   * where it has to be asked for. What is appended to it finds out.
   */
  recent(competition: string): CachedState | null;
  /** The same with everything that ever happened: from then on, for everybody. */
  whole(competition: string): Promise<CachedState | null>;
  /** A state has grown by what was appended. */
  grown(cached: CachedState): void;
  /** Forgets a state of which an append failed. */
  drop(cached: CachedState): void;
  /** Goes back to what is on disk: another process appended in between. */
  rewind(cached: CachedState): void;
  /** Forgets a competition. */
  forget(competition: string): void;
  /** How many are in memory. */
  readonly size: number;
}

/** How much may be in memory. The competition that was asked for last is, however large. */
export interface Capacity {
  readonly competitions: number;
  /** Of all together; see {@link weightOf}. */
  readonly weight: number;
}

/**
 * Keeps as many competitions in memory as `capacity` says, those not asked for longest leaving first.
 * With a `keeper` long ones are opened from their snapshots.
 */
export const createStateCache = (
  store: JournalStore,
  capacity: Capacity,
  keeper: SnapshotKeeper | null = null,
): StateCache => {
  const states = new Map<string, CachedState>();
  /** As they were when they were asked for last. */
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
    // The largest leaves room for others: else each of them would have to be read anew after it.
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
      // What another process erased must not stay in this one's memory either.
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
    // With appends under way these are now bound to fail, or they are the very events just read.
    if (cached.pendingAppends === 0) cached.next = cached.committed;
    keeper?.note(cached);
    return cached;
  };

  /** What others had begun to read before may lack what came meanwhile. */
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

  /** Reads all of it beside everything else, then puts it in the place of what is known so far. */
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
    // Erased, removed or failed meanwhile: then it is not what was read.
    if (cached.dropped) return load(competition);
    drop(cached);
    opened(fresh);
    if (fresh?.broken != null) await keeper?.discard(competition, "journal-broken");
    // What has come meanwhile comes after it.
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
      const told = store.seqTold(competitionKey(competition));
      return told > cached.committed.seq ? null : touch(cached);
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
