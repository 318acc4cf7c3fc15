/**
 * A printed table: `table[r][i]` is the opponent of player i + 1 of the first team in round r + 1,
 * counted from 1, and negative if the opponent moves first.
 */
export type SignedTable = readonly (readonly number[])[];

/**
 * The tables that follow no rule ("Standard Scheveningen tables",
 * https://en.wikipedia.org/wiki/Scheveningen_system): in round n player 1 of the first team meets
 * player n of the other. Those for 3, 4, 5, 7 and 8 boards follow from the rules of
 * `board-table.ts`. `board-table.test.ts` lists those compared with the printed ones.
 */
export const PRINTED_TABLES: ReadonlyMap<number, SignedTable> = new Map([
  [1, [[1]]],
  [
    2,
    [
      [1, 2],
      [-2, -1],
    ],
  ],
  [
    6,
    [
      [1, -2, -3, 4, -5, 6],
      [-2, 3, 5, -6, 4, -1],
      [3, -5, -1, 2, 6, -4],
      [-4, -6, 2, 1, -3, 5],
      [5, 4, 6, -3, -1, -2],
      [-6, 1, -4, -5, 2, 3],
    ],
  ],
  [
    10,
    [
      [1, 2, 3, 4, -5, -6, -7, 8, -9, -10],
      [-2, -1, -8, -3, 10, 5, 6, -4, 7, 9],
      [3, 8, 4, 10, -6, -7, -9, 1, -2, -5],
      [-4, -3, -10, 6, 7, -8, 5, 9, -1, 2],
      [5, 4, -9, -7, -1, 10, -8, -2, 3, 6],
      [-6, 7, 1, 9, 8, 2, -10, -5, -4, -3],
      [7, -5, -2, -1, -4, -9, 3, 10, 6, 8],
      [-8, -6, 5, 2, 9, 1, 4, -3, -10, -7],
      [9, 10, 7, -5, -2, -3, -1, 6, 8, -4],
      [-10, -9, -6, -8, 3, 4, 2, -7, 5, 1],
    ],
  ],
]);
