import type { SeatedStage, Settings } from "../tournament/settings/settings.ts";
import { isSeated, resultKindOf } from "../tournament/settings/settings.ts";

/** Counts what would give other figures from the same seed: the model's rules or constants. */
export const ODDS_VERSION = 2;

/** How a kind of game is thought to go. */
export interface GameModel {
  readonly id: "chess" | "spread" | "tables";
  /** Whether results of the event move strengths, or ratings alone count (plain Elo). */
  readonly learns: boolean;
  /** How far strengths are from ratings: a standard deviation in rating points. */
  readonly ratingDeviation: number;
  /** The same of the guess for who has no rating. */
  readonly guessDeviation: number;
  /** Rating points that the one who goes first has more. */
  readonly firstMove: number;
}

/** What strengths make of game points, where scores are as wide as Scrabble's: usually 100 to 800. */
export interface PointsModel {
  /** Points of spread for one rating point. */
  readonly perRating: number;
  /** The standard deviation of a game's spread between players of known strength. */
  readonly spread: number;
}

const POINTS: PointsModel = { perRating: 0.175, spread: 90 };

/**
 * Chess: Elo's curve with draws. Fitted by `bench/odds-fit.ts` on a rapid and a blitz open (2,452 games);
 * a classical one is held out, on which `bench/odds.bench.ts` says how it does beside plain Elo.
 */
const CHESS: GameModel = {
  id: "chess",
  learns: true,
  ratingDeviation: 114,
  guessDeviation: 300,
  firstMove: 28,
};

/**
 * Games with points, as Scrabble: the spread is normal. Fitted with {@link POINTS} by `bench/odds-fit.ts`
 * on eleven events of a club federation (3,290 games); eleven others are held out. The guess for who has
 * no rating is not fitted, here as in chess: few of these players lack one.
 */
const SPREAD: GameModel = {
  id: "spread",
  learns: true,
  ratingDeviation: 82,
  guessDeviation: 300,
  firstMove: 54,
};

/** Several at a table: each plays as well as the strength and a normal deviate say. Not fitted. */
const TABLES: GameModel = {
  id: "tables",
  learns: true,
  ratingDeviation: 122,
  guessDeviation: 122,
  firstMove: 0,
};

/** How the games for two, and those at tables, of a competition are thought to go. */
export interface OddsModel {
  readonly pairs: GameModel;
  readonly tables: GameModel;
  /** Of games for two with points. */
  readonly points: PointsModel;
  /**
   * Whether strengths are drawn for each run, as far as they are unknown: without it the favourites
   * would be too sure.
   */
  readonly unsure: boolean;
}

/** The model for a competition with these settings. */
export const modelOf = (settings: Settings): OddsModel => ({
  pairs: resultKindOf(settings) === "win-draw-loss" ? CHESS : SPREAD,
  tables: TABLES,
  points: POINTS,
  unsure: true,
});

/** The kinds of game that the stages have, as the figures name them. */
export const gamesOfModel = (settings: Settings, model: OddsModel): readonly GameModel["id"][] => {
  const seated = settings.stages.filter((stage): stage is SeatedStage => isSeated(stage));
  return [
    ...(seated.length < settings.stages.length ? [model.pairs.id] : []),
    ...(seated.length > 0 ? [model.tables.id] : []),
  ];
};
