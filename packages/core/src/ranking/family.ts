import type { Criterion, CriterionValues, RankingField } from "./criterion.ts";
import type { ModifierKind, Modifiers } from "./modifiers.ts";
import type { Ties } from "./ranking-criterion.ts";

/** A criterion before its modifiers are known: `BH`, the base of `BH/C1`, `BH/M2/P` … */
export interface CriterionFamily {
  readonly code: string;
  /** Alternative codes: `GE` for `REP`. */
  readonly aliases?: readonly string[];
  /** Common words for it, in lower case: to guess the meaning of an unknown code. */
  readonly words: readonly string[];
  readonly takes: readonly ModifierKind[];
  /** Returns the criterion with these modifiers and the code `code`. */
  readonly make: (code: string, modifiers: Modifiers) => Criterion;
}

/** A criterion without its code and values. */
type CriterionTraits = Partial<Omit<Criterion, "code" | "evaluate">>;

/** Definition of a family; the highest value is first by default. */
export interface FamilyRule
  extends CriterionTraits,
    Pick<CriterionFamily, "code" | "aliases">,
    Partial<Pick<CriterionFamily, "words" | "takes">> {
  /** Properties of the criterion, other than its values, that depend on modifiers. */
  readonly modified?: (modifiers: Modifiers) => CriterionTraits;
  readonly evaluate: (
    code: string,
    field: RankingField,
    modifiers: Modifiers,
    ties: Ties | undefined,
  ) => CriterionValues;
}

/** Creates the family of a rule. */
export const criterionFamily = ({
  code,
  aliases = [],
  words = [],
  takes = [],
  modified,
  evaluate,
  ...traits
}: FamilyRule): CriterionFamily => ({
  code,
  aliases,
  words,
  takes,
  make: (full, modifiers) => ({
    code: full,
    better: "higher",
    ...traits,
    ...modified?.(modifiers),
    evaluate: (field, ties) => evaluate(full, field, modifiers, ties),
  }),
});

/** Creates a family without modifiers: one criterion. */
export const familyOf = (criterion: Criterion, words: readonly string[]): CriterionFamily => ({
  code: criterion.code,
  words,
  takes: [],
  make: () => criterion,
});

/** Returns the direction, reversed by `/R`. */
export const direction = (
  better: Criterion["better"],
  { reverse }: Modifiers,
): Criterion["better"] => (reverse ? (better === "higher" ? "lower" : "higher") : better);
