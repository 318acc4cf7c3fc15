import type { CompetitionState } from "@losfee/core";

/** So many events lie between states that are remembered, at least. */
const DISTANCE = 250;

/** What arrives so many events late is folded in without anything from before the snapshot. */
const MARGIN = 500;

/** The last states of a competition, some hundred events apart: one more. */
export const remembered = (
  past: readonly CompetitionState[],
  state: CompetitionState,
): readonly CompetitionState[] => {
  const latest = past.at(-1);
  if (latest !== undefined && state.seq - latest.seq < DISTANCE) return past;
  return [...past, state].slice(-1 - MARGIN / DISTANCE);
};

/** The latest of them behind which there are enough events; null: there is none yet. */
export const stateToKeep = (
  past: readonly CompetitionState[],
  current: CompetitionState,
): CompetitionState | null => past.findLast(({ seq }) => current.seq - seq >= MARGIN) ?? null;
