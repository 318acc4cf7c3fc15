import type { VNode } from "preact";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import type { WhyModel } from "../../public/why/model.ts";
import { RoundNote, WhyBody, whyTitle } from "../../public/why/view.tsx";

/** Answers questions of players and coaches even before the round is published. */
export const ConsoleWhyView = ({ model, page }: PageProps<WhyModel>): VNode => (
  <ConsolePage
    page={page}
    title={whyTitle(model, page)}
    aside={<RoundNote model={model} page={page} />}
  >
    <WhyBody model={model} page={page} />
  </ConsolePage>
);
