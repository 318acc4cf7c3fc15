import type { Day, Instant } from "../base/day.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { ChallengeId, RulingOutcome } from "./challenge-status.ts";
import type { ChallengeTarget } from "./challenge-target.ts";
import type { ChallengeRejection, EventRefusal } from "./rejection.ts";
import type { TimerId } from "./timers.ts";

/** Reason why a player changed seats. */
export type MoveReason =
  | "joined"
  | "returned"
  | "win"
  | "forfeit"
  | "retirement"
  | "vacancy"
  | "shifted"
  | "retired"
  | "expelled"
  | "silent";

/** A challenge with its two players. */
export interface OfChallenge {
  readonly challenge: ChallengeId;
  readonly challenger: EntryId;
  readonly defender: EntryId;
}

interface OfPlayer {
  readonly player: EntryId;
}

/** Consequence of an event under the rules, by kind. */
export type ConsequenceContent =
  | ({ readonly kind: "challenged"; readonly origin: "direct" } & OfChallenge)
  /** `waitedSince`: entry in the waiting list; null: directly from the standing waiting list. */
  | ({
      readonly kind: "assigned";
      readonly waitedSince: Instant | null;
      readonly pinned: boolean;
    } & OfChallenge)
  /** One item of a mail with challenges was not possible. `voided`: it had seemed possible. */
  | {
      readonly kind: "not-entitled";
      readonly challenge: ChallengeId;
      readonly player: EntryId;
      /** From 0, in the order of the mail. */
      readonly item: number;
      readonly of: number;
      readonly target: ChallengeTarget;
      readonly voided: boolean;
      readonly reason: ChallengeRejection;
    }
  | ({ readonly kind: "confirmed" } & OfChallenge)
  | ({ readonly kind: "accepted" } & OfChallenge)
  /** Accepted without being entitled. */
  | ({ readonly kind: "contested" } & OfChallenge)
  | ({ readonly kind: "kept" } & OfChallenge)
  | ({ readonly kind: "lapsed" } & OfChallenge)
  | ({
      readonly kind: "forfeited";
      readonly by: "silence" | "refusal" | "retirement";
      readonly strikes: number;
    } & OfChallenge)
  | ({
      readonly kind: "reported";
      readonly outcome: RulingOutcome;
      readonly by: EntryId;
    } & OfChallenge)
  | ({ readonly kind: "objected"; readonly by: EntryId } & OfChallenge)
  | ({
      readonly kind: "final";
      readonly outcome: RulingOutcome;
      readonly rated: boolean;
    } & OfChallenge)
  | ({ readonly kind: "game-time-over" } & OfChallenge)
  | ({ readonly kind: "both-stay" } & OfChallenge)
  | ({ readonly kind: "voided" } & OfChallenge)
  | ({ readonly kind: "record"; readonly by: EntryId | "director" } & OfChallenge)
  /** Seats by number; null: outside the pyramid. */
  | ({
      readonly kind: "moved";
      readonly from: number | null;
      readonly to: number | null;
      readonly reason: MoveReason;
      readonly challenge: ChallengeId | null;
    } & OfPlayer)
  | ({ readonly kind: "listed"; readonly by: "request" | "standing-waiting-list" } & OfPlayer)
  | ({
      readonly kind: "unlisted";
      readonly by: "request" | "challenge" | "assignment" | "leaving";
    } & OfPlayer)
  | ({ readonly kind: "standing-waiting-list-joined" } & OfPlayer)
  | ({ readonly kind: "standing-waiting-list-left" } & OfPlayer)
  | ({
      readonly kind: "standing-waiting-list-suspended";
      readonly by: "request" | "not-confirmed";
    } & OfPlayer)
  | ({ readonly kind: "standing-waiting-list-resumed" } & OfPlayer)
  | ({
      readonly kind: "holiday";
      readonly from: Day;
      readonly to: Day;
      readonly days: number;
    } & OfPlayer)
  | ({ readonly kind: "expulsion-offered"; readonly strikes: number } & OfPlayer)
  | ({ readonly kind: "expulsion-declined" } & OfPlayer)
  | ({ readonly kind: "letter" } & OfPlayer)
  | ({ readonly kind: "letter-answered" } & OfPlayer)
  | { readonly kind: "timer-void"; readonly timer: TimerId }
  /** An event without effect. */
  | { readonly kind: "refused"; readonly player: EntryId | null; readonly reason: EventRefusal };

/** Consequence of an event, with its time and that event. */
export type Consequence = ConsequenceContent & {
  readonly at: Instant;
  /** Number of the event. */
  readonly seq: number;
};
