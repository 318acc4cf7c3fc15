import type { VNode } from "preact";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { whyTitle } from "../../parts/why-form.tsx";
import type { WhyModel } from "../../public/why/page.ts";
import { RoundNote, WhyBody } from "../../public/why/view.tsx";

/** Answers questions of players and coaches even before the round is published. */
export const ConsoleWhyView = ({ model }: PageProps<WhyModel>): VNode => {
  const page = usePage();
  return (
    <ConsolePage title={whyTitle(model, page)} aside={<RoundNote model={model} />}>
      <WhyBody model={model} />
    </ConsolePage>
  );
};
