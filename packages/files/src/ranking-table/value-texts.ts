/** Decimals of FIDE's checker for points and products of points, by criterion without modifiers. */
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

/** No criterion needs more to tell values apart; percentages are cut off here. */
const MOST_DECIMALS = 4;

/** Text for an undefined value, such as a performance without games. */
const UNDEFINED_VALUE = "-";

/** Returns the decimals of a column: the usual ones, more if a value has more. */
export const decimalsOf = (code: string, values: Iterable<number>): number => {
  let decimals = usualDecimals(code);
  for (const value of values) {
    while (decimals < MOST_DECIMALS && !isWhole(value * 10 ** decimals)) decimals++;
  }
  return decimals;
};

/** Returns the decimals of a criterion in points, even if all values are whole. */
export const usualDecimals = (code: string): number =>
  USUAL_DECIMALS[code.split(/[/:]/)[0] ?? ""] ?? 0;

const isWhole = (value: number): boolean =>
  Number.isNaN(value) || Math.abs(value - Math.round(value)) < 1e-6;

/** Formats a value with these decimals and a decimal point, for programs. */
export const valueText = (value: number, decimals: number): string =>
  Number.isNaN(value) ? UNDEFINED_VALUE : value.toFixed(decimals);
