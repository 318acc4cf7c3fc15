import { type CountedRuns, countRuns, type RunsRequest, type TournamentState } from "@losfee/core";
import { standBehind } from "../threads/beside.ts";

/** A batch of runs of a competition, for the worker thread. */
export interface RunsTask {
  /** Identifies the state. */
  readonly key: string;
  /** Omitted if the thread has it from the previous batch. */
  readonly state?: TournamentState;
  readonly request: RunsRequest;
}

let known: { readonly key: string; readonly state: TournamentState } | null = null;

/** Plays some runs; null if the thread does not know the state and needs it. */
export const count = ({ key, state, request }: RunsTask): CountedRuns | null => {
  if (state !== undefined) known = { key, state };
  if (known?.key !== key) return null;
  return countRuns(known.state, request);
};

standBehind(10);
