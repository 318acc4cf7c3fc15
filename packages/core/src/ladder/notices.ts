import type { Day, Instant } from "../base/day.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { RulingOutcome } from "./challenge-status.ts";
import type { ChallengeTarget } from "./challenge-target.ts";
import type { OfChallenge } from "./consequences.ts";
import type { ChallengeRejection, EventRefusal } from "./rejection.ts";
import type { Seat } from "./seat.ts";

/**
 * Identifies a notice by its content, e.g. `assigned:12-7-m2k5a1`: stable across replays of the
 * log. An outbox that remembers the ids sends each letter once.
 */
export type NoticeId = string;

/** A letter whose departure starts a deadline. */
interface Mailed {
  /** The day on which it must leave for its dates to hold; null: they hold anyway. */
  readonly leaving: Day | null;
}

/** Players who moved because of it. */
interface NewSeats {
  readonly moves: readonly {
    readonly player: EntryId;
    readonly from: Seat;
    readonly to: Seat;
  }[];
}

/** An impossible challenge of a mail. */
export interface RefusedTarget {
  /** From 0, in the order of the mail. */
  readonly item: number;
  readonly target: ChallengeTarget;
  readonly reason: ChallengeRejection;
}

/** Content of a notice, by kind. Days are calendar days in the club's time zone. */
export type NoticeContent =
  /** A direct challenge arrived and is entitled. `begun`: the first move came along. */
  | ({
      readonly kind: "challenged";
      readonly begun: boolean;
      readonly acceptBy: Day;
    } & OfChallenge)
  /** The director challenges for a listed player. */
  | ({ readonly kind: "assigned"; readonly confirmBy: Day; readonly acceptBy: Day } & Mailed &
      OfChallenge)
  /** The impossible items of a mail with challenges, with reasons; `of`: number of items. */
  | {
      readonly kind: "not-entitled";
      readonly challenger: EntryId;
      readonly of: number;
      readonly items: readonly RefusedTarget[];
    }
  /** It was valid until an earlier mail became known. */
  | {
      readonly kind: "voided";
      readonly challenger: EntryId;
      readonly target: ChallengeTarget;
      readonly reason: ChallengeRejection | null;
    }
  | ({ readonly kind: "confirmed"; readonly acceptBy: Day } & OfChallenge)
  /** `toMove`: whose move it is as far as is known. */
  | ({
      readonly kind: "game-begins";
      readonly toMove: EntryId;
      readonly clockStart: Day;
      readonly endsBy: Day;
    } & OfChallenge)
  | ({ readonly kind: "lapsed" } & OfChallenge)
  | ({
      readonly kind: "forfeited";
      readonly by: "silence" | "refusal" | "retirement";
      /** The player of the two who has left the pyramid; null if both are in it. */
      readonly leaver: EntryId | null;
      readonly strikes: number;
    } & NewSeats &
      OfChallenge)
  | ({
      readonly kind: "provisional";
      readonly outcome: RulingOutcome;
      readonly by: EntryId;
      readonly objectBy: Day;
    } & Mailed &
      NewSeats &
      OfChallenge)
  | ({ readonly kind: "objected"; readonly by: EntryId } & OfChallenge)
  | ({
      readonly kind: "final";
      readonly outcome: RulingOutcome;
      readonly rated: boolean;
      /** There was an objection, which the director decided. */
      readonly disputed: boolean;
    } & NewSeats &
      OfChallenge)
  | ({ readonly kind: "records-wanted"; readonly sendBy: Day } & Mailed & OfChallenge)
  | ({ readonly kind: "both-stay" } & OfChallenge)
  | ({ readonly kind: "contested" } & OfChallenge)
  | ({ readonly kind: "kept" } & OfChallenge)
  | { readonly kind: "moved"; readonly player: EntryId; readonly from: Seat; readonly to: Seat }
  /** Others' game moved the player by a seat: where winners are inserted, not exchanged. */
  | {
      readonly kind: "shifted";
      readonly player: EntryId;
      readonly from: Seat;
      readonly to: Seat;
      readonly challenger: EntryId;
      readonly defender: EntryId;
    }
  /** A player's seats before and after a correction; null for none. They may be equal. */
  | {
      readonly kind: "corrected-seat";
      readonly player: EntryId;
      readonly from: Seat | null;
      readonly to: Seat | null;
    }
  | { readonly kind: "welcome"; readonly player: EntryId; readonly seat: Seat }
  | {
      readonly kind: "farewell";
      readonly player: EntryId;
      readonly by: "retired" | "expelled" | "silent";
    }
  | {
      readonly kind: "listed";
      readonly player: EntryId;
      readonly by: "request" | "standing-waiting-list";
    }
  | { readonly kind: "unlisted"; readonly player: EntryId }
  | {
      readonly kind: "standing-waiting-list";
      readonly player: EntryId;
      readonly change: "joined" | "left" | "suspended" | "not-confirmed" | "resumed";
    }
  | {
      readonly kind: "holiday";
      readonly player: EntryId;
      readonly from: Day;
      readonly to: Day;
      readonly days: number;
      /** Days left of the allowance of the year it begins in. */
      readonly left: number;
    }
  /** The opponent's holiday moved a deadline of the game to another last day. */
  | ({
      readonly kind: "deadline-moved";
      readonly due: "confirm" | "accept" | "objection" | "record";
      /** The one of the two on holiday, and the days. */
      readonly away: EntryId;
      readonly from: Day;
      readonly to: Day;
      /** The players who must act by the last day. */
      readonly holders: readonly EntryId[];
      readonly lastDay: Day;
    } & OfChallenge)
  | ({ readonly kind: "idle-letter"; readonly player: EntryId; readonly answerBy: Day } & Mailed)
  /** The request is not possible. */
  | { readonly kind: "refused"; readonly player: EntryId; readonly reason: EventRefusal }
  | { readonly kind: "expulsion-offered"; readonly player: EntryId; readonly strikes: number }
  /** An earlier notice no longer holds: the one with this id, repeated here. */
  | {
      readonly kind: "withdrawn";
      readonly notice: NoticeId;
      readonly was: NoticeContent;
      /** The director decided a dispute, or earlier news arrived late. */
      readonly because: "decision" | "late-news";
    };

/** A notice to players about a consequence. The outer layers turn it into letters. */
export interface Notice {
  readonly id: NoticeId;
  /** Recipients; the director has it in the inbox anyway. Empty: for the director alone. */
  readonly to: readonly EntryId[];
  /** The moment of the consequence, and its event. */
  readonly at: Instant;
  readonly seq: number;
  readonly content: NoticeContent;
}
