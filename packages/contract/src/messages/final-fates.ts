import type { FinalFate, GameOutcome } from "@losfee/core";

type GameResult = GameOutcome["result"];

/** Results of a game that lead to the same fate, best result first. */
interface SharedFate {
  readonly fate: FinalFate;
  readonly results: readonly GameResult[];
}

/** What follows from a win, a draw and a loss, said once where neighbours lead to the same. */
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
