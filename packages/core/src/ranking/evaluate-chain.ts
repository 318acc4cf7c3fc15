import { compareValues, type OrderedValue } from "./ordered-value.ts";
import type { RankedField, RankingCriterion, Ties, ValuesOf } from "./ranking-criterion.ts";

/** A criterion's values for a field, in the order of the field's cards. */
export interface Column<Value extends OrderedValue> {
  readonly values: ArrayLike<Value>;
  readonly better: "higher" | "lower";
}

/** A chain with all values, most important criterion first. */
interface EvaluatedChain<Value extends OrderedValue, Derivation> {
  readonly values: readonly ValuesOf<Value, Derivation>[];
  readonly columns: readonly Column<Value>[];
}

/**
 * Evaluates a chain for a field; each criterion gets the ties left by the earlier ones. O(n log n)
 * for each criterion that compares tied entries, plus the cost of the criteria.
 */
export const evaluateChain = <
  Field extends RankedField,
  Value extends OrderedValue,
  Derivation extends { readonly code: string },
>(
  chain: readonly RankingCriterion<Field, Value, Derivation>[],
  field: Field,
): EvaluatedChain<Value, Derivation> => {
  const values: ValuesOf<Value, Derivation>[] = [];
  const columns: Column<Value>[] = [];
  for (const criterion of chain) {
    const ties = criterion.amongTied === true ? tiesOf(columns, field.cards.length) : undefined;
    const evaluated = criterion.evaluate(field, ties);
    const column = evaluated.column ?? field.cards.map(({ entry }) => evaluated.value(entry));
    values.push(evaluated);
    columns.push({ values: column, better: criterion.better });
  }
  return { values, columns };
};

/** The place of the first criterion that separates two cards, and their order. */
export interface Difference {
  /** From 0. */
  readonly place: number;
  /** Negative if the first of the two is ahead. */
  readonly order: number;
}

/** Returns what separates two cards, by their index; null if nothing does. O(criteria). */
export const firstDifference = (
  columns: readonly Column<OrderedValue>[],
  a: number,
  b: number,
): Difference | null => {
  for (let place = 0; place < columns.length; place++) {
    const order = compareIn(columns[place], a, b);
    if (order !== 0) return { place, order };
  }
  return null;
};

/** Compares two cards by their index, best first. */
export const comparisonOf =
  (columns: readonly Column<OrderedValue>[]) =>
  (a: number, b: number): number => {
    for (const column of columns) {
      const order = compareIn(column, a, b);
      if (order !== 0) return order;
    }
    return 0;
  };

const compareIn = (column: Column<OrderedValue> | undefined, a: number, b: number): number => {
  const ofA = column?.values[a];
  const ofB = column?.values[b];
  if (column === undefined || ofA === undefined || ofB === undefined) {
    throw new RangeError(`no cards ${a} and ${b} in the field`);
  }
  return compareValues(column.better, ofA, ofB);
};

/** Numbers the groups that the columns leave tied, by index. */
const tiesOf = (columns: readonly Column<OrderedValue>[], size: number): Ties => {
  const compare = comparisonOf(columns);
  const order = Array.from({ length: size }, (_, index) => index).sort(compare);
  const ties = new Int32Array(size);
  let tie = 0;
  for (const [place, index] of order.entries()) {
    const before = order[place - 1];
    if (before !== undefined && compare(before, index) !== 0) tie++;
    ties[index] = tie;
  }
  return ties;
};
