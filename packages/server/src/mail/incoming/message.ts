import type { AutomaticReason } from "./automatic.ts";

/** A file that came with a mail; `text` where it is a text that may be read. */
export interface IncomingAttachment {
  readonly name: string;
  readonly mimeType: string;
  /** Bytes. */
  readonly size: number;
  readonly text: string | null;
}

/** A mail as read. Nothing in it can be trusted; addresses and names are as somebody wrote them. */
export interface IncomingMessage {
  readonly messageId: string | null;
  readonly inReplyTo: string | null;
  readonly from: { readonly name: string; readonly address: string };
  /** Whom it is addressed to, openly or by the envelope as servers note it. */
  readonly recipients: readonly string[];
  readonly subject: string;
  /** What its writer's program says; the arrival counts. ISO 8601 in UTC where it is a date. */
  readonly date: string | null;
  /** Plain text, or what the HTML says where there is none. */
  readonly text: string;
  readonly attachments: readonly IncomingAttachment[];
  /** Why it must never be answered by a program. */
  readonly automatic: AutomaticReason | null;
  /** Message-IDs of our own mails that it returns. */
  readonly returned: readonly string[];
}

/** Why a message cannot be read. It is kept for the director with what its header tells. */
export type MessageRefusal =
  | { readonly code: "mail-too-large"; readonly size: number; readonly allowed: number }
  | { readonly code: "mail-too-many-parts"; readonly allowed: number }
  /** Nested too deeply, a header without end: made by no mail program. */
  | { readonly code: "mail-malformed" }
  /** No sender's address, or several. */
  | { readonly code: "mail-sender-unclear" };
