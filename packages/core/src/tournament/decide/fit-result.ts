import { err, type Result } from "../../base/result.ts";
import { isSameAtTable, isTableOutcome } from "../../base/table-outcome.ts";
import type { ResultOfRound } from "../commands.ts";
import type { Refusal } from "../refusal.ts";
import { type Contest, isPaired } from "../round.ts";
import { publishedRound } from "../stages/places.ts";
import type { TournamentState } from "../state.ts";
import { type FittingPair, fitPair, inOrderOf } from "./fit-pair.ts";
import { type FittingTable, fitTable } from "./fit-table.ts";

/** A result that fits its contest: seats as played, and the outcome in their order. */
export type FittingResult = FittingPair | FittingTable;

/** Finds the contest that a result is of, and checks that it can be one of it. */
export const fitResult = (
  state: TournamentState,
  entered: ResultOfRound,
): Result<FittingResult, Refusal> => {
  const published = publishedRound(state, entered.round);
  if (!published.ok) return published;
  const round = published.value;
  const { outcome, board } = entered;
  if (isPaired(round)) {
    if (!isTableOutcome(outcome)) return fitPair(state, round, outcome, board);
    return err({ code: "results-kind", kind: outcome.kind, expected: ["played", "forfeit"] });
  }
  return fitTable(state, round, outcome, board);
};

/** Whether a result says the same as the one that its contest has. */
export const isSameResult = (
  { seats, result }: Contest,
  entered: Pick<FittingResult, "seats" | "outcome">,
): boolean => {
  if (result === null) return false;
  const { outcome } = result;
  if (isTableOutcome(outcome) || isTableOutcome(entered.outcome)) {
    return (
      isTableOutcome(outcome) &&
      isTableOutcome(entered.outcome) &&
      isSameAtTable(outcome, entered.outcome)
    );
  }
  const other = inOrderOf(seats, entered.seats, entered.outcome);
  return JSON.stringify(outcome) === JSON.stringify(other);
};
