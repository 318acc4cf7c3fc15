import { err, type Result } from "../../base/result.ts";
import { isTableOutcome } from "../../base/table-outcome.ts";
import { recordedResult } from "../contest-result.ts";
import type { ResultOfRound } from "../entered-outcome.ts";
import type { Refusal } from "../refusal.ts";
import { type Contest, isPaired } from "../round.ts";
import { isSameOutcome } from "../rounds/same-outcome.ts";
import { publishedRound } from "../stages/places.ts";
import type { TournamentState } from "../state.ts";
import { fitPair } from "./fit-pair.ts";
import { type FittingTable, fitTable } from "./fit-table.ts";
import type { FittingPair } from "./fitting-pair.ts";

/** A result that fits its contest: seats as played, and the outcome in their order. */
export type FittingResult = FittingPair | FittingTable;

/** Finds the contest of a result, and checks that they fit. */
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

/** True if a result equals the recorded one of its contest. */
export const isSameResult = (
  contest: Contest,
  entered: Pick<FittingResult, "seats" | "outcome">,
): boolean => {
  const result = recordedResult(contest);
  return result !== null && isSameOutcome({ ...result, seats: contest.seats }, entered);
};
