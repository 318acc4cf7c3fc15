import type { VNode } from "preact";
import type { Band } from "../../shell/page.ts";

/** Current activity, its progress, what is next; always in this order. */
export const StateLine = ({ state: { now, progress, next } }: Pick<Band, "state">): VNode => (
  <p class="state-line">
    {now !== null && <span class="state-now">{now}</span>}
    {progress !== null && <span>{progress}</span>}
    {next !== null && <span class="state-next">{next}</span>}
  </p>
);
