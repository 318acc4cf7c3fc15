import type { VNode } from "preact";
import type { PyramidLevel, PyramidSeat } from "./pyramid-levels.ts";
import type { PyramidReach } from "./pyramid-reach.ts";

/** Width of a drawn seat with the gap to the next. */
const WIDTH = 20;
const HEIGHT = 11;
const GAP = 2;

/** The pyramid as a small drawing without names; `label` describes it. */
export const SmallPyramid = ({
  levels,
  reach,
  label,
}: {
  readonly levels: readonly PyramidLevel[];
  readonly reach: PyramidReach | null;
  readonly label: string;
}): VNode => {
  const width = Math.max(1, ...levels.map(({ seats }) => seats.length)) * WIDTH;
  return (
    <svg
      class="small-pyramid"
      viewBox={`0 0 ${width} ${levels.length * HEIGHT}`}
      role="img"
      aria-label={label}
    >
      {levels.flatMap(({ seats }, row) =>
        seats.map((seat, column) => (
          <rect
            key={seat.label}
            class={`small-seat ${stateOf(seat, reach)}`}
            x={(width - seats.length * WIDTH) / 2 + column * WIDTH + GAP / 2}
            y={row * HEIGHT + GAP / 2}
            width={WIDTH - GAP}
            height={HEIGHT - GAP}
            rx={1}
          />
        )),
      )}
    </svg>
  );
};

const stateOf = (
  { label, player }: PyramidSeat,
  reach: PyramidReach | null,
): "chosen" | "can" | "cannot" | "vacant" | "other" => {
  if (reach?.seat === label) return "chosen";
  const option = reach?.options.find((one) => one.label === label);
  if (option !== undefined) return option.reason === null ? "can" : "cannot";
  return player === null ? "vacant" : "other";
};
