import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import type { ComponentChildren, VNode } from "preact";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { useLanguage } from "../../../../shell/page-context.ts";

interface StagePageProps {
  readonly title: string;
  /** True if a stage is published. */
  readonly isPublished: boolean;
  /** Controls next to the content, such as the choice of its order. */
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A page about one stage from the band of rounds: its title, and its content once published. */
export const StagePage = ({ title, isPublished, aside, children }: StagePageProps): VNode => {
  const language = useLanguage();
  return (
    <>
      <StageHead title={title} />
      {aside !== undefined && <div class="page-head">{aside}</div>}
      {isPublished ? children : <p class="empty">{tableTexts[language].noStage}</p>}
    </>
  );
};
