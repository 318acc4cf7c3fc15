import type { MailFault } from "./fault.ts";

/** One of the notices that a letter is about. */
export interface LetterPart {
  /** Names it within its competition: made from the notice and who gets it. */
  readonly id: string;
  /** The notice it was written for. */
  readonly notice: string;
  /** What its writer needs to write it anew when it leaves. */
  readonly told?: unknown;
}

/** A letter to one person, ready to be sent; named by the first of its notices. */
export interface Letter extends LetterPart {
  /** The further notices that it is about. */
  readonly carries?: readonly LetterPart[];
  /** The moment of the notice, ISO 8601 in UTC. */
  readonly at: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** The Message-ID of the mail that it answers. */
  readonly inReplyTo: string | null;
  /** Where whoever gets it can have no more such mails by one click (RFC 8058); none of the rules' own. */
  readonly unsubscribe?: string;
}

/** What of a letter may be changed before it leaves. */
export interface LetterContent
  extends Pick<Letter, "to" | "subject" | "text" | "inReplyTo" | "unsubscribe" | "told"> {
  /** The further notices that it is about. */
  readonly also?: readonly string[];
}

export type OutboxStatus = "draft" | "waiting" | "sending" | "sent" | "failed" | "cancelled";

/** A letter in the outbox, as the director sees it. */
export interface OutboxRow extends LetterContent {
  readonly competition: string;
  readonly id: string;
  readonly notice: string;
  readonly messageId: string;
  readonly status: OutboxStatus;
  readonly createdAt: string;
  /** When it is tried next. */
  readonly dueAt: string;
  readonly attempts: number;
  /** The last attempt's, or the report's that came back. */
  readonly fault: MailFault | null;
  readonly sentAt: string | null;
}

/** A letter that this server has claimed: no other sends it until the claim ends. */
export interface ClaimedLetter extends OutboxRow {
  readonly claim: string;
  /** An earlier attempt may have succeeded without anybody learning it. */
  readonly uncertain: boolean;
}
