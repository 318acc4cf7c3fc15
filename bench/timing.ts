/** Returns the duration of `work`, in milliseconds. */
export const milliseconds = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** Returns the median of `runs` measurements, after three that are not counted. */
export const medianOf = (runs: number, measure: () => number): number => {
  for (let warmUp = 0; warmUp < 3; warmUp++) measure();
  const measured = Array.from({ length: runs }, measure).sort((a, b) => a - b);
  return measured[Math.floor(runs / 2)] ?? 0;
};
