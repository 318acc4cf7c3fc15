/**
 * The functions of chance, by addition, multiplication, division and square roots alone: IEEE 754
 * defines their rounding, while `Math.exp` and the like may differ between machines.
 */

/** eˣ, to about 15 digits; 0 below −700, and not above e⁷⁰⁰. */
export const exponential = (x: number): number => {
  if (x < -700) return 0;
  const within = Math.min(x, 700);
  const doublings = Math.round(within / Math.LN2);
  const rest = within - doublings * Math.LN2;
  // |rest| ≤ 0.35: twelve terms leave an error below 10⁻¹⁵.
  let sum = 1;
  for (let term = 14; term >= 1; term--) sum = 1 + (sum * rest) / term;
  const factor = doublings < 0 ? 0.5 : 2;
  for (let times = Math.abs(doublings); times > 0; times--) sum *= factor;
  return sum;
};

/** Factor from rating points to the natural scale of Elo's curve: 400 points are odds of 10 : 1. */
export const ELO = Math.LN10 / 400;

/** Returns the expected score with a lead of `difference` rating points, by Elo's curve: 0 to 1. */
export const expectedScore = (difference: number): number =>
  1 / (1 + exponential(-difference * ELO));

/** Returns the part of a normal distribution below `x`: 0 to 1, with an error below 10⁻⁶. */
export const normalBelow = (x: number): number => {
  // Abramowitz and Stegun, formula 26.2.17.
  const t = 1 / (1 + 0.231_641_9 * Math.abs(x));
  const density = 0.398_942_280_401_432_7 * exponential((-x * x) / 2);
  const series =
    t *
    (0.319_381_53 +
      t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  const above = density * series;
  return x >= 0 ? 1 - above : above;
};
