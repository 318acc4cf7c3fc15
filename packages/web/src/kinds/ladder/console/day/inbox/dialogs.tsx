import type { InboxItem, ProposedCommandResource } from "@losfee/contract/api";
import type { VNode } from "preact";
import type { PageFrame } from "../../../../../shell/page.ts";
import type { LadderDayModel } from "../model.ts";
import { AcceptDialog } from "./accept-dialog.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import { EnterDialog } from "./enter-dialog.tsx";
import { SenderDialog } from "./sender-dialog.tsx";

/** What is asked about a mail. */
export type InboxQuestion =
  | {
      readonly kind: "accept";
      readonly mail: InboxItem;
      readonly proposal: ProposedCommandResource;
    }
  | {
      readonly kind: "enter";
      readonly mail: InboxItem;
      readonly proposal?: ProposedCommandResource;
    }
  | { readonly kind: "sender" | "answer"; readonly mail: InboxItem };

/** What every dialog about a mail works with. */
export interface MailDialogProps {
  readonly mail: InboxItem;
  readonly page: PageFrame;
  readonly model: LadderDayModel;
  readonly time: (at: string) => string;
  readonly onClose: () => void;
  /** It is done, with what is to be said about that. */
  readonly onDone: (done: string) => void;
}

/** The question that is open: it keeps what is typed whatever happens to the inbox meanwhile. */
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
