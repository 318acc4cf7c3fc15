import { momentLabel } from "@losfee/contract";
import type { InboxItem } from "@losfee/contract/api";
import { findNamed } from "@losfee/core";
import { inboxTexts } from "@losfee/messages/ladder-console-day-inbox";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ActionDialog } from "../../../../../parts/console/dialog.tsx";
import { PlayerField } from "../../../../../parts/console/player-field.tsx";
import { Section } from "../../../../../parts/section.tsx";
import { api } from "../../../../../shell/client/api.ts";
import { useConsole, useShortcuts } from "../../../../../shell/client/context.ts";
import { competitionIdOf } from "../../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../../shell/page-context.ts";
import { inputOf } from "../../../parts/late/late-input.ts";
import type { LadderDayModel } from "../page.ts";
import { useFetched } from "../use-fetched.ts";
import { AcceptDialog } from "./accept-dialog.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import { MailsPutAway } from "./away.tsx";
import { Candidates } from "./candidates.tsx";
import { EnterDialog } from "./enter-dialog.tsx";
import { MailLine } from "./mail-line.tsx";
import type { InboxQuestion, MailDialogProps } from "./question.ts";

interface PanelProps {
  readonly model: LadderDayModel;
}

/** Fetches the waiting mails. */
const waiting = (id: string) =>
  api("GET /competitions/:id/inbox", { params: { id }, query: { status: "open" } });

/** Waiting mails, folded; one key accepts the proposal for the first. */
export const InboxPanel = ({ model }: PanelProps): VNode | null => {
  const page = usePage();
  const t = inboxTexts[page.language];
  const { say, refresh } = useConsole();
  const [inbox, load] = useFetched(page, waiting);
  const mails = inbox?.mails ?? null;
  const [question, setQuestion] = useState<InboxQuestion | null>(null);
  const changed = async (done: string): Promise<void> => {
    say("done", done);
    await Promise.all([load(), refresh()]);
  };
  const settle = async (mail: InboxItem, status: "ignored" | "open"): Promise<void> => {
    const params = { id: competitionIdOf(page), mail: mail.id };
    const answer = await api("POST /competitions/:id/inbox/:mail/settle", {
      params,
      body: { status },
    });
    if (answer.ok) return changed(status === "open" ? t.takenOut : t.putAwayDone);
    say("problem", answer.problem.detail);
  };
  const first = mails?.[0];
  const lookAt = (mail: InboxItem): void => {
    const [proposal] = mail.proposals;
    setQuestion(
      proposal === undefined ? { kind: "enter", mail } : { kind: "accept", mail, proposal },
    );
  };
  useShortcuts(
    first === undefined
      ? []
      : [
          { key: "m", text: t.acceptFirst, run: () => lookAt(first) },
          { key: "n", text: t.putAwayFirst, run: () => void settle(first, "ignored") },
        ],
  );
  if (mails === null) return null;
  const time = (at: string): string => momentLabel(Date.parse(at), page.language, model.timeZone);
  return (
    <Section id="inbox" title={t.title({ mails: mails.length })}>
      {mails.length === 0 && <p class="empty">{t.empty}</p>}
      <ul class="plain ladder-games">
        {mails.map((mail) => (
          <MailLine
            key={mail.id}
            mail={mail}
            time={time}
            isFirst={mail === first}
            closed={model.closed}
            onAsk={setQuestion}
            onPutAway={() => void settle(mail, "ignored")}
          />
        ))}
      </ul>
      <MailsPutAway time={time} onTakeOut={(mail) => settle(mail, "open")} />
      {question !== null && (
        <InboxDialogs
          key={`${question.kind}-${question.mail.id}`}
          question={question}
          model={model}
          time={time}
          onAsk={setQuestion}
          onClose={() => setQuestion(null)}
          onDone={(done) => {
            setQuestion(null);
            void changed(done);
          }}
        />
      )}
    </Section>
  );
};

/** The open dialog; its input survives changes of the inbox. */
const InboxDialogs = ({
  question,
  onAsk,
  ...rest
}: Omit<MailDialogProps, "mail"> & {
  readonly question: InboxQuestion;
  readonly onAsk: (question: InboxQuestion) => void;
}): VNode => {
  const dialog = { ...rest, mail: question.mail };
  switch (question.kind) {
    case "accept":
      return (
        <AcceptDialog
          {...dialog}
          proposal={question.proposal}
          onOtherwise={() => onAsk({ ...question, kind: "enter" })}
        />
      );
    case "enter":
      return (
        <EnterDialog
          {...dialog}
          {...(question.proposal === undefined ? {} : { proposal: question.proposal })}
        />
      );
    case "sender":
      return <SenderDialog {...dialog} />;
    case "answer":
      return <AnswerDialog {...dialog} />;
  }
};

/** Assigns an address to a player: later mail from it counts as that player's. */
const SenderDialog = ({ mail, model, onClose, onDone }: MailDialogProps): VNode => {
  const t = useTexts(inboxTexts);
  const { send } = useConsole();
  const { players } = model;
  const { address } = mail.from;
  const nameAs = (entry: number | undefined): string =>
    inputOf({ sender: entry ?? null }, players).sender;
  const [named, setNamed] = useState(() => nameAs(mail.candidates[0]?.entry));
  const [problem, setProblem] = useState<string | null>(null);
  const bind = async (): Promise<void> => {
    const match = findNamed(named, players);
    const player = match.kind === "one" ? players.find(({ id }) => id === match.entry.id) : null;
    if (player === null || player === undefined) return setProblem(t.senderUnknown);
    const addresses = [...player.addresses, address];
    const answer = await send(
      { type: "change-entry", entry: player.id, details: { addresses } },
      { silent: true, done: null },
    );
    if (answer.ok) onDone(t.senderDone({ name: player.name, address }));
    else setProblem(answer.problem.detail);
  };
  return (
    <ActionDialog
      title={t.senderTitle({ address })}
      confirm={t.senderConfirm}
      problem={problem}
      onClose={onClose}
      onSubmit={() => void bind()}
    >
      <PlayerField
        label={t.senderPlayer}
        entries={players}
        value={named}
        onChange={setNamed}
        first
      />
      {mail.candidates.length > 1 && (
        <Candidates
          label={t.maybe}
          candidates={mail.candidates}
          onChoose={(entry) => setNamed(nameAs(entry))}
        />
      )}
      <p class="note">{t.senderAsk}</p>
    </ActionDialog>
  );
};
