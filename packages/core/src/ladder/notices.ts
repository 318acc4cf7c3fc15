import type { Day, Instant } from "../base/day.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { RulingOutcome } from "./challenge-status.ts";
import type { ChallengeTarget } from "./challenge-target.ts";
import type { OfChallenge } from "./consequences.ts";
import type { ChallengeRejection, EventRefusal } from "./rejection.ts";
import type { Seat } from "./seat.ts";

/**
 * Names a notice by its content, e.g. `assigned:12-7-m2k5a1`: the same however often the log is
 * replayed. An outbox that remembers the names sends each letter once.
 */
export type NoticeId = string;

/** A letter whose deadline runs from when it leaves. */
interface Mailed {
  /** The day on which it has to leave for its days to be those it names; null: they hold anyway. */
  readonly leaving: Day | null;
}

/** Who sits elsewhere now because of it. */
interface NewSeats {
  readonly moves: readonly {
    readonly player: EntryId;
    readonly from: Seat;
    readonly to: Seat;
  }[];
}

/** One of the challenges of a mail that was not possible. */
export interface RefusedTarget {
  /** From 0, in the order of the mail. */
  readonly item: number;
  readonly target: ChallengeTarget;
  readonly reason: ChallengeRejection;
}

/** What somebody is to be told, by kind. Days are calendar days in the club's time zone. */
export type NoticeContent =
  /** A direct challenge arrived and is entitled. `begun`: the first move came along. */
  | ({
      readonly kind: "challenged";
      readonly begun: boolean;
      readonly acceptBy: Day;
    } & OfChallenge)
  /** The director challenges in the name of a player from a list. */
  | ({ readonly kind: "assigned"; readonly confirmBy: Day; readonly acceptBy: Day } & Mailed &
      OfChallenge)
  /** What of a mail with challenges was not possible, each with its reason; `of`: it had so many. */
  | {
      readonly kind: "not-entitled";
      readonly challenger: EntryId;
      readonly of: number;
      readonly items: readonly RefusedTarget[];
    }
  /** It had stood until an earlier mail became known. */
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
      /** Who of the two has left the pyramid; null: both are in it. */
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
  /** Where somebody sits now that what was known has changed; null: nowhere. The two may be the same. */
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
      /** Left of the allowance of the year it begins in. */
      readonly left: number;
    }
  | ({ readonly kind: "idle-letter"; readonly player: EntryId; readonly answerBy: Day } & Mailed)
  /** What was asked for is not possible. */
  | { readonly kind: "refused"; readonly player: EntryId; readonly reason: EventRefusal }
  | { readonly kind: "expulsion-offered"; readonly player: EntryId; readonly strikes: number }
  /** An earlier notice turned out not to hold: the one with this name, repeated here. */
  | {
      readonly kind: "withdrawn";
      readonly notice: NoticeId;
      readonly was: NoticeContent;
      /** The director has decided a dispute, or something earlier has become known. */
      readonly because: "decision" | "late-news";
    };

/** What somebody is to be told because of a consequence. It becomes letters at the edge. */
export interface Notice {
  readonly id: NoticeId;
  /** Players it goes to; the director has it in the inbox anyway. Empty: to the director alone. */
  readonly to: readonly EntryId[];
  /** The moment of the consequence, and the event it followed from. */
  readonly at: Instant;
  readonly seq: number;
  readonly content: NoticeContent;
}
