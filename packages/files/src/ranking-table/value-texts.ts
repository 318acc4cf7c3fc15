/** How FIDE's checker writes points and products of points, by criterion without modifiers. */
const USUAL_DECIMALS: Readonly<Record<string, number>> = {
  PTS: 1,
  STD: 1,
  BH: 1,
  FB: 1,
  PS: 1,
  KS: 1,
  SB: 2,
  AOB: 2,
};

/** No criterion's values are told apart by more; percentages are cut off here. */
const MOST_DECIMALS = 4;

/** What stands for a value that is not defined, as that of a performance without games. */
const UNDEFINED_VALUE = "-";

/** How many decimals a column of values is written with: the usual ones, more where it has more. */
export const decimalsOf = (code: string, values: Iterable<number>): number => {
  let decimals = usualDecimals(code);
  for (const value of values) {
    while (decimals < MOST_DECIMALS && !isWhole(value * 10 ** decimals)) decimals++;
  }
  return decimals;
};

/** The decimals of a criterion whose values are points, also where all are whole. */
export const usualDecimals = (code: string): number =>
  USUAL_DECIMALS[code.split(/[/:]/)[0] ?? ""] ?? 0;

const isWhole = (value: number): boolean =>
  Number.isNaN(value) || Math.abs(value - Math.round(value)) < 1e-6;

/** A value with so many decimals and a point, for programs. */
export const valueText = (value: number, decimals: number): string =>
  Number.isNaN(value) ? UNDEFINED_VALUE : value.toFixed(decimals);
