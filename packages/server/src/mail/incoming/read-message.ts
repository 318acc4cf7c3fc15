import { err, isoMoment, keepableText, ok, type Result, tidyText } from "@losfee/core";
import { addressKey, decodeText, htmlText } from "@losfee/files";
import PostalMime, { type Attachment, addressParser, type Email } from "postal-mime";
import { ownMessageIdsIn } from "../outgoing/message-id.ts";
import { automaticReason, type HeaderField } from "./automatic.ts";
import type { IncomingAttachment, IncomingMessage, MessageRefusal } from "./message.ts";

/** Size limit in bytes; of larger messages only the header is kept. */
export const LARGEST_MESSAGE = 1024 * 1024;

/** Limit of boundary lines in a message. No mail program writes more. */
const MOST_BOUNDARIES = 500;

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 128 * 1024, maxRfc822NestingDepth: 2 };

const MOST_RECIPIENTS = 200;
const MOST_ATTACHMENTS = 20;
const LARGEST_TEXT_FILE = 512 * 1024;
const LONGEST_TEXT = 100_000;
const LONGEST_LINE = 500;

/**
 * Reads a raw message (RFC 5322 and MIME). Bounded in time: size, depth and number of parts are
 * limited. `ownAddresses` (as `addressKey` returns them) identify our own mails.
 */
export const readMessage = async (
  raw: Uint8Array,
  ownAddresses: ReadonlySet<string>,
): Promise<Result<IncomingMessage, MessageRefusal>> => {
  if (raw.length > LARGEST_MESSAGE) {
    return err({ code: "mail-too-large", size: raw.length, allowed: LARGEST_MESSAGE });
  }
  if (boundaryLines(raw) > MOST_BOUNDARIES) {
    return err({ code: "mail-too-many-parts", allowed: MOST_BOUNDARIES });
  }
  const email = await parse(raw);
  if (email === null) return err({ code: "mail-malformed" });
  const from = senderOf(email);
  if (from === null) return err({ code: "mail-sender-unclear" });
  const head = headOf(email);
  const text = textOf(email).slice(0, LONGEST_TEXT);
  const automatic =
    automaticReason(email.headers, from.address, ownAddresses) ??
    (isAbsenceNote(head.subject, text) ? "auto-response" : null);
  return ok(
    keepable({
      ...head,
      from,
      text,
      attachments: email.attachments.slice(0, MOST_ATTACHMENTS).map(attachmentOf),
      automatic,
      returned: automatic === "report" ? ownMessageIdsIn(latin(raw)) : [],
    }),
  );
};

/** Returns the message with texts that every store accepts: its sender cannot correct them. */
const keepable = (message: IncomingMessage): IncomingMessage => ({
  ...message,
  messageId: message.messageId === null ? null : keepableText(message.messageId),
  inReplyTo: message.inReplyTo === null ? null : keepableText(message.inReplyTo),
  from: { name: keepableText(message.from.name), address: keepableText(message.from.address) },
  recipients: message.recipients.map(keepableText),
  subject: keepableText(message.subject),
  text: keepableText(message.text),
  attachments: message.attachments.map(({ size, ...attachment }) => ({
    size,
    name: keepableText(attachment.name),
    mimeType: keepableText(attachment.mimeType),
    text: attachment.text === null ? null : keepableText(attachment.text),
  })),
});

/** Returns the header fields that both readings share, without the sender. */
const headOf = (
  email: Email,
): Pick<IncomingMessage, "messageId" | "inReplyTo" | "recipients" | "subject" | "date"> => ({
  messageId: identifierIn(email.messageId),
  inReplyTo: identifierIn(email.inReplyTo),
  recipients: recipientsOf(email),
  subject: line(email.subject ?? ""),
  date: isoDate(email.date),
});

/**
 * Reads sender, recipients and subject from the header of a message that cannot be read whole. Null
 * if even that fails.
 */
export const readHeader = async (
  raw: Uint8Array,
  ownAddresses: ReadonlySet<string>,
): Promise<IncomingMessage | null> => {
  const text = latin(raw.subarray(0, 64 * 1024));
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  const email = await parse(raw.subarray(0, Math.min(end, raw.length)));
  if (email === null) return null;
  const from = senderOf(email) ?? { name: "", address: "" };
  return keepable({
    ...headOf(email),
    from,
    text: "",
    attachments: [],
    automatic: automaticReason(email.headers, from.address, ownAddresses),
    returned: [],
  });
};

/** Returns the arrival recorded by the last server; null if there is none. ISO 8601 in UTC. */
export const arrivalIn = async (raw: Uint8Array): Promise<string | null> => {
  const header = await parse(raw.subarray(0, 64 * 1024));
  const received = header?.headers.find(({ key }) => key === "received")?.value ?? "";
  return isoDate(received.slice(received.lastIndexOf(";") + 1));
};

const parse = async (raw: Uint8Array): Promise<Email | null> => {
  try {
    return await PostalMime.parse(raw, LIMITS);
  } catch (error) {
    // The parser reports exceeded limits by an error without a code.
    if (error instanceof Error) return null;
    throw error;
  }
};

const latin = (raw: Uint8Array): string => new TextDecoder("latin1").decode(raw);

const boundaryLines = (raw: Uint8Array): number => {
  let count = 0;
  for (let at = 0; at + 2 < raw.length; at++) {
    // "--" at the beginning of a line.
    if (raw[at] === 10 && raw[at + 1] === 45 && raw[at + 2] === 45) count++;
  }
  return count;
};

const fieldsOf = (email: Email, key: string): readonly HeaderField[] =>
  email.headers.filter((header) => header.key === key);

/** Requires one `From` header with one address: else a reader could see another sender. */
const senderOf = (email: Email): IncomingMessage["from"] | null => {
  const headers = fieldsOf(email, "from");
  const [sender, ...others] = headers.flatMap(({ value }) => addressesIn(value));
  if (headers.length !== 1 || sender === undefined || others.length > 0) return null;
  const name = line(email.from?.name ?? "");
  return addressKey(sender) === null ? null : { name, address: sender };
};

const addressesIn = (value: string): readonly string[] =>
  addressParser(value.slice(0, 20_000), { flatten: true })
    .flatMap(({ address }) => (address === undefined || address === "" ? [] : [address]))
    .slice(0, MOST_RECIPIENTS);

const RECIPIENT_HEADERS = ["to", "cc", "delivered-to", "x-original-to", "envelope-to"];

const recipientsOf = (email: Email): readonly string[] => {
  const keys = RECIPIENT_HEADERS.flatMap((key) =>
    fieldsOf(email, key).flatMap(({ value }) => addressesIn(value)),
  ).flatMap((address) => addressKey(address) ?? []);
  return [...new Set(keys)].slice(0, MOST_RECIPIENTS);
};

const textOf = (email: Email): string => {
  const plain = email.text ?? "";
  return plain.trim() === "" && email.html !== undefined ? htmlText(email.html) : plain;
};

const attachmentOf = ({ filename, mimeType, content }: Attachment): IncomingAttachment => {
  const bytes =
    typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
  const name = line(filename ?? "");
  const readable = /^text\/|pgn/.test(mimeType) || /\.(?:pgn|txt)$/i.test(name);
  const text = readable && bytes.length <= LARGEST_TEXT_FILE ? decodeText(bytes) : null;
  return {
    name,
    mimeType: line(mimeType),
    size: bytes.length,
    text: text?.ok ? text.value.text : null,
  };
};

const identifierIn = (value: string | undefined): string | null =>
  /<[^<>\s]{1,300}>/.exec(value ?? "")?.[0] ?? null;

const isoDate = (value: string | undefined): string | null => isoMoment(Date.parse(value ?? ""));

const line = (text: string): string => tidyText(text.slice(0, LONGEST_LINE));

/** Subject prefixes of automatic mail in German, English and French. */
const SUBJECT =
  /^\s*(?:(?:automatische|automatic|auto)[- ]?(?:antwort|reply|response|e-?mail[- ]?antwort|nachricht)\b|autoreply\b|auto\s?:|autoresponse\b|abwesenheits(?:notiz|nachricht|meldung|assistent|info)\b|abwesen(?:d|heit)\s*:(?!.*\d)|urlaubs(?:notiz|benachrichtigung|abwesenheit)\b|out of (?:the )?office\b|ooo\b\s*[:-]|away from (?:the )?office\b|vacation (?:reply|response)\b|ich bin (?:nicht|derzeit nicht) im (?:büro|hause?)\b|.{1,60}\bist (?:außer|ausser) haus\b|.{1,60}\bis out of (?:the )?office\b|(?:gelesen|ungelesen|nicht gelesen|read|not read|lesebestätigung|empfangsbestätigung|read receipt|delivery receipt|zustellbestätigung)\b\s*(?::|$)|undeliver|unzustellbar|mail delivery|delivery (?:status|failure)|returned mail|failure notice|undelivered|réponse automatique|absence du bureau|message d['’]absence|notification d['’]absence|absent du bureau|accusé de (?:lecture|réception)|(?:lu|non lu)\s*:)/i;

/** Phrases that only occur in such notes. */
const SURE: readonly RegExp[] = [
  /\b(?:nicht|kein\w*)\b.{0,30}\b(?:weitergeleitet|weiterleitung)\b|\bnot (?:be )?forwarded\b/i,
  /\bin dringenden? (?:fällen|angelegenheiten|fall)\b|\b(?:for|in) urgent (?:matters|cases|issues)\b|\bif (?:it is|it's|your (?:request|matter) is) urgent\b/i,
  /\bautomatisch (?:generiert|erstellt|erzeugt)\w*\b|\bautomatically generated\b|\bthis is an automat|\bdies ist eine automat/i,
  /\b(?:no|limited) access to (?:my )?e-?mails?\b|\b(?:keinen|eingeschränkten|nur begrenzt\w*) zugriff auf (?:meine |mein )?(?:e-?mails?|postfach)\b/i,
  /\bréponse automatique\b|\bmessage automatique\b|\bgénéré automatiquement\b/i,
  /\babsente? du bureau\b|\b(?:en cas d['’]urgence|pour toute urgence)\b/i,
  /\b(?:nicht|wieder) im büro\b|\bout of (?:the )?office\b/i,
];

/** Phrases of such notes that people use, too. */
const LIKELY: readonly RegExp[] = [
  /\b(?:vielen dank|danke) für (?:ihre|deine|die) (?:e-?mail|mail|nachricht)\b|\bthank(?:s| you) for your (?:e-?mail|mail|message)\b/i,
  /\b(?:reply|respond|get back to you|answer)\b.{0,40}\b(?:return|back)\b|\bnach meiner (?:rückkehr|abwesenheit)\b|\bbeantworte\b.{0,60}\b(?:rückkehr|danach|anschließend)\b/i,
  /\b(?:wenden sie sich|kontaktieren sie|please contact|vertretung|mein\w* vertreter\w*)\b/i,
  /\b(?:abwesend|nicht erreichbar|on leave|on holiday|im urlaub|out of office|außer haus)\b|\babsente?\b|\ben congés?\b|\bde retour le\b/i,
];

/** Words of people who write to a pyramid. */
const PERSONAL =
  /\b(?:pyramide?|zug|züge|ziehen|partie|moves?|game|eintragen|vormerken|warteliste|bedenkzeit|turnierleit\w*|book|fordere|challenge|coups?|vacances du|défie?|liste d['’]attente)\b/i;

const READ_OF_IT = 3000;

/**
 * True if a mail without automatic headers is an absence note or a read receipt: by its subject, or
 * by phrases that only occur in such notes.
 */
const isAbsenceNote = (subject: string, text: string): boolean => {
  if (SUBJECT.test(subject.slice(0, 200))) return true;
  const begin = text.slice(0, READ_OF_IT);
  if (PERSONAL.test(begin)) return false;
  const sure = SURE.filter((pattern) => pattern.test(begin)).length;
  const likely = LIKELY.filter((pattern) => pattern.test(begin)).length;
  return sure + likely >= 2 && sure > 0;
};
