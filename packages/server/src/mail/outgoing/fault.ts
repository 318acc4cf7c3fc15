/** Why a letter did not leave, or did not arrive. */
export type MailFault =
  /** The mail server cannot be reached, or the connection broke. */
  | { readonly code: "no-connection" }
  | { readonly code: "timeout" }
  /** The server lacks the required encryption, or its certificate is invalid. */
  | { readonly code: "no-encryption" }
  | { readonly code: "login-refused" }
  /** `reply`: the server's code (RFC 5321, 4.2) and text. */
  | { readonly code: "busy"; readonly reply: SmtpReply }
  | { readonly code: "sender-refused"; readonly reply: SmtpReply }
  | { readonly code: "recipient-refused"; readonly reply: SmtpReply }
  | { readonly code: "message-refused"; readonly reply: SmtpReply }
  | { readonly code: "address-malformed" }
  /** It left, but another server reported that it could not be delivered. */
  | { readonly code: "bounced" }
  /** Retried for days. `last`: the last reason. */
  | { readonly code: "given-up"; readonly last: MailFault };

/** A mail server's reply. */
export interface SmtpReply {
  readonly code: number;
  readonly text: string;
}

/** Result of an attempt to send a letter. */
export type SendOutcome =
  | { readonly kind: "sent" }
  /** A retry may help. `uncertain`: the server may have taken the letter nevertheless. */
  | {
      readonly kind: "later";
      readonly fault: MailFault;
      readonly uncertain: boolean;
      /** The server takes no letter at present, regardless of the recipient. */
      readonly everyMail: boolean;
    }
  | { readonly kind: "failed"; readonly fault: MailFault };

const MINUTES = [1, 5, 15, 60, 240, 720] as const;

/** As long as mail servers themselves retry (RFC 5321, 4.5.4.1). */
const LONGEST_DAYS = 5;

/**
 * Returns the time of the next attempt after `attempts`: a minute later at first, then ever more
 * rarely. Null five days after the letter was written. Times are ISO 8601 in UTC.
 */
export const nextAttempt = (attempts: number, createdAt: string, now: string): string | null => {
  const minutes = MINUTES[Math.min(Math.max(attempts, 1), MINUTES.length) - 1] ?? 720;
  const next = Date.parse(now) + minutes * 60_000;
  const end = Date.parse(createdAt) + LONGEST_DAYS * 86_400_000;
  return next > end ? null : new Date(next).toISOString();
};
