import { alternatingTrees } from "./alternating-trees.ts";
import { blossomsOf, NONE, nodesFor } from "./blossoms.ts";
import { slacksOf } from "./slacks.ts";

/**
 * Maximum-weight perfect matchings in complete graphs, after J. Edmonds, "Maximum matching and a
 * polyhedron with 0,1-vertices" (1965), in the O(n³) form that remembers nearest even vertices.
 *
 * A weight is a vector of whole numbers ("lanes") compared lexicographically, so that criteria of
 * falling priority need no numbers larger than a lane. Numbers of a lane, and their sum over a
 * whole matching, must stay far below 2⁵³ (the caller's responsibility, not checked here): larger
 * sums are rounded, and tight pairs are missed. After a search, weights may change at single
 * vertices; the next search starts from the previous result and repairs only that.
 */
export interface HeaviestMatching {
  /** The partner of each vertex after {@link HeaviestMatching.solve}. */
  readonly partner: Int32Array;
  /** Adds to the weight of a pair, in one lane. Only before `solve` or inside `change`. */
  add(a: number, b: number, lane: number, amount: number): void;
  /** Returns the weight of a pair in one lane. */
  weightOf(a: number, b: number, lane: number): number;
  /** Completes the matching with maximum weight. O(n²) for each missing pair. */
  solve(): void;
  /**
   * Changes weights at `vertex`: `edit` may add at most `most` (a number of the last lane) to any
   * pair of that vertex. Call `solve` again afterwards.
   */
  change(vertex: number, most: number, edit: () => void): void;
  /**
   * Lowers unmatched pairs, which leaves the matching the heaviest: `edit` runs before the next
   * change of weights at the latest.
   */
  lowerLater(edit: () => void): void;
  /**
   * Sets every weight of the lanes from `first` to the last by `edit`, none above 0. Call `solve`
   * again afterwards.
   */
  changeLanes(first: number, edit: () => void): void;
  /** Removes a matched pair for good. Call `solve` again afterwards. */
  remove(a: number, b: number): void;
  /** True if some heaviest matching might contain the pair; false is certain. */
  mightMatch(a: number, b: number): boolean;
}

/** Creates an empty matching of `n` vertices, n even, with all weights 0. Memory O(n² · lanes). */
export const heaviestMatching = (n: number, lanes: number): HeaviestMatching => {
  const slacks = slacksOf(n, nodesFor(n), lanes);
  const blossoms = blossomsOf(n, slacks);
  const matchOneMore = alternatingTrees(slacks, blossoms);
  const { partner, alive, top } = blossoms;
  const { duals } = slacks;
  const lowerings: (() => void)[] = [];
  let isStarted = false;

  /** Spreads the duals of all blossoms over their vertices, then runs pending lowerings; unmatches loose pairs. */
  const dissolve = (): void => {
    for (let x = n; x < blossoms.end(); x++) {
      if (top[x] === NONE) continue;
      for (const vertex of alive) if (blossoms.contains(x, vertex)) addHalfOf(x, vertex);
    }
    blossoms.openAll();
    for (const lower of lowerings.splice(0)) lower();
    separateLoosePairs();
  };
  const addHalfOf = (blossom: number, vertex: number): void => {
    for (let lane = 0; lane < lanes; lane++) {
      const at = vertex * lanes + lane;
      duals[at] = (duals[at] as number) + (duals[blossom * lanes + lane] as number) / 2;
    }
  };
  const separateLoosePairs = (): void => {
    for (const vertex of alive) {
      const other = partner[vertex] as number;
      if (other === NONE || slacks.isTight(vertex, other)) continue;
      partner[vertex] = NONE;
      partner[other] = NONE;
    }
    for (const vertex of alive) if (partner[vertex] === NONE) slacks.makeEven(vertex);
  };
  /** Makes pairs that take no search. Only ever called without blossoms, or with everybody matched. */
  const matchAtSight = (): void => {
    for (const vertex of alive) {
      if (partner[vertex] !== NONE) continue;
      slacks.lower(vertex, alive);
      const other = alive.find(
        (each) => each !== vertex && partner[each] === NONE && slacks.isTight(vertex, each),
      );
      if (other === undefined) continue;
      partner[vertex] = other;
      partner[other] = vertex;
    }
  };

  return {
    partner,
    add: slacks.add,
    weightOf: slacks.weightOf,
    solve() {
      if (!isStarted) for (const vertex of alive) slacks.cover(vertex, alive);
      isStarted = true;
      matchAtSight();
      let isMissingOne = true;
      while (isMissingOne) isMissingOne = matchOneMore();
    },
    change(vertex, most, edit) {
      dissolve();
      edit();
      const at = vertex * lanes + lanes - 1;
      duals[at] = (duals[at] as number) + 2 * most;
      separateLoosePairs();
    },
    lowerLater(edit) {
      lowerings.push(edit);
    },
    changeLanes(first, edit) {
      dissolve();
      edit();
      for (const vertex of alive) duals.fill(0, vertex * lanes + first, (vertex + 1) * lanes);
      separateLoosePairs();
    },
    remove(a, b) {
      if (top[a] !== a || top[b] !== b) dissolve();
      blossoms.drop(a);
      blossoms.drop(b);
      partner[a] = b;
      partner[b] = a;
    },
    mightMatch(a, b) {
      for (let lane = 0; lane < lanes; lane++) {
        const slack = slacks.slackOf(a, b, lane);
        if (slack !== 0) return slack < 0;
      }
      return true;
    },
  };
};
