import type { VNode } from "preact";
import { Mark } from "./mark.tsx";
import { spreadLabels } from "./spread-labels.ts";

/** A line of a chart: one height per step, in pixels from the top; null for a gap. */
export interface ChartLine {
  readonly key: number;
  readonly heights: readonly (number | null)[];
}

/** A coloured line, with the label at its end. */
export interface MarkedLine extends ChartLine {
  readonly rank: number;
  readonly name: string;
  readonly value: string;
}

/** A tick of an axis. */
export interface Tick {
  readonly at: number;
  readonly label: string;
}

export interface LineChartProps {
  /** Text alternative of the picture. */
  readonly label: string;
  /** In pixels. */
  readonly height: number;
  /** Labels of the steps. */
  readonly steps: readonly string[];
  /** Steps at which stages begin. */
  readonly stages: readonly { readonly label: string; readonly firstStep: number }[];
  readonly ticks: readonly Tick[];
  /** A tinted band from the top, so many pixels high. */
  readonly band?: number;
  readonly others: readonly ChartLine[];
  readonly marked: readonly MarkedLine[];
}

/** Width of the drawing, which stretches to fill the page. */
const WIDTH = 1000;
const MARGIN = 14;
/** Room above the drawing: two lines of stage labels. */
const ABOVE = 40;
const BELOW = 28;

/**
 * Lines over the steps of a race, each coloured with its own mark at both ends and its name at the
 * end. The drawing stretches; text and marks do not, to stay readable on any screen.
 */
export const LineChart = (props: LineChartProps): VNode => {
  const { label, height, steps, ticks, band, others, marked } = props;
  const x = scaleOf(steps.length);
  return (
    <div class="race-chart" role="img" aria-label={label}>
      <svg class="race-axis" width="100%" height={height + ABOVE + BELOW} aria-hidden="true">
        {ticks.map(({ at, label: text }) => (
          <text key={text} x="100%" y={ABOVE + at} dy="0.35em" text-anchor="end">
            {text}
          </text>
        ))}
      </svg>
      <svg class="race-plot" width="100%" height={height + ABOVE + BELOW} aria-hidden="true">
        {band !== undefined && (
          <rect class="race-band" x="0" y={ABOVE} width="100%" height={band} />
        )}
        <Stages {...props} />
        {steps.map((text, index) => (
          <text
            key={index}
            class={isMinor(index, steps.length) ? "minor" : undefined}
            x={percent(x(index))}
            y={ABOVE + height + 20}
            text-anchor="middle"
          >
            {text}
          </text>
        ))}
        <svg
          aria-hidden="true"
          y={ABOVE}
          width="100%"
          height={height}
          viewBox={`0 0 ${WIDTH} ${height}`}
          preserveAspectRatio="none"
        >
          <path class="race-others" d={others.map((line) => pathOf(line, x)).join("")} />
          {marked.toReversed().map((line) => {
            const place = marked.indexOf(line);
            return (
              <g key={line.key} class={`race-line race-${place}`}>
                <path class="race-halo" d={pathOf(line, x)} />
                <path class="race-ink" d={pathOf(line, x)} />
                <path class="race-rest" d={restOf(line, x)} />
              </g>
            );
          })}
        </svg>
        {marked.toReversed().map((line) => {
          const place = marked.indexOf(line);
          return endsOf(line).map(({ step, height: at }) => (
            <Mark
              key={`${line.key}-${step}`}
              place={place}
              x={percent(x(step))}
              y={ABOVE + Math.round(at)}
            />
          ));
        })}
      </svg>
      <Labels marked={marked} height={height} />
    </div>
  );
};

/** The names at the ends of the lines, spread apart. */
const Labels = ({ marked, height }: Pick<LineChartProps, "marked" | "height">): VNode => {
  const ends = marked.map((line) => line.heights.findLast((one) => one !== null) ?? 0);
  const places = spreadLabels(
    marked.map(({ name, value }, index) => ({
      at: ends[index] ?? 0,
      height: 22 * Math.ceil((name.length + value.length + 4) / 30),
    })),
    height,
  );
  return (
    <svg class="race-labels" width="100%" height={height + ABOVE + BELOW} aria-hidden="true">
      {marked.map(({ key, rank, name, value }, index) => {
        const [from, to] = [ABOVE + Math.round(ends[index] ?? 0), ABOVE + (places[index] ?? 0)];
        return (
          <g key={key} class={`race-${index}`}>
            {Math.abs(from - to) > 1 && <path class="race-lead" d={`M0 ${from}L12 ${to}`} />}
            <foreignObject x="16" y={to - 12} width="100%" height="24">
              <div class="race-label">
                <span class="race-rank">{rank}</span> <span class="race-name">{name}</span>{" "}
                <span class="race-value">{value}</span>
              </div>
            </foreignObject>
          </g>
        );
      })}
    </svg>
  );
};

/** Starts of stages: dotted lines, with the names above in two alternating rows. */
const Stages = ({ stages, steps, height }: LineChartProps): VNode => {
  const x = scaleOf(steps.length);
  return (
    <>
      {stages.length > 1 &&
        stages.map(({ label, firstStep }, index) => {
          const at = firstStep === 0 ? 0 : (x(firstStep - 1) + x(firstStep)) / 2;
          const isLate = at > WIDTH * 0.75;
          return (
            <g key={firstStep} class="race-stage">
              {firstStep > 0 && (
                <line
                  x1={percent(at)}
                  x2={percent(at)}
                  y1={index % 2 === 0 ? 4 : 22}
                  y2={ABOVE + height}
                />
              )}
              <text
                x={percent(at)}
                dx={isLate ? -6 : firstStep === 0 ? 0 : 6}
                y={index % 2 === 0 ? 15 : 33}
                text-anchor={isLate ? "end" : "start"}
              >
                {label}
              </text>
            </g>
          );
        })}
    </>
  );
};

/** Horizontal scale: the first step near the left edge, the last near the right one. */
const scaleOf =
  (steps: number) =>
  (step: number): number =>
    steps < 2 ? WIDTH / 2 : Math.round(MARGIN + (step * (WIDTH - 2 * MARGIN)) / (steps - 1));

const percent = (at: number): string => `${Math.round(at) / 10}%`;

/** Narrow screens fit eight step numbers: the last, and every nth before it. */
const isMinor = (index: number, steps: number): boolean =>
  (steps - 1 - index) % Math.ceil(steps / 8) !== 0;

/** Consecutive steps as a curve that is level at every step. */
const pathOf = ({ heights }: ChartLine, x: (step: number) => number): string => {
  let path = "";
  for (const [step, height] of heights.entries()) {
    if (height === null) continue;
    const y = Math.round(height);
    const before = heights[step - 1] ?? null;
    const middle = Math.round((x(step - 1) + x(step)) / 2);
    path +=
      before === null
        ? `M${x(step)} ${y}`
        : `C${middle} ${Math.round(before)} ${middle} ${y} ${x(step)} ${y}`;
  }
  return path;
};

/** From the end of a line that ends early to the edge, next to its name. */
const restOf = ({ heights }: ChartLine, x: (step: number) => number): string => {
  const last = heights.findLastIndex((one) => one !== null);
  return `M${x(last)} ${Math.round(heights[last] ?? 0)}H${WIDTH}`;
};

const endsOf = ({ heights }: ChartLine): readonly { step: number; height: number }[] => {
  const steps = [
    heights.findIndex((one) => one !== null),
    heights.findLastIndex((one) => one !== null),
  ];
  return [...new Set(steps)].map((step) => ({ step, height: heights[step] ?? 0 }));
};
