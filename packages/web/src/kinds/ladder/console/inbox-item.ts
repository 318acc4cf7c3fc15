import type { EntryId, LadderMailCommand } from "@losfee/core";

/** What can be said about a mail besides what it says. */
export type MailMark =
  | "forged"
  | "duplicate"
  | "auto-reply"
  | "misdirected"
  | "unknown-sender"
  | "identifier-reused"
  | "mail-too-large"
  | "mail-too-many-parts"
  | "mail-malformed"
  | "mail-sender-unclear";

/** An address with the name that stands beside it. */
interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Something that a mail asks for. */
export interface MailProposal {
  readonly index: number;
  readonly command: LadderMailCommand;
  /** What it comes to, in a sentence. */
  readonly text: string;
}

/** A mail in the director's inbox, as the API gives it. */
export interface InboxItem {
  readonly id: string;
  /** Arrival at the mail server, ISO 8601 in UTC. */
  readonly receivedAt: string;
  readonly from: Mailbox;
  /** Whose address it came from; null: a stranger's. */
  readonly player: { readonly entry: EntryId; readonly name: string } | null;
  readonly subject: string;
  readonly excerpt: string;
  readonly marks: readonly MailMark[];
  readonly proposals: readonly MailProposal[];
}

/** A mail that waits for the director, or could not be sent, as the API gives it. */
export interface OutboxItem {
  readonly id: string;
  readonly status: "draft" | "waiting" | "sending" | "sent" | "failed" | "cancelled";
  readonly to: Mailbox;
  readonly subject: string;
  readonly text: string;
}
