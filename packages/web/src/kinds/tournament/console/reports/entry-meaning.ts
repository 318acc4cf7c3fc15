import {
  type CommandInput,
  type ContestAddress,
  type EnteredMatch,
  type EnteredOutcome,
  isSameMatch,
  isSameOutcome,
  isTableOutcome,
  type SeatedOutcome,
} from "@losfee/core";

/** What is known of how a game ended, as far as the viewer may see it. */
export interface KnownResult {
  readonly status: "reported" | "conflict" | "confirmed";
  /**
   * Null where the viewer may not see it: a helper who may be asked to enter it again; `?` where
   * reports contradict each other.
   */
  readonly text: string | null;
  /** How it ended, to compare with; null in a conflict and where the viewer may not see it. */
  readonly said: SeatedOutcome | null;
  readonly actor: string;
  /** The time of day when it was recorded. */
  readonly time: string;
  readonly seq: number;
  /** What was reported and is not decided yet. */
  readonly reports: readonly { readonly seq: number; readonly own: boolean }[];
  /** Whether the viewer said so. */
  readonly own: boolean;
  /** Whether the viewer can take it away again. */
  readonly erasable: boolean;
}

/** Who enters: directors decide, helpers say what they know. */
interface Enterer {
  readonly director: boolean;
}

/** What it means to enter a result of a game. */
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

/** What it means to enter `outcome` where `result` is known. */
export const meaningOf = (
  { director }: Enterer,
  result: KnownResult | null,
  outcome: EnteredOutcome,
): EntryMeaning["kind"] => {
  if (result === null) return "records";
  if (result.text === null) return "hidden";
  const same = result.said !== null && isSame(result.said, outcome);
  if (same) return result.status === "confirmed" ? "agrees" : "records";
  if (result.status !== "confirmed") return director ? "decides" : "contradicts";
  if (result.erasable) return "decides";
  return director ? "corrects" : "contradicts";
};

const isSame = (known: SeatedOutcome, outcome: EnteredOutcome): boolean =>
  isMatch(outcome) ? isSameMatch(known, outcome) : isSameOutcome(known, seatedOutcome(outcome));

const isMatch = (outcome: EnteredOutcome): outcome is EnteredMatch => outcome.kind === "match";

/** A typed result, in the order in which the players were named. */
const seatedOutcome = (outcome: Exclude<EnteredOutcome, EnteredMatch>): SeatedOutcome => {
  if (isTableOutcome(outcome)) return { seats: [], outcome };
  if (outcome.kind === "forfeit") return { seats: outcome.absent, outcome };
  const { sides, ...rest } = outcome;
  const [one, other] = sides;
  return {
    seats: [one.entry, other.entry],
    outcome: { ...rest, scores: [one.score, other.score] },
  };
};

/** The command that enters a result of a game, by what it means there. */
export const commandOf = (
  enterer: Enterer,
  address: ContestAddress,
  result: KnownResult | null,
  outcome: EnteredOutcome,
): Extract<CommandInput, { readonly type: "enter-result" | "report-result" }> & ContestAddress => {
  if (result !== null && meaningOf(enterer, result, outcome) === "contradicts") {
    const seen = result.reports.findLast(({ own }) => own)?.seq ?? 0;
    return { type: "report-result", ...address, outcome, seen };
  }
  // Of the same that was only reported a helper needs to have seen nothing.
  const decides = result !== null && (enterer.director || result.own);
  return {
    type: "enter-result",
    ...address,
    outcome,
    ...(decides ? { seen: result.seq } : {}),
  };
};
