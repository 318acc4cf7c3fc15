import { lookAhead } from "../base/decision.ts";
import { decideNext } from "../tournament/decide/decide.ts";
import type { ResultOfRound } from "../tournament/entered-outcome.ts";
import type { Refusal } from "../tournament/refusal.ts";
import type { TournamentState } from "../tournament/state.ts";

/** An imagined result that is not possible. */
export interface ImpossibleResult {
  readonly result: ResultOfRound;
  readonly refusal: Refusal;
}

/**
 * Returns the competition with some additional results, entered under the director's rules; leaves
 * out and names impossible ones. Records nothing.
 */
export const withImagined = (
  state: TournamentState,
  results: readonly ResultOfRound[],
): { readonly state: TournamentState; readonly impossible: readonly ImpossibleResult[] } => {
  let imagined = state;
  const impossible: ImpossibleResult[] = [];
  for (const result of results) {
    const decision = decideNext(imagined, { type: "enter-result", ...result }, lookAhead(state));
    if (decision.ok) imagined = decision.value.state;
    else impossible.push({ result, refusal: decision.error });
  }
  return { state: imagined, impossible };
};
