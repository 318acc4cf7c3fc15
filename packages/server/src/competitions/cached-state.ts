import type { JournalBreak } from "@losfee/contract";
import type { CompetitionState } from "@losfee/core";
import type { Append } from "../journal/store.ts";

/** A competition in memory: as on disk, and as after pending appends. */
export interface CachedState {
  readonly competition: string;
  committed: CompetitionState;
  /** Set if the journal cannot be read further: then nothing can be appended either. */
  broken: JournalBreak | null;
  /** The last event on the medium, readable or not. */
  head: number;
  /** The state for deciding the next command; equals `committed` while nothing is pending. */
  next: CompetitionState;
  /** Pending appends, and the last of them. */
  pendingAppends: number;
  lastAppend: Append | null;
  /** Resolves, never rejects, when all pending appends have succeeded or failed. */
  settled: Promise<void>;
  /** An append failed, so `next` is invalid. Commands decided on it start again. */
  dropped: boolean;
  /** False if it continues from a snapshot; reads of older data throw `NotInMemory`. */
  readonly isWhole: boolean;
  /** Some earlier states, candidates for the next snapshot. */
  past: readonly CompetitionState[];
  /** The last event of the latest snapshot; 0 if there is none. */
  kept: number;
}

/** A competition just read, with nothing pending. */
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
