/** Pairs of a group round: places in class order, 0 (letter A) the strongest class. */
type GroupRound = readonly (readonly [number, number])[];

/** The three rounds of a group; a place missing from a round has the bye. */
export type GroupTable = readonly [GroupRound, GroupRound, GroupRound];

/** Number of rounds that every group plays. */
export const GROUP_ROUNDS = 3;

const [A, B, C, D, E, F] = [0, 1, 2, 3, 4, 5];

const GROUP_OF_THREE: GroupTable = [[[A, C]], [[A, B]], [[C, B]]];

/** Annex A prints "C gegen B" for the third round, in which B already meets A: it means C–D. */
const GROUP_OF_FOUR: GroupTable = [
  [
    [A, D],
    [B, C],
  ],
  [
    [A, C],
    [B, D],
  ],
  [
    [A, B],
    [C, D],
  ],
];

const GROUP_OF_FIVE: GroupTable = [
  [
    [A, E],
    [B, D],
  ],
  [
    [A, C],
    [B, E],
  ],
  [
    [A, B],
    [C, D],
  ],
];

const GROUP_OF_SIX: GroupTable = [
  [
    [A, F],
    [B, C],
    [D, E],
  ],
  [
    [A, D],
    [B, E],
    [C, F],
  ],
  [
    [A, B],
    [C, D],
    [E, F],
  ],
];

const TABLES: Readonly<Record<number, GroupTable>> = {
  3: GROUP_OF_THREE,
  4: GROUP_OF_FOUR,
  5: GROUP_OF_FIVE,
  6: GROUP_OF_SIX,
};

/** Returns the table of a group of `size` players (annex A); undefined unless 3, 4, 5 or 6. */
export const tableFor = (size: number): GroupTable | undefined => TABLES[size];

/** "A" for place 0, "B" for place 1 … */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);
