/** Pseudo-random numbers, the same on every machine: for searches, never for lots. */
export interface Chance {
  /** Returns an integer from 0 to `below` − 1. */
  below(below: number): number;
}

/** Marsaglia's xorshift with 32 bits. */
export const chanceFrom = (start: number): Chance => {
  let word = start | 0 || 1;
  return {
    below(below) {
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
      return (word >>> 0) % below;
    },
  };
};
