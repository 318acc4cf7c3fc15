import type { VNode } from "preact";

/** State of a contest in the round. */
export type StripMark = "in" | "new" | "missing";

interface StripProps {
  /** The marks in words. */
  readonly label: string;
  /** A mark for each contest, in order. */
  readonly marks: readonly StripMark[];
}

/** One small lot per contest, instead of a progress bar. */
export const Strip = ({ label, marks }: StripProps): VNode => (
  <div class="strip" role="img" aria-label={label}>
    {marks.map((mark, index) => (
      <i key={index} class={mark} />
    ))}
  </div>
);
