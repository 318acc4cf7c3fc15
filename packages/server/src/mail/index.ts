/** Mail out and in; see `createMail`. */
export {
  type Encryption,
  type ImapAccount,
  MAIL_VARIABLES,
  type MailAccount,
  type MailConfiguration,
  type MailConfigurationRefusal,
  type MailVariable,
  readMailConfiguration,
} from "./configuration.ts";
export type { Authenticity, AuthenticityReason, DnsResolver } from "./incoming/authenticity.ts";
export type { AutomaticReason } from "./incoming/automatic.ts";
export { handIn, type SavedMessage } from "./incoming/hand-in.ts";
export type {
  Inbox,
  InboxEntry,
  InboxRow,
  InboxStatus,
  MailboxPlace,
  MailFinding,
} from "./incoming/inbox.ts";
export type { MailIntake, RawMessage } from "./incoming/intake.ts";
export {
  createMailReader,
  type MailReader,
  type MailReaderOptions,
  type MailToRead,
  MailUnreadable,
  readMailHere,
} from "./incoming/mail-readers.ts";
export type { MailboxWatcher, WatchStatus } from "./incoming/mailbox-watcher.ts";
export type { IncomingAttachment, IncomingMessage, MessageRefusal } from "./incoming/message.ts";
export { readMessage } from "./incoming/read-message.ts";
export { readSenderWishes, type SenderWishes } from "./incoming/sender-wishes.ts";
export { createMail, type Mail, type MailPorts } from "./mail.ts";
export type { DispatchReport, LetterDispatcher } from "./outgoing/dispatcher.ts";
export type { MailFault, SendOutcome, SmtpReply } from "./outgoing/fault.ts";
export type { Letter, LetterContent, LetterPart, OutboxRow } from "./outgoing/letter.ts";
export type { ClaimOptions, EnqueueOptions, Outbox } from "./outgoing/outbox.ts";
export { type Secret, secret } from "./secret.ts";
export type { MailSettings, MailSettingsRefusal, MailSettingsStore } from "./settings.ts";
