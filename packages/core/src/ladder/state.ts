import type { Day, Instant } from "../base/day.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { Logged } from "../lifecycle/arbiter-log.ts";
import type { Publicity } from "../lifecycle/publicity.ts";
import type { Rehearsed } from "../lifecycle/rehearsal.ts";
import type { CompetitionSeeds } from "../lots/commitments.ts";
import type { Challenge } from "./challenge.ts";
import type { ChallengeId } from "./challenge-status.ts";
import type { Chronicle } from "./chronicle.ts";
import type { Consequence } from "./consequences.ts";
import type { LadderEntry } from "./entry.ts";
import type { LadderEventData, RecordedLadderEvent } from "./events.ts";
import type { Holiday } from "./holidays.ts";
import type { LadderSettings } from "./settings.ts";
import type { TimerId } from "./timers.ts";

/** A player's part in the pyramid. Immutable; kept when the player leaves. */
export interface LadderPlayer {
  readonly id: EntryId;
  /** The seat's number (see `PyramidShape`); null: not in the pyramid. */
  readonly seatNumber: number | null;
  /** The game as challenger, from the challenge to the first report. */
  readonly outgoing: ChallengeId | null;
  /** The game as defender. */
  readonly incoming: ChallengeId | null;
  /** When the last game as defender ended; null: never played one. */
  readonly lastDefended: Instant | null;
  /** Challenges not accepted since the last decision on it. */
  readonly strikes: number;
  readonly expulsionOffered: boolean;
  readonly standingWaiting: "none" | "active" | "suspended";
  /** Since when the player has neither played nor waited; null while doing so. */
  readonly idleSince: Instant | null;
  /** The game as challenger has ended, and the standing waiting list owes the next. */
  readonly owedGame: boolean;
  /** When the letter after long silence became due; null: none is open. */
  readonly letterAt: Instant | null;
  /** When that letter left; null while it has not. */
  readonly letterLeftAt: Instant | null;
  /** In order, not overlapping. */
  readonly holidays: readonly Holiday[];
  /** Days of an absence of the director's that the deadlines about silence do not count. */
  readonly pauses: readonly Holiday[];
  /** Own deadlines that passed: a holiday announced later cannot move them any more. */
  readonly missed: readonly {
    readonly timer: TimerId;
    readonly started: Day;
    readonly ended: Day;
  }[];
}

/** A time in which nobody let deadlines act: from the last sign of life to when it was noticed. */
export interface Absence {
  readonly since: Instant;
  readonly until: Instant;
}

/** An entry in the ordinary waiting list. */
export interface WaitingEntry {
  readonly player: EntryId;
  readonly since: Instant;
  /** Entries of the same moment keep the order of the log. */
  readonly order: number;
  readonly by: "request" | "standing-waiting-list";
}

/**
 * The pyramid as it is after some first part of the log, in the order in which things happened:
 * everything that a later event can change. Immutable.
 */
export interface Position extends Publicity, Logged {
  /** When the last event of the log happened. */
  readonly at: Instant;
  /** Events of the log so far. */
  readonly events: number;
  readonly name: string;
  readonly status: "open" | "closed";
  readonly settings: LadderSettings;
  readonly entries: ReadonlyMap<EntryId, LadderEntry>;
  readonly players: ReadonlyMap<EntryId, LadderPlayer>;
  /** Who sits where, by number of the seat; null: a vacancy. Never ends with one. */
  readonly seats: readonly (EntryId | null)[];
  /** Challenges that can still change. */
  readonly open: ReadonlyMap<ChallengeId, Challenge>;
  /** Challenges that cannot, in the order they were settled. */
  readonly archive: Chronicle<Challenge>;
  /** While nobody let time pass, and until the director has decided what of it acts; null: none. */
  readonly absence: Absence | null;
  /** The best placed first. */
  readonly waiting: readonly WaitingEntry[];
  readonly history: Chronicle<Consequence>;
}

/** A ruling or pinning of the director, which holds from `since` to the event itself. */
export interface Overlay {
  readonly since: Instant;
  readonly until: Instant;
  readonly event: Extract<
    RecordedLadderEvent,
    { readonly type: "dispute-decided" | "challenges-pinned" }
  >;
}

/** What follows from the journal of a pyramid so far. Immutable. */
export interface LadderState extends Position, CompetitionSeeds, Rehearsed {
  readonly kind: "ladder";
  readonly competition: string;
  /** Number of the last event folded in. */
  readonly seq: number;
  readonly format: string;
  /** When the competition was created: nothing happened before. */
  readonly createdAt: Instant;
  readonly nextEntry: EntryId;
  /** All events but the first, in the order in which they happened. */
  readonly log: Chronicle<RecordedLadderEvent>;
  readonly overlays: readonly Overlay[];
  /** Earlier positions to continue from when something earlier becomes known; the oldest first. */
  readonly checkpoints: readonly Position[];
}

/** The data of an event type. */
export type DataOf<Type extends keyof LadderEventData> = LadderEventData[Type];
