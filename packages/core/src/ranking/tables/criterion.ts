import type { EntryId } from "../../base/entry-id.ts";
import type { Fraction } from "../../base/fraction.ts";
import type { Penalty } from "../../base/penalty.ts";
import type { DerivationOf, RankedField, RankingCriterion } from "../ranking-criterion.ts";
import type { TablesCriterionCode } from "./codes.ts";
import type { SeatShare } from "./rank-points.ts";
import type { TableCard, TableLine } from "./table-card.ts";

/** One contribution to a value. */
export type TablesTerm =
  /** What a game adds; the line says why. `factor` where game points count more at this table. */
  | {
      readonly kind: "game";
      /** The stage that the game is of. */
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
  /** The one that is best: the largest, or the smallest. */
  | { readonly kind: "best"; readonly better: "higher" | "lower" };

/** How a value is calculated: evaluated as `working` says (a sum by default), the terms make the value. */
export type TablesDerivation = DerivationOf<
  Fraction,
  TablesTerm,
  TablesWorking,
  TablesCriterionCode
>;

/** What game points count times at tables of one size, e.g. 4/3 at fours among threes. */
export interface SizeFactor {
  readonly size: number;
  readonly factor: Fraction;
}

/** What a stage at tables is ranked over. */
export interface TablesField extends RankedField {
  readonly stage: number;
  /** Who is first: with the most game points, or with the fewest. */
  readonly best: "most" | "fewest";
  readonly factors: readonly SizeFactor[];
  readonly cards: readonly TableCard[];
  readonly cardOf: ReadonlyMap<EntryId, TableCard>;
  /** The stages played before, first first, each with its cards and ranks. */
  readonly before: readonly EarlierStage[];
  readonly ratings: ReadonlyMap<EntryId, number>;
  readonly lots: { readonly draw: string; readonly places: ReadonlyMap<EntryId, number> };
}

/** A stage played before, as far as later ones look back at it. */
export interface EarlierStage {
  readonly stage: number;
  readonly cardOf: ReadonlyMap<EntryId, TableCard>;
  readonly ranks: ReadonlyMap<EntryId, number>;
}

/** What the games of a stage that are still to be played can add to a criterion's value. */
export type Growth =
  /** For each game what the seat's share gives, which follows from places alone. */
  | { readonly by: "places"; readonly gain: (share: SeatShare) => Fraction }
  /** Game points decide, within the limits of scores; `summed`: the value is their sum. */
  | { readonly by: "game-points"; readonly summed: boolean }
  /** Nothing: the value stands before the first game. */
  | { readonly by: "nothing" };

/**
 * A criterion of games at tables. Add one: its code, a function in `games.ts` or `given.ts`, a line
 * in `registry.ts`.
 */
export interface TablesCriterion extends RankingCriterion<TablesField, Fraction, TablesDerivation> {
  /** How the cut line reckons with it. */
  readonly growth: Growth;
}

/** What a criterion says about one card: how its value is calculated, but for the code. */
export type CardDerivation = Omit<TablesDerivation, "code">;

/** A criterion that looks at one card at a time. */
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
