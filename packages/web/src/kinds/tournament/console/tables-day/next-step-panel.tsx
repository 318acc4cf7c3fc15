import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { CloseDialog } from "../day/close-dialog.tsx";
import { Reopen, RunButton, TargetLink } from "../day/next-step-panel.tsx";
import { dayTexts } from "../day/texts.ts";
import type { TablesDayModel } from "./model.ts";
import type { TablesStep } from "./next-step.ts";
import { tablesDayTexts } from "./texts.ts";

interface NextStepProps {
  readonly model: TablesDayModel;
  readonly page: PageFrame;
}

/** The one button: Enter does what comes next. */
export const TablesNextStep = ({ model, page }: NextStepProps): VNode => {
  const t = dayTexts[page.language];
  const own = tablesDayTexts[page.language];
  const { send } = useConsole();
  const { next } = model;
  const base = competitionPath(page.competition?.id ?? "", "console");
  const draft = async (): Promise<void> => {
    if ((await send({ type: "draft-round" })).ok) location.assign(`${base}/stage`);
  };
  const [closing, setClosing] = useState(false);
  const target = targetOf(next, base, competitionPath(page.competition?.id ?? ""));
  const run = (): void => {
    if (next.kind === "draft") void draft();
    else if (next.kind === "close") setClosing(true);
    else if (target !== null) location.assign(target);
  };
  useShortcuts([{ key: "n", text: t.run, run }]);
  const text = own.steps[next.kind](model.nextStage);
  const count = countOf(next, page);
  return (
    <section class="card next-step" aria-labelledby="next-step">
      <h2 id="next-step">{t.nextTitle}</h2>
      <div class="cluster">
        {target === null ? (
          <RunButton key={next.kind} text={text} onRun={run} />
        ) : (
          <TargetLink key={next.kind} text={text} href={target} />
        )}
        {count !== "" && <span class="tally">{count}</span>}
        {next.kind === "check-in" && (
          <button type="button" onClick={() => void draft()}>
            {own.drawAnyway(model.nextStage)}
          </button>
        )}
        {next.kind === "closed" && <Reopen page={page} />}
      </div>
      {closing && <CloseDialog page={page} onClose={() => setClosing(false)} />}
      {model.obstacle !== "" && <p class="note">{model.obstacle}</p>}
      {next.kind === "closed" && <p class="note">{t.closed}</p>}
    </section>
  );
};

/** The page where the step is done; null where the button does it itself. */
const targetOf = (next: TablesStep, base: string, open: string): string | null => {
  switch (next.kind) {
    case "enter-entries":
    case "check-in":
    case "stuck":
      return `${base}/entries`;
    case "seat":
    case "publish":
      return `${base}/stage`;
    case "enter-results":
    case "confirm":
      return `${base}/results`;
    case "closed":
      return `${open}/standings`;
    case "draft":
    case "close":
      return null;
  }
};

const countOf = (next: TablesStep, page: PageFrame): string => {
  const own = tablesDayTexts[page.language];
  switch (next.kind) {
    case "check-in":
      return dayTexts[page.language].notPresent(next.missing);
    case "seat":
      return own.unseated(next.unseated);
    case "enter-results":
      return own.missing(next.missing);
    case "confirm":
      return own.reported(next.reported);
    default:
      return "";
  }
};
