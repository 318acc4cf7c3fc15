/**
 * Weights of pairs and dual values of vertices, as vectors of whole numbers ("lanes") compared
 * lexicographically. A pair's slack is the excess of its duals over twice its weight; pairs inside
 * a blossom include the blossom's dual. Weights are doubled and duals start even, so that halves of
 * slacks are whole numbers too: everything is exact as long as it stays below 2⁵³.
 */
export interface Slacks {
  readonly lanes: number;
  /** `duals[x · lanes + lane]`, for vertices and blossoms. */
  readonly duals: Float64Array;
  /** `weights[(a · n + b) · lanes + lane]`: for loops where a call per pair is too slow. */
  readonly weights: Float64Array;
  add(a: number, b: number, lane: number, amount: number): void;
  weightOf(a: number, b: number, lane: number): number;
  slackOf(a: number, b: number, lane: number): number;
  isTight(a: number, b: number): boolean;
  /** True if pair a–b has less slack than pair x–y. */
  hasLess(a: number, b: number, x: number, y: number): boolean;
  /** Gives a vertex a dual that covers all its pairs with others, each lane even. */
  cover(vertex: number, others: readonly number[]): void;
  /** Lowers a dual as far as its pairs with others stay covered, each lane even. */
  lower(vertex: number, others: readonly number[]): void;
  /** Raises a dual to even numbers, which still covers: searches then only take whole steps. */
  makeEven(vertex: number): void;
}

/** Creates weights and duals of 0, for `n` vertices and `nodes − n` blossoms. O(n² · lanes). */
export const slacksOf = (n: number, nodes: number, lanes: number): Slacks => {
  const weights = new Float64Array(n * n * lanes);
  const duals = new Float64Array(nodes * lanes);
  const weightOf = (a: number, b: number, lane: number): number =>
    weights[(a * n + b) * lanes + lane] as number;
  const slackOf = (a: number, b: number, lane: number): number =>
    (duals[a * lanes + lane] as number) +
    (duals[b * lanes + lane] as number) -
    2 * weightOf(a, b, lane);
  const isHeavier = (a: number, b: number, than: number): boolean => {
    for (let lane = 0; lane < lanes; lane++) {
      const difference = weightOf(a, b, lane) - weightOf(a, than, lane);
      if (difference !== 0) return difference > 0;
    }
    return false;
  };
  const hasLess: Slacks["hasLess"] = (a, b, x, y) => {
    const [one, other] = [(a * n + b) * lanes, (x * n + y) * lanes];
    for (let lane = 0; lane < lanes; lane++) {
      const difference =
        (duals[a * lanes + lane] as number) +
        (duals[b * lanes + lane] as number) -
        2 * (weights[one + lane] as number) -
        ((duals[x * lanes + lane] as number) +
          (duals[y * lanes + lane] as number) -
          2 * (weights[other + lane] as number));
      if (difference !== 0) return difference < 0;
    }
    return false;
  };
  const makeEven = (vertex: number): void => {
    for (let lane = 0; lane < lanes; lane++) {
      const at = vertex * lanes + lane;
      duals[at] = 2 * Math.ceil((duals[at] as number) / 2);
    }
  };
  return {
    lanes,
    duals,
    weights,
    weightOf,
    slackOf,
    add(a, b, lane, amount) {
      const sum = weightOf(a, b, lane) + amount;
      weights[(a * n + b) * lanes + lane] = sum;
      weights[(b * n + a) * lanes + lane] = sum;
    },
    isTight(a, b) {
      const pair = (a * n + b) * lanes;
      for (let lane = 0; lane < lanes; lane++) {
        const covered = (duals[a * lanes + lane] as number) + (duals[b * lanes + lane] as number);
        if (covered !== 2 * (weights[pair + lane] as number)) return false;
      }
      return true;
    },
    hasLess,
    cover(vertex, others) {
      let most = vertex;
      for (const other of others) {
        if (other !== vertex && (most === vertex || isHeavier(vertex, other, most))) most = other;
      }
      for (let lane = 0; lane < lanes; lane++) {
        duals[vertex * lanes + lane] = 2 * Math.ceil(weightOf(vertex, most, lane) / 2);
      }
    },
    lower(vertex, others) {
      let nearest = vertex;
      for (const other of others) {
        if (other === vertex) continue;
        if (nearest === vertex || hasLess(vertex, other, vertex, nearest)) nearest = other;
      }
      for (let lane = 0; lane < lanes; lane++) {
        const at = vertex * lanes + lane;
        duals[at] = (duals[at] as number) - slackOf(vertex, nearest, lane);
      }
      makeEven(vertex);
    },
    makeEven,
  };
};
