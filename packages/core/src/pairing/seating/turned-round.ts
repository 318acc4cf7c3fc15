import { chanceFrom } from "./chance.ts";
import { filledTables } from "./patterns.ts";
import type { GameTables } from "./seat-turns.ts";

/** Maximum number of exchanges of two players that the search for one round tries. */
const MOST_TRIES = 60_000;

/** How many tries back a round may be as bad as. */
const MEMORY = 400;

/**
 * Returns games made by turning one round: players stand in circles of `length` (a few stay in the
 * middle), and from game to game each moves on by one. Two meet as often as the difference of their
 * places occurs in the round, so a search among single rounds finds what a search among whole
 * schedules does not: every Kirkman system of fifteen is of this kind. Deterministic.
 */
export const turnedGames = (
  players: number,
  sizes: readonly number[],
  games: number,
  length: number,
): readonly GameTables[] => {
  const round = bestRound(players, sizes, length);
  const circled = players - (players % length);
  const turned = (player: number, by: number): number => {
    if (player >= circled) return player;
    const place = player % length;
    return player - place + ((place + by) % length);
  };
  return Array.from({ length: games }, (_, by) =>
    round.map((seats) => seats.map((player) => turned(player, by))),
  );
};

/** Classes of pairs that meet equally often when the round is turned all the way. */
interface PairClasses {
  /** The class of two players: `of[a · players + b]`. */
  readonly of: Int32Array;
  /** Size of each class, and meetings per occurrence in the round. */
  readonly pairs: readonly number[];
  readonly times: readonly number[];
}

const pairClasses = (players: number, length: number): PairClasses => {
  const circled = players - (players % length);
  const known = new Map<string, number>();
  const of = new Int32Array(players * players);
  const pairs: number[] = [];
  for (let a = 0; a < players; a++) {
    for (let b = a + 1; b < players; b++) {
      const key = classOf(a, b, circled, length);
      const index = known.get(key) ?? known.size;
      known.set(key, index);
      of[a * players + b] = index;
      of[b * players + a] = index;
      pairs[index] = (pairs[index] ?? 0) + 1;
    }
  }
  return { of, pairs, times: pairs.map((count) => length / count) };
};

/** Class of two players: their circles and the difference of their places; middle ones stay. */
const classOf = (a: number, b: number, circled: number, length: number): string => {
  if (a >= circled) return `${a}/${b}`;
  const ofA = Math.floor(a / length);
  if (b >= circled) return `${ofA}+${b}`;
  const ofB = Math.floor(b / length);
  const difference = (((b - a) % length) + length) % length;
  const step = ofA === ofB ? Math.min(difference, length - difference) : difference;
  return `${ofA}-${ofB}:${step}`;
};

const bestRound = (players: number, sizes: readonly number[], length: number): GameTables => {
  const { of, pairs, times } = pairClasses(players, length);
  const chance = chanceFrom(players * 7919 + length);
  const order = Array.from({ length: players }, (_, player) => player);
  for (let at = players - 1; at > 0; at--) {
    const other = chance.below(at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  const tableOf = sizes.flatMap((size, table) => Array.from({ length: size }, () => table));
  const starts = sizes.map((_, table) => tableOf.indexOf(table));
  const counts = new Int32Array(pairs.length);
  let cost = 0;
  /** Adds or removes the pairs of the player at a position; returns the cost. */
  const count = (at: number, by: 1 | -1): void => {
    const table = tableOf[at] ?? 0;
    const from = starts[table] ?? 0;
    for (let seat = from; seat < from + (sizes[table] ?? 0); seat++) {
      if (seat === at) continue;
      const index = of[(order[at] ?? 0) * players + (order[seat] ?? 0)] ?? 0;
      const before = counts[index] ?? 0;
      const weight = (pairs[index] ?? 0) * (times[index] ?? 0) ** 2;
      cost += weight * ((before + by) ** 2 - before ** 2);
      counts[index] = before + by;
    }
  };
  const exchange = (a: number, b: number): void => {
    count(a, -1);
    count(b, -1);
    [order[a], order[b]] = [order[b] ?? 0, order[a] ?? 0];
    count(a, 1);
    count(b, 1);
  };
  for (const at of order.keys()) count(at, 1);
  // Each pair was counted from both sides, unlike in later exchanges.
  counts.forEach((twice, index) => {
    counts[index] = twice / 2;
  });
  cost = counts.reduce(
    (sum, each, index) => sum + (pairs[index] ?? 0) * ((times[index] ?? 0) * each) ** 2,
    0,
  );
  const late = new Float64Array(MEMORY).fill(cost);
  let best = [...order];
  let bestCost = cost;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const [a, b] = [chance.below(players), chance.below(players)];
    if (tableOf[a] === tableOf[b]) continue;
    const before = cost;
    exchange(a, b);
    if (cost > before && cost > (late[tries % MEMORY] ?? 0)) exchange(a, b);
    late[tries % MEMORY] = cost;
    if (cost < bestCost) [best, bestCost] = [[...order], cost];
  }
  return filledTables(best, sizes);
};
