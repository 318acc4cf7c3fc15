import { type DescribedLaterImpact, say } from "@losfee/contract";
import type { CommandInput } from "@losfee/core";
import { impactTexts } from "@losfee/messages/tournament-console-correct-impact";
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { ReasonField, rememberReason } from "../../../../parts/console/reason-field.tsx";
import { Form } from "../../../../parts/form.tsx";
import { useConsole } from "../../../../shell/client/context.ts";
import { leadTo } from "../../../../shell/client/document-base.ts";
import { competitionIdOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import type { ImpactContext } from "./impact-context.ts";
import { Later } from "./later.tsx";
import { type MovedLine, MovedLines } from "./moved-lines.tsx";

/** The change to a game with a wrong result. */
type CorrectionAct = "correct" | "annul";

/** Treatment of the pairings based on the wrong result. */
export type Repair = "keep" | "draft-again";

interface ImpactSectionProps {
  /** The change to the game, which its buttons name. */
  readonly act: CorrectionAct;
  /** Changes of the game besides its result; none where that stays. */
  readonly change?: string | undefined;
  readonly moved: readonly MovedLine[];
  readonly later: DescribedLaterImpact;
  readonly context: ImpactContext;
  readonly command: (reason: string, repair: Repair) => CommandInput;
  /** Page of the results, the target after a change that keeps later rounds. */
  readonly resultsPath: string;
  readonly onRefused: (detail: string) => void;
}

/** Consequences of a correction; records nothing before the user presses a button. */
export const ImpactSection = (props: ImpactSectionProps): VNode => {
  const page = usePage();
  const { moved, later, context } = props;
  const t = impactTexts[page.language];
  const act = t.acts[props.act];
  const { send } = useConsole();
  const [reason, setReason] = useState("");
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    section.current?.querySelector<HTMLElement>("[name=reason]")?.focus();
  }, []);
  const base = competitionPath(competitionIdOf(page), "console");
  const draftPath = { boards: `${base}/rounds/next`, tables: `${base}/stage` }[context.lastAt];
  const confirm = async (repair: Repair): Promise<void> => {
    const options = { progress: act.doing, onlyIfUnchanged: true, done: null };
    const answer = await send(props.command(reason, repair), options);
    if (!answer.ok) return props.onRefused(answer.problem.detail);
    rememberReason(props.act, reason);
    leadTo(repair === "keep" ? props.resultsPath : draftPath, act.done);
  };
  return (
    <section ref={section} class="section stack impact" aria-labelledby="impact">
      <h2 id="impact">{t.impact}</h2>
      {act.what !== "" && <p>{act.what}</p>}
      {props.change !== undefined && <p>{props.change}</p>}
      <MovedLines moved={moved} />
      <Later later={later} context={context} />
      <Form class="cluster fields save-bar" onSubmit={() => confirm("keep")}>
        <ReasonField act={props.act} value={reason} onChange={setReason} />
        <button type="submit" class={props.act === "annul" ? "danger" : "primary"}>
          {later.rounds.length === 0 && later.nextTables === null ? act.alone : act.keep}
        </button>
        {later.canDraftAgain && (
          <button
            type="button"
            disabled={reason.trim() === ""}
            onClick={() => void confirm("draft-again")}
          >
            {say(act.again[context.lastAt], { round: later.rounds.at(-1)?.round ?? 0 })}
          </button>
        )}
      </Form>
    </section>
  );
};
