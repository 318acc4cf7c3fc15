import type { EntryId } from "../base/entry-id.ts";
import { quotient } from "../base/rounding.ts";
import { perfectPerformance, performanceRating } from "../rating/performance.ts";
import type { Derivation, FinalWorking, Term } from "./criterion.ts";

/** The terms of a derivation that count. */
export const countingTerms = ({ terms }: Derivation): readonly Term[] =>
  terms.filter(({ cut }) => cut === undefined);

/**
 * Computes the value of a derivation from nothing but its terms and working, reproducible with
 * pencil and paper. `entry` is the owner of the value.
 */
export const evaluateDerivation = (derivation: Derivation, entry: EntryId): number => {
  const working = derivation.working ?? { kind: "sum" };
  const amounts = countingTerms(derivation).map(({ amount }) => amount);
  switch (working.kind) {
    case "sum":
      return sumOf(amounts);
    case "average":
      return quotient(sumOf(amounts), amounts.length, working.decimals);
    case "share":
      return working.of === 0
        ? working.floor
        : Math.max(working.floor, sumOf(amounts) / working.of);
    case "performance":
      return performanceRating({ ratings: amounts, halves: working.score * 2 });
    case "perfect":
      return perfectPerformance({ ratings: amounts, halves: working.score * 2 });
    case "strength":
      return quotient(sumOf(amounts) + working.score * working.divisor, working.divisor, 2);
    case "undefined":
      return Number.NaN;
    case "final":
      return hasWon(working.final) ? 1 : 0;
    case "missed-tables":
      return working.behind + 1;
    case "place": {
      const places = working.tables.flatMap(({ rows }) =>
        rows.filter((row) => row.entry === entry).map(({ place }) => place),
      );
      return lastSettled(places, working.tables.length);
    }
  }
};

const hasWon = (final: FinalWorking | null): boolean =>
  final !== null &&
  ((final.decidedBy === "wins" && final.wins[0] > final.wins[1]) ||
    (final.decidedBy === "points" && final.lead > 0));

/** The last decided place; 0 if the tables decide none. */
const lastSettled = (places: readonly (number | null)[], tables: number): number =>
  tables === 0 ? 0 : (places.findLast((place) => place !== null) ?? 0);

/** Adds decimal tenths exactly, without the noise of binary fractions. */
const sumOf = (amounts: readonly number[]): number => {
  const sum = amounts.reduce((before, amount) => before + amount, 0);
  return Math.round(sum * 1e11) / 1e11;
};
