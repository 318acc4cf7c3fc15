import { type Meetings, mayMeet } from "../meetings.ts";
import {
  CLASSES,
  type Demand,
  leastCost,
  leastCostAfter,
  leastCostWithout,
  take,
} from "./demand.ts";

/** The players of S1 and S2, by rank, with their colour classes. */
export interface TwoHalves {
  readonly rows: Int32Array;
  readonly columns: Int32Array;
  readonly rowClasses: Uint8Array;
  readonly columnClasses: Uint8Array;
  /** 1 for columns that may be left over. */
  readonly spare: Uint8Array;
}

const NONE = -1;

/**
 * Limit of columns visited in all searches for alternating paths in S2 of n players: about this
 * times n². Without it unlucky brackets would take n³; beyond it there is no assignment (null), and
 * the bracket is solved by weights, slower but equally exact.
 */
const PATIENCE = 50;

/**
 * Returns the first transposition (4.2) of S2 that pairs every player of S1 at the least cost by
 * counting (`demand`, which it uses up): `result[row]` is a column. Null if there is none, or the
 * search takes too long. Usually O(n); each conflict costs a search for an alternating path.
 */
export const firstAssignment = (
  meetings: Meetings,
  halves: TwoHalves,
  demand: Demand,
): Int32Array | null => {
  const { rows, columns, rowClasses, columnClasses, spare } = halves;
  const size = columns.length;
  const leftOverRow = size > rows.length ? rows.length : NONE;
  const columnOf = new Int32Array(size).fill(NONE);
  const rowOf = new Int32Array(size).fill(NONE);
  /** Unsettled columns. */
  const open = chainOf(size);
  /** Rows of different parts never exchange columns in any complete matching. */
  const part = new Int32Array(size);
  let parts = 1;
  const metBy = new Int32Array(meetings.size).fill(NONE);
  let patience = PATIENCE * (size + 1) * (size + 100);

  const rowClass = (row: number): number => rowClasses[row] as number;
  const columnClass = (column: number): number => columnClasses[column] as number;
  const use = (row: number, column: number, by: 1 | -1): void => {
    take(demand, rowClass(row), columnClass(column), by);
    reserve(column, by);
  };
  const reserve = (column: number, by: 1 | -1): void => {
    if (spare[column] === 0) return;
    const kind = columnClass(column);
    demand.spare[kind] = (demand.spare[kind] as number) + by;
  };
  const haveMet = (row: number, column: number): boolean =>
    !mayMeet(meetings, rows[row] as number, columns[column] as number);

  /** The columns that counting allows a row, once per class (and once for spare players). */
  const byCounting = (row: number): ((column: number) => boolean) => {
    const known = new Int8Array(CLASSES * 2).fill(NONE);
    const least = leastCost(demand);
    return (column) => {
      const key = columnClass(column) * 2 + (spare[column] as number);
      if (known[key] === NONE) {
        reserve(column, -1);
        known[key] = leastCostAfter(demand, rowClass(row), columnClass(column)) === least ? 1 : 0;
        reserve(column, 1);
      }
      return known[key] === 1;
    };
  };

  /** Takes the first free column that counting allows for each row; rows may stay without. */
  const takeGreedily = (): void => {
    const free = chainOf(size);
    for (let row = 0; row < rows.length; row++) {
      const isAllowed = byCounting(row);
      let before = HEAD;
      for (let column = after(free, HEAD); column < size; column = after(free, column)) {
        if (isAllowed(column) && !haveMet(row, column)) {
          columnOf[row] = column;
          rowOf[column] = row;
          use(row, column, -1);
          unlink(free, before, column);
          break;
        }
        before = column;
      }
    }
  };

  /**
   * Finds an alternating path from `row` to `goal` (NONE: any column without a row) over open
   * columns of its part and pairs of least cost, and matches along it. If there is none, the
   * reached rows become a part of their own.
   */
  const findPath = (row: number, goal: number): boolean => {
    const table = tightTable(demand);
    const leftOvers = leftOverRow === NONE ? null : tightLeftOvers(demand);
    const cameFrom = new Int32Array(size).fill(NONE);
    const queue = [row];
    for (let head = 0; head < queue.length && patience > 0; head++) {
      const current = queue[head] as number;
      markMet(current);
      for (let column = after(open, HEAD); column < size; column = after(open, column)) {
        patience--;
        if (cameFrom[column] !== NONE || columnOf[current] === column) continue;
        const other = rowOf[column] as number;
        if (other !== NONE && part[other] !== part[current]) continue;
        const isTight =
          current === leftOverRow
            ? spare[column] === 1 && leftOvers?.[columnClass(column)] === 1
            : table[rowClass(current) * CLASSES + columnClass(column)] === 1 &&
              metBy[columns[column] as number] !== current;
        if (!isTight) continue;
        cameFrom[column] = current;
        if (goal === NONE ? other === NONE : column === goal) {
          rematch(cameFrom, column, row);
          return true;
        }
        if (other !== NONE) queue.push(other);
      }
    }
    if (patience > 0) for (const reached of queue) part[reached] = parts;
    parts++;
    return false;
  };
  const markMet = (row: number): void => {
    if (row === leftOverRow) return;
    const rank = rows[row] as number;
    const end = meetings.banStart[rank + 1] as number;
    for (let at = meetings.banStart[rank] as number; at < end; at++) {
      metBy[meetings.banned[at] as number] = row;
    }
  };
  const rematch = (cameFrom: Int32Array, end: number, start: number): void => {
    let column = end;
    for (;;) {
      const row = cameFrom[column] as number;
      const before = columnOf[row] as number;
      columnOf[row] = column;
      rowOf[column] = row;
      if (row === start) return;
      column = before;
    }
  };

  /** Moves a row to an earlier column if the rest can still be matched. */
  const moveTo = (row: number, column: number): boolean => {
    const [oldColumn, oldRow] = [columnOf[row] as number, rowOf[column] as number];
    if (part[row] !== part[oldRow] || !findPath(oldRow, oldColumn)) return false;
    columnOf[row] = column;
    rowOf[column] = row;
    return true;
  };

  /** Completes the greedy start, in any order. */
  const matchAll = (): boolean => {
    takeGreedily();
    for (let row = 0; row < rows.length; row++) {
      if (columnOf[row] !== NONE) use(row, columnOf[row] as number, 1);
    }
    for (let row = 0; row < size; row++) {
      if (columnOf[row] === NONE && !findPath(row, NONE)) return false;
    }
    return true;
  };

  /** Gives a row the first open column that leaves the rest matchable. */
  const settle = (row: number): void => {
    const isAllowed = byCounting(row);
    let before = HEAD;
    for (let column = after(open, HEAD); column < size; column = after(open, column)) {
      const isPresent = columnOf[row] === column;
      if (isPresent || (isAllowed(column) && !haveMet(row, column) && moveTo(row, column))) {
        use(row, column, -1);
        unlink(open, before, column);
        return;
      }
      before = column;
    }
  };

  if (!matchAll()) return null;
  for (let row = 0; row < rows.length && patience > 0; row++) settle(row);
  return patience > 0 ? columnOf : null;
};

/** Returns for all pairs of classes if they can be a pair of some pairing of least cost. */
const tightTable = (demand: Demand): Uint8Array => {
  const least = leastCost(demand);
  const table = new Uint8Array(CLASSES * CLASSES);
  for (let a = 0; a < CLASSES; a++) {
    for (let b = 0; b < CLASSES; b++) {
      if (demand.counts[a] === 0 || demand.counts[b] === 0) continue;
      table[a * CLASSES + b] = leastCostAfter(demand, a, b) === least ? 1 : 0;
    }
  }
  return table;
};

/** Returns for all classes if one of them can be left over in some pairing of least cost. */
const tightLeftOvers = (demand: Demand): Uint8Array => {
  const least = leastCost(demand);
  return Uint8Array.from({ length: CLASSES }, (_, kind) =>
    (demand.spare[kind] as number) > 0 && leastCostWithout(demand, kind) === least ? 1 : 0,
  );
};

/** A chain through 0 … n − 1 with removable links: `chain[i + 1]` follows i. */
const chainOf = (n: number): Int32Array => Int32Array.from({ length: n + 1 }, (_, index) => index);
const HEAD = -1;
const after = (chain: Int32Array, index: number): number => chain[index + 1] as number;
const unlink = (chain: Int32Array, before: number, index: number): void => {
  chain[before + 1] = chain[index + 1] as number;
};
