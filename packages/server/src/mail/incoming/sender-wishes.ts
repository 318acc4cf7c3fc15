import { dateFormat } from "@losfee/contract";
import {
  type KnownPlayer,
  type MailReading,
  mailContext,
  playersAt,
  readWishes,
} from "@losfee/files";
import type { IncomingMessage } from "./message.ts";

/** The wishes of a mail, and its possible writers. */
export interface SenderWishes {
  /** Players with the sender's address: none for strangers, several if they share it. */
  readonly senders: readonly KnownPlayer[];
  /** The other players openly addressed: the challenged, the opponent. */
  readonly addressees: readonly number[];
  readonly reading: MailReading;
}

/**
 * Reads the wishes of a mail. An address proves nothing: callers keep results provisional and check
 * the mail's authenticity. `timeZone`: the club's, e.g. `Europe/Berlin`.
 */
export const readSenderWishes = (
  message: IncomingMessage,
  players: readonly KnownPlayer[],
  arrivedAt: string,
  timeZone: string,
): SenderWishes => {
  const senders = playersAt(message.from.address, players);
  const [sender] = senders;
  const entry = senders.length === 1 && sender !== undefined ? sender.entry : null;
  const attachments = message.attachments.flatMap(({ name, text }) =>
    text === null ? [] : [{ name, text }],
  );
  const { subject, text } = message;
  const addressees = addresseesOf(message, players).filter((player) => player !== entry);
  const context = mailContext(players, entry, dayIn(arrivedAt, timeZone), addressees);
  return { senders, addressees, reading: readWishes({ subject, text, attachments }, context) };
};

/** A shared address identifies none of its players. */
const addresseesOf = (
  { recipients }: IncomingMessage,
  players: readonly KnownPlayer[],
): readonly number[] => {
  const entries = recipients.flatMap((address) => {
    const [player, ...others] = playersAt(address, players);
    return player === undefined || others.length > 0 ? [] : [player.entry];
  });
  return [...new Set(entries)];
};

/** Returns the calendar day of a moment as `2026-07-01`, the Swedish format. */
const dayIn = (time: string, timeZone: string): string =>
  dateFormat("sv-SE", { timeZone, dateStyle: "short" }).format(new Date(time));
