/**
 * Allowed meetings, as a symmetric bit matrix over vertices 0 … size − 1. Dense on purpose: in a
 * pairing round nearly all pairs are allowed, and 5,000 players fit into 3 MB.
 */
export interface Graph {
  readonly size: number;
  /** Number of 32-bit words per row. */
  readonly words: number;
  readonly rows: Uint32Array;
}

/** Returns the graph in which all vertices may meet. O(n²/32). */
export const completeGraph = (size: number): Graph => {
  const words = (size + 31) >>> 5;
  const rows = new Uint32Array(size * words).fill(0xffffffff);
  const lastWord = size % 32 === 0 ? 0xffffffff : (1 << (size % 32)) - 1;
  for (let vertex = 0; vertex < size; vertex++) {
    rows[(vertex + 1) * words - 1] = lastWord;
    clearBit(rows, vertex * words, vertex);
  }
  return { size, words, rows };
};

/** Forbids the meeting of two vertices. */
export const removeEdge = (graph: Graph, a: number, b: number): void => {
  clearBit(graph.rows, a * graph.words, b);
  clearBit(graph.rows, b * graph.words, a);
};

/** True if two vertices may meet. */
export const hasEdge = (graph: Graph, a: number, b: number): boolean =>
  hasBit(graph.rows, a * graph.words, b);

/** Returns the number of vertices that `vertex` may meet. O(n/32). */
export const degreeOf = (graph: Graph, vertex: number): number => {
  let degree = 0;
  for (let word = vertex * graph.words; word < (vertex + 1) * graph.words; word++) {
    degree += bitCount(graph.rows[word] as number);
  }
  return degree;
};

/** Returns the set of all vertices of a graph, as bits. */
export const allVertices = (size: number): Uint32Array => {
  const bits = new Uint32Array((size + 31) >>> 5).fill(0xffffffff);
  if (size % 32 !== 0) bits[bits.length - 1] = (1 << (size % 32)) - 1;
  return bits;
};

/** True if bit `index` is set in the row that begins at word `offset`. */
export const hasBit = (bits: Uint32Array, offset: number, index: number): boolean =>
  (((bits[offset + (index >>> 5)] as number) >>> (index & 31)) & 1) === 1;

/** Clears bit `index` in the row that begins at word `offset`. */
export const clearBit = (bits: Uint32Array, offset: number, index: number): void => {
  const word = offset + (index >>> 5);
  bits[word] = (bits[word] as number) & ~(1 << (index & 31));
};

/** Returns the index of the lowest set bit of a non-zero word. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

const bitCount = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};
