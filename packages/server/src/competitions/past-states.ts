import type { CompetitionState } from "@losfee/core";

/** Least number of events between remembered states. */
const DISTANCE = 250;

/** Events that arrive this many events late are folded in without data from before the snapshot. */
const MARGIN = 500;

/** Adds a state to the last ones of a competition, some hundred events apart. */
export const remembered = (
  past: readonly CompetitionState[],
  state: CompetitionState,
): readonly CompetitionState[] => {
  const latest = past.at(-1);
  if (latest !== undefined && state.seq - latest.seq < DISTANCE) return past;
  return [...past, state].slice(-1 - MARGIN / DISTANCE);
};

/** The latest of them with enough events after it; null if there is none yet. */
export const stateToKeep = (
  past: readonly CompetitionState[],
  current: CompetitionState,
): CompetitionState | null => past.findLast(({ seq }) => current.seq - seq >= MARGIN) ?? null;
