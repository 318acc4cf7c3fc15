/** A share with its bounds. */
export interface Margin {
  readonly low: number;
  readonly high: number;
}

/** The deviate whose two signs enclose 95 % of a normal distribution. */
const Z = 1.959_963_984_540_054;

/** Returns Wilson's 95 % interval for a share of `hits` among `runs`; 0 to 1 without runs. */
export const wilson = (hits: number, runs: number): Margin => {
  if (runs === 0) return { low: 0, high: 1 };
  const share = hits / runs;
  const scale = 1 + (Z * Z) / runs;
  const middle = (share + (Z * Z) / (2 * runs)) / scale;
  const half = (Z * Math.sqrt((share * (1 - share)) / runs + (Z * Z) / (4 * runs * runs))) / scale;
  return {
    low: hits === 0 ? 0 : Math.max(0, middle - half),
    high: hits === runs ? 1 : Math.min(1, middle + half),
  };
};
