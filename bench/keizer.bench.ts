/**
 * The lists of a Keizer season of 200 players after each of 30 rounds, all of them recomputed, as
 * after a corrected result of round 1.
 *
 *     node --conditions=losfee:source bench/keizer.bench.ts
 */
import {
  fraction,
  type KeizerList,
  type KeizerRound,
  type KeizerSeason,
  type KeizerSettings,
  keizerLists,
  keizerStandings,
} from "@losfee/core";
import { describeMachine } from "./machine.ts";
import { medianOf, milliseconds } from "./timing.ts";

const [PLAYERS, ROUNDS] = [200, 30];
const ids = Array.from({ length: PLAYERS }, (_, index) => index + 1);

const settings: KeizerSettings = {
  top: fraction(300),
  step: fraction(1),
  ownValueCounts: true,
  loss: fraction(0),
  shares: new Map(),
  limits: new Map(),
};

/** A number from 0 to 1 that looks like chance, the same each time. */
const chance = (a: number, b: number): number => {
  const mixed = Math.imul(a * 7919 + b * 104_729, 2_654_435_761) >>> 0;
  return mixed / 2 ** 32;
};

/** Those next to each other in the list play, one place further down each other round. */
const nextRound = ({ lines }: KeizerList, round: number): KeizerRound => ({
  games: ids
    .filter((place) => place % 2 === round % 2 && place < PLAYERS)
    .map((place) => {
      const [white, black] = [Number(lines[place - 1]?.id), Number(lines[place]?.id)];
      const isUpset = chance(white * 1000 + black, round) < 0.35;
      return { white, black, result: white < black !== isUpset ? "win" : "loss" };
    }),
  without: new Map(),
});

let season: KeizerSeason = {
  settings,
  players: ids.map((id) => ({ id, rating: 2200 - 5 * id })),
  rounds: [],
};
for (let round = 1; round <= ROUNDS; round++) {
  const played = nextRound(keizerStandings(season), round);
  season = { ...season, rounds: [...season.rounds, played] };
}

console.log(describeMachine("."));
const first = milliseconds(() => keizerLists(season));
const median = medianOf(9, () => milliseconds(() => keizerLists(season)));
console.log(`${PLAYERS} players, ${ROUNDS} rounds, all lists; aim: 50 ms`);
console.log(`first ${first.toFixed(1)} ms, then ${median.toFixed(1)} ms`);
