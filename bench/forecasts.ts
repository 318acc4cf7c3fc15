/** Quality of forecasts, and the forecasts of the model and of simpler ones for played games. */
import {
  figuresOf,
  forecastGame,
  modelOf,
  type OddsModel,
  standingsOf,
  type TournamentState,
} from "@losfee/core";
import { type RecordedEvent, type RecordedGame, stateBefore } from "./recorded-events.ts";

/** A forecast for the first player (or the first-named), and the outcome. */
export type Forecast = readonly [expected: number, came: number];

/** The mean square of the error: 0 is best, 0.25 is a coin. */
export const brier = (forecasts: readonly Forecast[]): number =>
  forecasts.reduce((sum, [expected, came]) => sum + (expected - came) ** 2, 0) / forecasts.length;

/** The mean distance between chance and share, over ten bins of the favourite's chance. */
export const calibration = (forecasts: readonly Forecast[], from = 0.5): number => {
  const bins = new Map<number, { count: number; expected: number; came: number }>();
  for (const [expected, came] of forecasts) {
    const [chance, share] = expected >= from ? [expected, came] : [1 - expected, 1 - came];
    const key = Math.min(9, Math.floor(((chance - from) / (1 - from)) * 10));
    const bin = bins.get(key) ?? { count: 0, expected: 0, came: 0 };
    bin.count++;
    bin.expected += chance;
    bin.came += share;
    bins.set(key, bin);
  }
  const off = [...bins.values()].reduce((sum, bin) => sum + Math.abs(bin.expected - bin.came), 0);
  return off / forecasts.length;
};

/** A round before it was played, and its games. */
export interface Situation {
  readonly event: RecordedEvent;
  readonly state: TournamentState;
  readonly games: readonly RecordedGame[];
}

/** Every round of some events. */
export const situationsIn = (events: readonly RecordedEvent[]): readonly Situation[] =>
  events.flatMap((event) => {
    const last = Math.max(...event.games.map(({ round }) => round));
    return Array.from({ length: last }, (_, past) => ({
      event,
      state: stateBefore(event, past + 1),
      games: event.games.filter(({ round }) => round === past + 1),
    }));
  });

const cameOf = ({ scores: [own, theirs] }: RecordedGame): number =>
  own > theirs ? 1 : own < theirs ? 0 : 0.5;

/** Returns the model's forecast of every game, from what was known before its round. */
export const forecastsBy = (
  situations: readonly Situation[],
  change: (model: OddsModel) => OddsModel = (model) => model,
): readonly Forecast[] =>
  situations.flatMap(({ state, games }) => {
    const figures = figuresOf(state, change(modelOf(state.settings)));
    return games.map((game): Forecast => {
      const [one, other] = [game.players[0] + 1, game.players[1] + 1];
      const { win, draw } = forecastGame(figures, one, other, game.isStartKnown ? one : null);
      return [win + draw / 2, cameOf(game)];
    });
  });

/** Ratings alone, 400 points a factor of ten; the mean for the unrated. */
const plainElo = (ratings: readonly number[], one: number, other: number): number => {
  const known = ratings.filter((rating) => rating > 0);
  const mean = known.reduce((sum, rating) => sum + rating, 0) / known.length;
  const difference = (ratings[one] || mean) - (ratings[other] || mean);
  return 1 / (1 + 10 ** (-difference / 400));
};

/** The same games by ratings alone. */
export const forecastsByElo = (situations: readonly Situation[]): readonly Forecast[] =>
  situations.flatMap(({ event, games }) =>
    games.map((game) => [plainElo(event.ratings, ...game.players), cameOf(game)] as const),
  );

/** Forecasts the same games by the standings: the leader always wins. */
export const forecastsByRank = (situations: readonly Situation[]): readonly Forecast[] =>
  situations.flatMap(({ state, games }) => {
    const ranks = new Map(standingsOf(state).map(({ entry, rank }) => [entry, rank]));
    return games.map((game): Forecast => {
      const [one = 0, other = 0] = game.players.map((player) => ranks.get(player + 1));
      return [one < other ? 1 : one > other ? 0 : 0.5, cameOf(game)];
    });
  });
