import type { Settings } from "../tournament/settings/settings.ts";
import type { Chance } from "./chance.ts";
import { ELO, expectedScore, normalBelow } from "./curve.ts";
import type { PointsModel } from "./model.ts";

/** The odds of one game for two, for the player who goes first; together 1. */
export interface PairForecast {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** Share of draws of two equal players rated 2000, and its increase per rating point above. */
const DRAWS_AT_2000 = 0.3;
const DRAWS_PER_POINT = 0.0003;
const FEWEST_DRAWS = 0.15;
const MOST_DRAWS = 0.6;

/**
 * Forecasts a chess game for a player `difference` rating points ahead, including the first move.
 * The expected score is Elo's; the share of draws is that of equals of this `level` (mean rating),
 * times 4E(1 − E), so it falls with the difference; `drawFactor` is the event's. O(1).
 */
export const chessForecast = (
  difference: number,
  level: number,
  drawFactor: number,
): PairForecast => withDraws(expectedScore(difference), level, drawFactor);

/** The same if the difference has a standard deviation of `deviation` rating points. */
export const unsureChessForecast = (
  difference: number,
  deviation: number,
  level: number,
  drawFactor: number,
): PairForecast => withDraws(expectedScore(difference * flatter(deviation)), level, drawFactor);

/** A logistic curve averaged over a normal deviation is nearly a flatter one (π/8 rule). */
const flatter = (deviation: number): number =>
  1 / Math.sqrt(1 + 0.392_699_081_698_724_1 * ELO * ELO * deviation * deviation);

const withDraws = (expected: number, level: number, drawFactor: number): PairForecast => {
  const draw = Math.min(
    drawRate(level) * drawFactor * 4 * expected * (1 - expected),
    2 * expected,
    2 * (1 - expected),
  );
  return { win: expected - draw / 2, draw, loss: 1 - expected - draw / 2 };
};

/** Returns the share of draws between equals of a level. */
const drawRate = (level: number): number =>
  Math.min(MOST_DRAWS, Math.max(FEWEST_DRAWS, DRAWS_AT_2000 + (level - 2000) * DRAWS_PER_POINT));

/** Assumed game points of a competition, for games of two sides. */
export interface ScoreScale {
  /** Points of spread per rating point. */
  readonly perRating: number;
  /** The standard deviation of a game's spread between players of known strength. */
  readonly spread: number;
  /** The mean score of a side, and the standard deviation of both sides' sum. */
  readonly mean: number;
  readonly sum: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Scrabble's usual scores are 100 to 800; other games are assumed to spread as widely. */
const SCRABBLE = { range: 700, mean: 290, sum: 64 };

/** Returns a competition's scale by its usual scores; `mean` if the event's own is known better. */
export const scoreScale = (
  { scores }: Pick<Settings, "scores">,
  points: PointsModel,
  mean?: number,
): ScoreScale => {
  const { usualMinimum, usualMaximum } = scores;
  const unit = (usualMaximum - usualMinimum) / SCRABBLE.range;
  return {
    perRating: points.perRating * unit,
    spread: points.spread * unit,
    mean: mean ?? usualMinimum + SCRABBLE.mean * unit,
    sum: SCRABBLE.sum * unit,
    lowest: usualMinimum,
    highest: usualMaximum,
  };
};

/** Returns the odds of a game with points: equal scores are a draw. */
export const spreadForecast = (
  difference: number,
  deviation: number,
  { perRating, spread }: ScoreScale,
): PairForecast => {
  const unsure = deviation * perRating;
  const width = Math.sqrt(spread * spread + unsure * unsure);
  const mean = difference * perRating;
  const loss = normalBelow((-0.5 - mean) / width);
  const win = 1 - normalBelow((0.5 - mean) / width);
  return { win, draw: 1 - win - loss, loss };
};

/** Plays a chess game: returns the points of the player who goes first. */
export const playChess = (
  { win, draw }: PairForecast,
  chance: Chance,
): readonly [number, number] => {
  const drawn = chance.share();
  if (drawn < win) return [1, 0];
  return drawn < win + draw ? [0.5, 0.5] : [0, 1];
};

/** Plays a game with points: returns whole scores within the usual range. */
export const playForPoints = (
  difference: number,
  scale: ScoreScale,
  chance: Chance,
): readonly [number, number] => {
  const spread = Math.round(difference * scale.perRating + scale.spread * chance.normal());
  const sum = Math.round(2 * scale.mean + scale.sum * chance.normal());
  const first = Math.round((sum + spread) / 2);
  const within = (score: number): number => Math.min(scale.highest, Math.max(scale.lowest, score));
  return [within(first), within(first - spread)];
};
