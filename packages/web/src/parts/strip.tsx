import type { VNode } from "preact";

/** How a contest of the round stands. */
export type StripMark = "in" | "new" | "missing";

interface StripProps {
  /** What the marks say, in words. */
  readonly label: string;
  /** A mark for each contest, in their order. */
  readonly marks: readonly StripMark[];
}

/** One small lot for each contest, instead of a bar of progress. */
export const Strip = ({ label, marks }: StripProps): VNode => (
  <div class="strip" role="img" aria-label={label}>
    {marks.map((mark, index) => (
      <i key={index} class={mark} />
    ))}
  </div>
);
