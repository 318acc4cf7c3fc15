import { type Graph, lowestBit } from "./graph.ts";

/** Marks an unmatched vertex in an array of partners. */
export const UNMATCHED = -1;

/** State of a vertex: unreached, or reached from the root after an even or odd number of edges. */
const UNREACHED = 0;
const EVEN = 1;
const ODD = 2;

/** Result of a search from an unmatched vertex. */
interface AlternatingTree {
  /** An unmatched vertex at the end of an augmenting path, or {@link UNMATCHED}. */
  readonly end: number;
  /** True if `vertex` can be left over instead of the root: an even alternating path reaches it. */
  readonly canBeLeftOver: (vertex: number) => boolean;
  /** `before[v]`: the vertex before v on its alternating path from the root. */
  readonly before: Int32Array;
}

/**
 * Grows alternating paths from the unmatched vertex `root` over the vertices in `alive`,
 * contracting odd cycles ("blossoms"), until it meets another unmatched vertex or nothing is left
 * to reach. After J. Edmonds, "Paths, trees, and flowers" (1965). O(edges · α(n)).
 */
export const growFrom = (
  graph: Graph,
  alive: Uint32Array,
  partner: Int32Array,
  root: number,
): AlternatingTree => {
  const { size, words, rows } = graph;
  const label = new Uint8Array(size);
  const before = new Int32Array(size).fill(UNMATCHED);
  const base = Int32Array.from({ length: size }, (_, vertex) => vertex);
  const queue = new Int32Array(size);
  // Odd vertices need no second look: the search visits them again when they become even.
  const worthLooking = alive.slice();
  let queued = 0;

  const baseOf = (vertex: number): number => {
    let top = vertex;
    while (base[top] !== top) {
      base[top] = base[base[top] as number] as number;
      top = base[top] as number;
    }
    return top;
  };
  const enqueue = (vertex: number): void => {
    label[vertex] = EVEN;
    worthLooking[vertex >>> 5] = (worthLooking[vertex >>> 5] as number) | (1 << (vertex & 31));
    queue[queued++] = vertex;
  };
  const commonBase = commonBaseFinder(size, partner, before, baseOf);
  const contract = (from: number, towards: number, top: number): void => {
    let [vertex, across] = [from, towards];
    while (baseOf(vertex) !== top) {
      before[vertex] = across;
      across = partner[vertex] as number;
      if (label[across] === ODD) enqueue(across);
      if (base[vertex] === vertex) base[vertex] = top;
      if (base[across] === across) base[across] = top;
      vertex = before[across] as number;
    }
  };
  const canBeLeftOver = (vertex: number): boolean => label[vertex] === EVEN;

  enqueue(root);
  for (let head = 0; head < queued; head++) {
    const vertex = queue[head] as number;
    for (let word = 0; word < words; word++) {
      let bits = (rows[vertex * words + word] as number) & (worthLooking[word] as number);
      while (bits !== 0) {
        const next = (word << 5) + lowestBit(bits);
        bits &= bits - 1;
        if (label[next] === UNREACHED) {
          before[next] = vertex;
          const mate = partner[next] as number;
          if (mate === UNMATCHED) return { end: next, canBeLeftOver, before };
          label[next] = ODD;
          worthLooking[word] = (worthLooking[word] as number) & ~(1 << (next & 31));
          enqueue(mate);
        } else if (label[next] === EVEN && baseOf(next) !== baseOf(vertex)) {
          const top = commonBase(vertex, next);
          contract(vertex, next, top);
          contract(next, vertex, top);
        }
      }
    }
  }
  return { end: UNMATCHED, canBeLeftOver, before };
};

/** Finds the lowest common base of two even vertices by walking up from both in turn. */
const commonBaseFinder = (
  size: number,
  partner: Int32Array,
  before: Int32Array,
  baseOf: (vertex: number) => number,
): ((a: number, b: number) => number) => {
  const visited = new Int32Array(size);
  let search = 0;
  const above = (top: number): number => {
    const mate = partner[top] as number;
    return mate === UNMATCHED ? UNMATCHED : baseOf(before[mate] as number);
  };
  return (a, b) => {
    search++;
    let [near, far] = [baseOf(a), baseOf(b)];
    while (visited[near] !== search) {
      visited[near] = search;
      const next = above(near);
      if (far === UNMATCHED) near = next;
      else [near, far] = [far, next];
    }
    return near;
  };
};

/**
 * Exchanges matched and unmatched edges on the path that ends in `end`, which matches `end` and the
 * root of the tree.
 */
export const augmentAlong = (partner: Int32Array, before: Int32Array, end: number): void => {
  let vertex = end;
  while (vertex !== UNMATCHED) {
    const previous = before[vertex] as number;
    const next = partner[previous] as number;
    partner[vertex] = previous;
    partner[previous] = vertex;
    vertex = next;
  }
};
