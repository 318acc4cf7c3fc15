import { formatValue, type Language, type NameOf } from "@losfee/contract";
import { countingTerms, type EntryId, type Lead, leadDifferences } from "@losfee/core";

/** Against whom two obtained differently: of the deciding values, what does not cancel out. */
export interface DifferenceLine {
  /** Empty for rounds without an opponent; null for the games between the two. */
  readonly against: string | null;
  readonly ahead: string;
  readonly behind: string;
  readonly difference: string;
}

/** What makes the difference between two deciding values. */
export interface Differences {
  /** The opponents whose terms differ; null stands for rounds without one. Empty if all do. */
  readonly differing: readonly (EntryId | null)[];
  /** Only where both values are sums of which something cancels out. */
  readonly differences: readonly DifferenceLine[];
}

/** Of a lead that nothing is told about but the values. */
export const NO_DIFFERENCES: Differences = { differing: [], differences: [] };

/** What differs among the terms of the deciding values, unless nothing is alike. */
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
