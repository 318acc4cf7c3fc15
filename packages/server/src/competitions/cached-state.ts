import type { JournalBreak } from "@losfee/contract";
import type { CompetitionState } from "@losfee/core";
import type { Append } from "../journal/store.ts";

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
  /** False: it goes on from a snapshot, and what needs more throws `NotInMemory`. */
  readonly isWhole: boolean;
  /** Some states of before, of which one is written down as a snapshot. */
  past: readonly CompetitionState[];
  /** The last event of the latest snapshot; 0: there is none. */
  kept: number;
}

/** A competition as it was read, with nothing under way. */
export const cachedStateOf = (
  competition: string,
  state: CompetitionState,
  {
    broken,
    head,
    isWhole,
    past = [],
    kept = 0,
  }: Pick<CachedState, "broken" | "head" | "isWhole"> & Partial<Pick<CachedState, "past" | "kept">>,
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
  isWhole,
  past,
  kept,
});
