import { describeLadderCommand, type Language } from "@losfee/contract";
import type { InboxItem, InboxMark, MailSetup, OutboxItem, WholeMail } from "@losfee/contract/api";
import type { LadderState } from "@losfee/core";
import type { MailProcessor } from "../ladder/mail-processor.ts";
import type { InboxRow, Mail, MailFinding, OutboxRow } from "../mail/index.ts";
import { describeMailFault } from "../messages/mail.ts";
import { namesIn } from "./problem.ts";

const EXCERPT = 300;

/** A mail of the inbox with what it asks for as things are now. */
export const inboxItem = (
  state: LadderState,
  mailProcessor: Pick<MailProcessor, "read">,
  row: InboxRow,
  language: Language,
): InboxItem => {
  const { player, proposals } = mailProcessor.read(state, row);
  const { from, subject, text } = row.message;
  const name = namesIn(state);
  return {
    id: row.id,
    receivedAt: row.arrivedAt,
    from,
    player: player === null ? null : { entry: player, name: name(player) },
    subject,
    excerpt: text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text,
    status: row.status,
    marks: marksOf(row, player !== null),
    authenticity: row.authenticity.result,
    proposals: proposals.map(({ command, source, certain }, index) => ({
      index,
      command,
      source,
      certain,
      text: describeLadderCommand(command, language, name),
    })),
  };
};

/** As {@link inboxItem}, with all of its text. */
export const wholeMail = (
  ...[state, mailProcessor, row, language]: Parameters<typeof inboxItem>
): WholeMail => ({
  ...inboxItem(state, mailProcessor, row, language),
  text: row.message.text,
  attachments: row.message.attachments,
});

const marksOf = (
  { finding, authenticity, copies }: InboxRow,
  isPlayers: boolean,
): readonly InboxMark[] => [
  ...(authenticity.result === "failed" ? ["forged" as const] : []),
  ...(copies > 0 ? ["duplicate" as const] : []),
  ...(finding === "mail" ? (isPlayers ? [] : ["unknown-sender" as const]) : [MARKS[finding]]),
];

const MARKS: Readonly<Record<Exclude<MailFinding, "mail">, InboxMark>> = {
  automatic: "auto-reply",
  misdirected: "misdirected",
  "identifier-reused": "identifier-reused",
  "mail-too-large": "mail-too-large",
  "mail-too-many-parts": "mail-too-many-parts",
  "mail-malformed": "mail-malformed",
  "mail-sender-unclear": "mail-sender-unclear",
};

/** A mail of the outbox, with why it did not leave in words. */
export const outboxItem = (row: OutboxRow, language: Language): OutboxItem => {
  const { id, notice, to, subject, text, status, createdAt, dueAt, sentAt, attempts, fault } = row;
  return {
    id,
    notice,
    to,
    subject,
    text,
    status,
    createdAt,
    dueAt,
    sentAt,
    attempts,
    fault: fault && { ...fault, message: describeMailFault(fault, language) },
  };
};

/** How a competition's mail is set up, and what of it the server can do. */
export const mailSetup = (
  { settings, dispatcher, watcher }: Mail,
  competition: string,
): MailSetup => ({
  settings: settings.of(competition),
  server: {
    sends: dispatcher !== null,
    receives: watcher !== null,
    mailbox: watcher?.status().state ?? null,
  },
});
