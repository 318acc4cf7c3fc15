import { compareFractions, type Fraction, fraction, plus, times } from "../base/fraction.ts";

/** A player's id, as the club writes it. */
export type KeizerId = string | number;

/** The rules of a club. Shares and values are exact. */
export interface KeizerSettings {
  /** Value of the first place. */
  readonly top: Fraction;
  /** Difference between the values of two neighbouring places. */
  readonly step: Fraction;
  /** True if each score begins with the player's own value. */
  readonly ownValueCounts: boolean;
  /** Share of the opponent's value for a loss. */
  readonly loss: Fraction;
  /** Share of the own value for a round without a game, by its reason. */
  readonly shares: ReadonlyMap<string, Fraction>;
  /** How often a reason counts; unlimited where none is given. */
  readonly limits: ReadonlyMap<string, number>;
}

/** Result of a game for White. */
export type KeizerResult = "win" | "draw" | "loss";

export interface KeizerGame {
  readonly white: KeizerId;
  readonly black: KeizerId;
  readonly result: KeizerResult;
}

/** One evening. Players who are in no game and have no reason get nothing. */
export interface KeizerRound {
  readonly games: readonly KeizerGame[];
  /** Reasons of those who did not play: a name in the shares of the settings. */
  readonly without: ReadonlyMap<KeizerId, string>;
}

export interface KeizerPlayer {
  readonly id: KeizerId;
  /** Null if unrated. */
  readonly rating: number | null;
}

/** A season so far. */
export interface KeizerSeason {
  readonly settings: KeizerSettings;
  readonly players: readonly KeizerPlayer[];
  readonly rounds: readonly KeizerRound[];
  /** The list before round 1, typed or drawn. Default: by rating, unrated players last. */
  readonly start?: readonly KeizerId[];
}

/** The value of the first place unless typed: the first place is worth three times the last. */
export const defaultTop = (players: number, step: Fraction): Fraction => {
  const { n, d } = times(fraction(3 * players, 2), step);
  return fraction(Math.ceil(n / d));
};

/** The value of a place, from 1: `top` − `step` · (place − 1). */
export const valueOfPlace = ({ top, step }: KeizerSettings, place: number): Fraction =>
  plus(top, times(step, fraction(1 - place)));

/** The list before round 1; players of equal rating keep their order. */
export const startList = ({ players, start }: KeizerSeason): readonly KeizerId[] =>
  start ?? [...players].sort(byRating).map(({ id }) => id);

const byRating = (a: KeizerPlayer, b: KeizerPlayer): number => {
  if (a.rating === null || b.rating === null) return +(a.rating === null) - +(b.rating === null);
  return b.rating - a.rating;
};

/** True if all scores of a season can be computed without rounding. */
export const isExact = (season: KeizerSeason): boolean => {
  const { settings, players, rounds } = season;
  const { values, weights } = denominators(settings);
  const ends = [settings.top, valueOfPlace(settings, players.length)];
  const largest = Math.max(...ends.map(({ n, d }) => Math.abs(n / d)));
  const shares = [fraction(1), settings.loss, ...settings.shares.values()];
  const most = shares.reduce((a, b) => (compareFractions(a, b) < 0 ? b : a));
  const largestSum = largest * values * (most.n / most.d) * weights * (rounds.length + 1);
  return largestSum <= Number.MAX_SAFE_INTEGER && values * weights <= Number.MAX_SAFE_INTEGER;
};

/** Common denominators of all values, and of all weights. */
export const denominators = ({
  top,
  step,
  loss,
  shares,
}: KeizerSettings): { readonly values: number; readonly weights: number } => ({
  values: commonMultiple([top.d, step.d]),
  weights: commonMultiple([2, loss.d, ...[...shares.values()].map(({ d }) => d)]),
});

const commonMultiple = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => fraction(a, b).n * b, 1);
