import {
  bakuAcceleration,
  type Colour,
  type DutchPlayer,
  type DutchRecord,
  type DutchRound,
  type DutchTournament,
  err,
  ok,
  pairDutch,
  type Result,
} from "@losfee/core";
import type { TrfAcceleration, TrfCell, TrfResult } from "@losfee/files/trf";
import { between, type Chance, someOf } from "./chance.ts";
import type { GeneratorConfig, GeneratorPoints } from "./config.ts";

/** A played tournament, by starting rank. */
export interface PlayedTournament {
  readonly initialColour: Colour;
  /** Best first. */
  readonly ratings: readonly number[];
  /** `cells[player][round]`, both from 0. */
  readonly cells: readonly (readonly TrfCell[])[];
  /** `points[player][round]`. */
  readonly points: readonly (readonly number[])[];
  /** Fictitious points given. */
  readonly accelerations: readonly TrfAcceleration[];
}

/** A round without a possible pairing. */
export interface NoPairing {
  readonly code: "no-pairing";
  readonly round: number;
}

/** Deviations from a random tournament. */
export interface PlayOptions {
  readonly baku?: boolean;
  /** Ratings to play with instead of random ones, best first. */
  readonly ratings?: readonly number[];
  /** Called for each round with its pairing, null if none exists. */
  readonly onRound?: (tournament: DutchTournament, paired: DutchRound | null) => void;
}

/** Plays a random tournament, paired by the engine. */
export const playTournament = (
  config: GeneratorConfig,
  chance: Chance,
  { baku = false, ratings = ratingsOf(config, chance), onRound }: PlayOptions = {},
): Result<PlayedTournament, NoPairing> => {
  const { rounds, points } = config;
  const initialColour: Colour = chance() < 0.5 ? "white" : "black";
  const absences = absencesOf({ ...config, players: ratings.length }, chance);
  const numbers = ratings.map((_, index) => index + 1);
  const settings = { players: ratings.length, rounds, win: points.win };
  const fictitious = numbers.map((number) => (baku ? bakuAcceleration(number, settings) : []));
  const cells: TrfCell[][] = ratings.map(() => []);
  const histories: DutchRecord[][] = ratings.map(() => []);
  for (let round = 1; round <= rounds; round++) {
    const players = numbers.map((number, index): DutchPlayer => {
      return {
        number,
        available: !absences[index]?.has(round),
        history: [...(histories[index] ?? [])],
        addedPoints: (fictitious[index] ?? []).slice(0, round),
      };
    });
    const tournament = { round, rounds, points, initialColour, players, forbidden: [] };
    const paired = pairDutch(tournament);
    onRound?.(tournament, paired.ok ? paired.value : null);
    if (!paired.ok) return err({ code: "no-pairing", round });
    const results = new Map<number, TrfCell>();
    if (paired.value.bye !== null) results.set(paired.value.bye, without("U"));
    for (const { white, black } of paired.value.pairs) {
      const difference = (ratings[white.number - 1] ?? 0) - (ratings[black.number - 1] ?? 0);
      const [mine, theirs] = gameOf(config, difference, chance);
      results.set(white.number, { opponent: black.number, colour: "w", result: mine });
      results.set(black.number, { opponent: white.number, colour: "b", result: theirs });
    }
    for (const [index, number] of numbers.entries()) {
      const cell = results.get(number) ?? without(absences[index]?.get(round) ?? "Z");
      cells[index]?.push(cell);
      histories[index]?.push(recordOf(cell, points));
    }
  }
  const scored = histories.map((history) => history.map((record) => record.points));
  const accelerations = accelerationsOf(fictitious, rounds);
  return ok({ initialColour, ratings, cells, points: scored, accelerations });
};

/** Returns fictitious points as ranges, by round; the first of the list have them. */
const accelerationsOf = (
  fictitious: readonly (readonly number[])[],
  rounds: number,
): readonly TrfAcceleration[] =>
  Array.from({ length: rounds }, (_, index): TrfAcceleration => {
    const round = index + 1;
    const last = fictitious.filter((points) => (points[index] ?? 0) > 0).length;
    const points = fictitious[0]?.[index] ?? 0;
    return { first: 1, last, firstRound: round, lastRound: round, points, matchPoints: 0 };
  }).filter(({ points }) => points > 0);

const ratingsOf = (
  { players, lowestRating, highestRating }: GeneratorConfig,
  chance: Chance,
): readonly number[] =>
  Array.from({ length: players }, () => between(chance, lowestRating, highestRating)).sort(
    (a, b) => b - a,
  );

const without = (result: TrfResult): TrfCell => ({ opponent: null, colour: null, result });

/** Returns byes by round for each player: half-point ones never in the last round. */
const absencesOf = (
  { players, rounds, retiredRate, halfPointByeRate }: GeneratorConfig,
  chance: Chance,
): readonly ReadonlyMap<number, "H" | "Z">[] => {
  const absences = Array.from({ length: players }, () => new Map<number, "H" | "Z">());
  for (const index of someOf(chance, Math.floor(players / retiredRate), players)) {
    const first = between(chance, Math.min(2, rounds), rounds);
    const last = chance() < 0.5 ? first : rounds;
    for (let round = first; round <= last; round++) absences[index]?.set(round, "Z");
  }
  if (rounds < 2) return absences;
  for (const index of someOf(chance, Math.floor(players / halfPointByeRate), players)) {
    const round = between(chance, 1, rounds - 1);
    if (!absences[index]?.has(round)) absences[index]?.set(round, "H");
  }
  return absences;
};

/** One in ten unplayed games is lost by both. */
const BOTH_AWAY = 0.1;

/** Returns the results of White and Black; wins follow the rating expectation. */
const gameOf = (
  { forfeitRate, drawPercentage }: GeneratorConfig,
  difference: number,
  chance: Chance,
): readonly [TrfResult, TrfResult] => {
  const [isForfeit, side, game] = [chance() < 1 / forfeitRate, chance(), chance()];
  if (isForfeit) {
    if (side < BOTH_AWAY) return ["-", "-"];
    return side < (1 + BOTH_AWAY) / 2 ? ["+", "-"] : ["-", "+"];
  }
  const expected = 1 / (1 + 10 ** (-difference / 400));
  const draw = Math.min(drawPercentage / 100, 2 * Math.min(expected, 1 - expected));
  if (game < draw) return ["=", "="];
  // Both halves of the draws are subtracted from the chance to win.
  return game - draw < expected - draw / 2 ? ["1", "0"] : ["0", "1"];
};

const recordOf = ({ opponent, colour, result }: TrfCell, points: GeneratorPoints): DutchRecord => {
  const played = result === "1" || result === "=" || result === "0";
  return {
    opponent: opponent ?? 0,
    played,
    colour: played ? (colour === "w" ? "white" : "black") : null,
    points: worthOf(result, points),
    pairingAllocatedBye: result === "U",
  };
};

const worthOf = (result: TrfResult, points: GeneratorPoints): number => {
  switch (result) {
    case "1":
    case "+":
      return points.win;
    case "=":
    case "H":
      return points.draw;
    case "0":
      return points.loss;
    case "-":
      return points.forfeitLoss;
    case "U":
      return points.pairingAllocatedBye;
    default:
      return points.zeroPointBye;
  }
};
