import type { InboxRow } from "./inbox.ts";
import type { MailIntake } from "./intake.ts";
import { arrivalIn, LARGEST_MESSAGE } from "./read-message.ts";

/** A message that somebody saved (`.eml`) or passed on. */
export interface SavedMessage {
  readonly raw: Uint8Array;
  /** The competition it is for; null: its recipients tell. */
  readonly competition: string | null;
  /** When the mail server got it, ISO 8601 in UTC; null: what its last server noted, else now. */
  readonly arrivedAt: string | null;
}

/** Bytes that hold any header. */
const HEADER = 128 * 1024;

/** Takes in a message by hand: as those of a mailbox, and once, even if it lies there too. */
export const handIn = async (
  intake: MailIntake,
  { raw, competition, arrivedAt }: SavedMessage,
  now: string,
): Promise<readonly InboxRow[]> => {
  const large = raw.length > LARGEST_MESSAGE;
  return intake.take({
    raw: large ? raw.subarray(0, HEADER) : raw,
    size: raw.length,
    arrivedAt: arrivedAt ?? (await arrivalIn(raw)) ?? now,
    place: null,
    competition,
  });
};
