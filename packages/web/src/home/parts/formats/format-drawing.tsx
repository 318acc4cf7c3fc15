import type { VNode } from "preact";
import { type Drawing, drawings, type Shape } from "./drawings.ts";

/** The picture of a way to play. Its name stands beside it. */
export const FormatDrawing = ({ drawing }: { readonly drawing: Drawing }): VNode => (
  <svg class="format-drawing" viewBox="0 0 64 48" aria-hidden="true" focusable="false">
    {drawings[drawing].map(drawn)}
  </svg>
);

const drawn = (shape: Shape, key: number): VNode => {
  switch (shape.kind) {
    case "rect": {
      const [x, y, width, height, rx] = shape.at;
      return (
        <rect key={key} class={shape.class} x={x} y={y} width={width} height={height} rx={rx} />
      );
    }
    case "circle": {
      const [cx, cy, r] = shape.at;
      return <circle key={key} class={shape.class} cx={cx} cy={cy} r={r} />;
    }
    case "path":
      return <path key={key} class={shape.class} d={shape.d} stroke-dasharray={shape.dash} />;
  }
};
