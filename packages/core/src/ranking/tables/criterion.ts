import type { EntryId } from "../../base/entry-id.ts";
import type { Fraction } from "../../base/fraction.ts";
import type { Penalty } from "../../base/penalty.ts";
import type { DerivationOf, RankedField, RankingCriterion } from "../ranking-criterion.ts";
import type { TablesCriterionCode } from "./codes.ts";
import type { SeatShare } from "./rank-points.ts";
import type { TableCard, TableLine } from "./table-card.ts";

/** One contribution to a value. */
export type TablesTerm =
  /**
   * Contribution of a game; the line explains it. `factor` if game points count more at this table.
   */
  | {
      readonly kind: "game";
      /** The stage of the game. */
      readonly stage: number;
      readonly line: TableLine;
      readonly factor: Fraction;
      readonly amount: Fraction;
    }
  | { readonly kind: "penalty"; readonly penalty: Penalty; readonly amount: Fraction }
  /** A rank in a stage; null: not in it. */
  | { readonly kind: "rank"; readonly stage: number | null; readonly amount: Fraction }
  | { readonly kind: "rating"; readonly amount: Fraction }
  /** The place in the draw of lots. */
  | { readonly kind: "lot"; readonly draw: string; readonly amount: Fraction };

/** How the terms make the value; a sum by default. */
export type TablesWorking =
  | { readonly kind: "sum" }
  /** The best one: the largest, or the smallest. */
  | { readonly kind: "best"; readonly better: "higher" | "lower" };

/** Calculation of a value: the terms make the value by `working` (a sum by default). */
export type TablesDerivation = DerivationOf<
  Fraction,
  TablesTerm,
  TablesWorking,
  TablesCriterionCode
>;

/** Factor of game points at tables of one size, e.g. 4/3 at fours among threes. */
export interface SizeFactor {
  readonly size: number;
  readonly factor: Fraction;
}

/** Input for ranking a stage at tables. */
export interface TablesField extends RankedField {
  readonly stage: number;
  /** The winner has the most game points, or the fewest. */
  readonly best: "most" | "fewest";
  readonly factors: readonly SizeFactor[];
  readonly cards: readonly TableCard[];
  readonly cardOf: ReadonlyMap<EntryId, TableCard>;
  /** The stages played before, in order, each with its cards and ranks. */
  readonly before: readonly EarlierStage[];
  readonly ratings: ReadonlyMap<EntryId, number>;
  readonly lots: { readonly draw: string; readonly places: ReadonlyMap<EntryId, number> };
}

/** The part of an earlier stage that later ones need. */
export interface EarlierStage {
  readonly stage: number;
  readonly cardOf: ReadonlyMap<EntryId, TableCard>;
  readonly ranks: ReadonlyMap<EntryId, number>;
}

/** How games still to be played can change a criterion's value. */
export type Growth =
  /** For each game the gain of the seat's share, which follows from places alone. */
  | { readonly by: "places"; readonly gain: (share: SeatShare) => Fraction }
  /** By game points, within the limits of scores; `summed`: the value is their sum. */
  | { readonly by: "game-points"; readonly summed: boolean }
  /** Not at all: the value is known before the first game. */
  | { readonly by: "nothing" };

/**
 * A criterion of games at tables. To add one: its code, a function in `games.ts` or `given.ts`, a
 * line in `registry.ts`.
 */
export interface TablesCriterion extends RankingCriterion<TablesField, Fraction, TablesDerivation> {
  /** Its treatment by the cut line. */
  readonly growth: Growth;
}

/** Calculation of one card's value, without the code. */
export type CardDerivation = Omit<TablesDerivation, "code">;

/** A criterion evaluated card by card. */
export const cardCriterion = (
  code: TablesCriterionCode,
  better: TablesCriterion["better"],
  growth: Growth,
  derive: (field: TablesField, entry: EntryId) => CardDerivation,
): TablesCriterion => ({
  code,
  better,
  growth,
  evaluate: (field) => ({
    value: (entry) => derive(field, entry).value,
    derive: (entry) => ({ code, ...derive(field, entry) }),
  }),
});
