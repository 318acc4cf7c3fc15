import type { EntryId } from "../tournament/scorecard.ts";
import type { Criterion, Derivation, RankingField } from "./criterion.ts";

/** A place in a ranking. */
export interface Placing {
  readonly entry: EntryId;
  /** From 1; entries that nothing tells apart share a rank, and the next rank is passed over. */
  readonly rank: number;
  /** The value of each criterion, in the order of the chain. */
  readonly values: readonly number[];
  /** The others who share the rank. */
  readonly tiedWith: readonly EntryId[];
}

/** A criterion's values for a field, in the order of the field's cards, best = greatest. */
type Column = Float64Array;

const columnOf = (criterion: Criterion, field: RankingField): Column => {
  const { value } = criterion.evaluate(field);
  return Float64Array.from(field.cards, ({ entry }) => value(entry));
};

/**
 * Ranks a field by a chain of criteria, most important first. Entries that the whole chain leaves
 * level share a rank and stay in the order of the field's cards. O(n log n · criteria).
 */
export const rankBy = (chain: readonly Criterion[], field: RankingField): readonly Placing[] => {
  const columns = chain.map((criterion) => columnOf(criterion, field));
  const compare = comparisonOf(chain, columns);
  const order = field.cards.map((_, index) => index).sort(compare);
  const placings: Placing[] = [];
  let tied: EntryId[] = [];
  for (const [place, index] of order.entries()) {
    const before = order[place - 1];
    const levels = before !== undefined && compare(before, index) === 0;
    if (!levels) tied = [];
    const entry = field.cards[index]?.entry ?? 0;
    tied.push(entry);
    const rank = levels ? (placings[place - 1]?.rank ?? place) : place + 1;
    placings.push(placing(entry, rank, valuesAt(columns, index), tied));
  }
  return placings;
};

const valuesAt = (columns: readonly Column[], index: number): readonly number[] =>
  columns.map((column) => column[index] ?? 0);

/** `tiedWith` is made when read: before the first round thousands may share a rank. */
const placing = (
  entry: EntryId,
  rank: number,
  values: readonly number[],
  tied: readonly EntryId[],
): Placing => ({
  entry,
  rank,
  values,
  get tiedWith() {
    return tied.filter((other) => other !== entry);
  },
});

const comparisonOf = (chain: readonly Criterion[], columns: readonly Column[]) => {
  const signs = chain.map(({ better }) => (better === "higher" ? -1 : 1));
  return (a: number, b: number): number => {
    for (const [place, column] of columns.entries()) {
      const difference = (column[a] ?? 0) - (column[b] ?? 0);
      if (difference !== 0) return difference * (signs[place] ?? 1);
    }
    return 0;
  };
};

/** Why one entry ranks above another. */
export interface Lead {
  readonly ahead: EntryId;
  readonly behind: EntryId;
  /** The code of the first criterion that tells them apart. */
  readonly decidedBy: string;
  /** The codes before it, on which they are level. */
  readonly levelOn: readonly string[];
  /** How the deciding values came about: of the one ahead, and of the one behind. */
  readonly derivations: readonly [Derivation, Derivation];
}

/** The first criterion that tells `a` and `b` apart, with both values' derivations; null if level. */
export const whyAhead = (
  chain: readonly Criterion[],
  field: RankingField,
  a: EntryId,
  b: EntryId,
): Lead | null => {
  const levelOn: string[] = [];
  for (const criterion of chain) {
    const { value, derive } = criterion.evaluate(field);
    const difference = value(a) - value(b);
    if (difference !== 0) {
      const [ahead, behind] = difference > 0 === (criterion.better === "higher") ? [a, b] : [b, a];
      const derivations = [derive(ahead), derive(behind)] as const;
      return { ahead, behind, decidedBy: criterion.code, levelOn, derivations };
    }
    levelOn.push(criterion.code);
  }
  return null;
};

/** How every value of `entry` came about, in the order of the chain: "why am I here?" */
export const derivationsOf = (
  chain: readonly Criterion[],
  field: RankingField,
  entry: EntryId,
): readonly Derivation[] => chain.map((criterion) => criterion.evaluate(field).derive(entry));
