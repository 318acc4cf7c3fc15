import {
  type CommandInput,
  type EnteredPairOutcome,
  isSameOutcome,
  type SeatedOutcome,
} from "@losfee/core";
import type { ResultRow, ResultsModel } from "./model.ts";

/** What it means to enter a result at a board. */
export type EntryMeaning =
  /** Nothing is known of it yet, or just the same was reported: it is recorded. */
  | { readonly kind: "records" }
  /** The result is there already, and is the same. */
  | { readonly kind: "agrees" }
  /** Something else is known, and the viewer's word takes its place. */
  | { readonly kind: "decides" }
  /** Something else is known: the director is to see both, and decides. */
  | { readonly kind: "contradicts" }
  /** Something else counts, and later rounds were made with it. */
  | { readonly kind: "corrects" }
  /** Something is known that the viewer may not see. */
  | { readonly kind: "hidden" };

/** What it means for a board to enter `outcome`, as far as the page knows. */
export const meaningOf = (
  { director }: Pick<ResultsModel, "director">,
  result: ResultRow["result"],
  outcome: EnteredPairOutcome,
): EntryMeaning["kind"] => {
  if (result === null) return "records";
  if (result.text === null) return "hidden";
  const same = result.said !== null && isSameOutcome(result.said, seatedOutcome(outcome));
  if (same) return result.status === "confirmed" ? "agrees" : "records";
  if (result.status !== "confirmed") return director ? "decides" : "contradicts";
  if (result.erasable) return "decides";
  return director ? "corrects" : "contradicts";
};

/** A typed result, in the order in which the players were named. */
const seatedOutcome = (outcome: EnteredPairOutcome): SeatedOutcome => {
  if (outcome.kind === "forfeit") return { seats: outcome.absent, outcome };
  const { sides, ...rest } = outcome;
  const [one, other] = sides;
  return {
    seats: [one.entry, other.entry],
    outcome: { ...rest, scores: [one.score, other.score] },
  };
};

/** The command that enters a result at a board, by what it means there. */
export const commandOf = (
  model: Pick<ResultsModel, "director" | "round">,
  { board, result }: Pick<ResultRow, "board" | "result">,
  outcome: EnteredPairOutcome,
): CommandInput => {
  const { round } = model;
  const meaning = meaningOf(model, result, outcome);
  if (result === null) return { type: "enter-result", round, outcome };
  if (meaning === "contradicts") {
    const seen = result.reports.findLast(({ own }) => own)?.seq ?? 0;
    return { type: "report-result", round, board, outcome, seen };
  }
  // Where only the same was reported, a helper needs to have seen nothing.
  return meaning === "decides" || model.director
    ? { type: "enter-result", round, board, outcome, seen: result.seq }
    : { type: "enter-result", round, board, outcome };
};
