import type { Criterion } from "./criterion.ts";
import type { ModifierKind, Modifiers } from "./modifiers.ts";

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
