import type { FinalFate, GameOutcome } from "@losfee/core";

type GameResult = GameOutcome["result"];

/** Results of a game with the same fate, best result first. */
interface SharedFate {
  readonly fate: FinalFate;
  readonly results: readonly GameResult[];
}

/** Returns the fates after a win, a draw and a loss, merging neighbours with the same fate. */
export const sharedFates = (
  fates: Readonly<Record<GameResult, FinalFate>>,
): readonly SharedFate[] => {
  const shared: { fate: FinalFate; results: GameResult[] }[] = [];
  for (const result of ["win", "draw", "loss"] as const) {
    const last = shared.at(-1);
    if (last?.fate === fates[result]) last.results.push(result);
    else shared.push({ fate: fates[result], results: [result] });
  }
  return shared;
};
