export type { MailAttachment } from "./game-records.ts";
export { htmlText } from "./html-text.ts";
export { namesakes } from "./namesakes.ts";
export { addressKey, type KnownPlayer, playersAt } from "./players.ts";
export { type MailContext, type MailText, mailContext, readWishes } from "./read-wishes.ts";
export type {
  MailReading,
  MailSource,
  MailTarget,
  NamedSeat,
  ReportedOutcome,
  Somebody,
  TwofoldOutcome,
  UnreadGame,
  Wish,
  WishContent,
} from "./wish.ts";
