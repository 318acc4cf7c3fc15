import type { Criterion, CriterionValues, RankingField, Ties } from "./criterion.ts";

/** A criterion's values for a field, in the order of the field's cards. */
export interface Column {
  readonly values: Float64Array;
  readonly better: Criterion["better"];
}

/** The values of a chain, most important criterion first. */
export type Columns = readonly Column[];

/** A chain with everybody's values. */
interface EvaluatedChain {
  readonly values: readonly CriterionValues[];
  readonly columns: Columns;
}

/**
 * Evaluates a chain for a field, each criterion knowing who is tied when its turn comes.
 * O(n log n) for each criterion that compares tied entries, besides what the criteria cost.
 */
export const evaluateChain = (chain: readonly Criterion[], field: RankingField): EvaluatedChain => {
  const values: CriterionValues[] = [];
  const columns: Column[] = [];
  for (const criterion of chain) {
    const ties = criterion.amongTied === true ? tiesOf(columns, field.cards.length) : undefined;
    const evaluated = criterion.evaluate(field, ties);
    const column =
      evaluated.column ?? Float64Array.from(field.cards, ({ entry }) => evaluated.value(entry));
    values.push(evaluated);
    columns.push({ values: column, better: criterion.better });
  }
  return { values, columns };
};

/** Whether nothing tells two values apart: equal, or both not defined. */
export const isLevel = (a: number, b: number): boolean =>
  a === b || (Number.isNaN(a) && Number.isNaN(b));

/** Compares two cards by their index, best first; undefined values come last. */
export const comparisonOf =
  (columns: Columns) =>
  (a: number, b: number): number => {
    for (const { values, better } of columns) {
      const [ofA, ofB] = [values[a] ?? 0, values[b] ?? 0];
      if (ofA === ofB) continue;
      if (Number.isNaN(ofA) || Number.isNaN(ofB)) {
        if (isLevel(ofA, ofB)) continue;
        return Number.isNaN(ofA) ? 1 : -1;
      }
      return better === "higher" ? ofB - ofA : ofA - ofB;
    }
    return 0;
  };

/** Numbers the groups that the columns leave tied, by index. */
const tiesOf = (columns: Columns, size: number): Ties => {
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
