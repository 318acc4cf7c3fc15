import type { Instant } from "../base/day.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { ChallengeId, ChallengeStatus, RulingOutcome } from "./challenge-status.ts";
import type { Consequence } from "./consequences.ts";
import type { Seat } from "./seat.ts";
import type { TimerId } from "./timers.ts";

/** The state of a game that late information can change. */
export interface GameStanding {
  readonly defender: EntryId;
  readonly status: ChallengeStatus;
  readonly outcome: RulingOutcome | null;
  readonly rated: boolean;
}

/** Changes by a mail recorded later than others that arrived after it. */
export interface LadderImpact {
  /** When it arrived. */
  readonly at: Instant;
  /** Number of recorded events later than it. */
  readonly laterEvents: number;
  /** Earlier consequences that no longer follow, in order. Empty: nothing is overturned. */
  readonly undone: readonly Consequence[];
  /** New consequences. */
  readonly added: readonly Consequence[];
  /** Players with another seat now; null: not in the pyramid. */
  readonly seats: readonly {
    readonly player: EntryId;
    readonly before: Seat | null;
    readonly after: Seat | null;
  }[];
  /** Challenges that differ now; null: missing. */
  readonly challenges: readonly {
    readonly challenge: ChallengeId;
    readonly challenger: EntryId;
    readonly before: GameStanding | null;
    readonly after: GameStanding | null;
  }[];
  /** Running deadlines that end at another time now; null: not running. */
  readonly timers: readonly {
    readonly timer: TimerId;
    readonly before: Instant | null;
    readonly after: Instant | null;
  }[];
}
