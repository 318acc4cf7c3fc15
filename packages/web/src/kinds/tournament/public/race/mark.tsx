import type { VNode } from "preact";

/** Six distinct shapes, by the place of a line among the coloured ones. */
const SHAPES = [
  "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z",
  "M-5.5 -5.5h11v11h-11z",
  "M0 -7l7 12h-14z",
  "M0 -7.5l7.5 7.5l-7.5 7.5l-7.5 -7.5z",
  "M0 7l7 -12h-14z",
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
];

/** The mark of a line, at `x` (a share of the width) and `y` (pixels). */
export const Mark = ({
  place,
  x,
  y,
}: {
  readonly place: number;
  readonly x: string;
  readonly y: number;
}): VNode => (
  <svg aria-hidden="true" class={`race-mark race-${place}`} x={x} y={y} overflow="visible">
    <path d={SHAPES[place]} />
  </svg>
);

/** The mark in running text. */
export const InlineMark = ({ place }: { readonly place: number }): VNode => (
  <svg class="race-key" width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
    <g class={`race-mark race-${place}`}>
      <path d={SHAPES[place]} />
    </g>
  </svg>
);
