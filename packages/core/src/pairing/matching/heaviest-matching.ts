/**
 * Maximum-weight perfect matchings in complete graphs, after J. Edmonds, "Maximum matching and a
 * polyhedron with 0,1-vertices" (1965), in the O(n³) form with slack pointers.
 *
 * A weight is a vector of integers ("lanes") compared lexicographically: criteria of falling
 * priority need no numbers larger than a lane holds. After a search, weights may change at single
 * vertices; the next search starts from what is known and repairs only that.
 */
export interface HeaviestMatching {
  /** The partner of each vertex after {@link HeaviestMatching.solve}. */
  readonly partner: Int32Array;
  /** Adds to the weight of a pair, in one lane. Only before `solve` or inside `change`. */
  add(a: number, b: number, lane: number, amount: number): void;
  /** The weight of a pair in one lane. */
  weightOf(a: number, b: number, lane: number): number;
  /** Completes the matching so that it weighs most. O(n²) for each pair that is missing. */
  solve(): void;
  /**
   * Changes weights at `vertex`: `edit` may add at most `most` (a number of the last lane) to any
   * pair of that vertex, or lower pairs that are not matched. Afterwards `solve` again.
   */
  change(vertex: number, most: number, edit: () => void): void;
  /** Sets every weight of the last lane by `edit`, none above 0. Afterwards `solve` again. */
  changeLastLane(edit: () => void): void;
  /** Takes a matched pair out of the game for good. */
  remove(a: number, b: number): void;
  /** Whether some heaviest matching might contain the pair; false is certain. */
  mightMatch(a: number, b: number): boolean;
}

const NONE = -1;
const UNREACHED = -1;
const EVEN = 0;
const ODD = 1;

/** A matching of `n` vertices, n even, with all weights 0 and nobody matched. Memory O(n² · lanes). */
export const heaviestMatching = (n: number, lanes: number): HeaviestMatching => {
  const size = n + (n >> 1) + 1;
  const weights = new Float64Array(n * n * lanes);
  const dual = new Float64Array(size * lanes);
  const partner = new Int32Array(n).fill(NONE);
  /** Outermost blossom of a vertex or blossom; NONE where a number is not in use. */
  const top = new Int32Array(size).fill(NONE);
  const label = new Int8Array(size).fill(UNREACHED);
  /** The vertex from which an odd node was reached. */
  const from = new Int32Array(size).fill(NONE);
  /** The even vertex with the least slack towards a node. */
  const nearest = new Int32Array(size).fill(NONE);
  const visited = new Int32Array(size);
  const members: number[][] = Array.from({ length: size }, () => []);
  /** For a blossom: which of its members contains a vertex. */
  const memberWith = new Int32Array((size - n) * n).fill(NONE);
  /** The lightest-slack edge between two nodes: its end in the first, its end in the second. */
  const endIn = new Int32Array(size * size);
  const base = new Int32Array(size);
  const alive: number[] = [];
  let queue: number[] = [];
  let nodes = n;
  let visit = 0;
  let started = false;
  const step = new Float64Array(lanes);

  for (let a = 0; a < n; a++) {
    top[a] = a;
    base[a] = a;
    alive.push(a);
    for (let b = 0; b < n; b++) endIn[a * size + b] = a;
  }

  const slackIn = (u: number, v: number, lane: number): number =>
    (dual[u * lanes + lane] as number) +
    (dual[v * lanes + lane] as number) -
    2 * (weights[(u * n + v) * lanes + lane] as number);
  const isTight = (u: number, v: number): boolean => {
    for (let lane = 0; lane < lanes; lane++) if (slackIn(u, v, lane) !== 0) return false;
    return true;
  };
  const hasLessSlack = (u: number, v: number, x: number, y: number): boolean => {
    for (let lane = 0; lane < lanes; lane++) {
      const difference = slackIn(u, v, lane) - slackIn(x, y, lane);
      if (difference !== 0) return difference < 0;
    }
    return false;
  };
  const inFirst = (x: number, y: number): number => endIn[x * size + y] as number;
  const topOf = (x: number): number => (x === NONE ? NONE : (top[x] as number));
  /** The node that the base of a node is matched with. */
  const mateOf = (x: number): number => topOf(partner[base[x] as number] as number);

  const offer = (u: number, x: number): void => {
    const old = nearest[x] as number;
    if (old === NONE || hasLessSlack(u, inFirst(x, u), old, inFirst(x, old))) nearest[x] = u;
  };
  const findNearest = (x: number): void => {
    nearest[x] = NONE;
    for (const u of alive) if (top[u] !== x && label[top[u] as number] === EVEN) offer(u, x);
  };
  const enqueue = (x: number): void => {
    if (x < n) queue.push(x);
    else for (const member of members[x] as number[]) enqueue(member);
  };
  const setTop = (x: number, blossom: number): void => {
    top[x] = blossom;
    if (x >= n) for (const member of members[x] as number[]) setTop(member, blossom);
  };
  const memberHolding = (blossom: number, vertex: number): number =>
    memberWith[(blossom - n) * n + vertex] as number;
  /** The even number of steps from a blossom's base member to another; turns the cycle for it. */
  const evenSteps = (blossom: number, member: number): number => {
    const cycle = members[blossom] as number[];
    const place = cycle.indexOf(member);
    if (place % 2 === 0) return place;
    const rest = cycle.splice(1);
    rest.reverse();
    cycle.push(...rest);
    return cycle.length - place;
  };
  /** Matches node x by its edge towards node y, and its inside accordingly. */
  const matchTowards = (x: number, y: number): void => {
    const vertex = inFirst(x, y);
    partner[vertex] = inFirst(y, x);
    setBase(x, vertex);
  };
  const setBase = (x: number, vertex: number): void => {
    base[x] = vertex;
    if (x < n) return;
    const member = memberHolding(x, vertex);
    const place = evenSteps(x, member);
    const cycle = members[x] as number[];
    for (let index = 0; index < place; index += 2) {
      const [one, two] = [cycle[index] as number, cycle[index + 1] as number];
      matchTowards(one, two);
      matchTowards(two, one);
    }
    setBase(member, vertex);
    cycle.push(...cycle.splice(0, place));
  };
  const augment = (u: number, v: number): void => {
    let [x, y] = [u, v];
    for (;;) {
      const next = mateOf(x);
      matchTowards(x, y);
      if (next === NONE) return;
      const before = topOf(from[next] as number);
      matchTowards(next, before);
      x = before;
      y = next;
    }
  };
  const commonAncestor = (u: number, v: number): number => {
    visit++;
    let [x, y] = [u, v];
    while (x !== NONE || y !== NONE) {
      if (x !== NONE) {
        if (visited[x] === visit) return x;
        visited[x] = visit;
        const mate = mateOf(x);
        x = mate === NONE ? NONE : topOf(from[mate] as number);
      }
      [x, y] = [y, x];
    }
    return NONE;
  };
  const addBlossom = (u: number, ancestor: number, v: number): void => {
    let blossom = n;
    while (blossom < nodes && top[blossom] !== NONE) blossom++;
    if (blossom === nodes) nodes++;
    for (let lane = 0; lane < lanes; lane++) dual[blossom * lanes + lane] = 0;
    label[blossom] = EVEN;
    base[blossom] = base[ancestor] as number;
    const cycle = [ancestor];
    const climb = (start: number): void => {
      for (let x = start; x !== ancestor; ) {
        const mate = mateOf(x);
        cycle.push(x, mate);
        enqueue(mate);
        x = topOf(from[mate] as number);
      }
    };
    climb(u);
    const rest = cycle.splice(1);
    rest.reverse();
    cycle.push(...rest);
    climb(v);
    members[blossom] = cycle;
    setTop(blossom, blossom);
    collectEdges(blossom, cycle);
    findNearest(blossom);
  };
  const collectEdges = (blossom: number, cycle: readonly number[]): void => {
    const holding = (blossom - n) * n;
    memberWith.fill(NONE, holding, holding + n);
    for (let x = 0; x < nodes; x++) {
      if (top[x] === NONE) continue;
      let best = NONE;
      for (const member of cycle) {
        if (x === member) continue;
        if (
          best === NONE ||
          hasLessSlack(inFirst(member, x), inFirst(x, member), inFirst(best, x), inFirst(x, best))
        ) {
          best = member;
        }
      }
      endIn[blossom * size + x] = inFirst(best, x);
      endIn[x * size + blossom] = inFirst(x, best);
    }
    for (const member of cycle) {
      if (member < n) memberWith[holding + member] = member;
      else {
        for (const v of alive) {
          if (memberHolding(member, v) !== NONE) memberWith[holding + v] = member;
        }
      }
    }
  };
  const expandBlossom = (blossom: number): void => {
    const cycle = members[blossom] as number[];
    for (const member of cycle) setTop(member, member);
    const outside = from[blossom] as number;
    const entry = memberHolding(blossom, inFirst(blossom, outside));
    const place = evenSteps(blossom, entry);
    const turned = members[blossom] as number[];
    for (let index = 0; index < place; index += 2) {
      const [odd, even] = [turned[index] as number, turned[index + 1] as number];
      from[odd] = inFirst(even, odd);
      label[odd] = ODD;
      label[even] = EVEN;
      nearest[odd] = NONE;
      findNearest(even);
      enqueue(even);
    }
    label[entry] = ODD;
    from[entry] = outside;
    nearest[entry] = NONE;
    for (let index = place + 1; index < turned.length; index++) {
      const member = turned[index] as number;
      label[member] = UNREACHED;
      findNearest(member);
    }
    top[blossom] = NONE;
  };
  /** Follows a tight edge from an even vertex; true if it completed an augmenting path. */
  const follow = (u: number, v: number): boolean => {
    const [x, y] = [top[u] as number, top[v] as number];
    if (label[y] === UNREACHED) {
      from[y] = u;
      label[y] = ODD;
      const mate = mateOf(y);
      nearest[y] = NONE;
      nearest[mate] = NONE;
      label[mate] = EVEN;
      enqueue(mate);
    } else if (label[y] === EVEN) {
      const ancestor = commonAncestor(x, y);
      if (ancestor === NONE) {
        augment(x, y);
        augment(y, x);
        return true;
      }
      addBlossom(x, ancestor, y);
    }
    return false;
  };

  const isLessThanStep = (slack: (lane: number) => number): boolean => {
    for (let lane = 0; lane < lanes; lane++) {
      const difference = slack(lane) - (step[lane] as number);
      if (difference !== 0) return difference < 0;
    }
    return false;
  };
  const findStep = (): void => {
    step.fill(0);
    step[0] = Number.POSITIVE_INFINITY;
    const consider = (slack: (lane: number) => number): void => {
      if (!isLessThanStep(slack)) return;
      for (let lane = 0; lane < lanes; lane++) step[lane] = slack(lane);
    };
    for (let x = 0; x < nodes; x++) {
      if (top[x] !== x) continue;
      if (x >= n && label[x] === ODD) consider((lane) => (dual[x * lanes + lane] as number) / 2);
      const u = nearest[x] as number;
      if (u === NONE || label[x] === ODD) continue;
      const v = inFirst(x, u);
      if (label[x] === EVEN) consider((lane) => slackIn(u, v, lane) / 2);
      else consider((lane) => slackIn(u, v, lane));
    }
  };
  const applyStep = (): void => {
    for (const u of alive) {
      const kind = label[top[u] as number];
      if (kind === UNREACHED) continue;
      for (let lane = 0; lane < lanes; lane++) {
        const by = step[lane] as number;
        dual[u * lanes + lane] = (dual[u * lanes + lane] as number) + (kind === EVEN ? -by : by);
      }
    }
    for (let x = n; x < nodes; x++) {
      if (top[x] !== x || label[x] === UNREACHED) continue;
      for (let lane = 0; lane < lanes; lane++) {
        const by = 2 * (step[lane] as number);
        const old = dual[x * lanes + lane] as number;
        dual[x * lanes + lane] = label[x] === EVEN ? old + by : old - by;
      }
    }
  };
  const isZero = (x: number): boolean => {
    for (let lane = 0; lane < lanes; lane++) if (dual[x * lanes + lane] !== 0) return false;
    return true;
  };

  /** Grows trees from everybody unmatched until one pair more is matched; false if nobody is left. */
  const matchOneMore = (): boolean => {
    queue = [];
    for (let x = 0; x < nodes; x++) {
      label[x] = UNREACHED;
      nearest[x] = NONE;
    }
    for (let x = 0; x < nodes; x++) {
      if (top[x] === x && partner[base[x] as number] === NONE) {
        from[x] = NONE;
        label[x] = EVEN;
        enqueue(x);
      }
    }
    if (queue.length === 0) return false;
    for (;;) {
      for (let head = 0; head < queue.length; head++) {
        const u = queue[head] as number;
        if (label[top[u] as number] === ODD) continue;
        for (const v of alive) {
          if (top[u] === top[v]) continue;
          if (isTight(u, v)) {
            if (follow(u, v)) return true;
          } else offer(u, top[v] as number);
        }
      }
      findStep();
      applyStep();
      queue = [];
      for (let x = 0; x < nodes; x++) {
        const u = nearest[x] as number;
        if (top[x] !== x || u === NONE || top[u] === x || !isTight(u, inFirst(x, u))) continue;
        if (follow(u, inFirst(x, u))) return true;
      }
      for (let x = n; x < nodes; x++) {
        if (top[x] === x && label[x] === ODD && isZero(x)) expandBlossom(x);
      }
    }
  };

  /** Even duals for all: then every step of the search is a whole number. */
  const start = (): void => {
    started = true;
    for (const u of alive) {
      let most = NONE;
      for (const v of alive) {
        if (u !== v && (most === NONE || isHeavier(u, v, most))) most = v;
      }
      for (let lane = 0; lane < lanes; lane++) {
        const weight = weights[(u * n + most) * lanes + lane] as number;
        dual[u * lanes + lane] = 2 * Math.ceil(weight / 2);
      }
    }
  };
  const isHeavier = (u: number, v: number, than: number): boolean => {
    for (let lane = 0; lane < lanes; lane++) {
      const difference =
        (weights[(u * n + v) * lanes + lane] as number) -
        (weights[(u * n + than) * lanes + lane] as number);
      if (difference !== 0) return difference > 0;
    }
    return false;
  };
  /** Resolves all blossoms into their vertices; pairs that are not tight any more come apart. */
  const dissolve = (): void => {
    for (let x = n; x < nodes; x++) {
      if (top[x] === NONE) continue;
      for (const v of alive) {
        if (memberHolding(x, v) === NONE) continue;
        for (let lane = 0; lane < lanes; lane++) {
          const share = (dual[x * lanes + lane] as number) / 2;
          dual[v * lanes + lane] = (dual[v * lanes + lane] as number) + share;
        }
      }
    }
    for (let x = n; x < nodes; x++) top[x] = NONE;
    for (const v of alive) top[v] = v;
    nodes = n;
    separateLoosePairs();
  };
  const separateLoosePairs = (): void => {
    for (const v of alive) {
      const other = partner[v] as number;
      if (other !== NONE && !isTight(v, other)) partner[v] = partner[other] = NONE;
    }
    for (const v of alive) {
      if (partner[v] !== NONE) continue;
      for (let lane = 0; lane < lanes; lane++) {
        const old = dual[v * lanes + lane] as number;
        dual[v * lanes + lane] = 2 * Math.ceil(old / 2);
      }
    }
  };

  return {
    partner,
    add(a, b, lane, amount) {
      const [there, back] = [(a * n + b) * lanes + lane, (b * n + a) * lanes + lane];
      weights[there] = (weights[there] as number) + amount;
      weights[back] = weights[there] as number;
    },
    weightOf: (a, b, lane) => weights[(a * n + b) * lanes + lane] as number,
    solve() {
      if (!started) start();
      while (matchOneMore()) {
        // one pair more each time
      }
    },
    change(vertex, most, edit) {
      dissolve();
      edit();
      const lane = vertex * lanes + lanes - 1;
      dual[lane] = (dual[lane] as number) + 2 * most;
      separateLoosePairs();
    },
    changeLastLane(edit) {
      dissolve();
      edit();
      for (const v of alive) dual[v * lanes + lanes - 1] = 0;
      separateLoosePairs();
    },
    remove(a, b) {
      for (const vertex of [a, b]) {
        if (top[vertex] !== vertex) dissolve();
        alive.splice(alive.indexOf(vertex), 1);
        top[vertex] = NONE;
      }
      partner[a] = b;
      partner[b] = a;
    },
    mightMatch(a, b) {
      for (let lane = 0; lane < lanes; lane++) {
        const slack = slackIn(a, b, lane);
        if (slack !== 0) return slack < 0;
      }
      return true;
    },
  };
};
