import type { Claimed, Queued } from "../../delivery/queue.ts";
import type { MailFault } from "./fault.ts";

/** One of a letter's notices. */
export interface LetterPart {
  /** Unique within its competition: made from the notice and the recipient. */
  readonly id: string;
  /** The notice it was written for. */
  readonly notice: string;
  /** Data needed to rewrite it when it leaves. */
  readonly told?: unknown;
}

/** A letter to one person, ready to be sent; identified by its first notice. */
export interface Letter extends LetterPart {
  /** Its further notices. */
  readonly carries?: readonly LetterPart[];
  /** The moment of the notice, ISO 8601 in UTC. */
  readonly at: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** The Message-ID of the mail it replies to. */
  readonly inReplyTo: string | null;
  /** One-click unsubscribe URL (RFC 8058); absent on letters that the rules require. */
  readonly unsubscribe?: string;
}

/** The editable part of a letter that has not left. */
export interface LetterContent
  extends Pick<Letter, "to" | "subject" | "text" | "inReplyTo" | "unsubscribe" | "told"> {
  /** The further notices that it is about. */
  readonly also?: readonly string[];
}

/** A letter in the outbox, as shown to the director. `fault` may be a bounce. */
export interface OutboxRow extends LetterContent, Queued<MailFault> {
  readonly notice: string;
  readonly messageId: string;
}

export type ClaimedLetter = Claimed<OutboxRow>;
