import {
  type BoardOutcome,
  type EntryId,
  type Game,
  squadOf,
  type TableAddress,
  type TableOutcome,
  type TournamentState,
} from "@losfee/core";
import { chanceOf } from "./people.ts";

/** The data of a player that scores depend on. */
interface Player {
  readonly id: EntryId;
  readonly rating: number;
}

/** A plausible result of a game or a match: the better side mostly does better, always the same way. */
export const outcomeOf = (state: TournamentState, round: number, game: Game) =>
  state.settings.teams === undefined
    ? gameOutcome(state, round, game)
    : {
        kind: "match" as const,
        teams: game.seats,
        boards: boardOutcomes(state, round, game).map((outcome) => ({ outcome })),
      };

const gameOutcome = ({ entries, settings }: TournamentState, round: number, { seats }: Game) => {
  const [one, other] = seats.map((id): Player => ({ id, rating: entries.get(id)?.rating ?? 0 }));
  if (one === undefined || other === undefined) throw new Error("sample: a game of one");
  const [first, second] =
    settings.results === "win-draw-loss"
      ? chessScores(`${round}/${one.id}/${other.id}`, one.rating - other.rating)
      : sampleScores(round, [one, other]);
  return {
    kind: "played" as const,
    sides: [
      { entry: one.id, score: first },
      { entry: other.id, score: second },
    ] as const,
  };
};

const MEAN = 375;
/** Points that 100 rating points are worth to either side. */
const POINTS_PER_HUNDRED = 5;
const DEVIATION = 62;

/** Scores of a game of Scrabble: the better player scores more on average. */
const sampleScores = (
  round: number,
  [first, second]: readonly [Player, Player],
): readonly [number, number] => {
  const edge = ((first.rating - second.rating) / 100) * POINTS_PER_HUNDRED;
  const chance = chanceOf(`${round}/${first.id}/${second.id}`);
  const score = (advantage: number): number =>
    Math.round(MEAN + advantage + DEVIATION * spreadOf(chance));
  return [score(edge), score(-edge)];
};

/** About normally distributed with deviation 1: the sum of twelve equal chances. */
const spreadOf = (chance: () => number): number => {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance();
  return sum;
};

/** The result of a game of chess, decided by `seed`. */
const chessScores = (seed: string, edge: number): readonly [number, number] => {
  const chance = chanceOf(seed)();
  const shift = edge / 1600;
  return chance < 0.32 + shift ? [1, 0] : chance < 0.68 + shift ? [0.5, 0.5] : [0, 1];
};

/** The boards of a match by the line-ups; an empty board is lost by forfeit. */
const boardOutcomes = (
  { lineUps, squads, settings }: TournamentState,
  round: number,
  { seats }: Game,
): readonly BoardOutcome[] => {
  const [first, second] = seats.map((team) => lineUps.get(round)?.get(team)?.players ?? []);
  const ratingOf = (team: EntryId, player: EntryId): number =>
    squadOf(squads, team).find(({ id }) => id === player)?.rating ?? 0;
  return Array.from({ length: settings.teams?.boards ?? 0 }, (_, index): BoardOutcome => {
    const [one, other] = [first?.[index] ?? null, second?.[index] ?? null];
    if (one === null || other === null) {
      const absent = ([one, other] as const).flatMap((player, side) =>
        player === null ? [side === 0 ? (0 as const) : (1 as const)] : [],
      );
      return { kind: "forfeit", absent };
    }
    const [strength, against] = [ratingOf(seats[0], one), ratingOf(seats[1], other)];
    const scores =
      settings.results === "win-draw-loss"
        ? chessScores(`${round}/${one}/${other}`, strength - against)
        : sampleScores(round, [
            { id: one, rating: strength },
            { id: other, rating: against },
          ]);
    return { kind: "played", scores };
  });
};

const [LEAST, RANGE] = [60, 90];

/** Better players score more on average; points come in fives, so that some places are shared. */
export const tableOutcome = (
  { entries }: TournamentState,
  { stage, game }: TableAddress,
  seats: readonly EntryId[],
): TableOutcome => ({
  kind: "game-points",
  seats: seats.map((entry) => {
    const chance = chanceOf(`${stage}/${game}/${entry}`);
    const edge = (entries.get(entry)?.rating ?? 0) / 100;
    return { entry, points: 5 * Math.round((LEAST + edge + RANGE * chance()) / 5) };
  }),
});
