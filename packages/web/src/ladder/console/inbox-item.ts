import type { EntryId, LadderMailCommand } from "@losfee/core";

/** What can be said about a mail besides what it says. */
export type MailMark =
  | "unsigned"
  | "forged"
  | "duplicate"
  | "automatic"
  | "misdirected"
  | "identifier-reused"
  | "unreadable";

/** A mail in the director's inbox, as the API gives it. */
export interface InboxItem {
  readonly id: string;
  /** Arrival at the mail server, ISO 8601 in UTC. */
  readonly receivedAt: string;
  readonly from: string;
  /** Whose address it came from, where one player has it. */
  readonly player?: EntryId;
  readonly subject: string;
  readonly excerpt: string;
  readonly marks: readonly MailMark[];
  readonly proposals: readonly { readonly command: LadderMailCommand; readonly text: string }[];
}

/** A mail that waits for the director, or could not be sent, as the API gives it. */
export interface OutboxItem {
  readonly id: string;
  readonly status: "draft" | "failed";
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
