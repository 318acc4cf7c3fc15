import type { CriterionValues, EncounterTable, RankingField } from "../criterion.ts";
import { crosstableOf } from "../crosstable.ts";
import { type Listener, tiedSets } from "../direct-encounter.ts";
import type { CriterionFamily } from "../family.ts";
import type { Ties } from "../ranking-criterion.ts";
import { columnOf, valuesByColumn } from "../values.ts";
import { boardTerms, boardTotals } from "./board-totals.ts";
import { teamFamily } from "./team-family.ts";

/** Comparison of a step; `board` decides, or is the first that is left out. */
export interface BoardStep {
  readonly by: EncounterTable["by"];
  readonly board: number;
  readonly scoreOf: (totals: readonly number[]) => number;
}

/** One board after the other, from the top. */
export const topBoardSteps = (boards: number): readonly BoardStep[] =>
  Array.from({ length: boards }, (_, at) => ({
    by: "top-board" as const,
    board: at + 1,
    scoreOf: (totals: readonly number[]) => totals[at] ?? 0,
  }));

/** All boards but the last, then all but the last two …, finally the first alone. */
export const bottomBoardSteps = (boards: number): readonly BoardStep[] =>
  Array.from({ length: Math.max(0, boards - 1) }, (_, at) => {
    const left = boards - 1 - at;
    return {
      by: "without-bottom-boards" as const,
      board: left + 1,
      scoreOf: (totals: readonly number[]) =>
        totals.slice(0, left).reduce((sum, points) => sum + points, 0),
    };
  });

/** Constant input for separating a tied set. */
interface Elimination {
  readonly field: RankingField;
  readonly steps: readonly BoardStep[];
  readonly totals: readonly (readonly number[])[];
  readonly places: Float64Array;
}

/** Gives the set the places from `from` on: by the first step, its groups by the next ones. */
const settle = (
  elimination: Elimination,
  set: readonly number[],
  from: number,
  at: number,
  listener: Listener | null,
): void => {
  const { steps, totals, places, field } = elimination;
  const step = steps[at];
  if (set.length < 2 || step === undefined) {
    for (const index of set) places[index] = from;
    return;
  }
  const scoreOf = (index: number): number => step.scoreOf(totals[index] ?? []);
  const sorted = [...set].sort((a, b) => scoreOf(b) - scoreOf(a) || a - b);
  const firstLevel = (index: number): number =>
    sorted.findIndex((other) => scoreOf(other) === scoreOf(index));
  const split = sorted.some((index) => firstLevel(index) > 0);
  listener?.({
    everybodyMet: true,
    by: step.by,
    points: "game",
    board: step.board,
    rows: sorted.map((index) => ({
      entry: field.cards[index]?.entry ?? 0,
      score: scoreOf(index),
      most: scoreOf(index),
      place: split ? from + firstLevel(index) : null,
    })),
  });
  for (let first = 0; first < sorted.length; ) {
    const group = sorted.filter((index) => firstLevel(index) === first);
    settle(elimination, group, from + first, at + 1, listener);
    first += group.length;
  }
};

/** Decides places within one tied set; all 0 if no step separates its members. */
const settleSet = (
  elimination: Elimination,
  set: readonly number[],
  listener: Listener | null,
): void => {
  settle(elimination, set, 1, 0, listener);
  const { places } = elimination;
  if (set.every((index) => places[index] === 1)) for (const index of set) places[index] = 0;
};

const evaluate = (
  code: string,
  field: RankingField,
  ties: Ties | undefined,
  steps: readonly BoardStep[],
): CriterionValues => {
  const table = crosstableOf(field);
  const totals = field.cards.map((_, index) => boardTotals(field, index));
  const places = columnOf(table.size, () => 0);
  const elimination: Elimination = { field, steps, totals, places };
  const sets = tiedSets(table, ties);
  for (const set of sets) settleSet(elimination, set, null);
  return valuesByColumn(code, table, places, (index) => {
    const set = sets.find((members) => members.includes(index)) ?? [];
    const tables: EncounterTable[] = [];
    const again = { ...elimination, places: new Float64Array(table.size) };
    settleSet(again, set, (settled) => tables.push(settled));
    return {
      terms: boardTerms(field, index, () => 1),
      working: { kind: "place", tables },
    };
  });
};

const elimination = (
  code: string,
  words: readonly string[],
  stepsFor: (boards: number) => readonly BoardStep[],
): CriterionFamily =>
  teamFamily({
    code,
    words,
    better: "lower",
    needs: ["boards"],
    amongTied: true,
    evaluate: (full, field, _, ties) =>
      evaluate(full, field, ties, stepsFor(field.boards?.count ?? 0)),
  });

/**
 * Top board results (C.07 article 12.2): the place among the tied teams by the points on board 1,
 * if level on board 2, and so on; 0 if no board separates them.
 */
export const topBoards = elimination("TBR", ["top-board"], topBoardSteps);

/**
 * Bottom board elimination (C.07 article 12.3): the place among the tied teams by the points on all
 * boards but the last, if level all but the last two, and so on; 0 if nothing separates them.
 */
export const bottomBoards = elimination("BBE", ["bottom-board"], bottomBoardSteps);
