import { augmentAlong, growFrom, UNMATCHED } from "./alternating-forest.ts";
import { allVertices, type Graph, lowestBit } from "./graph.ts";

/**
 * Returns a matching in which every vertex has a partner (`partner[v]`), or null if there is none.
 * A single vertex without an augmenting path proves that, so a negative answer costs one search.
 * Greedy start, then O(edges) for each vertex left over.
 */
export const perfectMatching = (graph: Graph): Int32Array | null => {
  if (graph.size % 2 === 1) return null;
  const alive = allVertices(graph.size);
  const partner = greedyMatching(graph);
  for (let vertex = 0; vertex < graph.size; vertex++) {
    if (partner[vertex] !== UNMATCHED) continue;
    const tree = growFrom(graph, alive, partner, vertex);
    if (tree.end === UNMATCHED) return null;
    augmentAlong(partner, tree.before, tree.end);
  }
  return partner;
};

/** Matches each vertex with the first free vertex that it may meet. O(n²/32). */
const greedyMatching = (graph: Graph): Int32Array => {
  const { size, words, rows } = graph;
  const partner = new Int32Array(size).fill(UNMATCHED);
  const free = allVertices(size);
  const take = (vertex: number): void => {
    free[vertex >>> 5] = (free[vertex >>> 5] as number) & ~(1 << (vertex & 31));
  };
  for (let vertex = 0; vertex < size; vertex++) {
    if (partner[vertex] !== UNMATCHED) continue;
    for (let word = vertex >>> 5; word < words; word++) {
      const bits = (rows[vertex * words + word] as number) & (free[word] as number);
      if (bits === 0) continue;
      const other = (word << 5) + lowestBit(bits);
      partner[vertex] = other;
      partner[other] = vertex;
      take(vertex);
      take(other);
      break;
    }
  }
  return partner;
};
