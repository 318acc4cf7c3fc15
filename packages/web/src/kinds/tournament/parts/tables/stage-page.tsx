import type { ComponentChildren, ComponentProps, VNode } from "preact";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import { StageTabs } from "./stage-tabs.tsx";
import { tableTexts } from "./texts.ts";

/** A page about one stage: its title, the stages to choose from, and what there is once one is published. */
export const StagePage = ({
  title,
  aside,
  page,
  children,
  ...tabs
}: Omit<ComponentProps<typeof StageTabs>, "label" | "all"> & {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ComponentChildren;
  readonly page: PageFrame;
  readonly children: ComponentChildren;
}): VNode => (
  <>
    <StageHead title={title} page={page} />
    {aside !== undefined && <div class="page-head">{aside}</div>}
    <StageTabs label={tableTexts[page.language].stages} {...tabs} />
    {tabs.current === null ? <p class="empty">{tableTexts[page.language].noStage}</p> : children}
  </>
);
