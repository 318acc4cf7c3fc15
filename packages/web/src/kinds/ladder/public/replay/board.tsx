import type { VNode } from "preact";
import { PIECES } from "./pieces.ts";

interface BoardProps {
  /** Piece placement, the first field of a FEN. */
  readonly pieces: string;
  /** Highlighted squares, `e4`. */
  readonly squares: readonly string[];
  /** True for Black's view. */
  readonly turned: boolean;
  readonly label: string;
}

const FILES = "abcdefgh";

/** A drawn chess position. */
export const Board = ({ pieces, squares, turned, label }: BoardProps): VNode => (
  <svg class="chess-board" viewBox="-0.5 0 8.5 8.5" role="img" aria-label={label}>
    {placed(pieces).map(({ square, piece, file, rank }) => {
      const [x, y] = turned ? [7 - file, rank] : [file, 7 - rank];
      const dark = (file + rank) % 2 === 0;
      const kind = squares.includes(square) ? "marked" : dark ? "dark" : "light";
      return (
        <g key={square} transform={`translate(${x} ${y})`}>
          <rect width="1" height="1" class={`square ${kind}`} />
          {piece !== null && (
            <path
              class={piece === piece.toUpperCase() ? "piece white" : "piece black"}
              transform="scale(0.02222)"
              d={PIECES[piece.toLowerCase()]}
            />
          )}
        </g>
      );
    })}
    {Array.from(FILES, (file, index) => (
      <text key={file} class="board-label" x={(turned ? 7 - index : index) + 0.5} y={8.35}>
        {file}
      </text>
    ))}
    {Array.from(FILES, (_, index) => (
      <text key={index} class="board-label" x={-0.25} y={(turned ? index : 7 - index) + 0.6}>
        {index + 1}
      </text>
    ))}
  </svg>
);

interface PlacedSquare {
  readonly square: string;
  readonly piece: string | null;
  readonly file: number;
  /** From 0: White's first rank. */
  readonly rank: number;
}

/** Returns every square with its piece. */
const placed = (pieces: string): readonly PlacedSquare[] =>
  pieces.split("/").flatMap((row, index) => {
    const rank = 7 - index;
    const contents = Array.from(row, (sign) =>
      /\d/.test(sign) ? Array.from({ length: Number(sign) }, () => null) : [sign],
    ).flat();
    return contents.map((piece, file) => ({
      square: `${FILES[file]}${rank + 1}`,
      piece,
      file,
      rank,
    }));
  });
