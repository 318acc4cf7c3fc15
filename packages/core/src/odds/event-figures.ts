import { countingResult } from "../tournament/contest-result.ts";
import { isPaired, type TableContest } from "../tournament/round.ts";
import type { TournamentState } from "../tournament/state.ts";
import type { OddsModel } from "./model.ts";
import { chessForecast, type ScoreScale, scoreScale } from "./pair-models.ts";
import { type Abilities, abilitiesOf } from "./strengths.ts";

/** Game points at tables: mean per seat, and standard deviation. */
export interface TablePoints {
  readonly mean: number;
  readonly deviation: number;
}

/** Figures estimated from an event before it is simulated. */
export interface EventFigures {
  readonly model: OddsModel;
  readonly abilities: Abilities;
  readonly scale: ScoreScale;
  /** Draws of this event relative to those expected for players of this level. */
  readonly drawFactor: number;
  readonly tablePoints: TablePoints;
}

/** Weight of the usual figures, in games (seats, at tables) of the event. */
const USUAL_GAMES = 20;
const USUAL_SEATS = 6;

/** Estimates the figures of an event from its games so far. O(sweeps · games). */
export const figuresOf = (state: TournamentState, model: OddsModel): EventFigures => {
  const usual = scoreScale(state.settings, model.points);
  const scale = scoreScale(state.settings, model.points, meanScore(state, usual.mean));
  const abilities = abilitiesOf(state, model, scale);
  return {
    model,
    abilities,
    scale,
    drawFactor: model.pairs.id === "chess" ? drawFactorOf(state, model, abilities) : 1,
    tablePoints: tablePointsOf(state),
  };
};

const playedPairs = (state: TournamentState) =>
  state.rounds
    .filter(({ status }) => status === "published")
    .filter(isPaired)
    .flatMap(({ games }) =>
      games.flatMap((game) => {
        const outcome = countingResult(game, state.settings)?.outcome;
        return outcome?.kind === "played" ? [{ seats: game.seats, scores: outcome.scores }] : [];
      }),
    );

const meanScore = (state: TournamentState, usual: number): number => {
  const games = playedPairs(state);
  const sum = games.reduce((total, { scores: [one, other] }) => total + (one + other) / 2, 0);
  return (USUAL_GAMES * usual + sum) / (USUAL_GAMES + games.length);
};

const drawFactorOf = (state: TournamentState, model: OddsModel, abilities: Abilities): number => {
  let [drawn, expected] = [0, 0];
  for (const { seats, scores } of playedPairs(state)) {
    const [one, other] = seats.map((entry) => abilities.get(entry)?.mean ?? 0);
    const difference = (one ?? 0) - (other ?? 0) + model.pairs.firstMove;
    expected += chessForecast(difference, ((one ?? 0) + (other ?? 0)) / 2, 1).draw;
    if (scores[0] === scores[1]) drawn++;
  }
  return (USUAL_GAMES * USUAL_DRAWS + drawn) / (USUAL_GAMES * USUAL_DRAWS + expected);
};

/** Approximate share of draws, for any players. */
const USUAL_DRAWS = 0.3;

const tablePointsOf = ({ rounds, settings }: TournamentState): TablePoints => {
  const { usualMinimum, usualMaximum } = settings.scores;
  const range = usualMaximum - usualMinimum;
  const points = rounds
    .filter(({ status }) => status === "published")
    .flatMap((round): readonly TableContest[] => (isPaired(round) ? [] : round.games))
    .flatMap((contest) => {
      const outcome = countingResult(contest, settings)?.outcome;
      if (outcome?.kind !== "game-points") return [];
      return outcome.seats.flatMap((seat) => (seat.points === null ? [] : [seat.points]));
    });
  const usual = { mean: usualMinimum + range / 4, deviation: range / 12 };
  const seats = USUAL_SEATS + points.length;
  const mean = (USUAL_SEATS * usual.mean + points.reduce((sum, one) => sum + one, 0)) / seats;
  const own =
    points.length === 0 ? mean : points.reduce((sum, one) => sum + one, 0) / points.length;
  const squares = points.reduce((sum, one) => sum + (one - own) * (one - own), 0);
  const variance = (USUAL_SEATS * usual.deviation * usual.deviation + squares) / seats;
  return { mean: points.length < USUAL_SEATS ? mean : own, deviation: Math.sqrt(variance) };
};
