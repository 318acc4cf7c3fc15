import { scoreTieBreak } from "../buchholz.ts";
import type { RankingField } from "../criterion.ts";
import { tableFor } from "../crosstable.ts";
import type { CriterionFamily } from "../family.ts";
import type { ModifierKind, Modifiers } from "../modifiers.ts";
import { valuesByColumn } from "../values.ts";
import { primaryScore, secondaryScore, type TeamScore } from "./score-field.ts";
import { teamFamily } from "./team-family.ts";

const TAKES: readonly ModifierKind[] = ["cut", "median", "fore", "pre-determined", "edition"];

/** The opponents' score, and the points won against them. */
interface Factors {
  readonly opponents: TeamScore;
  readonly won: TeamScore;
}

const extended = (
  code: string,
  takes: readonly ModifierKind[],
  factorsOf: (field: RankingField, modifiers: Modifiers) => Factors,
): CriterionFamily =>
  teamFamily({
    code,
    takes,
    evaluate: (full, field, modifiers) => {
      const { opponents, won } = factorsOf(field, modifiers);
      const scored = { ...modifiers, score: opponents };
      const { column, explain } = scoreTieBreak(field, {
        product: "score-times-points",
        fore: modifiers.fore,
        modifiers: scored,
        won,
      });
      return valuesByColumn(full, tableFor(field, scored), column, explain);
    },
  });

const fixed = (code: string, opponents: TeamScore, won: TeamScore): CriterionFamily =>
  extended(code, TAKES, () => ({ opponents, won }));

/**
 * Extended Sonneborn-Berger for teams (C.07 article 13.2; cuts by the opponents' score, article
 * 14.1.2): the opponents' match points times the match points won against them.
 */
export const matchMatch = fixed("EMMSB", "match", "match");

/** The opponents' match points times the game points won against them. */
export const matchGame = fixed("EMGSB", "match", "game");

/** The opponents' game points times the match points won against them. */
export const gameMatch = fixed("EGMSB", "game", "match");

/** The opponents' game points times the game points won against them. */
export const gameGame = fixed("EGGSB", "game", "game");

/**
 * The default extended Sonneborn-Berger if none of the four is named: the opponents' primary score
 * (or `:MP`, `:GP`) times the other points.
 */
export const extendedSonnebornBerger = extended("ESB", ["score", ...TAKES], (field, { score }) => {
  const opponents = score ?? primaryScore(field);
  const won = score === null ? secondaryScore(field) : score === "match" ? "game" : "match";
  return { opponents, won };
});
