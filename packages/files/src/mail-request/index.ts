export type { MailAttachment } from "./game-records.ts";
export { htmlText } from "./html-text.ts";
export type {
  MailIntent,
  MailReading,
  MailSource,
  MailTarget,
  MailWish,
  NamedSeat,
  ReportedOutcome,
  UnreadGame,
} from "./intent.ts";
export { addressKey, type KnownPlayer, playersAt } from "./players.ts";
export { type MailContext, type MailText, mailContext, readMailRequest } from "./recognise.ts";
