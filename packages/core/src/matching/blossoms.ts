import type { Slacks } from "./slacks.ts";

/** No vertex, blossom or partner. */
export const NONE = -1;

/**
 * Vertices 0 … n − 1 and the blossoms made of them, together "nodes": odd cycles of nodes, all
 * matched except one member, the base. A search uses outermost nodes only.
 */
export interface Blossoms {
  readonly n: number;
  /** The partner of each vertex, {@link NONE} without one. */
  readonly partner: Int32Array;
  /** The outermost node that contains a node; NONE for unused numbers. */
  readonly top: Int32Array;
  /** The vertex of a node that is matched outside the node. */
  readonly base: Int32Array;
  /** Participating vertices. */
  readonly alive: number[];
  /** Upper bound (exclusive) of the node numbers. */
  readonly end: () => number;
  readonly topOf: (node: number) => number;
  /** Returns the outermost node matched with the base of a node. */
  readonly mateOf: (node: number) => number;
  /** Returns the end in `node` of the pair with the least slack between two nodes. */
  readonly endIn: (node: number, other: number) => number;
  /** Returns the members of a blossom in cycle order, its base first. */
  readonly membersOf: (blossom: number) => readonly number[];
  readonly contains: (blossom: number, vertex: number) => boolean;
  /** Matches two nodes by the pair of least slack between them, and rematches their insides. */
  readonly match: (one: number, other: number) => void;
  /** Forms a blossom from a cycle of nodes. */
  readonly form: (cycle: number[]) => number;
  /**
   * Takes a blossom apart into its members; `entry` contains the vertex. Turns the cycle so that an
   * even number of steps leads from the base to the entry.
   */
  readonly open: (blossom: number, vertex: number) => { cycle: readonly number[]; entry: number };
  /** Takes all blossoms apart. */
  readonly openAll: () => void;
  /** Removes a vertex that is in no blossom. */
  readonly drop: (vertex: number) => void;
}

/** Returns the maximum number of vertices and blossoms. */
export const nodesFor = (n: number): number => n + (n >> 1) + 1;

/** Creates `n` unmatched vertices without blossoms. Memory O(n²). */
export const blossomsOf = (n: number, slacks: Slacks): Blossoms => {
  const size = nodesFor(n);
  const partner = new Int32Array(n).fill(NONE);
  const top = new Int32Array(size).fill(NONE);
  const base = new Int32Array(size);
  const alive: number[] = [];
  const members: number[][] = Array.from({ length: size }, () => []);
  /** For a blossom and a vertex, the member that contains the vertex. */
  const memberWith = new Int32Array((size - n) * n).fill(NONE);
  const ends = new Int32Array(size * size);
  let end = n;

  for (let a = 0; a < n; a++) {
    top[a] = a;
    base[a] = a;
    alive.push(a);
    ends.fill(a, a * size, a * size + n);
  }

  const endIn = (node: number, other: number): number => ends[node * size + other] as number;
  const topOf = (node: number): number => (node === NONE ? NONE : (top[node] as number));
  const memberHolding = (blossom: number, vertex: number): number =>
    memberWith[(blossom - n) * n + vertex] as number;
  const setTop = (node: number, blossom: number): void => {
    top[node] = blossom;
    if (node >= n) for (const member of members[node] as number[]) setTop(member, blossom);
  };

  /** Returns the even number of steps from a blossom's base to a member; may turn the cycle. */
  const evenSteps = (blossom: number, member: number): number => {
    const cycle = members[blossom] as number[];
    const place = cycle.indexOf(member);
    if (place % 2 === 0) return place;
    cycle.push(...cycle.splice(1).reverse());
    return cycle.length - place;
  };
  const setBase = (node: number, vertex: number): void => {
    base[node] = vertex;
    if (node < n) return;
    const member = memberHolding(node, vertex);
    const steps = evenSteps(node, member);
    const cycle = members[node] as number[];
    for (let index = 0; index < steps; index += 2) {
      match(cycle[index] as number, cycle[index + 1] as number);
    }
    setBase(member, vertex);
    cycle.push(...cycle.splice(0, steps));
  };
  const match = (one: number, other: number): void => {
    const [a, b] = [endIn(one, other), endIn(other, one)];
    partner[a] = b;
    partner[b] = a;
    setBase(one, a);
    setBase(other, b);
  };

  const collectEnds = (blossom: number, cycle: readonly number[]): void => {
    for (let node = 0; node < end; node++) {
      if (top[node] === NONE) continue;
      let best = NONE;
      for (const member of cycle) {
        if (node === member) continue;
        const isBetter =
          best === NONE ||
          slacks.hasLess(
            endIn(member, node),
            endIn(node, member),
            endIn(best, node),
            endIn(node, best),
          );
        if (isBetter) best = member;
      }
      ends[blossom * size + node] = endIn(best, node);
      ends[node * size + blossom] = endIn(node, best);
    }
  };
  const collectVertices = (blossom: number, cycle: readonly number[]): void => {
    const row = (blossom - n) * n;
    memberWith.fill(NONE, row, row + n);
    for (const member of cycle) {
      if (member < n) memberWith[row + member] = member;
      else {
        for (const vertex of alive) {
          if (memberHolding(member, vertex) !== NONE) memberWith[row + vertex] = member;
        }
      }
    }
  };
  const freeNumber = (): number => {
    let blossom = n;
    while (blossom < end && top[blossom] !== NONE) blossom++;
    if (blossom === end) end++;
    return blossom;
  };

  return {
    n,
    partner,
    top,
    base,
    alive,
    end: () => end,
    topOf,
    mateOf: (node) => topOf(partner[base[node] as number] as number),
    endIn,
    membersOf: (blossom) => members[blossom] as number[],
    contains: (blossom, vertex) => memberHolding(blossom, vertex) !== NONE,
    match,
    form(cycle) {
      const blossom = freeNumber();
      slacks.duals.fill(0, blossom * slacks.lanes, (blossom + 1) * slacks.lanes);
      base[blossom] = base[cycle[0] as number] as number;
      members[blossom] = cycle;
      setTop(blossom, blossom);
      collectEnds(blossom, cycle);
      collectVertices(blossom, cycle);
      return blossom;
    },
    open(blossom, vertex) {
      const cycle = members[blossom] as number[];
      for (const member of cycle) setTop(member, member);
      top[blossom] = NONE;
      const entry = memberHolding(blossom, vertex);
      evenSteps(blossom, entry);
      return { cycle, entry };
    },
    openAll() {
      top.fill(NONE, n, end);
      for (const vertex of alive) top[vertex] = vertex;
      end = n;
    },
    drop(vertex) {
      alive.splice(alive.indexOf(vertex), 1);
      top[vertex] = NONE;
    },
  };
};
