import { describeLadderCommand, type Language } from "@losfee/contract";
import type { InboxItem, InboxMark, MailSetup, OutboxItem, WholeMail } from "@losfee/contract/api";
import { deadlineLetterOf, type LadderState } from "@losfee/core";
import { type KnownPlayer, namesakes } from "@losfee/files";
import { answerNotice } from "../ladder/answer-mail.ts";
import type { LadderServices } from "../ladder/ladder-services.ts";
import type { InboxRow, Mail, MailFinding, OutboxRow } from "../mail/index.ts";
import { describeMailFault } from "../messages/mail.ts";
import { namesIn } from "./subject.ts";

const EXCERPT = 300;

/** API resources of the mails of one pyramid, as of now. */
export interface InboxResources {
  /** A mail with its request. */
  readonly item: (row: InboxRow) => Promise<InboxItem>;
  /** Several mails, sequentially. */
  readonly items: (rows: readonly InboxRow[]) => Promise<readonly InboxItem[]>;
  /** A mail with its full text. */
  readonly whole: (row: InboxRow) => Promise<WholeMail>;
}

/** The mails of the inbox in the visitor's language. */
export const inboxResources = async (
  state: LadderState,
  { mail, mailProcessor }: Pick<LadderServices, "mail" | "mailProcessor">,
  language: Language,
): Promise<InboxResources> => {
  const name = namesIn(state, language);
  const players = [...state.entries.values()].map(({ id, ...entry }) => ({ entry: id, ...entry }));
  const answeredAt = answerTimes(await mail.outbox.rows(state.competition));
  const item: InboxResources["item"] = async (row) => {
    const { player, proposals, rest, people } = await mailProcessor.read(state, row);
    const { from, subject, text } = row.message;
    return {
      id: row.id,
      receivedAt: row.arrivedAt,
      from,
      player: player === null ? null : { entry: player, name: name(player) },
      candidates: player === null ? candidatesFor(from, players) : [],
      subject,
      excerpt: text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text,
      status: row.status,
      marks: marksOf(row, player !== null),
      answeredAt: answeredAt.get(answerNotice(row.id)) ?? null,
      authenticity: row.authenticity.result,
      proposals: proposals.map(({ command, source, certain, wish }, index) => ({
        index,
        command,
        source,
        certain,
        text: describeLadderCommand(command, language, name),
        wish,
      })),
      rest,
      people: people.map((entry) => ({ entry, name: name(entry) })),
    };
  };
  return {
    item,
    async items(rows) {
      const found: InboxItem[] = [];
      for (const row of rows) found.push(await item(row));
      return found;
    },
    whole: async (row) => ({
      ...(await item(row)),
      text: row.message.text,
      attachments: row.message.attachments,
    }),
  };
};

/** Returns when the last answer to each notice was written, by notice. */
const answerTimes = (rows: readonly OutboxRow[]): ReadonlyMap<string, string> =>
  new Map(
    rows
      .filter(({ status }) => status !== "cancelled")
      .toReversed()
      .map(({ notice, createdAt }) => [notice, createdAt]),
  );

const MOST_CANDIDATES = 8;

/** Possible senders of a mail from an address of no player. */
const candidatesFor = (
  { name, address }: InboxItem["from"],
  players: readonly KnownPlayer[],
): InboxItem["candidates"] => {
  const found = namesakes(
    `${name} ${address.slice(0, Math.max(0, address.lastIndexOf("@")))}`,
    players,
  );
  return found.slice(0, MOST_CANDIDATES).map(({ entry, name: own }) => ({ entry, name: own }));
};

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
  "mail-not-taken": "mail-not-taken",
  "mail-too-large": "mail-too-large",
  "mail-too-many-parts": "mail-too-many-parts",
  "mail-malformed": "mail-malformed",
  "mail-sender-unclear": "mail-sender-unclear",
};

/** A mail of the outbox, with its delivery error in words. */
export const outboxItem = (state: LadderState, row: OutboxRow, language: Language): OutboxItem => {
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
    startsDeadline: startsDeadline(state, row),
    fault: fault && { ...fault, message: describeMailFault(fault, language) },
  };
};

/** True if a deadline starts when this letter is sent. */
const startsDeadline = (state: LadderState, { notice, status, also = [] }: OutboxRow): boolean =>
  status !== "sent" &&
  [notice, ...also].some((one) => deadlineLetterOf(state, one)?.leftAt === null);

/** A competition's mail setup, and what the server supports of it. */
export const mailSetup = async (
  { settings, dispatcher, watcher }: Mail,
  competition: string,
  publicUrl: string | null,
): Promise<MailSetup> => ({
  settings: await settings.of(competition),
  server: {
    sends: dispatcher !== null,
    receives: watcher !== null,
    links: publicUrl !== null,
    mailbox: watcher?.status().state ?? null,
  },
});
