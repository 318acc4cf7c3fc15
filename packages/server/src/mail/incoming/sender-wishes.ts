import { dateFormat } from "@losfee/contract";
import {
  type KnownPlayer,
  type MailReading,
  mailContext,
  playersAt,
  readWishes,
} from "@losfee/files";
import type { IncomingMessage } from "./message.ts";

/** The wishes of a mail, and who may have written it. */
export interface SenderWishes {
  /** The players with the sender's address: nobody for strangers, several where they share one. */
  readonly senders: readonly KnownPlayer[];
  /** The other players that it went to openly: the challenged, the opponent. */
  readonly addressees: readonly number[];
  readonly reading: MailReading;
}

/**
 * Reads the wishes of a mail. An address proves nothing: whoever acts on this keeps results
 * provisional and looks at the mail's authenticity. `timeZone`: the club's, e.g. `Europe/Berlin`.
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

/** An address that several share names none of them. */
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

/** The calendar day of a moment, as `2026-07-01`: what Swedish writes. */
const dayIn = (time: string, timeZone: string): string =>
  dateFormat("sv-SE", { timeZone, dateStyle: "short" }).format(new Date(time));
