import type { SeatedStage, Settings } from "../tournament/settings/settings.ts";
import { isSeated, resultKindOf } from "../tournament/settings/settings.ts";

/** Version of the model's rules and constants: grows when the same seed gives other figures. */
export const ODDS_VERSION = 2;

/** Model of a kind of game. */
export interface GameModel {
  readonly id: "chess" | "spread" | "tables";
  /** True if results of the event move strengths; false if ratings alone count (plain Elo). */
  readonly learns: boolean;
  /** Standard deviation of strengths from ratings, in rating points. */
  readonly ratingDeviation: number;
  /** The same for the guess about players without a rating. */
  readonly guessDeviation: number;
  /** Advantage of the first move, in rating points. */
  readonly firstMove: number;
}

/** Relation of strengths to game points, for scores as wide as Scrabble's: usually 100 to 800. */
export interface PointsModel {
  /** Points of spread for one rating point. */
  readonly perRating: number;
  /** The standard deviation of a game's spread between players of known strength. */
  readonly spread: number;
}

const POINTS: PointsModel = { perRating: 0.175, spread: 90 };

/**
 * Chess: Elo's curve with draws. Fitted by `bench/odds-fit.ts` on a rapid and a blitz open (2,452
 * games); a classical one is held out, on which `bench/odds.bench.ts` compares it with plain Elo.
 */
const CHESS: GameModel = {
  id: "chess",
  learns: true,
  ratingDeviation: 114,
  guessDeviation: 300,
  firstMove: 28,
};

/**
 * Games with points, as Scrabble: the spread is normal. Fitted with {@link POINTS} by
 * `bench/odds-fit.ts` on eleven events of a club federation (3,290 games); eleven others are held
 * out. The guess for players without a rating is not fitted, as in chess: few lack one.
 */
const SPREAD: GameModel = {
  id: "spread",
  learns: true,
  ratingDeviation: 82,
  guessDeviation: 300,
  firstMove: 54,
};

/** Several at a table: each performance is the strength plus a normal deviate. Not fitted. */
const TABLES: GameModel = {
  id: "tables",
  learns: true,
  ratingDeviation: 122,
  guessDeviation: 122,
  firstMove: 0,
};

/** The models of a competition's games for two, and of those at tables. */
export interface OddsModel {
  readonly pairs: GameModel;
  readonly tables: GameModel;
  /** For games for two with points. */
  readonly points: PointsModel;
  /**
   * True if unknown parts of strengths are drawn for each run: without it favourites would be too
   * certain.
   */
  readonly unsure: boolean;
}

/** Returns the model for a competition with these settings. */
export const modelOf = (settings: Settings): OddsModel => ({
  pairs: resultKindOf(settings) === "win-draw-loss" ? CHESS : SPREAD,
  tables: TABLES,
  points: POINTS,
  unsure: true,
});

/** Returns the kinds of game of the stages, as named in the figures. */
export const gamesOfModel = (settings: Settings, model: OddsModel): readonly GameModel["id"][] => {
  const seated = settings.stages.filter((stage): stage is SeatedStage => isSeated(stage));
  return [
    ...(seated.length < settings.stages.length ? [model.pairs.id] : []),
    ...(seated.length > 0 ? [model.tables.id] : []),
  ];
};
