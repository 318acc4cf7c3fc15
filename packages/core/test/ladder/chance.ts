/** Repeatable randomness for simulations. */
export interface Chance {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;
  /** A whole number from 0 (inclusive) to `below` (exclusive). */
  readonly below: (below: number) => number;
  readonly happens: (probability: number) => boolean;
  /** Picks one of a non-empty list. */
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

/** Returns randomness from a seed (mulberry32). */
export const chanceFrom = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    happens: (probability) => next() < probability,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("nothing to pick from");
      return item;
    },
  };
};
