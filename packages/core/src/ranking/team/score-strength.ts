import { quotient } from "../../base/rounding.ts";
import { scoreTieBreak } from "../buchholz.ts";
import type { RankingField } from "../criterion.ts";
import { tableFor } from "../crosstable.ts";
import { UNMODIFIED } from "../modifiers.ts";
import { columnOf, valuesByColumn } from "../values.ts";
import { primaryScore, secondaryScore, type TeamScore } from "./score-field.ts";
import { teamFamily } from "./team-family.ts";

/** The maximum of a score over all rounds. */
const possible = (field: RankingField, score: TeamScore): number => {
  const { win, unit, rounds } = tableFor(field, { ...UNMODIFIED, score });
  return (win / unit) * rounds;
};

/**
 * Divisor that keeps the Buchholz from outweighing the score (C.07 article 13.4): the maximum of
 * the primary score over all rounds divided by the maximum of the other in one round; at least 1.
 */
const divisorOf = (field: RankingField): number => {
  const primary = possible(field, primaryScore(field));
  const { win, unit } = tableFor(field, { ...UNMODIFIED, score: secondaryScore(field) });
  return Math.max(1, Math.floor(primary / (win / unit)));
};

/**
 * Scores and schedule strength combination (C.07 article 13.4): the secondary score, plus the
 * Buchholz of the primary one, divided; `/K4` by 4. `/F` with Fore Buchholz. Rounded half up to two
 * decimals.
 */
export const scoreStrength = teamFamily({
  code: "SSSC",
  takes: ["fore", "divisor", "pre-determined", "edition"],
  unsuited: { pairing: "pre-determined", article: "C.07 8" },
  evaluate: (code, field, modifiers) => {
    const divisor = modifiers.divisor ?? divisorOf(field);
    const { fore } = modifiers;
    const { column, explain } = scoreTieBreak(field, { product: "score", fore, modifiers });
    const other = tableFor(field, { ...modifiers, score: secondaryScore(field) });
    const scoreAt = (index: number): number => (other.totals[index] ?? 0) / other.unit;
    const values = columnOf(other.size, (index) =>
      quotient((column[index] ?? 0) + scoreAt(index) * divisor, divisor, 2),
    );
    return valuesByColumn(code, other, values, (index) => ({
      ...explain(index),
      working: { kind: "strength", score: scoreAt(index), divisor },
    }));
  },
});
