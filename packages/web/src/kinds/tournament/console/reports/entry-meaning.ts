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

/** The known result of a game, as far as the viewer may see it. */
export interface KnownResult {
  readonly status: "reported" | "conflict" | "confirmed";
  /**
   * Null if hidden from the viewer: a helper who may have to enter it again; `?` if reports
   * contradict each other.
   */
  readonly text: string | null;
  /** The result, for comparison; null in a conflict and if hidden from the viewer. */
  readonly said: SeatedOutcome | null;
  readonly actor: string;
  /** Time of day of its recording. */
  readonly time: string;
  readonly seq: number;
  /** Undecided reports. */
  readonly reports: readonly { readonly seq: number; readonly own: boolean }[];
  /** True if the viewer reported it. */
  readonly own: boolean;
  /** True if the viewer can remove it. */
  readonly erasable: boolean;
}

/** The user entering results: directors decide, helpers report. */
interface Enterer {
  readonly director: boolean;
}

/** Effect of entering a result of a game. */
export type EntryMeaning =
  /** No result is known yet, or the same was reported: records it. */
  | { readonly kind: "records" }
  /** The same result is recorded already. */
  | { readonly kind: "agrees" }
  /** Another result is known, and the viewer's replaces it. */
  | { readonly kind: "decides" }
  /** Another result is known: the director sees both, and decides. */
  | { readonly kind: "contradicts" }
  /** Another result counts, and later rounds depend on it. */
  | { readonly kind: "corrects" }
  /** A result is known, but hidden from the viewer. */
  | { readonly kind: "hidden" };

/** Returns the effect of entering `outcome` when `result` is known. */
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

/** A typed result, in the order of the players as typed. */
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

/** Returns the command that enters a result, by its effect. */
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
  // A helper repeating a mere report need not have seen it, so `seen` is left out.
  const decides = result !== null && (enterer.director || result.own);
  return {
    type: "enter-result",
    ...address,
    outcome,
    ...(decides ? { seen: result.seq } : {}),
  };
};
