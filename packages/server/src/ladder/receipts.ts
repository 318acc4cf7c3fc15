import type { EntryId, LadderState } from "@losfee/core";
import type { InboxRow, Mail } from "../mail/index.ts";
import { formIn, letterTo } from "./letters/compose.ts";
import { receiptAbout } from "./letters/receipt.ts";

/** Dependencies of writing receipts. */
export interface ReceiptPorts {
  readonly mail: Pick<Mail, "outbox" | "enqueueOptions" | "dispatcher">;
  readonly now: () => string;
}

/** Confirms to a player that a mail has arrived and waits for the director. */
export type WriteReceipt = (state: LadderState, row: InboxRow, player: EntryId) => Promise<void>;

/** Daily limit of receipts to an address. */
const MOST_A_DAY = 3;

const DAY = 86_400_000;
const LONGEST_SUBJECT = 100;
const NOTICE = "receipt:";

/**
 * Writes receipts for mails that were not wholly understood: one per mail, to players only (a
 * stranger's address may be forged), never for automatic mail, so that no two programs answer each
 * other. None where letters are drafts: the director reviews each one there.
 */
export const createReceipts =
  ({ mail, now }: ReceiptPorts): WriteReceipt =>
  async (state, { id, competition, finding, message, arrivedAt }, player) => {
    const how = competition === null ? null : await mail.enqueueOptions(competition);
    if (competition === null || how === null || how.as === "draft" || finding !== "mail") return;
    const language = state.entries.get(player)?.language ?? "de";
    const subject = message.subject.slice(0, LONGEST_SUBJECT);
    const words = receiptAbout(subject, language, formIn(state));
    const letter = letterTo(state, player, { ...words, page: how.page ?? null });
    if (letter === null) return;
    const since = new Date(Date.parse(now()) - DAY).toISOString();
    const rows = await mail.outbox.rows(competition);
    const lately = rows.filter(({ notice, to, createdAt }) => {
      const isReceipt = notice.startsWith(NOTICE) && createdAt > since;
      return isReceipt && to.address === letter.to.address;
    });
    if (lately.length >= MOST_A_DAY) return;
    const notice = `${NOTICE}${id}`;
    const receipt = { ...letter, id: notice, notice, at: arrivedAt, inReplyTo: message.messageId };
    const queued = await mail.outbox.enqueue(competition, [receipt], how);
    if (queued > 0) mail.dispatcher?.wake();
  };
