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

/** A player's state in the pyramid. Immutable; kept when the player leaves. */
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
  /** Unaccepted challenges since the last decision on them. */
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
  /** Days of the director's absence that the deadlines about silence skip. */
  readonly pauses: readonly Holiday[];
  /** The player's missed deadlines: a holiday announced later cannot move them. */
  readonly missed: readonly {
    readonly timer: TimerId;
    readonly started: Day;
    readonly ended: Day;
  }[];
}

/** A time without applied deadlines: from the last sign of life to its detection. */
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
 * The pyramid after a first part of the log, in chronological order: everything that a later event
 * can change. Immutable.
 */
export interface Position extends Publicity, Logged {
  /** When the last event of the log happened. */
  readonly at: Instant;
  /** Number of events so far. */
  readonly events: number;
  readonly name: string;
  readonly status: "open" | "closed";
  readonly settings: LadderSettings;
  readonly entries: ReadonlyMap<EntryId, LadderEntry>;
  readonly players: ReadonlyMap<EntryId, LadderPlayer>;
  /** Occupants by seat number; null: a vacancy. Never ends with one. */
  readonly seats: readonly (EntryId | null)[];
  /** Challenges that can still change. */
  readonly open: ReadonlyMap<ChallengeId, Challenge>;
  /** Unchangeable challenges, in the order they were settled. */
  readonly archive: Chronicle<Challenge>;
  /** Set until the director has decided what acts after an absence; null: none. */
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

/** State of a pyramid, folded from its journal. Immutable. */
export interface LadderState extends Position, CompetitionSeeds, Rehearsed {
  readonly kind: "ladder";
  readonly competition: string;
  /** Number of the last folded event. */
  readonly seq: number;
  readonly format: string;
  /** When the competition was created: nothing happened before. */
  readonly createdAt: Instant;
  readonly nextEntry: EntryId;
  /** All events but the first, in chronological order. */
  readonly log: Chronicle<RecordedLadderEvent>;
  readonly overlays: readonly Overlay[];
  /** Earlier positions to replay from; the oldest first. */
  readonly checkpoints: readonly Position[];
}

export type DataOf<Type extends keyof LadderEventData> = LadderEventData[Type];
