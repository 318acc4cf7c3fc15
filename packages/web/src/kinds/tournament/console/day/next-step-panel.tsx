import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { ReasonField, rememberReason } from "../../../../parts/console/reason-field.tsx";
import { useInitialFocus } from "../../../../parts/console/use-initial-focus.ts";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { CloseDialog } from "./close-dialog.tsx";
import type { DayModel } from "./model.ts";
import type { NextStep } from "./next-step.ts";
import { dayTexts } from "./texts.ts";

interface NextStepProps {
  readonly model: DayModel;
  readonly page: PageFrame;
}

/** The one button: Enter does what comes next. */
export const NextStepPanel = ({ model, page }: NextStepProps): VNode => {
  const t = dayTexts[page.language];
  const { send } = useConsole();
  const { next } = model;
  const base = competitionPath(page.competition?.id ?? "", "console");
  const draft = async (round: number): Promise<void> => {
    const answer = await send({ type: "draft-round" }, { progress: t.drafting(round) });
    const stays = answer.ok || answer.problem.code === "no-pairing-within-repeats";
    if (stays) location.assign(`${base}/rounds/${round}`);
  };
  const [closing, setClosing] = useState(false);
  const target = targetOf(next, base, competitionPath(page.competition?.id ?? ""));
  const run = (): void => {
    if (next.kind === "draft") void draft(next.round);
    else if (next.kind === "close") setClosing(true);
    else if (target !== null) location.assign(target);
  };
  useShortcuts([{ key: "n", text: t.run, run }]);
  const label = labelOf(next, page);
  return (
    <section class="card next-step" aria-labelledby="next-step">
      <h2 id="next-step">{t.nextTitle}</h2>
      <div class="cluster">
        {target === null ? (
          <RunButton key={next.kind} text={label.text} onRun={run} />
        ) : (
          <TargetLink key={next.kind} text={label.text} href={target} />
        )}
        {label.count !== "" && <span class="tally">{label.count}</span>}
        {next.kind === "check-in" && (
          <button type="button" onClick={() => void draft(1)}>
            {t.drawAnyway}
          </button>
        )}
        {next.kind === "closed" && <Reopen page={page} />}
      </div>
      {closing && <CloseDialog page={page} onClose={() => setClosing(false)} />}
      {next.kind === "closed" && <p class="note">{t.closed}</p>}
    </section>
  );
};

/** The step as a button that does it. */
export const RunButton = ({
  text,
  onRun,
}: {
  readonly text: string;
  readonly onRun: () => void;
}): VNode => (
  <button
    ref={useInitialFocus<HTMLButtonElement>()}
    type="button"
    class="primary big"
    autofocus
    onClick={onRun}
  >
    {text} <kbd>N</kbd>
  </button>
);

/** The step as a link to where it is done. */
export const TargetLink = ({
  text,
  href,
  keys = "N",
}: {
  readonly text: string;
  readonly href: string;
  /** The keys that do the same. */
  readonly keys?: string;
}): VNode => (
  <a ref={useInitialFocus<HTMLAnchorElement>()} class="button primary big" autofocus href={href}>
    {text} <kbd>{keys}</kbd>
  </a>
);

/** The page where the step is done; null where the button does it itself. */
const targetOf = (next: NextStep, base: string, open: string): string | null => {
  switch (next.kind) {
    case "enter-entries":
    case "check-in":
      return `${base}/entries`;
    case "pair-rest":
    case "publish":
      return `${base}/rounds/${next.round}`;
    case "enter-results":
      return `${base}/results/${next.round}`;
    case "settle-differences":
      return `${base}/check/${next.round}`;
    case "closed":
      return `${open}/standings`;
    case "draft":
    case "close":
      return null;
  }
};

const labelOf = (next: NextStep, page: PageFrame): { text: string; count: string } => {
  const t = dayTexts[page.language];
  switch (next.kind) {
    case "enter-entries":
      return { text: t.steps[next.kind], count: t.entriesSoFar(next.entries) };
    case "check-in":
      return { text: t.steps[next.kind], count: t.notPresent(next.missing) };
    case "draft":
    case "publish":
      return { text: t.steps[next.kind](next.round), count: "" };
    case "pair-rest":
      return { text: t.steps[next.kind](next.round), count: t.unpairedCount(next.unpaired) };
    case "enter-results":
      return { text: t.steps[next.kind](next.round), count: t.missing(next.missing) };
    case "settle-differences":
      return { text: t.steps[next.kind](next.round), count: t.differingCount(next.differences) };
    case "close":
    case "closed":
      return { text: t.steps[next.kind], count: "" };
  }
};

/** Opens a closed competition again. */
export const Reopen = ({ page }: { readonly page: PageFrame }): VNode => {
  const t = dayTexts[page.language];
  const { send } = useConsole();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        {t.reopen}
      </button>
      {asking && (
        <ActionDialog
          language={page.language}
          title={t.reopen}
          confirm={t.reopen}
          onClose={() => setAsking(false)}
          onSubmit={async () => {
            const answer = await send({ type: "reopen-competition", reason });
            if (answer.ok) rememberReason(reason);
            setAsking(false);
          }}
        >
          <p>{t.reopenAsk}</p>
          <ReasonField language={page.language} value={reason} onChange={setReason} first />
        </ActionDialog>
      )}
    </>
  );
};
