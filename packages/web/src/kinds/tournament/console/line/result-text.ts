import { type Language, outcomeLabel } from "@losfee/contract";
import { type Game, type PairOutcome, recordedResult, type TournamentState } from "@losfee/core";
import { nameOf } from "./model.ts";

/** The result of a game as `412–389` or its absent side, `?` if reports contradict each other. */
export const resultText = (
  state: TournamentState,
  game: Game,
  language: Language,
): string | null => {
  const result = recordedResult(game);
  if (result !== null) return outcomeText(state, result.outcome, language);
  return game.result === null ? null : "?";
};

/** `412–389`, or the absent side. */
export const outcomeText = (
  state: TournamentState,
  outcome: PairOutcome,
  language: Language,
): string => outcomeLabel(outcome, language, (entry) => nameOf(state, entry));
