import type { CutReason } from "./criterion.ts";

/** A value that may be cut: its amount, and the score that determines its significance. */
interface Cuttable {
  readonly value: number;
  readonly score: number;
  /** From a voluntarily unplayed round. */
  readonly voluntary: boolean;
}

/** The reason for cutting each value, in their order; null if it is kept. */
export type Cuts = readonly (CutReason | null)[];

/**
 * Returns the values that a modifier cuts (C.07 article 14): first the least significant, one after
 * the other, then the most significant. The least significant has the lowest score, among equals
 * the lowest contribution; but the lowest contribution of a voluntarily unplayed round is cut
 * instead if it is not lower than that (article 16.5). O(values · cuts).
 */
export const cutsOf = (values: readonly Cuttable[], least: number, most: number): Cuts => {
  const cuts: (CutReason | null)[] = values.map(() => null);
  for (let count = 0; count < least; count++) {
    const lowest = firstOf(values, cuts, (a, b) => a.score - b.score || a.value - b.value);
    if (lowest === null) return cuts;
    const voluntary = firstOf(values, cuts, lowestVoluntary);
    const low = values[lowest]?.value ?? 0;
    const instead = voluntary === null ? undefined : values[voluntary];
    if (voluntary !== null && instead?.voluntary === true && instead.value >= low) {
      cuts[voluntary] = "voluntary";
    } else {
      cuts[lowest] = "least";
    }
  }
  for (let count = 0; count < most; count++) {
    const highest = firstOf(values, cuts, (a, b) => b.score - a.score || b.value - a.value);
    if (highest === null) return cuts;
    cuts[highest] = "most";
  }
  return cuts;
};

const lowestVoluntary = (a: Cuttable, b: Cuttable): number =>
  Number(b.voluntary) - Number(a.voluntary) || a.value - b.value || a.score - b.score;

/** Returns the index of the value that `compare` puts first among the uncut ones. */
const firstOf = (
  values: readonly Cuttable[],
  cuts: Cuts,
  compare: (a: Cuttable, b: Cuttable) => number,
): number | null => {
  let first: number | null = null;
  let best: Cuttable | undefined;
  for (let index = 0; index < values.length; index++) {
    const value = values[index];
    if (value === undefined || cuts[index] !== null) continue;
    if (best === undefined || compare(value, best) < 0) {
      first = index;
      best = value;
    }
  }
  return first;
};

/** Returns a cut as a field of a term: missing if the value is kept. */
export const cutField = (cut: CutReason | null | undefined): { readonly cut?: CutReason } =>
  cut === null || cut === undefined ? {} : { cut };
