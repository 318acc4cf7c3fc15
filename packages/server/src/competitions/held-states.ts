import type { CompetitionState } from "@losfee/core";
import type { JournalBreak } from "@losfee/web";
import type { Append, JournalStore } from "../journal/store.ts";
import { foldJournal, readJournal, UnreadableJournal } from "./read-journal.ts";

/** A competition in memory: as it is on the medium, and as it will be after appends under way. */
export interface HeldState {
  readonly competition: string;
  committed: CompetitionState;
  /** Where the journal cannot be followed any further: then nothing can be appended either. */
  broken: JournalBreak | null;
  /** The last event that the medium has, readable or not. */
  head: number;
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
  /**
   * The competition as the medium has it now, as far as it can be followed; null if there is none.
   * @throws UnreadableJournal where not even its first event can be read.
   */
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

  const readWhole = async (competition: string, head: number): Promise<HeldState | null> => {
    const { state, broken } = foldJournal(await readJournal(store, competition));
    if (state !== null) return touch(heldStateOf(competition, state, broken, head));
    if (broken === null) return null;
    throw new UnreadableJournal(broken);
  };

  const loadOnce = (competition: string, head: number): Promise<HeldState | null> => {
    const known = loading.get(competition);
    if (known !== undefined) return known;
    const reading = readWhole(competition, head).finally(() => loading.delete(competition));
    loading.set(competition, reading);
    return reading;
  };

  const catchUp = async (held: HeldState, head: number): Promise<HeldState> => {
    const { kind, seq } = held.committed;
    const read = await readJournal(store, held.competition, { after: seq }, kind);
    const fresh = read.events.filter((event) => event.seq > held.committed.seq);
    const { state, broken } = foldJournal({ ...read, events: fresh }, held.committed);
    held.committed = state ?? held.committed;
    held.broken = broken;
    held.head = Math.max(head, held.head);
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
      if (held === undefined) return head === 0 ? null : loadOnce(competition, head);
      if (head < held.committed.seq || (held.broken !== null && head !== held.head)) {
        // Removed, perhaps created anew, by another process.
        drop(held);
        return head === 0 ? null : loadOnce(competition, head);
      }
      const current = held.broken !== null || head === held.committed.seq;
      return current ? touch(held) : catchUp(touch(held), head);
    },
    drop,
    forget(competition) {
      const held = states.get(competition);
      if (held !== undefined) drop(held);
    },
  };
};

const heldStateOf = (
  competition: string,
  state: CompetitionState,
  broken: JournalBreak | null,
  head: number,
): HeldState => ({
  competition,
  committed: state,
  broken,
  head,
  ahead: state,
  underWay: 0,
  lastAppend: null,
  settled: Promise.resolve(),
  dropped: false,
});
