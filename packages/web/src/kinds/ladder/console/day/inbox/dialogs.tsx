import type { VNode } from "preact";
import { AcceptDialog } from "./accept-dialog.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import { EnterDialog } from "./enter-dialog.tsx";
import type { InboxQuestion, MailDialogProps } from "./question.ts";
import { SenderDialog } from "./sender-dialog.tsx";

/** The open dialog; its input survives changes of the inbox. */
export const InboxDialogs = ({
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
