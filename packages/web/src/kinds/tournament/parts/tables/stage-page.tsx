import type { ComponentChildren, VNode } from "preact";
import type { PageFrame } from "../../../../shell/page.ts";
import { StageTabs } from "./stage-tabs.tsx";
import type { StageChoice } from "./stages.ts";
import { tableTexts } from "./texts.ts";

/** A page about one stage: its title, the stages to choose from, and what there is once one is published. */
export const StagePage = ({
  title,
  stages,
  current,
  href,
  aside,
  page,
  children,
}: {
  readonly title: string;
  readonly stages: readonly StageChoice[];
  /** null before the first. */
  readonly current: number | null;
  readonly href: (stage: number) => string;
  /** Beside the title. */
  readonly aside?: ComponentChildren;
  readonly page: PageFrame;
  readonly children: ComponentChildren;
}): VNode => (
  <>
    <header class="page-head">
      <h1>{title}</h1>
      {aside}
    </header>
    <StageTabs
      label={tableTexts[page.language].stages}
      stages={stages}
      current={current}
      href={href}
    />
    {current === null ? <p class="empty">{tableTexts[page.language].noStage}</p> : children}
  </>
);
