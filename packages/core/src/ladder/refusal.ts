import type { EntryId } from "../base/entry-id.ts";
import type { LifecycleRefusal, LifecycleWarning } from "../lifecycle/refusal.ts";
import type { ProbableDuplicate } from "../names/probable-duplicates.ts";
import type { ChallengeId } from "./challenge-status.ts";
import type { LadderImpact } from "./impact.ts";
import type { EventRefusal } from "./rejection.ts";
import type { Seat } from "./seat.ts";
import type { LadderSettings } from "./settings.ts";
import type { TakeOverFault } from "./taken-over.ts";
import type { TimerId } from "./timers.ts";

/** Reason why a command was refused: a code and the data for its message. */
export type LadderRefusal =
  | EventRefusal
  | LifecycleRefusal
  | { readonly code: "unknown-time-zone"; readonly zone: string; readonly known: readonly string[] }
  /** Cannot change once there are players. */
  | { readonly code: "setting-fixed"; readonly setting: keyof LadderSettings }
  | {
      readonly code: "duplicate-name";
      readonly name: string;
      readonly position: number;
      readonly entry: EntryId | null;
    }
  | {
      readonly code: "duplicate-address";
      readonly address: string;
      readonly position: number;
      readonly entry: EntryId | null;
    }
  | { readonly code: "malformed-address"; readonly address: string; readonly position: number }
  | { readonly code: "rating-out-of-range"; readonly name: string; readonly rating: number }
  | { readonly code: "no-targets" }
  /** None of several challenges in one message was possible, each for its own reason. */
  | {
      readonly code: "challenges-refused";
      readonly refusals: readonly { readonly position: number; readonly reason: EventRefusal }[];
    }
  /** Its last day was over when it was announced; `today`: the day of the announcement. */
  | { readonly code: "holiday-over"; readonly to: string; readonly today: string }
  | { readonly code: "too-many-targets"; readonly targets: number; readonly most: number }
  | { readonly code: "no-such-seat"; readonly seat: Seat }
  | { readonly code: "record-too-long"; readonly length: number; readonly most: number }
  | { readonly code: "no-objection"; readonly challenge: ChallengeId }
  /** A win can only be adjudicated to the player who claimed it. */
  | { readonly code: "win-not-claimed"; readonly challenge: ChallengeId }
  | { readonly code: "malformed-time"; readonly time: string }
  /** `timeZone`: the club's. */
  | {
      readonly code: "time-in-future";
      readonly time: string;
      readonly now: string;
      readonly timeZone: string;
    }
  | {
      readonly code: "before-beginning";
      readonly time: string;
      readonly beginning: string;
      readonly timeZone: string;
    }
  /** The mail is earlier than recorded ones; `overturn` records it nevertheless. */
  | { readonly code: "overturns"; readonly impact: LadderImpact }
  | { readonly code: "overturns-nothing" }
  /** There was no absence, or it is decided. */
  | { readonly code: "no-absence" }
  /** A deadline that does not run, or has not ended. */
  | { readonly code: "deadline-not-due"; readonly deadline: TimerId }
  | { readonly code: "take-over-faults"; readonly faults: readonly TakeOverFault[] };

/** Warning about a command that was carried out. */
export type LadderWarning =
  | LifecycleWarning
  /** Probably one person entered twice: the names match in another order, or without diacritics. */
  | {
      readonly code: "probable-duplicates";
      readonly pairs: readonly ProbableDuplicate[];
    }
  /** Recorded, although it has no effect as far as is known. */
  | { readonly code: "without-effect"; readonly reason: EventRefusal }
  /** Of several challenges in a mail, this one (from 1) was not possible. */
  | { readonly code: "skipped"; readonly position: number; readonly reason: EventRefusal }
  /** Earlier than recorded ones. */
  | { readonly code: "arrived-late"; readonly impact: LadderImpact };
