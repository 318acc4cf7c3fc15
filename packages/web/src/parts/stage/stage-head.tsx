import type { ComponentChildren, VNode } from "preact";
import type { Band } from "../../shell/page.ts";
import { usePage } from "../../shell/page-context.ts";
import { isEarlier } from "./is-earlier.ts";
import { Roll } from "./roll.tsx";

interface StageHeadProps {
  readonly title: ComponentChildren;
  /** Subtitle: subject of the page. */
  readonly meta?: ComponentChildren;
  /** On the stage next to the title: a numeral, the champion. */
  readonly children?: ComponentChildren;
  /** Larger, for an event's front page. */
  readonly large?: boolean;
}

/**
 * The stage at the top of a public page, in the event's colour: title, progress, and the band of
 * rounds. It continues the masthead and is torn off below.
 */
export const StageHead = ({ title, meta, children, large }: StageHeadProps): VNode => {
  const page = usePage();
  const band = page.competition?.band ?? null;
  return (
    <header class={large ? "stage large" : "stage"}>
      <div class="stage-title">
        <div>
          <h1>{title}</h1>
          {meta !== undefined && <p class="stage-meta">{meta}</p>}
        </div>
        {!large && band !== null && <StateLine band={band} />}
        {children}
      </div>
      {band !== null && <Roll band={band} />}
      {large && band !== null && <StateLine band={band} />}
    </header>
  );
};

/**
 * Current activity, its progress, what is next; always in this order. Not on the paper of an earlier
 * round, which is about something else.
 */
const StateLine = ({ band }: { readonly band: Band }): VNode => {
  const { now, progress, next } = band.state;
  return (
    <p class={isEarlier(band) ? "state-line no-print" : "state-line"}>
      {now !== null && <span class="state-now">{now}</span>}
      {progress !== null && <span>{progress}</span>}
      {next !== null && <span class="state-next">{next}</span>}
    </p>
  );
};
