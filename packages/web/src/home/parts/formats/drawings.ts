/** A shape of a drawing: its class, and the numbers of a rectangle, a circle or a path. */
export type Shape =
  | { readonly kind: "rect"; readonly class: string; readonly at: Rect }
  | { readonly kind: "circle"; readonly class: string; readonly at: Circle }
  | { readonly kind: "path"; readonly class: string; readonly d: string; readonly dash?: string };

/** x, y, width, height, radius of the corners. */
type Rect = readonly [number, number, number, number, number];

/** x and y of the centre, radius. */
type Circle = readonly [number, number, number];

// Fills: `a` the event's accent, `m` its tint, `o` an outline, `y` what is being played. Strokes: `s`
// strong, `t` thin.
const rect = (
  fill: string,
  x: number,
  y: number,
  width: number,
  height = width,
  r = 1.5,
): Shape => ({
  kind: "rect",
  class: fill,
  at: [x, y, width, height, r],
});
const circle = (fill: string, x: number, y: number, r: number): Shape => ({
  kind: "circle",
  class: fill,
  at: [x, y, r],
});
const path = (stroke: string, d: string, dash?: string): Shape => ({
  kind: "path",
  class: stroke,
  d,
  ...(dash === undefined ? {} : { dash }),
});

/** Rows of two seats joined by a line, the colours alternating. */
const pairs = (tops: readonly number[], inset: number, side: number): readonly Shape[] =>
  tops.flatMap((top, row) => [
    path("s", `M17 ${top + side / 2}H47`),
    rect(row % 2 === 0 ? "a" : "o", inset, top, side),
    rect(row % 2 === 0 ? "o" : "a", 64 - inset - side, top, side),
  ]);

/** A crosstable: `a` for a win, `m` for a loss, `o` on the diagonal. */
const crosstable = (
  rows: readonly string[],
  x: number,
  y: number,
  step: number,
): readonly Shape[] =>
  rows.flatMap((row, down) =>
    [...row].map((fill, right) => rect(fill, x + right * step, y + down * step, step - 1.4)),
  );

const bars = (
  fills: string,
  [x, y]: readonly [number, number],
  step: number,
  widths: readonly number[],
): readonly Shape[] =>
  widths.map((width, row) => rect(fills[row] ?? "m", x, y + row * step, width, step - 3));

/** A table with its seats. */
const table = ([x, y, r]: Circle, seats: readonly (readonly [string, number, number])[]) => [
  circle("m", x, y, r),
  ...seats.map(([fill, right, down]) => circle(fill, x + right, y + down, 3)),
];

const SIDES = [7, 24, 41];
const CORNERS = [8.8, -8.8];

const square = (x: number, winner: string): readonly Shape[] =>
  table(
    [x, 24, 10.5],
    CORNERS.flatMap((right) =>
      CORNERS.map((down) => [right > 0 && down < 0 ? winner : "a", right, down] as const),
    ),
  );

/** Small pictures of the ways to play: 64 × 48, in the colours of the event and the scheme. */
export const drawings = {
  swiss: [...pairs([3, 14, 28, 39], 10, 7), path("t", "M4 24.5h56", "2 3")],
  roundRobin: crosstable(["oaamm", "momaa", "aaomm", "ammoa", "mmamo"], 12, 4, 8.4),
  knockOut: [
    path("t", "M16 6h10v10h-10M26 11h12M16 32h10v10h-10M26 37h12M38 11v26"),
    path("s", "M16 16h10v-5h12v13h12"),
    path("s", "M16 32h10v5h12"),
    ...[rect("o", 8, 3, 7), rect("a", 8, 13, 7), rect("a", 8, 29, 7), rect("o", 8, 39, 7)],
    rect("y", 49, 19, 11, 11, 2),
  ],
  teamSwiss: [
    ...[rect("m", 6, 2, 15, 44, 3), rect("m", 43, 2, 15, 44, 3)],
    ...pairs([6, 16, 26, 36], 10, 6.5),
  ],
  league: [
    ...bars("ammmm", [16, 4], 8.5, [40, 34, 30, 22, 16]),
    path("s", "M7 11V4M4 7l3-3 3 3"),
    path("s", "M7 38v7M4 42l3 3 3-3"),
  ],
  scheveningen: [
    ...SIDES.flatMap((from) => SIDES.map((to) => path("t", `M17 ${from}L47 ${to}`))),
    path("s", "M17 7L47 24M17 24L47 41M17 41L47 7"),
    ...SIDES.flatMap((y) => [rect("a", 10, y - 4, 8), rect("o", 46, y - 4, 8)]),
  ],
  match: [
    ...[rect("a", 4, 10, 22, 28, 2), rect("o", 38, 10, 22, 28, 2)],
    ...[circle("a", 32, 20, 2), circle("a", 32, 29, 2)],
  ],
  championship: [
    ...[2, 9.5, 17].map((x) => rect("m", x, 6, 6, 36)),
    ...[26, 31, 36, 41].map((x) => rect("a", x, 10, 3.5, 28, 1)),
    ...[rect("m", 48, 15, 5, 18), rect("y", 56, 19, 7, 10)],
  ],
  newSwiss: [
    path("s", "M28 4C50 4 50 28 28 28"),
    path("s", "M28 12C54 12 54 36 28 36"),
    path("s", "M28 20C58 20 58 44 28 44"),
    ...[0, 1, 2, 3, 4, 5].map((row) => rect(row < 3 ? "a" : "m", 8, 1 + 8 * row, 18, 6)),
  ],
  kingLui: [
    ...table(
      [13, 13, 7],
      [
        ["a", 0, -9],
        ["a", 7.8, 4.5],
        ["a", -7.8, 4.5],
      ],
    ),
    ...table(
      [13, 37, 7],
      [
        ["a", 0, 9],
        ["a", 7.8, -4.5],
        ["a", -7.8, -4.5],
      ],
    ),
    path("s", "M27 25h9M33 21.5l3.5 3.5-3.5 3.5"),
    ...table(
      [51, 26, 8.5],
      [
        ["y", 0, -10.5],
        ["a", 9.1, 5.2],
        ["a", -9.1, 5.2],
      ],
    ),
  ],
  tables: [...square(16, "a"), ...square(48, "y")],
  groups: [
    ...crosstable(["omm", "moa", "mao"], 3, 4, 6),
    ...crosstable(["omm", "moa", "mao"], 3, 27, 6),
    path("s", "M26 12h8v24h-8M34 24h10"),
    rect("y", 46, 18, 12, 12, 2),
  ],
  keizer: [
    ...bars("mamam", [6, 3], 9, [46, 40, 34, 26, 20]),
    path("s", "M50 15c7 1 7 17-14 18M39 30l-3.5 3 3.5 3"),
  ],
  pyramid: [1, 2, 3, 4].flatMap((seats) =>
    Array.from({ length: seats }, (_, place) =>
      rect(
        seats === 1 ? "a" : seats === 3 && place === 1 ? "y" : "m",
        33 - 7.5 * seats + 15 * place,
        11.5 * seats - 9.5,
        13,
        9,
      ),
    ),
  ),
} as const satisfies Readonly<Record<string, readonly Shape[]>>;

export type Drawing = keyof typeof drawings;
