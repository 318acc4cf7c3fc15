/** A reproducible source of numbers from 0 to below 1. */
export type Chance = () => number;

/** The golden ratio in 32 bits: steps that visit all states. */
const STEP = 0x9e3779b9;

/** Returns a generator for a seed, a whole number from 0 to 2⁵³ − 1 (splitmix32). */
export const chanceFrom = (seed: number): Chance => {
  let state = mixed((seed >>> 0) ^ mixed(Math.floor(seed / 2 ** 32) + STEP));
  return () => {
    state = (state + STEP) >>> 0;
    return mixed(state) / 2 ** 32;
  };
};

const mixed = (value: number): number => {
  let bits = value >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
};

/** Returns a whole number from `low` to `high`, both included, equally likely. */
export const between = (chance: Chance, low: number, high: number): number =>
  low + Math.floor(chance() * (high - low + 1));

/** Returns that many different whole numbers from 0 to below `from`. */
export const someOf = (chance: Chance, count: number, from: number): readonly number[] => {
  const order = Array.from({ length: from }, (_, index) => ({ index, key: chance() }));
  return order
    .sort((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ index }) => index);
};
