import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { ReasonField, rememberReason } from "../../../../parts/console/reason-field.tsx";
import { request } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import type { InboxItem, MailProposal } from "../inbox-item.ts";
import { type ImpactSummary, LateImpact } from "../late/impact.tsx";
import { lateTexts } from "../late/texts.ts";
import type { LadderDayModel } from "./model.ts";
import { dayTexts } from "./texts.ts";

interface OverturnDialogProps {
  readonly mail: InboxItem;
  readonly proposal: MailProposal;
  readonly page: PageFrame;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Shows what a late mail changes, and carries it out nevertheless where the director says so. */
export const OverturnDialog = (props: OverturnDialogProps): VNode => {
  const { mail, proposal, page, onClose, onDone } = props;
  const t = dayTexts[page.language];
  const { model } = useConsole();
  const [impact, setImpact] = useState<ImpactSummary | null>(null);
  const [pin, setPin] = useState(true);
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const base = `/api/v1/competitions/${page.competition?.id}`;
  const { names } = model.value as LadderDayModel;
  const look = async (): Promise<void> => {
    const body = { command: proposal.command, effectiveAt: mail.receivedAt };
    const answer = await request<{ readonly impact: ImpactSummary | null }>(
      `${base}/impact-of-late`,
      { method: "POST", body },
    );
    if (answer.ok) setImpact(answer.value.impact);
    else setProblem(answer.problem.detail);
  };
  useEffect(() => void look(), [mail.id, proposal.index]);
  const overturn = async (): Promise<void> => {
    const body = { proposal: proposal.index, overturn: { pin, reason } };
    const answer = await request(`${base}/inbox/${mail.id}/accept`, { method: "POST", body });
    if (!answer.ok) return setProblem(answer.problem.detail);
    rememberReason(reason);
    onDone();
  };
  return (
    <ActionDialog
      language={page.language}
      title={proposal.text}
      confirm={t.overturn}
      danger
      problem={problem}
      onClose={onClose}
      onSubmit={() => void overturn()}
    >
      <p>{t.late}</p>
      {impact !== null && (
        <LateImpact
          impact={impact}
          language={page.language}
          name={(entry) => names[entry] ?? `#${entry}`}
        />
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={pin}
          onChange={(event) => setPin(event.currentTarget.checked)}
        />{" "}
        {lateTexts[page.language].pin}
      </label>
      <ReasonField language={page.language} value={reason} onChange={setReason} first />
    </ActionDialog>
  );
};
