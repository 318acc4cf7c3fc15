import type { LadderMailCommand } from "@losfee/core";
import { z } from "zod";
import { answersAtLeast, listOf } from "./answer.ts";

const moment = z.iso.datetime();

/** A warning to the director about a mail's credibility. */
const markSchema = z
  .enum([
    "forged",
    "duplicate",
    "auto-reply",
    "misdirected",
    "unknown-sender",
    "identifier-reused",
    "mail-not-taken",
    "mail-too-large",
    "mail-too-many-parts",
    "mail-malformed",
    "mail-sender-unclear",
  ])
  .describe("forged: fails its domain’s check; duplicate: it came several times");

export type InboxMark = z.output<typeof markSchema>;

const settingsFields = {
  address: z.string().max(320).nullable().describe("Its own address; null: the server’s"),
  senderName: z.string().max(200),
  sending: z.enum(["off", "drafts", "on"]).describe("drafts: every mail waits for the director"),
  since: moment.describe("What happened or arrived before is neither told nor read"),
  receiving: z.boolean(),
  page: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable()
    .exactOptional()
    .describe("Where players find its pages, for letters; left out: as it was, or as asked"),
};

/** Settings as sent; answers add what the server supports. */
export const mailSettingsSchema = z.strictObject({
  ...settingsFields,
  since: settingsFields.since
    .exactOptional()
    .describe(
      "What happened or arrived before is neither told nor read; left out: as it was, at first now",
    ),
});

/** The mail setup, and the server's capabilities. */
export const mailSetupSchema = z.object({
  settings: z.object(settingsFields).nullable().describe("Null: neither sends nor receives"),
  server: z.object({
    sends: z.boolean(),
    receives: z.boolean(),
    links: z.boolean().describe("Whether the server knows where links in mails lead (--url)"),
    mailbox: z.enum(["stopped", "connecting", "watching", "waiting"]).nullable(),
  }),
});

export type MailSetup = z.output<typeof mailSetupSchema>;

const playerLabel = z.object({ entry: z.int(), name: z.string() });

/** A mail in the director's inbox. */
export const inboxItemSchema = z.object({
  id: z.string(),
  receivedAt: moment,
  from: z.object({ name: z.string(), address: z.string() }),
  player: playerLabel.nullable().describe("Whose address it came from"),
  candidates: listOf(playerLabel).describe(
    "Without a player: who may have written it, by the name of the sender",
  ),
  subject: z.string(),
  excerpt: z.string(),
  status: z.enum(["new", "open", "done", "ignored"]),
  marks: listOf(markSchema),
  answeredAt: moment.nullable().describe("When the director wrote back last"),
  authenticity: z.enum(["verified", "failed", "none"]),
  proposals: listOf(
    z.object({
      index: z.int().min(0),
      command: answersAtLeast<LadderMailCommand>()(z.looseObject({ type: z.string() })),
      source: z.string().describe("The piece of the mail that asks for it"),
      certain: z.boolean(),
      text: z.string().describe("What it comes to, in a sentence"),
      wish: z.int().describe("The same for ways of reading one wish: one of them is meant"),
    }),
  ),
  rest: listOf(z.string()).describe("Sentences that were not understood"),
  people: listOf(playerLabel).describe("Players that it names or went to, but the sender"),
});

/** A command proposed from a mail. */
export type ProposedCommandResource = InboxItem["proposals"][number];

export type InboxItem = z.output<typeof inboxItemSchema>;

export const wholeMailSchema = inboxItemSchema.extend({
  text: z.string(),
  attachments: listOf(
    z.object({
      name: z.string(),
      mimeType: z.string(),
      size: z.int(),
      text: z.string().nullable(),
    }),
  ),
});

export type WholeMail = z.output<typeof wholeMailSchema>;

/** A mail that waits for the director, was sent, or failed. */
export const outboxItemSchema = z.object({
  id: z.string(),
  notice: z.string(),
  to: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  text: z.string(),
  status: z.enum(["draft", "waiting", "sending", "sent", "failed", "cancelled"]),
  createdAt: moment,
  dueAt: moment.describe("When it is tried next"),
  sentAt: moment.nullable(),
  attempts: z.int(),
  startsDeadline: z.boolean().describe("A deadline begins only when it has left"),
  fault: z.looseObject({ code: z.string(), message: z.string() }).nullable(),
});

export type OutboxItem = z.output<typeof outboxItemSchema>;

const written = { subject: z.string().max(500), text: z.string().max(100_000) };

export const mailContentSchema = z.strictObject({
  to: z.strictObject({ name: z.string().max(200), address: z.string().max(320) }),
  ...written,
});

/** The director's reply to a mail. */
export const answerContentSchema = z.strictObject({
  subject: written.subject.min(1),
  text: written.text.min(1),
});
