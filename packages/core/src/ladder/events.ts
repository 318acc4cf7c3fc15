import type { EntryId } from "../base/entry-id.ts";
import type { RecordedEvent } from "../base/recorded-event.ts";
import type { Erasure } from "../chain/personal.ts";
import type { LifecycleEventData } from "../lifecycle/events.ts";
import type { GameRecord } from "./challenge.ts";
import type { ChallengeId, LadderOutcome, RulingOutcome } from "./challenge-status.ts";
import type { ChallengeTarget } from "./challenge-target.ts";
import type { LadderEntry, LadderEntryDetails } from "./entry.ts";
import type { NoticeId } from "./notices.ts";
import type { Seat } from "./seat.ts";
import type { LadderSettings } from "./settings.ts";
import type { TakenOver } from "./taken-over.ts";
import type { TimerId } from "./timers.ts";

/** The two players of a game. They have at most one with these roles at a time. */
export interface LadderPair {
  readonly challenger: EntryId;
  readonly defender: EntryId;
}

/** Something that arose and stays so in a replay with a ruling or a late mail. */
export type Pin =
  /** A challenge that was entitled at the time. */
  | ({ readonly kind: "challenge"; readonly challenge: ChallengeId } & LadderPair)
  | ({ readonly kind: "assignment"; readonly at: string } & LadderPair)
  /** A vacancy taken, by mail or by assignment from a list. */
  | {
      readonly kind: "capture";
      readonly by: "mail" | "list";
      readonly player: EntryId;
      readonly seat: Seat;
      readonly at: string;
    }
  /** An entry in the waiting list. */
  | {
      readonly kind: "listing";
      readonly by: "request" | "standing-waiting-list";
      readonly player: EntryId;
      readonly at: string;
    };

/** What a replay holds on to, and from when on. Ends with the event itself. */
export interface Pinning {
  /** ISO 8601 in UTC. */
  readonly since: string;
  readonly pins: readonly Pin[];
}

/**
 * Events of a pyramid, by type; mostly mails. Consequences (entitled or not, assignments, moves)
 * are never recorded: the fold derives them, because late mail can change them. Data are plain
 * JSON; old journals must stay readable.
 */
export interface LadderEventData extends LifecycleEventData<LadderSettings> {
  /** Each takes a seat in this order: the named one, or by the rule for new players. */
  readonly "entries-added": {
    readonly entries: readonly (LadderEntry & { readonly seat?: Seat })[];
  };
  /** The player's identity has been erased from all earlier events, for good. */
  readonly "person-erased": Erasure;
  readonly "entry-changed": { readonly entry: EntryId; readonly details: LadderEntryDetails };
  /** A player who had left enters again, like a new one. */
  readonly "player-returned": { readonly player: EntryId };
  readonly "player-retired": { readonly player: EntryId; readonly reason: string };
  /** The director expels a player. */
  readonly "player-expelled": { readonly player: EntryId; readonly reason: string };
  /** The director waives expulsion for the strikes so far. */
  readonly "expulsion-declined": { readonly player: EntryId; readonly reason: string };

  /** One mail with one or more challenges, in its order. */
  readonly "challenge-sent": {
    readonly challenger: EntryId;
    readonly targets: readonly ChallengeTarget[];
    /** The ones that seemed possible when the mail was recorded. */
    readonly entitled: readonly boolean[];
  };
  /** Move 1 of an assigned challenger. */
  readonly "challenge-confirmed": LadderPair;
  /** The defender's first reply. */
  readonly "challenge-accepted": LadderPair;
  readonly "challenge-refused": LadderPair;
  readonly "result-reported": LadderPair & {
    readonly outcome: LadderOutcome;
    readonly by: EntryId;
  };
  readonly "objection-raised": LadderPair & { readonly by: EntryId };
  /** A record of the last game of these two, for adjudication or the archive. */
  readonly "game-record-sent": LadderPair & Pick<GameRecord, "by" | "pgn" | "claim">;

  readonly "waiting-list-requested": { readonly player: EntryId };
  readonly "waiting-list-left": { readonly player: EntryId };
  readonly "standing-waiting-list-joined": { readonly player: EntryId };
  readonly "standing-waiting-list-left": { readonly player: EntryId };
  readonly "standing-waiting-list-suspended": { readonly player: EntryId };
  readonly "standing-waiting-list-resumed": { readonly player: EntryId };
  /** First and last day, as `2026-07-01`. */
  readonly "holiday-announced": {
    readonly player: EntryId;
    readonly from: string;
    readonly to: string;
  };
  /** The player answers the letter after long silence and stays. */
  readonly "letter-answered": { readonly player: EntryId };

  /** End of a deadline, dated so. Void if the awaited event had happened by then. */
  readonly "deadline-passed": { readonly timer: TimerId };
  /** Letters from the director that have left: their deadlines start now. */
  readonly "notices-sent": { readonly notices: readonly NoticeId[] };

  /** No deadlines applied since a moment: ended ones wait for the director. ISO 8601 in UTC. */
  readonly "absence-noted": { readonly since: string };
  /** Of the ended deadlines, the named ones act; the others skip the days of the absence. */
  readonly "absence-decided": {
    readonly act: readonly TimerId[];
    readonly wait: readonly TimerId[];
    readonly reason: string;
  };
  /** Ongoing matters of a pyramid that was taken over. */
  readonly "games-taken-over": TakenOver;

  /** The director's decision on an objection; its replay begins at the report of the result. */
  readonly "dispute-decided": Pinning & {
    readonly challenge: ChallengeId;
    readonly outcome: RulingOutcome;
    readonly reason: string;
  };
  readonly "game-adjudicated": {
    readonly challenge: ChallengeId;
    readonly outcome: RulingOutcome;
    readonly reason: string;
  };
  /** The director calls a challenge off: both slots are free, no player moves. */
  readonly "challenge-voided": { readonly challenge: ChallengeId; readonly reason: string };
  /** The director lets a game continue that was accepted without being entitled. */
  readonly "challenge-kept": { readonly challenge: ChallengeId; readonly reason: string };
  /** The director keeps what arose, although earlier mail has become known. */
  readonly "challenges-pinned": Pinning & { readonly reason: string };
}

export type LadderEventType = keyof LadderEventData;

/** A decided ladder event, before the journal numbers it. */
export type LadderEvent = {
  readonly [Type in LadderEventType]: {
    readonly type: Type;
    readonly data: LadderEventData[Type];
    /** When it happened, ISO 8601 in UTC; missing: when it is recorded. */
    readonly effectiveAt?: string;
  };
}[LadderEventType];

export type RecordedLadderEvent = {
  readonly [Type in LadderEventType]: RecordedEvent<Type, LadderEventData[Type]>;
}[LadderEventType];
