import type { Outcome, Schedule } from "../../delivery/outcome.ts";

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
  | Exclude<Outcome<MailFault>, { readonly kind: "later" }>
  | (Extract<Outcome<MailFault>, { readonly kind: "later" }> & {
      /** The server takes no letter at present, regardless of the recipient. */
      readonly everyMail: boolean;
    });

/** Five days, as long as mail servers themselves retry (RFC 5321, 4.5.4.1). */
export const LETTER_SCHEDULE: Schedule = { pauses: [60, 300, 900, 3600, 14_400, 43_200], days: 5 };
