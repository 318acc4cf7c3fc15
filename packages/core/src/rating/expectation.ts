import { expectedPercent } from "./rating-tables.ts";

/** How a rating difference becomes an expected score: by FIDE's table, or by the normal distribution. */
export type Expectation = "table" | "normal";

/**
 * Returns the expected score of the higher (or lower, if negative) rated player in thousandths.
 *
 * `table`: FIDE's of whole percent, in which 735 and more is certain. FIDE prints the last step as
 * “over 735”; the rating orders are read as “from 735”, and only this one difference tells.
 */
export const expectedThousandths = (difference: number, by: Expectation): number => {
  if (by === "table") {
    if (Math.abs(difference) === 735) return difference < 0 ? 0 : 1000;
    return 10 * expectedPercent(difference);
  }
  const size = Math.min(Math.abs(Math.trunc(difference)), CERTAIN);
  const thousandths = normalThousandths(size);
  return difference < 0 ? 1000 - thousandths : thousandths;
};

/** From this difference on, the normal distribution is 1.000. */
const CERTAIN = 1600;

/**
 * Returns the standard normal distribution's part below D / (200·√2), D ≥ 0, which is
 * ½ + ½ · erf(D/400): all terms of the series are positive, so nothing cancels.
 */
const normalAt = (difference: number): number => {
  const x = difference / 400;
  let [term, sum] = [x, x];
  for (let n = 1; term > sum * 1e-17; n++) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return 0.5 + (Math.exp(-x * x) * sum) / Math.sqrt(Math.PI);
};

/** By difference; filled as differences occur. */
const known = new Uint16Array(CERTAIN + 1);

const normalThousandths = (difference: number): number => {
  const found = known[difference];
  if (found !== undefined && found > 0) return found;
  const thousandths = Math.round(1000 * normalAt(difference));
  known[difference] = thousandths;
  return thousandths;
};
