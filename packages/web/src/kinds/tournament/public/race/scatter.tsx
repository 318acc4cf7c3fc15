import type { VNode } from "preact";
import { axisTicks } from "./axis-ticks.ts";
import { Mark } from "./mark.tsx";
import type { PerformanceLine } from "./page.ts";
import { spreadLabels } from "./spread-labels.ts";

const HEIGHT = 380;
const INSET = 14;
const BELOW = 28;

/** Ratings to the right, performances upwards, on one scale; the diagonal is "as expected". */
export const Scatter = ({
  label,
  performances,
  chosen,
}: {
  readonly label: string;
  readonly performances: readonly PerformanceLine[];
  /** Dots with a name, in the order of their marks. */
  readonly chosen: readonly number[];
}): VNode => {
  const ratings = rangeOf(performances.map(({ rating }) => rating));
  const values = rangeOf(performances.map(({ performance }) => performance));
  const x = (rating: number): number => 3 + 94 * ratings.share(rating);
  const y = (value: number): number =>
    Math.round(INSET + (HEIGHT - 2 * INSET) * (1 - values.share(value)));
  const named = chosen.flatMap((entry, place) => {
    const found = performances.find((one) => one.entry === entry);
    return found === undefined ? [] : [{ ...found, place }];
  });
  const places = spreadLabels(
    named.map(({ performance, name }) => ({
      at: y(performance),
      height: 22 * Math.ceil(name.length / 22),
    })),
    HEIGHT,
  );
  return (
    <div class="race-chart race-scatter" role="img" aria-label={label}>
      <svg class="race-axis" width="100%" height={HEIGHT + BELOW} aria-hidden="true">
        {axisTicks(values.least, values.most).map((value) => (
          <text key={value} x="100%" y={y(value)} dy="0.35em" text-anchor="end">
            {value}
          </text>
        ))}
      </svg>
      <svg class="race-plot" width="100%" height={HEIGHT + BELOW} aria-hidden="true">
        <svg class="race-frame" aria-hidden="true" width="100%" height={HEIGHT}>
          <rect width="100%" height={HEIGHT} />
          <line
            class="race-diagonal"
            x1={`${x(ratings.least)}%`}
            y1={y(ratings.least)}
            x2={`${x(ratings.most)}%`}
            y2={y(ratings.most)}
          />
        </svg>
        {axisTicks(ratings.least, ratings.most).map((rating) => (
          <text key={rating} x={`${x(rating)}%`} y={HEIGHT + 20} text-anchor="middle">
            {rating}
          </text>
        ))}
        {performances
          .filter(({ entry }) => !chosen.includes(entry))
          .map(({ entry, rating, performance }) => (
            <circle
              key={entry}
              class="race-dot"
              cx={`${x(rating).toFixed(1)}%`}
              cy={y(performance)}
              r="4"
            />
          ))}
        {named.map(({ entry, place, rating, performance }) => (
          <Mark key={entry} place={place} x={`${x(rating).toFixed(1)}%`} y={y(performance)} />
        ))}
      </svg>
      <svg class="race-labels" width="100%" height={HEIGHT + BELOW} aria-hidden="true">
        {named.map(({ entry, place, name, performance }, index) => (
          <g key={entry} class={`race-${place}`}>
            <foreignObject x="16" y={(places[index] ?? 0) - 12} width="100%" height="24">
              <div class="race-label">
                <span class="race-rank">{performance}</span> <span class="race-name">{name}</span>
              </div>
            </foreignObject>
          </g>
        ))}
      </svg>
    </div>
  );
};

interface Range {
  readonly least: number;
  readonly most: number;
  /** From 0 to 1. */
  readonly share: (value: number) => number;
}

const rangeOf = (numbers: readonly number[]): Range => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const width = Math.max(1, most - least);
  return { least, most, share: (value) => (value - least) / width };
};
