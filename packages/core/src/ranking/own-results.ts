import type { Criterion, CriterionValues, RankingField, Term } from "./criterion.ts";
import {
  type Cell,
  type Crosstable,
  cellsOf,
  crosstableOf,
  entryAt,
  isVoluntary,
  NOBODY,
  RoundKind,
  tableFor,
  wasPlayed,
} from "./crosstable.ts";
import { type CriterionFamily, criterionFamily, type FamilyRule } from "./family.ts";
import { type Modifiers, UNMODIFIED } from "./modifiers.ts";
import { columnOf, valuesByColumn } from "./values.ts";

/** A criterion that counts the player's rounds selected by `counts` (type B). */
const roundCount = (
  code: string,
  counts: (cell: Cell, table: Crosstable) => boolean,
  traits: Partial<Pick<FamilyRule, "better" | "needs" | "aliases" | "words" | "takes">> = {},
): CriterionFamily =>
  criterionFamily({
    code,
    ...traits,
    evaluate: (full, field, modifiers) => {
      const table = tableFor(field, modifiers);
      const counted = (index: number) =>
        cellsOf(table, index).filter((cell) => counts(cell, table));
      const column = columnOf(table.size, (index) => counted(index).length);
      return valuesByColumn(full, table, column, (index) => ({
        terms: counted(index).map(({ round, opponent }) => {
          return { round, opponent: entryAt(table, opponent), amount: 1, what: "round" };
        }),
      }));
    },
  });

/** A term for every recorded round. */
const scoreTerms = (
  table: Crosstable,
  index: number,
  amount: (cell: Cell) => number,
): readonly Term[] =>
  cellsOf(table, index)
    .filter((cell) => cell.kind !== RoundKind.NOTHING || cell.points !== 0)
    .map((cell) => ({
      round: cell.round,
      opponent: entryAt(table, cell.opponent),
      amount: amount(cell),
      what: resultOf(cell),
    }));

const resultOf = ({ halves, kind }: Cell): Term["what"] =>
  halves === 2 ? "win" : halves === 1 ? "draw" : kind === RoundKind.PLAYED ? "loss" : "none";

/** Values of a score's points, with derivations. */
export const pointsValues = (
  code: string,
  field: RankingField,
  modifiers: Modifiers,
): CriterionValues => {
  const table = tableFor(field, modifiers);
  const { totals, unit } = table;
  const column = totals.map((total) => total / unit);
  return valuesByColumn(code, table, column, (index) => ({
    terms: [
      ...scoreTerms(table, index, (cell) => cell.points / unit),
      ...adjustmentTerms(table.field.cards[index]?.pointsAdjustment ?? 0),
    ],
  }));
};

/** Points under the event's point system, with the director's adjustments. */
export const points: Criterion = {
  code: "PTS",
  better: "higher",
  evaluate: (field) => pointsValues("PTS", field, UNMODIFIED),
};

const adjustmentTerms = (amount: number): readonly Term[] =>
  amount === 0
    ? []
    : [{ round: 0, opponent: null, amount, what: amount < 0 ? "penalty" : "booked" }];

/** Rounds with as many points as a win gives (C.07 article 7.1). */
export const roundsWon = roundCount("WIN", ({ points: won }, { win }) => won === win, {
  takes: ["score"],
});

/** Games won over the board (C.07 article 7.2). */
export const gamesWon = roundCount("WON", ({ kind, halves }) => wasPlayed(kind) && halves === 2, {
  takes: ["score"],
});

/** Games played over the board with Black (C.07 article 7.3). */
export const gamesWithBlack = roundCount(
  "BPG",
  ({ kind, start }) => wasPlayed(kind) && start === 2,
  { needs: ["starts"], words: ["black", "schwarzpartien"] },
);

/** Games won over the board with Black (C.07 article 7.4). */
export const gamesWonWithBlack = roundCount(
  "BWG",
  ({ kind, start, halves }) => wasPlayed(kind) && start === 2 && halves === 2,
  { needs: ["starts"], words: ["schwarzsiege"] },
);

/**
 * Rounds the player elected to play (C.07 article 7.6): all but requested byes and forfeit losses.
 */
export const roundsElected = roundCount("REP", ({ kind, halves }) => !isVoluntary(kind, halves), {
  aliases: ["GE"],
});

/** Voluntarily unplayed rounds (C.07 article 16.1.2), fewest first. */
export const voluntarilyUnplayed = roundCount(
  "VUR",
  ({ kind, halves }) => isVoluntary(kind, halves),
  { better: "lower" },
);

/** Games played over the board: a lost game ranks above an unplayed one. */
export const gamesPlayed = roundCount("NUM", ({ kind }) => wasPlayed(kind), {
  words: ["games", "partien"],
});

/** 1-½-0 for a cell: compared with the opponent's points if played, else with a draw's. */
const standardOf = (cell: Cell, table: Crosstable): number => {
  const { kind, halves, points: won } = cell;
  if (kind === RoundKind.PENDING) return 0;
  const theirs = wasPlayed(kind) ? opponentsPoints(table, cell) : table.draw;
  if (theirs === null) return halves / 2;
  return won > theirs ? 1 : won === theirs ? 0.5 : 0;
};

/** The opponent's points in the same game; null for an opponent outside the field. */
const opponentsPoints = ({ rounds, points }: Crosstable, { round, opponent }: Cell) =>
  opponent === NOBODY ? null : (points[opponent * rounds + round - 1] ?? null);

/**
 * Standard points (C.07 article 7.7): 1-½-0 for more, as many or fewer points than the opponent, or
 * in an unplayed round than a draw gives, for any point system.
 */
export const standardPoints: Criterion = {
  code: "STD",
  better: "higher",
  evaluate: (field) => {
    const table = crosstableOf(field);
    const sum = (index: number) =>
      cellsOf(table, index).reduce((before, cell) => before + standardOf(cell, table), 0);
    return valuesByColumn("STD", table, columnOf(table.size, sum), (index) => ({
      terms: scoreTerms(table, index, (cell) => standardOf(cell, table)),
    }));
  },
};
