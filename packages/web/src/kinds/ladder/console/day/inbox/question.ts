import type { NameOf } from "@losfee/contract";
import type { InboxItem, ProposedCommandResource } from "@losfee/contract/api";
import type { LadderDayModel } from "../page.ts";

/** Dialogs about a mail. */
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

/** Properties of every dialog about a mail. */
export interface MailDialogProps {
  readonly mail: InboxItem;
  readonly model: LadderDayModel;
  readonly time: (at: string) => string;
  readonly onClose: () => void;
  /** Called on success, with the message to show. */
  readonly onDone: (done: string) => void;
}

/** Returns a player's name. */
export const nameIn =
  ({ players }: Pick<LadderDayModel, "players">): NameOf =>
  (id) =>
    players.find((player) => player.id === id)?.name ?? `#${id}`;
