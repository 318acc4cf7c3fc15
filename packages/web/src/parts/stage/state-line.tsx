import type { VNode } from "preact";
import type { Band } from "../../shell/page.ts";
import { isEarlier } from "./is-earlier.ts";

/**
 * Current activity, its progress, what is next; always in this order. Not on the paper of an earlier
 * round, which is about something else.
 */
export const StateLine = ({ band }: { readonly band: Band }): VNode => {
  const { now, progress, next } = band.state;
  return (
    <p class={isEarlier(band) ? "state-line no-print" : "state-line"}>
      {now !== null && <span class="state-now">{now}</span>}
      {progress !== null && <span>{progress}</span>}
      {next !== null && <span class="state-next">{next}</span>}
    </p>
  );
};
