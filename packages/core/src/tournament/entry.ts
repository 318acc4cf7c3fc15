import type { EntryId } from "./scorecard.ts";
import type { Booking } from "./settings.ts";
import { tidyText } from "./tidy-text.ts";

/** What is known about a player when entering. Only the name is required. */
export interface EntryDetails {
  readonly name: string;
  /** Rating in the event's own scale; 0 for unrated. */
  readonly rating: number;
  readonly club: string;
  readonly nation: string;
  readonly class: string;
  /** Title as federations write it, at most three characters: `GM`, `WFM` … */
  readonly title?: string;
  /** FIDE's number of the player, in digits. */
  readonly fideId?: string;
  readonly sex?: Sex;
  /** `YYYY-MM-DD`, or only the year. */
  readonly birth?: string;
  /**
   * Place in the starting list, where it is given instead of following from the rating: pairing
   * numbers of an event that comes from a file.
   */
  readonly startingNumber?: number;
}

/** As reports for rating tell it: men and women play in one list, titles and prizes differ. */
export type Sex = "m" | "w";

/**
 * Details as they come from outside, for one player or as a change: of the optional ones an empty
 * text or 0 takes away what was known.
 */
export type GivenDetails = Partial<Omit<EntryDetails, "sex">> & { readonly sex?: Sex | "" };

/** A player in the competition. */
export interface Entry extends EntryDetails {
  readonly id: EntryId;
  /** The first round the player takes part in; 1 unless entered late. */
  readonly joinedRound: number;
  /** How each round before `joinedRound` is booked. */
  readonly missed: Booking;
  /** The first round without the player; null while taking part. */
  readonly withdrawnFrom: number | null;
  /** Rounds away by arrangement. */
  readonly pauses: readonly number[];
  /** Those of them that are worth a draw (half-point byes); none in journals without it. */
  readonly halfPoints?: readonly number[];
  /** Seen in the hall on the day. */
  readonly checkedIn: boolean;
}

/** Why an entry does not take part in a round; null where it does. */
export const absenceIn = (
  entry: Entry,
  round: number,
): "late-entry" | "withdrawn" | "pause" | null => {
  if (round < entry.joinedRound) return "late-entry";
  if (entry.withdrawnFrom !== null && round >= entry.withdrawnFrom) return "withdrawn";
  return entry.pauses.includes(round) ? "pause" : null;
};

/** Names are compared without regard to case, accents' encoding, double spaces and the unseen. */
export const nameKey = (name: string): string => tidyText(name).toLowerCase();

/** FIDE's numbers are compared without leading zeros; empty for none. */
export const fideIdKey = (fideId: string | undefined): string => (fideId ?? "").replace(/^0+/, "");

/** How a round away by arrangement is booked: as a draw where that was granted. */
export const pauseBooking = ({ halfPoints }: Entry, round: number, absence: Booking): Booking =>
  halfPoints?.includes(round) === true ? { credit: "draw", spread: 0 } : absence;
