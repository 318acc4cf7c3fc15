import type { VNode } from "preact";
import type { StageChoice } from "./stages.ts";

/** A row of stages to choose from; the one shown is marked. */
export const StageTabs = ({
  label,
  stages,
  current,
  href,
}: {
  readonly label: string;
  readonly stages: readonly StageChoice[];
  /** null where something else is shown. */
  readonly current: number | null;
  readonly href: (stage: number) => string;
}): VNode | null =>
  stages.length < 2 ? null : (
    <nav class="round-tabs" aria-label={label}>
      {stages.map(({ stage, label: text }) => (
        <a key={stage} href={href(stage)} aria-current={stage === current ? "page" : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
