import type { ComponentChildren, VNode } from "preact";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import { tableTexts } from "./texts.ts";

interface StagePageProps {
  readonly title: string;
  /** Whether a stage is published yet. */
  readonly isPublished: boolean;
  /** Beside what is shown: how to choose its order. */
  readonly aside?: ComponentChildren;
  readonly page: PageFrame;
  readonly children: ComponentChildren;
}

/** A page about one stage, which is chosen in the band of rounds: its title, and what there is once it is published. */
export const StagePage = ({ title, isPublished, aside, page, children }: StagePageProps): VNode => (
  <>
    <StageHead title={title} page={page} />
    {aside !== undefined && <div class="page-head">{aside}</div>}
    {isPublished ? children : <p class="empty">{tableTexts[page.language].noStage}</p>}
  </>
);
