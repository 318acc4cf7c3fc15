import type { WholeMail } from "@losfee/contract/api";
import type { AutomaticReason } from "./automatic.ts";

/** An attached file; `text` if it is a readable text. */
export type IncomingAttachment = Readonly<WholeMail["attachments"][number]>;

/** A mail as read. Nothing in it is trustworthy: addresses and names are the sender's. */
export interface IncomingMessage {
  readonly messageId: string | null;
  readonly inReplyTo: string | null;
  readonly from: { readonly name: string; readonly address: string };
  /** Its recipients, from the headers or the envelope as servers record it. */
  readonly recipients: readonly string[];
  readonly subject: string;
  /** By the writer's clock; the arrival counts. ISO 8601 in UTC if it is a valid date. */
  readonly date: string | null;
  /** The plain text, else the text of the HTML. */
  readonly text: string;
  readonly attachments: readonly IncomingAttachment[];
  /** Why a program must never answer it; null if one may. */
  readonly automatic: AutomaticReason | null;
  /** Message-IDs of our own mails that it returns. */
  readonly returned: readonly string[];
}

/** Why a message cannot be read. It is kept for the director with the data of its header. */
export type MessageRefusal =
  | { readonly code: "mail-too-large"; readonly size: number; readonly allowed: number }
  | { readonly code: "mail-too-many-parts"; readonly allowed: number }
  /** Nested too deeply, a header without end: no mail program writes this. */
  | { readonly code: "mail-malformed" }
  /** No sender's address, or several. */
  | { readonly code: "mail-sender-unclear" };
