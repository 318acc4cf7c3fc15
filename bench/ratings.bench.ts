/**
 * Ratings of 5,000 players after 9 rounds, a tenth of them without a rating before, by each system;
 * the limit is a second.
 *
 *     node --conditions=losfee:source bench/ratings.bench.ts
 */
import { rateClubEvent, rateDwzEvent, rateFideEvent } from "@losfee/core";
import { describeMachine } from "./machine.ts";
import { medianOf, milliseconds } from "./timing.ts";

const [PLAYERS, ROUNDS, LIMIT] = [5000, 9, 1000];

const players = Array.from({ length: PLAYERS }, (_, index) => ({
  rating: index % 10 === 3 ? null : 2600 - Math.round(index / 4) + ((index * 7919) % 101),
  birthYear: 1945 + ((index * 31) % 72),
  index: 1 + (index % 40),
  games: (index * 13) % 90,
  reached2400: index < 300,
}));

const games = Array.from({ length: ROUNDS }, (_, round) =>
  Array.from({ length: PLAYERS / 2 }, (_, board) => ({
    white: 2 * board,
    black: (2 * board + 1 + 2 * ((round * 37 + board) % 40)) % PLAYERS,
    halves: ((board * 31 + round * 17) % 3) as 0 | 1 | 2,
    forfeit: board % 97 === 0,
  })),
).flat();

const settings = {
  expectation: "logistic" as const,
  largestDifference: null,
  coefficients: [{ k: 20, gamesBelow: null, ratingBelow: null, ageUpTo: null }],
  floor: null,
  start: 1200,
};

const systems = {
  FIDE: () => rateFideEvent({ list: "standard", year: 2026, players, games }),
  "DWZ of 2026": () => rateDwzEvent({ end: "2026-07-01", expectation: "normal", players, games }),
  "DWZ before": () => rateDwzEvent({ end: "2026-01-01", expectation: "table", players, games }),
  "club’s Elo": () => rateClubEvent({ settings, year: 2026, players, games }),
};

console.log(describeMachine("."));
for (const [name, rate] of Object.entries(systems)) {
  const taken = medianOf(5, () => milliseconds(rate));
  const verdict = taken < LIMIT ? "within" : "beyond";
  console.log(`  ${name.padEnd(12)} ${taken.toFixed(1).padStart(6)} ms, ${verdict} ${LIMIT} ms`);
}
