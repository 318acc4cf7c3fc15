/**
 * New tables each game: the time to seat 1,000 players, the repeated meetings, compared with random
 * seating and with the most games known to be possible without a repeat (the social golfer
 * problem).
 *
 *     node --conditions=losfee:source bench/table-seating.bench.ts
 */
import { spreadTables, tableSizes } from "@losfee/core";
import { describeMachine } from "./machine.ts";
import { medianOf, milliseconds } from "./timing.ts";

type Tables = readonly (readonly number[])[];

/**
 * Players, size of the tables, and the most games known to be possible without a repeated meeting:
 * Kirkman triple systems and nearly Kirkman ones for threes; resolvable designs for fours (affine
 * plane of order 4, 28 and 40 points, groups of two and three), otherwise found by search.
 */
const KNOWN: readonly (readonly [number, number, number])[] = [
  [9, 3, 4],
  [12, 3, 4],
  [15, 3, 7],
  [18, 3, 8],
  [21, 3, 10],
  [24, 3, 11],
  [27, 3, 13],
  [16, 4, 5],
  [20, 4, 5],
  [24, 4, 7],
  [28, 4, 9],
  [32, 4, 10],
  [36, 4, 11],
  [40, 4, 13],
  [25, 5, 6],
];

const seat = (players: number, sizes: readonly number[], games: number): readonly Tables[] => {
  const tables = tableSizes(players, sizes);
  if (tables === null) throw new Error(`${players} players cannot be seated`);
  return spreadTables({ players, sizes: tables, games, before: [] });
};

/** Counts meetings of players who have met before. */
const repeatsOf = (games: readonly Tables[]): number => {
  const met = new Set<number>();
  let repeats = 0;
  for (const seats of games.flat()) {
    for (const a of seats) {
      for (const b of seats) {
        if (a >= b) continue;
        const pair = a * 100_000 + b;
        if (met.has(pair)) repeats++;
        met.add(pair);
      }
    }
  }
  return repeats;
};

/** Mean repeats of random seating, over some tries; a generator with a fixed start. */
const randomRepeats = (players: number, sizes: readonly number[], games: number): number => {
  let word = 20261121;
  const below = (limit: number): number => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word / 2 ** 32) * limit);
  };
  const tables = tableSizes(players, sizes) ?? [];
  const tries = 20;
  let sum = 0;
  for (let each = 0; each < tries; each++) {
    const drawn = Array.from({ length: games }, () => {
      const order = Array.from({ length: players }, (_, player) => player);
      for (let at = players - 1; at > 0; at--) {
        const other = below(at + 1);
        [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
      }
      let from = 0;
      return tables.map((size) => {
        from += size;
        return order.slice(from - size, from);
      });
    });
    sum += repeatsOf(drawn);
  }
  return sum / tries;
};

/** Returns the most games, up to `known`, seated without a repeated meeting. */
const gamesWithoutRepeat = (players: number, size: number, known: number): number => {
  let games = known;
  while (games > 1 && repeatsOf(seat(players, [size], games)) > 0) games--;
  return games;
};

console.log(describeMachine("."));
console.log("1,000 players, 8 games");
for (const sizes of [[4], [4, 3], [3], [5], [8]]) {
  const players = sizes.length > 1 ? 998 : 1000 - (1000 % (sizes[0] ?? 1));
  const taken = medianOf(3, () => milliseconds(() => seat(players, sizes, 8)));
  const repeats = repeatsOf(seat(players, sizes, 8));
  const random = randomRepeats(players, sizes, 8);
  console.log(
    `  ${players} at tables of ${sizes.join(" and ").padEnd(8)} ${taken.toFixed(0).padStart(5)} ms` +
      `  ${repeats} meetings again; at random ${random.toFixed(1)}`,
  );
}

console.log("Games in which nobody meets twice, beside the most known; then that many games:");
for (const [players, size, known] of KNOWN) {
  const without = gamesWithoutRepeat(players, size, known);
  const repeats = repeatsOf(seat(players, [size], known));
  const random = randomRepeats(players, [size], known);
  console.log(
    `  ${String(players).padStart(2)} at tables of ${size}: ${String(without).padStart(2)} of ${String(known).padStart(2)}` +
      ` (${(without / known).toFixed(2)})   in ${String(known).padStart(2)} games ${String(repeats).padStart(3)} meetings again,` +
      ` at random ${random.toFixed(1).padStart(5)} (${(repeats / random).toFixed(2)})`,
  );
}
