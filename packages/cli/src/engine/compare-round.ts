import type { RecordedRound } from "@losfee/files/trf";
import type { NumberedRound, Numbering } from "./pairing-lines.ts";

/** A board that differs: the rules' pair and the file's, as `white - black`. */
export interface BoardDifference {
  /** Empty if the file has more boards. */
  readonly expected: string;
  /** Empty if the file has fewer boards. */
  readonly found: string;
}

/** A pair by starting rank; `black` 0 is the bye. */
interface Board {
  readonly white: number;
  readonly black: number;
  readonly coloured: boolean;
}

/**
 * Returns deviations of a recorded round from the rules, each expected pair with one of the same
 * players, if one is left. Colours count if the file has them. O(boards).
 */
export const compareRound = (
  round: NumberedRound,
  { startingRankOf }: Numbering,
  recorded: RecordedRound,
): readonly BoardDifference[] => {
  const expected = round.pairs.map(({ white, black }): Board => {
    const numbers = { white: startingRankOf(white.number), black: startingRankOf(black.number) };
    return { ...numbers, coloured: true };
  });
  if (round.bye !== null) {
    expected.push({ white: startingRankOf(round.bye), black: 0, coloured: true });
  }
  const found: readonly Board[] = [
    ...recorded.pairs,
    ...recorded.byes.map((white) => ({ white, black: 0, coloured: true })),
  ];
  const foundOf = new Map(found.flatMap((board) => playersOf(board).map((it) => [it, board])));
  const sameAs = (board: Board): Board | undefined =>
    playersOf(board)
      .map((player) => foundOf.get(player))
      .find((other) => other !== undefined && isSame(board, other));
  const matched = new Set(expected.map(sameAs));
  const left = new Set(found.filter((board) => !matched.has(board)));
  const differences = expected
    .filter((board) => sameAs(board) === undefined)
    .map((board): BoardDifference => {
      const other = playersOf(board)
        .map((player) => foundOf.get(player))
        .find((each) => each !== undefined && left.delete(each));
      return { expected: textOf(board), found: other === undefined ? "" : textOf(other) };
    });
  return [...differences, ...[...left].map((board) => ({ expected: "", found: textOf(board) }))];
};

const playersOf = ({ white, black }: Board): readonly number[] =>
  black === 0 ? [white] : [white, black];

const isSame = (one: Board, other: Board): boolean =>
  (one.white === other.white && one.black === other.black) ||
  (!other.coloured && one.white === other.black && one.black === other.white);

const textOf = ({ white, black }: Board): string => `${white} - ${black === 0 ? "bye" : black}`;
