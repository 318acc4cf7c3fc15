import type { InboxItem, ProposedCommandResource } from "@losfee/contract/api";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ActionDialog } from "../../../../parts/console/dialog.tsx";
import { ReasonField, rememberReason } from "../../../../parts/console/reason-field.tsx";
import { CheckField } from "../../../../parts/fields.tsx";
import { api } from "../../../../shell/client/api.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import { competitionIdOf, type PageFrame } from "../../../../shell/page.ts";
import { type ImpactSummary, LateImpact } from "../late/impact.tsx";
import { lateTexts } from "../late/texts.ts";
import type { LadderDayModel } from "./model.ts";
import { dayTexts } from "./texts.ts";

interface OverturnDialogProps {
  readonly mail: InboxItem;
  readonly proposal: ProposedCommandResource;
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
  const params = { id: competitionIdOf(page) };
  const { names } = model.value as LadderDayModel;
  const look = async (): Promise<void> => {
    const body = { command: proposal.command, effectiveAt: mail.receivedAt };
    const answer = await api("POST /competitions/:id/impact-of-late", { params, body });
    if (answer.ok) setImpact(answer.value.impact);
    else setProblem(answer.problem.detail);
  };
  useEffect(() => void look(), [mail.id, proposal.index]);
  const overturn = async (): Promise<void> => {
    const body = { proposal: proposal.index, overturn: { pin, reason } };
    const answer = await api("POST /competitions/:id/inbox/:mail/accept", {
      params: { ...params, mail: mail.id },
      body,
    });
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
      <CheckField label={lateTexts[page.language].pin} value={pin} onChange={setPin} />
      <ReasonField language={page.language} value={reason} onChange={setReason} first />
    </ActionDialog>
  );
};
