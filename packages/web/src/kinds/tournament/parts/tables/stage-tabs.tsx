import type { VNode } from "preact";
import type { StageChoice } from "./stages.ts";

interface StageTabsProps {
  readonly label: string;
  readonly stages: readonly StageChoice[];
  /** null if no single stage is shown. */
  readonly current: number | null;
  readonly href: (stage: number) => string;
  readonly all?: { readonly label: string; readonly href: string };
}

/** A row of stages and a view of all of them to choose from, with the current one marked. */
export const StageTabs = ({ label, stages, current, href, all }: StageTabsProps): VNode | null =>
  stages.length < 2 ? null : (
    <nav class="round-tabs" aria-label={label}>
      {stages.map(({ stage, label: text }) => (
        <a key={stage} href={href(stage)} aria-current={stage === current ? "page" : undefined}>
          {text}
        </a>
      ))}
      {all !== undefined && (
        <a href={all.href} aria-current={current === null ? "page" : undefined}>
          {all.label}
        </a>
      )}
    </nav>
  );
