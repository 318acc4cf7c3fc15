import type { ProposedCommandResource } from "@losfee/contract/api";
import { inboxTexts } from "@losfee/messages/ladder-console-day-inbox";
import { lateTexts } from "@losfee/messages/ladder-console-late";
import type { VNode } from "preact";
import { ActionDialog } from "../../../../../parts/console/dialog.tsx";
import { api } from "../../../../../shell/client/api.ts";
import { competitionIdOf } from "../../../../../shell/page.ts";
import { usePage } from "../../../../../shell/page-context.ts";
import { OverturnFields } from "../../../parts/late/overturn-fields.tsx";
import { useEntering } from "../../../parts/late/use-entering.ts";
import { MailText } from "./mail-text.tsx";
import type { MailDialogProps } from "./question.ts";
import { nameIn } from "./question.ts";

interface AcceptDialogProps extends MailDialogProps {
  readonly proposal: ProposedCommandResource;
  readonly onOtherwise: () => void;
}

/** Asks to confirm what was read in a mail; if it is late, first shows what it overturns. */
export const AcceptDialog = ({
  mail,
  proposal,
  model,
  time,
  onOtherwise,
  onClose,
  onDone,
}: AcceptDialogProps): VNode => {
  const page = usePage();
  const t = inboxTexts[page.language];
  const entering = useEntering({
    page,
    submit: (_, overturn) =>
      api("POST /competitions/:id/inbox/:mail/accept", {
        params: { id: competitionIdOf(page), mail: mail.id },
        body: { proposal: proposal.index, ...(overturn === undefined ? {} : { overturn }) },
      }),
    onDone: () => onDone(t.entered),
  });
  const { late, impact, problem } = entering;
  const enter = proposal.command.type === "retire" ? t.enterRetirement : t.enter;
  const entered = { command: proposal.command, effectiveAt: mail.receivedAt };
  return (
    <ActionDialog
      title={proposal.text}
      confirm={late === null ? enter : lateTexts[page.language].overturn}
      danger={late !== null}
      isFinal={proposal.command.type === "retire"}
      problem={problem}
      onClose={onClose}
      onSubmit={() => {
        if (late === null) void entering.enter(entered);
        else if (impact !== null) void entering.overturn();
      }}
    >
      {late === null ? (
        <>
          <p class="note">{t.asOf({ time: time(mail.receivedAt) })}</p>
          <MailText mail={mail} />
          <p>
            <button type="button" onClick={onOtherwise}>
              {t.otherwise}
            </button>
          </p>
        </>
      ) : (
        <OverturnFields entering={entering} timeZone={model.timeZone} name={nameIn(model)} />
      )}
    </ActionDialog>
  );
};
