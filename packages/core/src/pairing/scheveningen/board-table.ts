/** A game of a round: two players by their places in their teams, from 0. */
export interface TableGame {
  /** The player of the first team. */
  readonly first: number;
  /** The player of the other team. */
  readonly second: number;
  /** True if the player of the first team moves first. */
  readonly firstMoves: boolean;
}

/**
 * Returns one round of a Scheveningen table for `boards` players a side, in the order of the first
 * team's players. `round` from 1; after `boards` rounds all players have met all of the other team,
 * and the table starts again with first moves swapped, any number of times.
 *
 * Each player moves first as often as not, or once more if the number is odd, and so does each team
 * in each round. Only two boards cannot have both: there each player has each once, and the teams
 * take turns. As printed if there is a printed table (see {@link PRINTED_TABLES}), else by the rule
 * for the size. O(boards).
 */
export const boardRound = (boards: number, round: number): readonly TableGame[] => {
  const turn = (round - 1) % boards;
  const isReturn = Math.floor((round - 1) / boards) % 2 === 1;
  const games = onceThrough(boards, turn);
  return isReturn ? games.map((game) => ({ ...game, firstMoves: !game.firstMoves })) : games;
};

const onceThrough = (boards: number, turn: number): readonly TableGame[] => {
  const printed = PRINTED_TABLES.get(boards)?.[turn];
  if (printed !== undefined) {
    return printed.map((signed, first) => ({
      first,
      second: Math.abs(signed) - 1,
      firstMoves: signed > 0,
    }));
  }
  if (boards % 2 === 1) return oddRound(boards, turn);
  return boards % 4 === 0 ? halvesRound(boards, turn) : prolongedRound(boards, turn);
};

const gamesOf = (
  boards: number,
  game: (first: number) => readonly [second: number, firstMoves: boolean],
): readonly TableGame[] =>
  Array.from({ length: boards }, (_, first) => {
    const [second, firstMoves] = game(first);
    return { first, second, firstMoves };
  });

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/**
 * Odd numbers: the other team moves up one place a round. The first move belongs to a stretch of
 * the first team's places, one more than half of them in odd rounds, one less in even ones, which
 * moves one place every two rounds.
 */
const oddRound = (boards: number, turn: number): readonly TableGame[] => {
  const half = (boards - 1) / 2;
  const shift = Math.floor(turn / 2);
  return gamesOf(boards, (first) => [
    (first + turn) % boards,
    turn % 2 === 0
      ? modulo(first + shift, boards) <= half
      : modulo(first + shift - half, boards) < half,
  ]);
};

/**
 * Multiples of four: the halves of the teams meet each other, then crosswise. Within them the other
 * team moves up; colours alternate, and are opposite in the first team's halves.
 */
const halvesRound = (boards: number, turn: number): readonly TableGame[] => {
  const half = boards / 2;
  const isCrossed = turn >= half;
  return gamesOf(boards, (first) => {
    const isLower = first >= half;
    const within = ((first % half) + (turn % half)) % half;
    return [within + (isLower === isCrossed ? 0 : half), (turn % 2 === 0) !== isLower];
  });
};

/**
 * Two more than a multiple of four: halves cannot balance there. Extends the table of the preceding
 * odd number, in which the other team moves up, by one player a side: players who would meet in the
 * round of their own place meet in the last round instead, and both meet the newcomers then.
 *
 * By the distance d of round and place the first move belongs to the first team if d mod 4 is 0 or
 * 1, and if d is 3: one in two. Of the distances 4 and −4, places of even number give theirs away:
 * that leaves each row, column and round short of as many as the newcomers bring.
 */
const prolongedRound = (boards: number, turn: number): readonly TableGame[] => {
  const odd = boards - 1;
  const isEven = (place: number): boolean => modulo(place, odd) % 2 === 0;
  if (turn === odd) {
    return gamesOf(boards, (first) =>
      first === odd ? [odd, false] : [(2 * first) % odd, isEven(first - 2)],
    );
  }
  return gamesOf(boards, (first) => {
    if (first === odd) return [(2 * turn) % odd, isEven(turn - 2)];
    if (first === turn) {
      const brings = Number(isEven(first)) + Number(isEven(first - 4)) - Number(isEven(first - 2));
      return [odd, brings > 0];
    }
    const distance = modulo(turn - first, odd);
    const isGivenAway = (distance === 4 && isEven(first)) || (distance === odd - 4 && isEven(turn));
    const belongs = distance % 4 < 2 || distance === 3;
    return [(first + turn) % odd, belongs && !isGivenAway];
  });
};

/**
 * A printed table: `table[r][i]` is the opponent of player i + 1 of the first team in round r + 1,
 * counted from 1, and negative if the opponent moves first.
 */
type SignedTable = readonly (readonly number[])[];

/**
 * The tables that follow no rule ("Standard Scheveningen tables",
 * https://en.wikipedia.org/wiki/Scheveningen_system): in round n player 1 of the first team meets
 * player n of the other. Those for 3, 4, 5, 7 and 8 boards follow from the rules of
 * `board-table.ts`. `board-table.test.ts` lists those compared with the printed ones.
 */
const PRINTED_TABLES: ReadonlyMap<number, SignedTable> = new Map([
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
