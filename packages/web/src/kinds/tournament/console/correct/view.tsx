import type { EnteredPairOutcome } from "@losfee/core";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { lastReasons, rememberReason } from "../../../../parts/console/reason-field.tsx";
import { request } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { LineEntry } from "../line/line-entry.tsx";
import { Impact, type ImpactText } from "./impact.tsx";
import type { CorrectModel } from "./model.ts";
import { correctTexts } from "./texts.ts";

interface CorrectProps {
  readonly model: CorrectModel;
  readonly page: PageFrame;
}

/** A correction as it will be sent, with everything that would follow from it. */
interface Considered {
  readonly outcome: EnteredPairOutcome;
  readonly impact: ImpactText;
}

/** Correcting a result: what would change is seen first, then confirmed. */
export const CorrectView = ({ model, page }: CorrectProps): VNode => {
  const t = correctTexts[page.language];
  const { send, during, say } = useConsole();
  const [text, setText] = useState(model.text);
  const [reason, setReason] = useState(lastReasons()[0] ?? "");
  const [considered, setConsidered] = useState<Considered | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const base = competitionPath(page.competition?.id ?? "", "console");
  const command = (outcome: EnteredPairOutcome, repair: "keep" | "draft-again") =>
    ({ type: "correct-result", round: model.round, outcome, reason, repair }) as const;

  const consider = async (line: string, outcome: EnteredPairOutcome): Promise<void> => {
    setText(line);
    setProblem(null);
    const answer = await during(t.computing, () =>
      request<ImpactText>(`/api/v1/competitions/${page.competition?.id}/impact`, {
        method: "POST",
        // The reason is asked for once the impact is known; without any the rules would refuse.
        body: { ...command(outcome, "keep"), reason: reason.trim() || "?" },
      }),
    );
    if (answer.ok) setConsidered({ outcome, impact: answer.value });
    else setProblem(answer.problem.detail);
  };
  const confirm = async (repair: "keep" | "draft-again"): Promise<void> => {
    if (considered === null) return;
    const answer = await send(command(considered.outcome, repair), {
      progress: t.correcting,
      onlyIfUnchanged: true,
    });
    if (!answer.ok) {
      setConsidered(null);
      return setProblem(answer.problem.detail);
    }
    rememberReason(reason);
    say("done", t.done);
    setConsidered(null);
    location.assign(repair === "keep" ? `${base}/results/${model.round}` : `${base}/rounds/next`);
  };
  return (
    <ConsolePage page={page} place="results" title={t.title(model.round, model.board)}>
      <p>
        <b>
          {model.names[0]} – {model.names[1]}
        </b>
        . {t.recorded(model.recorded, model.actor)}
        {model.corrections > 0 && <> ({t.corrections(model.corrections)})</>}.
      </p>
      {model.second !== null && (
        <p class="message warn cluster">
          {t.second(model.second.text)}
          <button type="button" onClick={() => setText(model.second?.line ?? text)}>
            {t.take}
          </button>
        </p>
      )}
      {!model.closed && (
        <LineEntry
          language={page.language}
          label={t.line}
          action={t.show}
          keepsText
          model={model.line}
          text={text}
          onText={(typed) => {
            setConsidered(null);
            setText(typed);
          }}
          refuse={(board) => (board === model.board ? null : t.otherBoard(board))}
          onEnter={(line, _board, outcome) => void consider(line, outcome)}
        />
      )}
      {problem !== null && (
        <p class="message bad" role="alert">
          {problem}
        </p>
      )}
      {considered !== null && (
        <Impact
          impact={considered.impact}
          names={model.allNames}
          page={page}
          reason={reason}
          onReason={setReason}
          onConfirm={(repair) => void confirm(repair)}
        />
      )}
    </ConsolePage>
  );
};
