/** A place in a game, and the number of players who share it. */
export interface Placing {
  readonly place: number;
  readonly shared: number;
}

/** A placing with the number of different scores above and below it at the table. */
export interface Level extends Placing {
  readonly above: number;
  readonly below: number;
}

/** All possible endings of a game: the level of each player. */
const known = new Map<number, readonly (readonly Level[])[]>();

/**
 * Returns every possible order of `players`, shared places included: 3, 13, 75, 541 … for 2, 3, 4,
 * 5 … players; only those with at most `scores` different scores. Cached per number; enumeration is
 * feasible up to 5.
 */
export const placingsOf = (
  players: number,
  scores = Number.POSITIVE_INFINITY,
): readonly (readonly Level[])[] => {
  const found = known.get(players) ?? allPlacings(players);
  known.set(players, found);
  if (scores >= players) return found;
  return found.filter(([first]) => first === undefined || first.above + first.below < scores);
};

const allPlacings = (players: number): readonly (readonly Level[])[] =>
  weakOrders(players).map((order) =>
    order.map((level) => ({
      place: 1 + order.filter((other) => other < level).length,
      shared: order.filter((other) => other === level).length,
      above: level,
      below: Math.max(...order) - level,
    })),
  );

/** Counts the orders without generating them. */
export const countPlacings = (players: number): number => {
  const counts = [1];
  for (let size = 1; size <= players; size++) {
    let count = 0;
    let choose = 1;
    // Choose the players who share the first place; the others follow.
    for (let first = 1; first <= size; first++) {
      choose = (choose * (size - first + 1)) / first;
      count += choose * (counts[size - first] ?? 0);
    }
    counts.push(count);
  }
  return counts[players] ?? 0;
};

/** Returns each player's level, from 0, without gaps. */
const weakOrders = (players: number): readonly (readonly number[])[] => {
  if (players === 0) return [[]];
  return weakOrders(players - 1).flatMap((order) => {
    const levels = Math.max(-1, ...order) + 1;
    const joins = Array.from({ length: levels }, (_, level) => [...order, level]);
    const between = Array.from({ length: levels + 1 }, (_, level) => [
      ...order.map((one) => (one >= level ? one + 1 : one)),
      level,
    ]);
    return [...joins, ...between];
  });
};
