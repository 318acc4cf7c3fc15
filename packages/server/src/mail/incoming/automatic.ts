import { OWN_MAIL_HEADER } from "../outgoing/message-id.ts";

/** Evidence that a program, not a person, sent a mail. */
export type AutomaticReason =
  /** Our own mail, or mail from our own address. */
  | "own"
  /** `Auto-Submitted` (RFC 3834). */
  | "auto-submitted"
  /** A delivery report: no return path, or a report's content type. */
  | "report"
  /** `Precedence: bulk`, `junk`, `list`, `auto_reply`. */
  | "precedence"
  /**
   * Marks of absence notes: `X-Autoreply`, `X-Autorespond`, `X-Auto-Response-Suppress`, or phrases
   * that only occur in their subjects and texts.
   */
  | "auto-response"
  /** From a mailing list. */
  | "list";

/** A header's lower-case name and its value. */
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
 * Returns the evidence that a mail must never be answered by a program, nor acted on as a person's
 * wish; null if there is none. `ownAddresses` as `addressKey` returns them.
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
