const STEPS = [1, 2, 5] as const;

/** At most `count` round numbers (1, 2 or 5 times a power of ten) from `least` to `most`, evenly apart. */
export const axisTicks = (least: number, most: number, count = 6): readonly number[] => {
  const step = stepFor((most - least) / Math.max(1, count - 1));
  const first = Math.ceil(least / step);
  const length = Math.floor(most / step) - first + 1;
  return Array.from({ length: Math.max(0, length) }, (_, index) => (first + index) * step);
};

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below `wanted`. */
const stepFor = (wanted: number): number => {
  let power = 1;
  for (;;) {
    for (const step of STEPS) if (step * power >= wanted) return step * power;
    power *= 10;
  }
};

/** Ranks labelled on an axis: the first, the last, and round numbers between them. */
export const rankTicks = (ranks: number): readonly number[] => {
  const step = stepFor(ranks / 6);
  const between = axisTicks(1, ranks).filter(
    (rank) => rank > 1 && rank - 1 >= step / 2 && ranks - rank >= step / 2,
  );
  return [...new Set([1, ...between, ranks])];
};
