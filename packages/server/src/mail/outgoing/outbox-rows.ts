import { integerOf, jsonOf, type Row, textOf, textOrNull } from "../../storage/rows.ts";
import type { MailFault } from "./fault.ts";
import type { ClaimedLetter, LetterContent, OutboxRow, OutboxStatus } from "./letter.ts";

/** Parses a row of the outbox's table. This program wrote the JSON in it. */
export const rowOf = (row: Row): OutboxRow => ({
  ...(jsonOf(row, "content") as LetterContent),
  competition: textOf(row, "competition"),
  id: textOf(row, "mail"),
  notice: textOf(row, "notice"),
  messageId: textOf(row, "message_id"),
  status: textOf(row, "status") as OutboxStatus,
  createdAt: textOf(row, "created_at"),
  dueAt: textOf(row, "due_at"),
  attempts: integerOf(row, "attempts"),
  fault: row["fault"] === null ? null : (jsonOf(row, "fault") as MailFault),
  sentAt: textOrNull(row, "sent_at"),
});

/** Parses a row with its claim. `attempts`: without the one about to be made. */
export const claimedOf = (row: Row): ClaimedLetter => ({
  ...rowOf(row),
  claim: textOf(row, "claim"),
  uncertain: integerOf(row, "uncertain") > 0,
});
