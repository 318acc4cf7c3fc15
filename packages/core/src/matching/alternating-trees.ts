import { type Blossoms, NONE } from "./blossoms.ts";
import type { Slacks } from "./slacks.ts";

const UNREACHED = -1;
const EVEN = 0;
const ODD = 1;

/** The data of a search; arrays are indexed by node. */
interface Trees {
  readonly slacks: Slacks;
  readonly blossoms: Blossoms;
  readonly label: Int8Array;
  /** The vertex from which an odd node was reached. */
  readonly from: Int32Array;
  /** The even vertex with the least slack towards a node. */
  readonly nearest: Int32Array;
  readonly visited: Int32Array;
  readonly step: Float64Array;
  queue: number[];
  visit: number;
}

/**
 * Returns a search that grows alternating trees from all unmatched vertices, shifting duals, until
 * one more pair is matched along tight pairs; it returns false if all are matched. O(n²) per call.
 */
export const alternatingTrees = (slacks: Slacks, blossoms: Blossoms): (() => boolean) => {
  const nodes = slacks.duals.length / slacks.lanes;
  const trees: Trees = {
    slacks,
    blossoms,
    label: new Int8Array(nodes),
    from: new Int32Array(nodes).fill(NONE),
    nearest: new Int32Array(nodes),
    visited: new Int32Array(nodes),
    step: new Float64Array(slacks.lanes),
    queue: [],
    visit: 0,
  };
  return () => {
    plantTrees(trees);
    if (trees.queue.length === 0) return false;
    for (;;) {
      if (grow(trees)) return true;
      findStep(trees);
      applyStep(trees);
      if (followTightened(trees)) return true;
      expandEmptied(trees);
    }
  };
};

const plantTrees = (trees: Trees): void => {
  const { blossoms, label, nearest, from } = trees;
  trees.queue = [];
  label.fill(UNREACHED);
  nearest.fill(NONE);
  for (let x = 0; x < blossoms.end(); x++) {
    if (blossoms.top[x] !== x || blossoms.partner[blossoms.base[x] as number] !== NONE) continue;
    from[x] = NONE;
    label[x] = EVEN;
    enqueue(trees, x);
  }
};

/** Scans the pairs of all unscanned even vertices; true if a path was completed. */
const grow = (trees: Trees): boolean => {
  const { slacks, blossoms, label } = trees;
  const { top, alive, n } = blossoms;
  const { duals, weights, lanes } = slacks;
  for (let head = 0; head < trees.queue.length; head++) {
    const u = trees.queue[head] as number;
    if (label[top[u] as number] === ODD) continue;
    const own = duals[u * lanes] as number;
    for (let index = 0; index < alive.length; index++) {
      const v = alive[index] as number;
      const node = top[v] as number;
      // Pairs with odd nodes cannot become tight: their slack does not change.
      if (label[node] === ODD || top[u] === node) continue;
      // The first lane already rules out most pairs that are not tight.
      const isLoose =
        own + (duals[v * lanes] as number) !== 2 * (weights[(u * n + v) * lanes] as number) ||
        !slacks.isTight(u, v);
      if (isLoose) offer(trees, u, node);
      else if (follow(trees, u, v)) return true;
    }
  }
  trees.queue = [];
  return false;
};

const enqueue = (trees: Trees, node: number): void => {
  if (node < trees.blossoms.n) trees.queue.push(node);
  else for (const member of trees.blossoms.membersOf(node)) enqueue(trees, member);
};

const offer = ({ slacks, blossoms, nearest }: Trees, u: number, node: number): void => {
  const old = nearest[node] as number;
  const isBetter =
    old === NONE || slacks.hasLess(u, blossoms.endIn(node, u), old, blossoms.endIn(node, old));
  if (isBetter) nearest[node] = u;
};

const findNearest = (trees: Trees, node: number): void => {
  const { blossoms, label, nearest } = trees;
  nearest[node] = NONE;
  for (const u of blossoms.alive) {
    const top = blossoms.top[u] as number;
    if (top !== node && label[top] === EVEN) offer(trees, u, node);
  }
};

/** Follows a tight pair from an even vertex; true if it completed an augmenting path. */
const follow = (trees: Trees, u: number, v: number): boolean => {
  const { blossoms, label, from, nearest } = trees;
  const [x, y] = [blossoms.topOf(u), blossoms.topOf(v)];
  if (label[y] === UNREACHED) {
    const mate = blossoms.mateOf(y);
    from[y] = u;
    label[y] = ODD;
    label[mate] = EVEN;
    nearest[y] = NONE;
    nearest[mate] = NONE;
    enqueue(trees, mate);
  } else if (label[y] === EVEN) {
    const ancestor = commonAncestor(trees, x, y);
    if (ancestor === NONE) {
      const [before, beyond] = [blossoms.mateOf(x), blossoms.mateOf(y)];
      blossoms.match(x, y);
      rematchUp(trees, before);
      rematchUp(trees, beyond);
      return true;
    }
    contract(trees, x, ancestor, y);
  }
  return false;
};

/** Matches an odd node that has lost its mate with the node it was reached from, and so on up. */
const rematchUp = ({ blossoms, from }: Trees, start: number): void => {
  let odd = start;
  while (odd !== NONE) {
    const above = blossoms.topOf(from[odd] as number);
    const next = blossoms.mateOf(above);
    blossoms.match(odd, above);
    odd = next;
  }
};

const commonAncestor = (trees: Trees, u: number, v: number): number => {
  const { blossoms, from, visited } = trees;
  trees.visit++;
  let [x, y] = [u, v];
  while (x !== NONE || y !== NONE) {
    if (x !== NONE) {
      if (visited[x] === trees.visit) return x;
      visited[x] = trees.visit;
      const mate = blossoms.mateOf(x);
      x = mate === NONE ? NONE : blossoms.topOf(from[mate] as number);
    }
    [x, y] = [y, x];
  }
  return NONE;
};

const contract = (trees: Trees, u: number, ancestor: number, v: number): void => {
  const { blossoms, from, label } = trees;
  const climb = (start: number): number[] => {
    const path: number[] = [];
    for (let x = start; x !== ancestor; ) {
      const mate = blossoms.mateOf(x);
      path.push(x, mate);
      enqueue(trees, mate);
      x = blossoms.topOf(from[mate] as number);
    }
    return path;
  };
  const blossom = blossoms.form([ancestor, ...climb(u).reverse(), ...climb(v)]);
  label[blossom] = EVEN;
  findNearest(trees, blossom);
};

/** Finds the largest dual shift: to the next tight pair or the next emptied odd blossom. */
const findStep = ({ slacks, blossoms, label, nearest, step }: Trees): void => {
  const { lanes, duals } = slacks;
  step.fill(0);
  step[0] = Number.POSITIVE_INFINITY;
  const limitBySlack = (u: number, v: number, share: number): void => {
    for (let lane = 0; lane < lanes; lane++) {
      const slack = slacks.slackOf(u, v, lane) * share;
      if (slack === step[lane]) continue;
      if (slack > (step[lane] as number)) return;
      for (let rest = lane; rest < lanes; rest++) step[rest] = slacks.slackOf(u, v, rest) * share;
      return;
    }
  };
  const limitByDual = (x: number): void => {
    const dual = (lane: number): number => (duals[x * lanes + lane] as number) / 2;
    let lane = 0;
    while (lane < lanes && dual(lane) === step[lane]) lane++;
    if (lane === lanes || dual(lane) > (step[lane] as number)) return;
    for (; lane < lanes; lane++) step[lane] = dual(lane);
  };
  for (let x = 0; x < blossoms.end(); x++) {
    if (blossoms.top[x] !== x) continue;
    if (label[x] === ODD) {
      if (x >= blossoms.n) limitByDual(x);
      continue;
    }
    const u = nearest[x] as number;
    if (u !== NONE) limitBySlack(u, blossoms.endIn(x, u), label[x] === EVEN ? 0.5 : 1);
  }
};

const applyStep = ({ slacks, blossoms, label, step }: Trees): void => {
  const { lanes, duals } = slacks;
  const shift = (node: number, times: number): void => {
    for (let lane = 0; lane < lanes; lane++) {
      const at = node * lanes + lane;
      duals[at] = (duals[at] as number) + times * (step[lane] as number);
    }
  };
  for (const u of blossoms.alive) {
    const kind = label[blossoms.top[u] as number];
    if (kind !== UNREACHED) shift(u, kind === EVEN ? -1 : 1);
  }
  for (let x = blossoms.n; x < blossoms.end(); x++) {
    if (blossoms.top[x] === x && label[x] !== UNREACHED) shift(x, label[x] === EVEN ? 2 : -2);
  }
};

const followTightened = (trees: Trees): boolean => {
  const { slacks, blossoms, nearest } = trees;
  for (let x = 0; x < blossoms.end(); x++) {
    const u = nearest[x] as number;
    if (blossoms.top[x] !== x || u === NONE || blossoms.top[u] === x) continue;
    const v = blossoms.endIn(x, u);
    if (slacks.isTight(u, v) && follow(trees, u, v)) return true;
  }
  return false;
};

/** Opens odd blossoms whose dual has reached 0. */
const expandEmptied = (trees: Trees): void => {
  const { slacks, blossoms, label } = trees;
  const { lanes, duals } = slacks;
  for (let x = blossoms.n; x < blossoms.end(); x++) {
    if (blossoms.top[x] !== x || label[x] !== ODD) continue;
    if (duals.subarray(x * lanes, (x + 1) * lanes).every((dual) => dual === 0)) expand(trees, x);
  }
};

const expand = (trees: Trees, blossom: number): void => {
  const { blossoms, label, from, nearest } = trees;
  const outside = from[blossom] as number;
  const { cycle, entry } = blossoms.open(blossom, blossoms.endIn(blossom, outside));
  const steps = cycle.indexOf(entry);
  for (let index = 0; index < steps; index += 2) {
    const [odd, even] = [cycle[index] as number, cycle[index + 1] as number];
    from[odd] = blossoms.endIn(even, odd);
    label[odd] = ODD;
    label[even] = EVEN;
    nearest[odd] = NONE;
    findNearest(trees, even);
    enqueue(trees, even);
  }
  label[entry] = ODD;
  from[entry] = outside;
  nearest[entry] = NONE;
  for (let index = steps + 1; index < cycle.length; index++) {
    const member = cycle[index] as number;
    label[member] = UNREACHED;
    findNearest(trees, member);
  }
};
