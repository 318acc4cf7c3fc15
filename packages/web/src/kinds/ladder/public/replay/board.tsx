import type { VNode } from "preact";

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

/** Chess pieces as outlines in a square of 45, drawn for this program. */
const PIECES: Readonly<Record<string, string>> = {
  p: "M22.5 8a6 6 0 0 0-4 10.4c-3 1.6-4.5 4-4.5 6.6h4c0 5-2 8-6 11v3h21v-3c-4-3-6-6-6-11h4c0-2.600-1.500-5-4.500-6.600A6 6 0 0 0 22.500 8z",
  r: "M10 8v9l4 4v11l-4 4v4h25v-4l-4-4V21l4-4V8h-5v4h-5V8h-5v4h-5V8z",
  n: "M20 7l-2 4c-6 3-9 9-10 15l3 3 4-1 3-3 4-1c-1 5-7 7-8 13v3h22V34c0-12-3-20-12-22z",
  b: "M22.500 4a3 3 0 0 0-2 5.300c-5 3.700-7.500 8-7.500 12.700 0 3 1.500 5 4 7l-1 4h-6v7h25v-7h-6l-1-4c2.500-2 4-4 4-7 0-4.700-2.500-9-7.500-12.700a3 3 0 0 0-2-5.300z",
  q: "M22.500 5a3 3 0 0 0-1.500 5.600L17 22 11.600 12.800a3 3 0 1 0-3 .7L12 32l-2 3v5h25v-5l-2-3 3.400-18.500a3 3 0 1 0-3-.7L28 22l-4-11.400A3 3 0 0 0 22.500 5z",
  k: "M21 3v4h-4v3h4v5c-2-2-5-3-8-2-5 1.500-6.500 7-4 12 1 2.500 2.500 5 3 7l-2 3v5h25v-5l-2-3c.5-2 2-4.500 3-7 2.500-5 1-10.500-4-12-3-1-6 0-8 2v-5h4V7h-4V3z",
};
