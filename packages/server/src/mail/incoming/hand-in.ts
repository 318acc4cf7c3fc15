import type { InboxRow } from "./inbox.ts";
import type { MailIntake } from "./intake.ts";
import { arrivalIn, LARGEST_MESSAGE } from "./read-message.ts";

/** A message that a user saved (`.eml`) or forwarded. */
export interface SavedMessage {
  readonly raw: Uint8Array;
  /** The competition it is for; null: determined by its recipients. */
  readonly competition: string | null;
  /** Arrival at the mail server, ISO 8601 in UTC; null: the last server's time stamp, else now. */
  readonly arrivedAt: string | null;
}

/** Bytes that contain any header. */
const HEADER = 128 * 1024;

/** Takes in a message by hand, like those of a mailbox, and once, even if it is there too. */
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
