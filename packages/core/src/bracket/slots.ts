/** Returns the number of lines of the smallest tree for `entrants`: the next power of two. */
export const treeSize = (entrants: number): number => {
  let size = 1;
  while (size < entrants) size *= 2;
  return size;
};

/**
 * Returns the seeds of a tree of `size` lines (a power of two), top line first: neighbours meet in
 * round 1, and seeds that win all games meet as late as possible. O(size).
 */
export const slotOrder = (size: number): readonly number[] =>
  grown(size, (seed, opponent) => [seed, opponent]);

/**
 * As {@link slotOrder}, with seed 2 on the bottom line: in each half, the better half of it is the
 * outer one. The pairs are the same, and so are those who meet in each round.
 */
export const mirroredSlotOrder = (size: number): readonly number[] =>
  grown(size, (seed, opponent, line) => (line % 2 === 0 ? [seed, opponent] : [opponent, seed]));

const grown = (
  size: number,
  pairOf: (seed: number, opponent: number, line: number) => readonly [number, number],
): readonly number[] => {
  let order: readonly number[] = [1];
  while (order.length < size) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed, line) => pairOf(seed, sum - seed, line));
  }
  return order;
};
