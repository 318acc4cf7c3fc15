import type { Criterion, CriterionValues, RankingField } from "./criterion.ts";
import type { ModifierKind, Modifiers } from "./modifiers.ts";
import type { Ties } from "./ranking-criterion.ts";

/** A criterion before its modifiers are known: `BH`, from which come `BH/C1`, `BH/M2/P` … */
export interface CriterionFamily {
  readonly code: string;
  /** Other codes under which it is known: `GE` for `REP`. */
  readonly aliases?: readonly string[];
  /** Words that people write for it, in lower case: to guess what an unknown code means. */
  readonly words: readonly string[];
  readonly takes: readonly ModifierKind[];
  /** The criterion with these modifiers, whose code is `code`. */
  readonly make: (code: string, modifiers: Modifiers) => Criterion;
}

/** What a criterion is besides its code and its values. */
type CriterionTraits = Partial<Omit<Criterion, "code" | "evaluate">>;

/** A family as its file describes it; the highest value is first unless it says otherwise. */
export interface FamilyRule
  extends CriterionTraits,
    Pick<CriterionFamily, "code" | "aliases">,
    Partial<Pick<CriterionFamily, "words" | "takes">> {
  /** What the modifiers decide about the criterion besides its values. */
  readonly modified?: (modifiers: Modifiers) => CriterionTraits;
  readonly evaluate: (
    code: string,
    field: RankingField,
    modifiers: Modifiers,
    ties: Ties | undefined,
  ) => CriterionValues;
}

/** The family that a rule describes. */
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

/** A family without modifiers: one criterion. */
export const familyOf = (criterion: Criterion, words: readonly string[]): CriterionFamily => ({
  code: criterion.code,
  words,
  takes: [],
  make: () => criterion,
});

/** The direction, turned round by `/R`. */
export const direction = (
  better: Criterion["better"],
  { reverse }: Modifiers,
): Criterion["better"] => (reverse ? (better === "higher" ? "lower" : "higher") : better);
