import { OWN_MAIL_HEADER } from "../outgoing/message-id.ts";

/** How a mail shows that a program, not a person, sent it. */
export type AutomaticReason =
  /** It is one of our own mails, or comes from our own address. */
  | "own"
  /** `Auto-Submitted` (RFC 3834). */
  | "auto-submitted"
  /** A report about a mail that could not be delivered: no return path, or a report's type. */
  | "report"
  /** `Precedence: bulk`, `junk`, `list`, `auto_reply`. */
  | "precedence"
  /**
   * Marks of absence notes: `X-Autoreply`, `X-Autorespond`, `X-Auto-Response-Suppress`, or what only
   * their subjects and texts say.
   */
  | "auto-response"
  /** From a mailing list. */
  | "list";

/** A header's name in small letters, and its value. */
export interface HeaderField {
  readonly key: string;
  readonly value: string;
}

const REPORT_SENDERS = /^(?:mailer-daemon|postmaster)@/i;

const LIST_HEADERS: ReadonlySet<string> = new Set(["list-id", "list-post", "list-unsubscribe"]);
const RESPONSE_HEADERS: ReadonlySet<string> = new Set([
  "x-autoreply",
  "x-autorespond",
  "x-autoresponder",
  "x-auto-response-suppress",
]);

/**
 * By what a mail shows that it must never be answered by a program, or acted upon as a person's
 * wish; null where nothing shows it. `ownAddresses` as `addressKey` gives them.
 */
export const automaticReason = (
  headers: readonly HeaderField[],
  from: string,
  ownAddresses: ReadonlySet<string>,
): AutomaticReason | null => {
  const value = (key: string): string | null =>
    headers
      .find((header) => header.key === key)
      ?.value.trim()
      .toLowerCase() ?? null;
  const has = (keys: ReadonlySet<string>): boolean =>
    headers.some((header) => keys.has(header.key) && header.value.trim().toLowerCase() !== "none");
  if (value(OWN_MAIL_HEADER.toLowerCase()) !== null || ownAddresses.has(from.toLowerCase()))
    return "own";
  const report = /^multipart\/report\b/.test(value("content-type") ?? "");
  if (value("return-path") === "<>" || report || REPORT_SENDERS.test(from)) return "report";
  const submitted = value("auto-submitted");
  if (submitted !== null && !/^no\b/.test(submitted)) return "auto-submitted";
  if (has(RESPONSE_HEADERS)) return "auto-response";
  if (has(LIST_HEADERS)) return "list";
  return /^(?:bulk|junk|list|auto_reply)\b/.test(value("precedence") ?? "") ? "precedence" : null;
};
