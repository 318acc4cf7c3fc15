import { err, type Result } from "../../base/result.ts";
import { isSameAtTable, isTableOutcome } from "../../base/table-outcome.ts";
import type { EnteredOutcome } from "../commands.ts";
import { publishedRound } from "../places.ts";
import type { Refusal } from "../refusal.ts";
import { type Contest, isPaired } from "../round.ts";
import type { TournamentState } from "../state.ts";
import { type FittingPair, fitPair, inOrderOf } from "./fit-pair.ts";
import { type FittingTable, fitTable } from "./fit-table.ts";

/** A result as somebody gives it. */
export interface ResultToFit {
  readonly round: number;
  readonly board?: number;
  readonly outcome: EnteredOutcome;
}

/** A result that fits its contest: seats as played, and the outcome in their order. */
export type FittingResult = FittingPair | FittingTable;

/** Finds the contest that a result is of, and checks that it can be one of it. */
export const fitResult = (
  state: TournamentState,
  given: ResultToFit,
): Result<FittingResult, Refusal> => {
  const published = publishedRound(state, given.round);
  if (!published.ok) return published;
  const round = published.value;
  const { outcome, board } = given;
  if (isPaired(round)) {
    if (!isTableOutcome(outcome)) return fitPair(state, round, outcome, board);
    return err({ code: "results-kind", given: outcome.kind, expected: ["played", "forfeit"] });
  }
  return fitTable(state, round, outcome, board);
};

/** Whether a result says the same as the one that its contest has. */
export const isSameResult = (
  { seats, result }: Contest,
  given: Pick<FittingResult, "seats" | "outcome">,
): boolean => {
  if (result === null) return false;
  const { outcome } = result;
  if (isTableOutcome(outcome) || isTableOutcome(given.outcome)) {
    return (
      isTableOutcome(outcome) &&
      isTableOutcome(given.outcome) &&
      isSameAtTable(outcome, given.outcome)
    );
  }
  const other = inOrderOf(seats, given.seats, given.outcome);
  return JSON.stringify(outcome) === JSON.stringify(other);
};
