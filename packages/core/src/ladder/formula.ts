/**
 * The challenge formula of the Pyramid. m(1) = m(2) = 1; m(n) is the smallest k < n with
 * k + m(k) ≥ n. From level n on, it is Hofstadter's G sequence.
 */

/** m(0) is not used; grown on demand, as every value only needs those before it. */
const known: number[] = [0, 1, 1];

/**
 * Returns m(n): the highest level (smallest number) that may be challenged from level n ≥ 1; 1 for
 * levels 1 and 2. Amortised O(1).
 */
export const highestReach = (level: number): number => {
  let reach = known[known.length - 1] ?? 1;
  while (known.length <= level) {
    // m grows by at most one per level, so the search continues where it ended.
    while (reach + (known[reach] ?? 0) < known.length) reach++;
    known.push(reach);
  }
  return known[level] ?? 1;
};

/**
 * Returns the lowest level (largest number) that may challenge level k ≥ 2: k + m(k); level 2 for
 * the pharaoh's level 1.
 */
export const lowestChallenger = (level: number): number =>
  level === 1 ? 2 : level + highestReach(level);
