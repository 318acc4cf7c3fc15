import { type CountedRuns, countRuns, type RunsRequest, type TournamentState } from "@losfee/core";
import { standBehind } from "../threads/stand-behind.ts";

/** A part of the runs of a competition, for the thread that plays them. */
export interface RunsTask {
  /** Names the state. */
  readonly key: string;
  /** Left out where the thread has it from the part before. */
  readonly state?: TournamentState;
  readonly request: RunsRequest;
}

let known: { readonly key: string; readonly state: TournamentState } | null = null;

/** Plays some runs; null where the thread does not know the state and wants it. */
export const count = ({ key, state, request }: RunsTask): CountedRuns | null => {
  if (state !== undefined) known = { key, state };
  if (known?.key !== key) return null;
  return countRuns(known.state, request);
};

standBehind(10);
