import type { EntryId } from "../base/entry-id.ts";
import type { Criterion, Derivation, RankingField } from "./criterion.ts";
import { type Columns, comparisonOf, evaluateChain, isLevel } from "./evaluate-chain.ts";

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

/**
 * Ranks a field by a chain of criteria, most important first. Entries that the whole chain leaves
 * level share a rank and stay in the order of the field's cards. O(n log n · criteria).
 */
export const rankBy = (chain: readonly Criterion[], field: RankingField): readonly Placing[] => {
  const { columns } = evaluateChain(chain, field);
  const compare = comparisonOf(columns);
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

const valuesAt = (columns: Columns, index: number): readonly number[] =>
  columns.map(({ values }) => values[index] ?? 0);

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

/** Why one entry ranks above another. */
export interface Lead {
  readonly ahead: EntryId;
  readonly behind: EntryId;
  /** The code of the first criterion that tells them apart. */
  readonly decidedBy: string;
  /** The codes before it, on which they are level. */
  readonly levelOn: readonly string[];
  /** How the deciding values are calculated: of the one ahead, and of the one behind. */
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
  const evaluated = evaluateChain(chain, field);
  for (const [place, criterion] of chain.entries()) {
    const values = evaluated.values[place];
    if (values === undefined) break;
    const [ofA, ofB] = [values.value(a), values.value(b)];
    if (!isLevel(ofA, ofB)) {
      const [ahead, behind] = isAhead(criterion, ofA, ofB) ? [a, b] : [b, a];
      const derivations = [values.derive(ahead), values.derive(behind)] as const;
      return { ahead, behind, decidedBy: criterion.code, levelOn, derivations };
    }
    levelOn.push(criterion.code);
  }
  return null;
};

/** Undefined values are behind all others. */
const isAhead = ({ better }: Criterion, a: number, b: number): boolean =>
  Number.isNaN(b) || (better === "higher" ? a > b : a < b);

/** How every value of `entry` is calculated, in the order of the chain: "why am I here?" */
export const derivationsOf = (
  chain: readonly Criterion[],
  field: RankingField,
  entry: EntryId,
): readonly Derivation[] => evaluateChain(chain, field).values.map(({ derive }) => derive(entry));
