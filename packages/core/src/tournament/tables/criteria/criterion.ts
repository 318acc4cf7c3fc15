import type { EntryId } from "../../../base/entry-id.ts";
import type { Fraction } from "../../../base/fraction.ts";
import type { TablesCriterionCode } from "../../../ranking/tables/codes.ts";
import type { SeatedStage, TablesRules } from "../../settings.ts";
import type { Penalty } from "../../state.ts";
import type { StageCard, TableLine } from "../stage-cards.ts";

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

/** How a value is calculated: the terms add up to it; of `BEST`, the largest is the value. */
export interface TablesDerivation {
  readonly code: TablesCriterionCode;
  readonly value: Fraction;
  readonly terms: readonly TablesTerm[];
}

/** What a stage is ranked over. */
export interface StageField {
  readonly stage: number;
  readonly rules: TablesRules;
  readonly own: SeatedStage;
  readonly cards: ReadonlyMap<EntryId, StageCard>;
  /** The stages played before, first first, each with its cards and ranks. */
  readonly before: readonly EarlierStage[];
  readonly ratings: ReadonlyMap<EntryId, number>;
  readonly lots: { readonly draw: string; readonly places: ReadonlyMap<EntryId, number> };
}

/** A stage played before, as far as later ones look back at it. */
export interface EarlierStage {
  readonly stage: number;
  readonly cards: ReadonlyMap<EntryId, StageCard>;
  readonly ranks: ReadonlyMap<EntryId, number>;
}

/** A criterion of a chain: one line in `registry.ts`. */
export interface TablesCriterion {
  readonly code: TablesCriterionCode;
  readonly better: "higher" | "lower";
  /** How the value of one entry is calculated. */
  derive(field: StageField, entry: EntryId): Omit<TablesDerivation, "code">;
}
