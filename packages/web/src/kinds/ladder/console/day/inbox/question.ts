import type { InboxItem, ProposedCommandResource } from "@losfee/contract/api";
import type { PageFrame } from "../../../../../shell/page.ts";
import type { LadderDayModel } from "../model.ts";

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
