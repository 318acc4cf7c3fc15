import type { Instant } from "../base/day.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { ChallengeId, ChallengeStatus, RulingOutcome } from "./challenge-status.ts";
import type { Consequence } from "./consequences.ts";
import type { Seat } from "./seat.ts";
import type { TimerId } from "./timers.ts";

/** How a game stands: what of it late information can change. */
export interface GameStanding {
  readonly defender: EntryId;
  readonly status: ChallengeStatus;
  readonly outcome: RulingOutcome | null;
  readonly rated: boolean;
}

/** What a mail changes that is recorded later than others which arrived after it. */
export interface LadderImpact {
  /** When it arrived. */
  readonly at: Instant;
  /** How many recorded events are later than it. */
  readonly laterEvents: number;
  /** Consequences that had followed from the log and do not any more, in order. Empty: nothing is overturned. */
  readonly undone: readonly Consequence[];
  /** What follows now and did not before. */
  readonly added: readonly Consequence[];
  /** Whose seat is another now; null: not in the pyramid. */
  readonly seats: readonly {
    readonly player: EntryId;
    readonly before: Seat | null;
    readonly after: Seat | null;
  }[];
  /** Challenges of which something is different now; null: there is none such. */
  readonly challenges: readonly {
    readonly challenge: ChallengeId;
    readonly challenger: EntryId;
    readonly before: GameStanding | null;
    readonly after: GameStanding | null;
  }[];
  /** Running deadlines that end at another time now; null: they do not run. */
  readonly timers: readonly {
    readonly timer: TimerId;
    readonly before: Instant | null;
    readonly after: Instant | null;
  }[];
}
