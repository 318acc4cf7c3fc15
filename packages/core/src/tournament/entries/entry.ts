import type { EntryDetails } from "../../base/entry-details.ts";
import type { EntryId } from "../../base/entry-id.ts";
import type { Booking } from "../settings/settings.ts";

/** Withdrawal of an entry. */
export interface Withdrawal {
  /** The first round without the player. */
  readonly fromRound: number;
  readonly reason: string;
}

/** A player in the competition. */
export interface Entry extends EntryDetails {
  readonly id: EntryId;
  /** The first round the player takes part in; 1 unless entered late. */
  readonly joinedRound: number;
  /** Booking of each round before `joinedRound`. */
  readonly missed: Booking;
  /** Null while taking part. */
  readonly withdrawal: Withdrawal | null;
  /** Rounds away by arrangement. */
  readonly pauses: readonly number[];
  /** Those of them that are worth a draw (half-point byes); missing: none. */
  readonly halfPoints?: readonly number[];
  /** Seen in the hall on the day. */
  readonly checkedIn: boolean;
}

/** Returns why an entry does not take part in a round; null if it does. */
export const absenceIn = (
  entry: Entry,
  round: number,
): "late-entry" | "withdrawn" | "pause" | null => {
  if (round < entry.joinedRound) return "late-entry";
  if (entry.withdrawal !== null && round >= entry.withdrawal.fromRound) return "withdrawn";
  return entry.pauses.includes(round) ? "pause" : null;
};

/** Returns the booking of an arranged absence: a draw if that was granted. */
export const pauseBooking = ({ halfPoints }: Entry, round: number, absence: Booking): Booking =>
  halfPoints?.includes(round) === true ? { credit: "draw", spread: 0 } : absence;
