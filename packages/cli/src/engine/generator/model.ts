import type { TrfRound, TrfTournament } from "@losfee/files/trf";
import type { GeneratorConfig } from "./config.ts";

/** A configuration modelled on a tournament, and the ratings of its players, best first. */
export interface ModelConfig {
  readonly config: GeneratorConfig;
  readonly ratings: readonly number[];
}

/** Measures a played tournament: players, rounds, draws, forfeits and byes. */
export const configOfModel = ({ players, playedRounds, scoring }: TrfTournament): ModelConfig => {
  const lines = players.flatMap((player) => player.lines);
  const count = (...kinds: readonly TrfRound["kind"][]): number =>
    lines.filter(({ kind }) => kinds.includes(kind)).length;
  const games = count("game", "unrated-game");
  const draws = lines.filter(({ result, opponent }) => opponent !== null && /[=D]/.test(result));
  const forfeits = count("forfeit-win", "forfeit-loss");
  const playersWith = (kind: TrfRound["kind"]): number =>
    players.filter((player) => player.lines.some((line) => line.kind === kind)).length;
  const rate = (all: number, some: number): number =>
    some === 0 ? Number.POSITIVE_INFINITY : all / some;
  const ratings = players.map(({ rating }) => rating ?? 0).toSorted((a, b) => b - a);
  return {
    config: {
      players: players.length,
      rounds: playedRounds,
      drawPercentage: games === 0 ? 0 : Math.floor((100 * draws.length) / games),
      forfeitRate: rate(games + forfeits, forfeits),
      retiredRate: rate(players.length, playersWith("zero-point-bye")),
      halfPointByeRate: rate(players.length, playersWith("half-point-bye")),
      highestRating: ratings[0] ?? 0,
      lowestRating: ratings.at(-1) ?? 0,
      points: {
        win: scoring.whiteWin,
        draw: scoring.whiteDraw,
        loss: scoring.whiteLoss,
        zeroPointBye: scoring.zeroPointBye,
        forfeitLoss: scoring.forfeitLoss,
        pairingAllocatedBye: scoring.pairingAllocatedBye,
      },
    },
    ratings,
  };
};
