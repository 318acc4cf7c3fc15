/** Two places of a table, from 0; place 0 belongs to the first seed. */
type TablePair = readonly [number, number];

/**
 * One round of the table by which `players` play everybody once; the first two meet in the last
 * round. An odd number has an empty place more, the last: its opponent has the bye.
 *
 * The first seed meets the places from the last to the second, one a round; the others meet whom
 * the sum of their places leads to, as in the tables of Berger and Schurig. `round` from 1; after
 * the last round of the table it begins again. Pairs in the order of their better place. O(players).
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

/** After how many rounds everybody has met everybody. */
export const tableRounds = (players: number): number => players + (players % 2) - 1;
