import type { ComponentChildren, VNode } from "preact";
import type { PageFrame } from "../../shell/page.ts";
import { Roll } from "./roll.tsx";
import { StateLine } from "./state-line.tsx";

interface StageHeadProps {
  readonly title: ComponentChildren;
  readonly page: PageFrame;
  /** Under the title, quietly: of whom or what the page tells. */
  readonly meta?: ComponentChildren;
  /** What stands on the stage beside the title: a numeral, the champion. */
  readonly children?: ComponentChildren;
  /** The front page of an event is larger. */
  readonly large?: boolean;
}

/**
 * The stage at the top of a public page, in the event's colour: its title, how far the event is, and
 * the band of rounds. It goes on from the masthead and is torn off below.
 */
export const StageHead = ({ title, page, meta, children, large }: StageHeadProps): VNode => {
  const band = page.competition?.band ?? null;
  return (
    <header class={large ? "stage large" : "stage"}>
      <div class="stage-title">
        <div>
          <h1>{title}</h1>
          {meta !== undefined && <p class="stage-meta">{meta}</p>}
        </div>
        {!large && band !== null && <StateLine state={band.state} />}
        {children}
      </div>
      {band !== null && <Roll band={band} page={page} />}
      {large && band !== null && <StateLine state={band.state} />}
    </header>
  );
};
