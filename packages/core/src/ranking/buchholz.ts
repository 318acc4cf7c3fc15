import type { Dummy, RankingField, Term } from "./criterion.ts";
import { type Crosstable, entryAt, RoundKind, tableFor } from "./crosstable.ts";
import { type Cuts, cutField, cutsOf } from "./cuts.ts";
import { type CriterionFamily, criterionFamily } from "./family.ts";
import type { ModifierKind, Modifiers } from "./modifiers.ts";
import {
  type AdjustedScores,
  adjustedScores,
  type Contribution,
  contributionsOf,
} from "./unplayed.ts";
import { columnOf, type Explanation, valuesByColumn } from "./values.ts";

/** The product that counts: the opponent's score, or that times the points won. */
type Product = "score" | "score-times-points";

/** Rule of a tie-break based on opponents' scores. */
interface ScoreRule {
  readonly product: Product;
  readonly fore: boolean;
  readonly modifiers: Modifiers;
  /** For teams: the points won, if they are not those of the opponents' score. */
  readonly won?: Modifiers["score"];
}

/** The input of a value: the crosstables of the opponents' score, and of the points won. */
interface Tables {
  readonly table: Crosstable;
  readonly won: Crosstable;
  readonly scores: AdjustedScores;
}

/** The parts of one player's value, before summation. */
interface Parts {
  readonly contributions: readonly Contribution[];
  readonly values: readonly number[];
  readonly cuts: Cuts;
}

const NO_CUTS: Cuts = [];

const partsOf = (
  { table, won, scores }: Tables,
  index: number,
  { product, modifiers }: ScoreRule,
): Parts => {
  const { cutLeast, cutMost } = modifiers;
  const counted = modifiers.preDetermined || table.preDetermined;
  const contributions = contributionsOf(table, scores, index, counted, won);
  const values = contributions.map(({ score, points }) =>
    product === "score" ? score : score * points,
  );
  const cuttable = () =>
    contributions.map(({ score, voluntary }, at) => ({ value: values[at] ?? 0, score, voluntary }));
  const cuts = cutLeast + cutMost === 0 ? NO_CUTS : cutsOf(cuttable(), cutLeast, cutMost);
  return { contributions, values, cuts };
};

const sumOf = ({ values, cuts }: Parts): number => {
  let sum = 0;
  for (let at = 0; at < values.length; at++)
    sum += (cuts[at] ?? null) === null ? (values[at] ?? 0) : 0;
  return sum;
};

/** Values of a tie-break based on opponents' scores, and their derivations. */
interface ScoreTieBreak {
  /** In points, by index. */
  readonly column: Float64Array;
  readonly explain: (index: number) => Explanation;
}

/**
 * Computes a tie-break based on opponents' scores, Buchholz or Sonneborn-Berger (C.07 articles 8.1,
 * 8.3, 9.1, 14, 16), for a whole field. O(cards · rounds), times the number of cuts.
 */
export const scoreTieBreak = (field: RankingField, rule: ScoreRule): ScoreTieBreak => {
  const { modifiers, product, fore } = rule;
  const table = tableFor(field, modifiers);
  const won = tableFor(field, { ...modifiers, score: rule.won ?? modifiers.score });
  const tables: Tables = { table, won, scores: adjustedScores(table, fore) };
  const unit = product === "score" ? table.unit : table.unit * won.unit;
  return {
    column: columnOf(table.size, (index) => sumOf(partsOf(tables, index, rule)) / unit),
    explain: (index) => ({ terms: termsOf(tables, index, rule, unit) }),
  };
};

const termsOf = (tables: Tables, index: number, rule: ScoreRule, unit: number): readonly Term[] => {
  const { table, won, scores } = tables;
  const { contributions, values, cuts } = partsOf(tables, index, rule);
  return contributions.map((contribution, at): Term => {
    const { round, opponent, score, points } = contribution;
    return {
      round,
      opponent: entryAt(table, opponent),
      amount: (values[at] ?? 0) / unit,
      what: "score",
      ...(rule.product === "score" ? {} : { score: score / table.unit, weight: points / won.unit }),
      ...scoreNote(table, scores, index, contribution),
      ...cutField(cuts[at]),
    };
  });
};

/** Explains why the counted score is not simply the opponent's points. */
const scoreNote = (
  table: Crosstable,
  scores: AdjustedScores,
  index: number,
  { dummy, opponent, score, limit, round }: Contribution,
): Pick<Term, "dummy" | "unadjusted"> => {
  const { unit, totals } = table;
  if (dummy) {
    const own = (scores.own[index] ?? 0) / unit;
    const most = Number.isFinite(limit) ? limit / unit : null;
    return { dummy: { for: dummyFor(table, index, round), own, limit: most } };
  }
  const total = totals[opponent] ?? 0;
  return total === score ? {} : { unadjusted: total / unit };
};

const dummyFor = (table: Crosstable, index: number, round: number): Dummy["for"] => {
  const cell = index * table.rounds + round - 1;
  const won = table.halves[cell] === 2;
  if (table.kind[cell] === RoundKind.PAIRING_BYE) return "pairing-bye";
  if (table.kind[cell] === RoundKind.FORFEIT) return won ? "forfeit-win" : "forfeit-loss";
  return won ? "full-point-bye" : "requested-bye";
};

const scoreFamily = (
  code: string,
  words: readonly string[],
  takes: readonly ModifierKind[],
  rule: {
    readonly product: Product;
    readonly fore: boolean;
    readonly senselessInRoundRobin: boolean;
  },
): CriterionFamily =>
  criterionFamily({
    code,
    words,
    takes,
    ...(rule.senselessInRoundRobin
      ? { unsuited: { pairing: "pre-determined", article: "C.07 8" } as const }
      : {}),
    evaluate: (full, field, modifiers) => {
      const fore = rule.fore || modifiers.fore;
      const { column, explain } = scoreTieBreak(field, { product: rule.product, fore, modifiers });
      return valuesByColumn(full, tableFor(field, modifiers), column, explain);
    },
  });

const TAKES: readonly ModifierKind[] = ["score", "cut", "median", "pre-determined", "edition"];

/** Buchholz (C.07 article 8.1): the sum of the opponents' scores. */
export const buchholz = scoreFamily("BH", ["buchholz"], [...TAKES, "fore"], {
  product: "score",
  fore: false,
  senselessInRoundRobin: true,
});

/** Fore Buchholz (C.07 article 8.3): as if the final round's paired games had been drawn. */
export const foreBuchholz = scoreFamily("FB", ["forebuchholz", "fore-buchholz"], TAKES, {
  product: "score",
  fore: true,
  senselessInRoundRobin: true,
});

/** Sonneborn-Berger (C.07 article 9.1): opponents' scores times the points won against them. */
export const sonnebornBerger = scoreFamily(
  "SB",
  ["sonneborn-berger", "sonneborn", "berger"],
  TAKES,
  {
    product: "score-times-points",
    fore: false,
    senselessInRoundRobin: false,
  },
);

/** A player's score for the opponents' Buchholz (C.07 article 16.3). */
export const adjustedScore = criterionFamily({
  code: "ABH",
  words: ["adjusted-score"],
  takes: ["score", "fore"],
  evaluate: (code, field, modifiers) => {
    const table = tableFor(field, modifiers);
    const { adjusted } = adjustedScores(table, modifiers.fore);
    const column = columnOf(table.size, (index) => (adjusted[index] ?? 0) / table.unit);
    return valuesByColumn(code, table, column, (index) => ({
      terms: adjustedTerms(table, index, adjusted[index] ?? 0),
    }));
  },
});

/** The points of the table, and the adjustments of differently evaluated rounds. */
const adjustedTerms = (table: Crosstable, index: number, adjusted: number): readonly Term[] => {
  const points = table.totals[index] ?? 0;
  const own: Term = {
    round: 0,
    opponent: null,
    amount: points / table.unit,
    what: "score",
  };
  if (points === adjusted) return [own];
  const difference = (adjusted - points) / table.unit;
  return [own, { round: 0, opponent: null, amount: difference, what: "booked" }];
};
