/** An exact rational number in lowest terms; plain JSON, so that it can stand in journals and pages. */
export interface Fraction {
  /** Numerator; a safe integer. */
  readonly n: number;
  /** Denominator, > 0. */
  readonly d: number;
}

/** Returns the greatest common divisor; every number divides 0. */
export const greatestDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestDivisor(b, a % b);

/** Returns `n`/`d` in lowest terms. `d` must not be 0. */
export const fraction = (n: number, d = 1): Fraction => {
  const divisor = greatestDivisor(Math.abs(n), Math.abs(d)) * Math.sign(d);
  return { n: n / divisor + 0, d: d / divisor };
};

export const ZERO: Fraction = { n: 0, d: 1 };

/** Returns a decimal number with at most three places as a fraction: 1.5 → 3/2. */
export const ofDecimal = (value: number): Fraction => fraction(Math.round(value * 1000), 1000);

/** a + b. */
export const plus = (a: Fraction, b: Fraction): Fraction =>
  a.d === b.d ? fraction(a.n + b.n, a.d) : fraction(a.n * b.d + b.n * a.d, a.d * b.d);

/** −a. */
export const negative = ({ n, d }: Fraction): Fraction => ({ n: 0 - n, d });

/** a · b. */
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);

/** The sum of `values`; zero for none. */
export const sumOf = (values: readonly Fraction[]): Fraction => values.reduce(plus, ZERO);

/** Compares exactly: negative if a < b, 0 if they are equal, positive if a > b. */
export const compareFractions = (a: Fraction, b: Fraction): number => a.n * b.d - b.n * a.d;

/** Rounds to the nearest multiple of 1/`parts`, halves up: x.5 rounds up for `parts` = 1. */
export const roundHalfUp = ({ n, d }: Fraction, parts = 1): Fraction =>
  fraction(Math.floor((2 * n * parts + d) / (2 * d)), parts);
