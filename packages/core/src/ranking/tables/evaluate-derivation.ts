import { type Fraction, sumOf, ZERO } from "../../base/fraction.ts";
import { compareValues } from "../ordered-value.ts";
import type { TablesDerivation } from "./criterion.ts";

/**
 * Computes the value of a derivation from nothing but its terms and working, reproducible with
 * pencil and paper. Zero without terms.
 */
export const evaluateTablesDerivation = ({
  terms,
  working = { kind: "sum" },
}: Pick<TablesDerivation, "terms" | "working">): Fraction => {
  const amounts = terms.map(({ amount }) => amount);
  switch (working.kind) {
    case "sum":
      return sumOf(amounts);
    case "best": {
      const [first = ZERO, ...rest] = amounts;
      return rest.reduce(
        (best, next) => (compareValues(working.better, next, best) < 0 ? next : best),
        first,
      );
    }
  }
};
