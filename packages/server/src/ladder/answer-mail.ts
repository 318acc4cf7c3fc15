import { err, ok, type Result } from "@losfee/core";
import { addressKey } from "@losfee/files";
import { fingerprintOf } from "../competitions/fingerprint.ts";
import type { InboxRow, Mail, OutboxRow } from "../mail/index.ts";

/** Why the director cannot write back. */
export type AnswerRefusal =
  | { readonly code: "mail-off" }
  | { readonly code: "mail-address-invalid"; readonly address: string };

/** Returns the id of the director's answers to a mail, in the place of a notice's id. */
export const answerNotice = (mail: string): string => `answer:${mail}`;

/**
 * Queues the director's reply to a mail's sender, in the same thread. The same words to the same
 * mail are queued once. It leaves at once, even where letters wait as drafts: the director wrote
 * it.
 */
export const answerMail = async (
  mail: Pick<Mail, "outbox" | "enqueueOptions" | "dispatcher">,
  competition: string,
  { id, message }: InboxRow,
  content: { readonly subject: string; readonly text: string },
  now: string,
): Promise<Result<OutboxRow, AnswerRefusal>> => {
  const how = await mail.enqueueOptions(competition);
  if (how === null || mail.dispatcher === null) return err({ code: "mail-off" });
  const { from: to, messageId: inReplyTo } = message;
  if (addressKey(to.address) === null) {
    return err({ code: "mail-address-invalid", address: to.address });
  }
  const notice = answerNotice(id);
  const letter = {
    id: `${notice}/${fingerprintOf(content).slice(0, 16)}`,
    notice,
    at: now,
    to,
    ...content,
    inReplyTo,
  };
  await mail.outbox.enqueue(competition, [letter], { ...how, as: "waiting" });
  mail.dispatcher.wake();
  const rows = await mail.outbox.rows(competition);
  const queued = rows.find((row) => row.id === letter.id);
  // It is the last of the thousand latest.
  if (queued === undefined) throw new Error(`the answer ${letter.id} is not in the outbox`);
  return ok(queued);
};
