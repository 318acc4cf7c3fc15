import { formatValue, type Language, type NameOf } from "@losfee/contract";
import { countingTerms, type EntryId, type Lead, leadDifferences } from "@losfee/core";

/** One opponent's part in a lead: deciding values that do not cancel out. */
export interface DifferenceLine {
  /** Empty for rounds without an opponent; null for the games between the two. */
  readonly against: string | null;
  readonly ahead: string;
  readonly behind: string;
  readonly difference: string;
}

/** Explanation of the difference between two deciding values. */
export interface Differences {
  /** Opponents whose terms differ; null stands for rounds without one. Empty if all differ. */
  readonly differing: readonly (EntryId | null)[];
  /** Only if both values are sums with terms that cancel out. */
  readonly differences: readonly DifferenceLine[];
}

/** For a lead explained by its values alone. */
export const NO_DIFFERENCES: Differences = { differing: [], differences: [] };

/** Returns the terms of the deciding values that differ; none if all do. */
export const differencesOf = (lead: Lead | null, language: Language, name: NameOf): Differences => {
  if (lead === null) return NO_DIFFERENCES;
  const found = leadDifferences(lead);
  const opponents = new Set(
    lead.derivations.flatMap(countingTerms).map(({ opponent }) => opponent),
  );
  opponents.delete(lead.ahead);
  if (found.length >= opponents.size) return NO_DIFFERENCES;
  const text = (value: number): string => formatValue("", value, language);
  const sums = lead.derivations.every(({ working }) => (working?.kind ?? "sum") === "sum");
  return {
    differing: found.flatMap(({ opponent }) =>
      opponent === lead.behind ? [lead.behind, lead.ahead] : [opponent],
    ),
    differences: !sums
      ? []
      : found.map(({ opponent, ahead, behind, difference }) => ({
          against: opponent === null ? "" : opponent === lead.behind ? null : name(opponent),
          ahead: text(ahead),
          behind: text(behind),
          difference: `${difference > 0 ? "+" : ""}${text(difference)}`,
        })),
  };
};
