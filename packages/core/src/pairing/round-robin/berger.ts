/** Two places of a table, from 0; place 0 belongs to the first seed. */
type TablePair = readonly [number, number];

/**
 * Returns one round of the table in which `players` all meet once; the first two meet in the last
 * round. An odd number adds an empty place, the last: its opponent has the bye.
 *
 * The first seed meets the places from the last to the second, one a round; the others meet by the
 * sum of their places, as in the tables of Berger and Schurig. `round` from 1; after the last round
 * the table starts again. Pairs in the order of their better place. O(players).
 */
export const bergerRound = (players: number, round: number): readonly TablePair[] => {
  const cycle = tableRounds(players);
  const turn = (round - 1) % cycle;
  const first = cycle - 1 - turn;
  const pairs: TablePair[] = [[0, first + 1]];
  for (let place = 0; place < cycle; place++) {
    const opposite = (2 * first - place + 2 * cycle) % cycle;
    if (place < opposite) pairs.push([place + 1, opposite + 1]);
  }
  return pairs;
};

/**
 * Returns one round of FIDE's Berger table, White first in each pair and the pairs in its order; an
 * odd number adds an empty place, the last.
 *
 * The other places stand in a circle. One of them, half the circle further each round, meets the
 * last place and has White in odd rounds; its neighbours on both sides meet each other, and so on
 * outwards. Each repetition of the table swaps the colours. O(players).
 */
export const fideBergerRound = (players: number, round: number): readonly TablePair[] => {
  const cycle = tableRounds(players);
  const turn = (round - 1) % cycle;
  const pivot = (turn * ((cycle + 1) / 2)) % cycle;
  const pairs: TablePair[] = [turn % 2 === 0 ? [pivot, cycle] : [cycle, pivot]];
  for (let steps = 1; 2 * steps < cycle; steps++) {
    pairs.push([(pivot + steps) % cycle, (pivot - steps + cycle) % cycle]);
  }
  const isReturn = Math.floor((round - 1) / cycle) % 2 === 1;
  return isReturn ? pairs.map(([white, black]) => [black, white]) : pairs;
};

/** Returns the number of rounds of a complete table. */
export const tableRounds = (players: number): number => players + (players % 2) - 1;
