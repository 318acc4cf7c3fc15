import { compareFractions, type Fraction } from "../base/fraction.ts";

/** A value to rank by: a number (NaN if undefined) or an exact fraction. */
export type OrderedValue = number | Fraction;

/**
 * Negative if `a` ranks before `b`, 0 if they are level: equal, or neither defined. Undefined
 * values come last, whether more or fewer are better. Values of one criterion are of one kind.
 */
export const compareValues = (
  better: "higher" | "lower",
  a: OrderedValue,
  b: OrderedValue,
): number => {
  if (typeof a === "number" && typeof b === "number") {
    if (a === b) return 0;
    if (Number.isNaN(a) || Number.isNaN(b))
      return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
    return better === "higher" ? b - a : a - b;
  }
  if (typeof a === "number" || typeof b === "number") {
    throw new TypeError("numbers and fractions are not compared with each other");
  }
  return better === "higher" ? compareFractions(b, a) : compareFractions(a, b);
};
