import type { Instant } from "../base/day.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { ChallengeId, ChallengeStatus } from "./challenge-status.ts";
import type { Seat } from "./seat.ts";

/** Reason why a challenge is not entitled. */
export type ChallengeRejection =
  | {
      readonly code: "too-high";
      readonly level: number;
      readonly target: number;
      readonly highest: number;
    }
  | { readonly code: "not-above"; readonly level: number; readonly target: number }
  /** The challenger's game as challenger is not over. */
  | { readonly code: "challenger-busy"; readonly player: EntryId; readonly opponent: EntryId }
  /** The defender's game as defender is not over. */
  | { readonly code: "target-busy"; readonly player: EntryId; readonly opponent: EntryId }
  | { readonly code: "challenge-of-self"; readonly player: EntryId }
  | { readonly code: "not-in-pyramid"; readonly player: EntryId }
  /** The seat is occupied; null: the pyramid does not reach so far. */
  | { readonly code: "not-vacant"; readonly seat: Seat; readonly player: EntryId | null }
  /** An earlier challenge of the same mail was not possible, and the rest was dropped. */
  | { readonly code: "chain-stopped" };

/** Reason why an event has no effect, as far as is known. */
export type EventRefusal =
  | ChallengeRejection
  /** There is a seat to challenge: a vacancy (null) or a free player. */
  | { readonly code: "seat-reachable"; readonly seat: Seat; readonly player: EntryId | null }
  | { readonly code: "nobody-above"; readonly player: EntryId }
  | { readonly code: "already-waiting"; readonly player: EntryId }
  | { readonly code: "not-waiting"; readonly player: EntryId }
  | { readonly code: "already-on-standing-waiting-list"; readonly player: EntryId }
  | { readonly code: "not-on-standing-waiting-list"; readonly player: EntryId }
  | { readonly code: "already-suspended"; readonly player: EntryId }
  | { readonly code: "not-suspended"; readonly player: EntryId }
  /** These two have no game in these roles that this could refer to. */
  | {
      readonly code: "no-such-game";
      readonly challenger: EntryId;
      readonly defender: EntryId;
      /** The state of their last one; null: none. */
      readonly status: ChallengeStatus | null;
    }
  | {
      readonly code: "objection-late";
      readonly challenge: ChallengeId;
      readonly endedAt: Instant;
      /** The club's. */
      readonly timeZone: string;
    }
  | { readonly code: "not-of-game"; readonly player: EntryId; readonly challenge: ChallengeId }
  | { readonly code: "holiday-dates"; readonly from: string; readonly to: string }
  | {
      readonly code: "holiday-allowance";
      readonly year: number;
      readonly requested: number;
      readonly left: number;
    }
  /** It would have moved a deadline over at its announcement; `deadline`: its last day. */
  | { readonly code: "holiday-late"; readonly deadline: string }
  | { readonly code: "no-letter"; readonly player: EntryId }
  | { readonly code: "already-in-pyramid"; readonly player: EntryId }
  | { readonly code: "seat-taken"; readonly seat: Seat; readonly player: EntryId | null }
  | { readonly code: "no-strikes"; readonly player: EntryId }
  | { readonly code: "unknown-challenge"; readonly challenge: ChallengeId }
  | {
      readonly code: "challenge-status";
      readonly challenge: ChallengeId;
      readonly status: ChallengeStatus;
    };
