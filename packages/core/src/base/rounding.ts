/** The whole number nearest to `dividend / divisor`, halves up; both whole, divisor > 0. */
export const halfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/** The whole number nearest to `dividend / divisor`, halves away from zero; divisor > 0. */
export const awayFromZero = (dividend: number, divisor: number): number =>
  dividend < 0 ? 0 - halfUp(-dividend, divisor) : halfUp(dividend, divisor);

/** `dividend / divisor` to so many decimals, halves up; null: not rounded. NaN if divisor is 0. */
export const quotient = (dividend: number, divisor: number, decimals: number | null): number => {
  if (divisor === 0) return Number.NaN;
  if (decimals === null) return dividend / divisor;
  const power = 10 ** decimals;
  return halfUp(dividend * power, divisor) / power;
};

/** Returns the rounded mean of ratings; 0 if there are none, or one is missing (0). */
export const meanRating = (ratings: readonly number[]): number =>
  ratings.length === 0 || ratings.some((rating) => rating <= 0)
    ? 0
    : halfUp(
        ratings.reduce((sum, rating) => sum + rating, 0),
        ratings.length,
      );
