import type { Fraction } from "../base/fraction.ts";
import type { ScoreRange } from "../tournament/settings.ts";
import type { TablesCriterionCode } from "./criteria/codes.ts";

/** The rank points of tables of one size: of the first, the second … in multiples of 1/1000. */
export interface RankPointScale {
  /** Seats at the table, 2–8. */
  readonly size: number;
  readonly points: readonly number[];
}

/** What game points count times at tables of one size, e.g. 4/3 at fours among threes. */
export interface SizeFactor {
  readonly size: number;
  readonly factor: Fraction;
}

/** How the next stage's players are chosen from this one's. */
export type Cut =
  /** The best of the whole stage, as many as the next stage has players. */
  | { readonly by: "overall" }
  /**
   * The best `places` of each table, while the next stage has seats for them; where it has more,
   * the best of the others.
   */
  | { readonly by: "table"; readonly places: number };

/** A stage: some games at tables, ranked by a chain. */
export interface TablesStageSettings {
  /** As the director calls it; empty: by its number. */
  readonly name: string;
  /** How many players it has; null: everybody (first stage), or all that the cut before gives. */
  readonly players: number | null;
  /** The usual size of a table first, then sizes allowed where the players do not come out even. */
  readonly sizes: readonly number[];
  /** Games that everybody plays. */
  readonly games: number;
  /** The same table for the stage, or new ones each game so that pairs meet as rarely as possible. */
  readonly tables: "fixed" | "new";
  /** How fixed tables, or the first of new ones, are filled: by lot or in the 1-18-19 pattern. */
  readonly seating: "lot" | "rank";
  /** Seats at fixed tables: drawn anew each game, or taken in turn so that everybody has each. */
  readonly seats: "drawn" | "in-turn";
  /** Codes of criteria, most important first; the lot always comes last. */
  readonly chain: readonly TablesCriterionCode[];
  readonly factors: readonly SizeFactor[];
  readonly cut: Cut;
}

/** Everything a director can set of a table tournament. Part of the journal; changes are events. */
export interface TablesSettings {
  /** In the order in which they are played; addressed from 1. */
  readonly stages: readonly TablesStageSettings[];
  /** What is written down of a game: game points of each seat, or their places. */
  readonly results: "game-points" | "places";
  /** Who is first: with the most game points, or with the fewest. */
  readonly best: "most" | "fewest";
  /** The game points that are accepted. */
  readonly scores: ScoreRange;
  readonly scales: readonly RankPointScale[];
  /** What the mean of shared places is rounded to, x.5 up; unshared places never are. */
  readonly tieRounding: "whole" | "half" | "none";
  /** Whether a shared first place is a win, and a shared last place a loss. */
  readonly sharedWins: boolean;
  readonly sharedLosses: boolean;
  /** Ranks that seat a stage: of the last stage played, or of the first. */
  readonly seedFrom: "previous" | "first";
  /** Too few for a stage: it is skipped, or played with fewer tables. */
  readonly fewerEntries: "skip-stage" | "fewer-tables";
  /** Who does not come before the first result of a stage. */
  readonly noShow: {
    readonly firstStage: "draw-again" | "empty-seat";
    readonly laterStage: "next-best" | "empty-seat";
  };
}

/** The settings of stage `stage`, counted from 1. */
export const stageSettings = (
  settings: TablesSettings,
  stage: number,
): TablesStageSettings | undefined => settings.stages[stage - 1];
