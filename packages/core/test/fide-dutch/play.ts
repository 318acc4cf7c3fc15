/** Whole tournaments paired round by round by the engine, with the mishaps of real ones. */
import { pairDutch } from "../../src/pairing/fide-dutch/pair-dutch.ts";
import type { DutchRound } from "../../src/pairing/fide-dutch/round.ts";
import type { DutchRecord, DutchTournament } from "../../src/pairing/fide-dutch/tournament.ts";
import { between, pick, type Random } from "./random.ts";

/** Parameters of a generated tournament. */
export interface Habits {
  readonly players: number;
  readonly rounds: number;
  /** Probabilities of a draw, of a forfeit, and of being away in a round. */
  readonly draw: number;
  readonly forfeit: number;
  readonly away: number;
  /** Advantage of the stronger player (lower number); 0 for none. */
  readonly strength: number;
}

const NOTHING: DutchRecord = {
  opponent: 0,
  played: false,
  colour: null,
  points: 0,
  pairingAllocatedBye: false,
};

/**
 * Plays a tournament. `look` sees every round: the problem, and its pairing or null if none exists
 * (the tournament ends there).
 */
export const playTournament = (
  habits: Habits,
  random: Random,
  look: (tournament: DutchTournament, round: DutchRound | null) => void,
): void => {
  const histories: DutchRecord[][] = Array.from({ length: habits.players }, () => []);
  for (let round = 1; round <= habits.rounds; round++) {
    const present = histories.map(() => random() >= habits.away);
    const tournament: DutchTournament = {
      round,
      rounds: habits.rounds,
      points: { win: 1, draw: 0.5, loss: 0 },
      initialColour: "white",
      forbidden: [],
      players: histories.map((history, index) => ({
        number: index + 1,
        available: present[index]!,
        history: [...history],
        addedPoints: [],
      })),
    };
    const answer = pairDutch(tournament);
    look(tournament, answer.ok ? answer.value : null);
    if (!answer.ok) return;
    const results = new Map<number, DutchRecord>();
    for (const { white, black } of answer.value.pairs) {
      const [one, other] = game(white.number, black.number, habits, random);
      results.set(white.number, one);
      results.set(black.number, other);
    }
    const { bye } = answer.value;
    if (bye !== null) results.set(bye, { ...NOTHING, points: 1, pairingAllocatedBye: true });
    histories.forEach((history, index) => {
      const absent = { ...NOTHING, points: random() < 0.5 ? 0.5 : 0 };
      history.push(results.get(index + 1) ?? absent);
    });
  }
};

const game = (
  white: number,
  black: number,
  { players, draw, forfeit, strength }: Habits,
  random: Random,
): readonly [DutchRecord, DutchRecord] => {
  const chance = 1 / (1 + 10 ** (((white - black) / players) * strength));
  const points = random() < draw ? 0.5 : random() < chance ? 1 : 0;
  const played = random() >= forfeit;
  const record = (opponent: number, isWhite: boolean): DutchRecord => ({
    opponent,
    played,
    colour: played ? (isWhite ? "white" : "black") : null,
    points: isWhite ? points : 1 - points,
    pairingAllocatedBye: false,
  });
  return [record(black, true), record(white, false)];
};

/** Habits of a random tournament of `from`–`to` players. */
export const randomHabits = (random: Random, from: number, to: number): Habits => {
  const players = between(random, from, to);
  return {
    players,
    rounds: between(random, 3, Math.min(players + 1, 11)),
    draw: pick(random, [0, 0.3, 0.6, 1]),
    forfeit: pick(random, [0, 0, 0.1]),
    away: pick(random, [0, 0.05, 0.15]),
    strength: pick(random, [0, 2, 8]),
  };
};
