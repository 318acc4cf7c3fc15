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

/** The two of a game. They have at most one with these parts at a time. */
export interface LadderPair {
  readonly challenger: EntryId;
  readonly defender: EntryId;
}

/** What arose and stays so when the log is replayed with a ruling or a late mail. */
export type Pin =
  /** A challenge that was entitled as things were. */
  | ({ readonly kind: "challenge"; readonly challenge: ChallengeId } & LadderPair)
  | ({ readonly kind: "assignment"; readonly at: string } & LadderPair)
  /** A vacancy taken, by a mail or by assignment from a list. */
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

/** From when on a replay holds on to what arose, and to what. Ends with the event itself. */
export interface Pinning {
  /** ISO 8601 in UTC. */
  readonly since: string;
  readonly pins: readonly Pin[];
}

/**
 * What can happen at a pyramid, by type; mostly mails. What follows from an event (entitled or not,
 * who is assigned, who moves) is a consequence: never recorded, it comes out of the fold, because a
 * mail that becomes known later can change it. Data are plain JSON; old journals must stay readable.
 */
export interface LadderEventData extends LifecycleEventData<LadderSettings> {
  /** They take a seat each in this order: the one named, or by the rule for new players. */
  readonly "entries-added": {
    readonly entries: readonly (LadderEntry & { readonly seat?: Seat })[];
  };
  /** What said who the player is has been taken out of all events before this one, for good. */
  readonly "person-erased": Erasure;
  readonly "entry-changed": { readonly entry: EntryId; readonly details: LadderEntryDetails };
  /** Somebody who had left enters again, as a new player does. */
  readonly "player-returned": { readonly player: EntryId };
  readonly "player-retired": { readonly player: EntryId; readonly reason: string };
  /** The director puts a player out. */
  readonly "player-expelled": { readonly player: EntryId; readonly reason: string };
  /** The director lets the strikes so far be. */
  readonly "expulsion-declined": { readonly player: EntryId; readonly reason: string };

  /** One mail with one or more challenges, in its order. */
  readonly "challenge-sent": {
    readonly challenger: EntryId;
    readonly targets: readonly ChallengeTarget[];
    /** Which of them seemed possible when the mail was recorded. */
    readonly entitled: readonly boolean[];
    /** The first move came along. Left out: nothing is known of one, as after a button. */
    readonly withMove?: true;
  };
  /** Move 1 of an assigned challenger. */
  readonly "challenge-confirmed": LadderPair;
  /** The defender's first reply. */
  readonly "challenge-accepted": LadderPair & {
    /** The reply came along. Left out: nothing is known of one, as after a button. */
    readonly withMove?: true;
  };
  readonly "challenge-refused": LadderPair;
  readonly "result-reported": LadderPair & {
    readonly outcome: LadderOutcome;
    readonly by: EntryId;
  };
  readonly "objection-raised": LadderPair & { readonly by: EntryId };
  /** A record for the adjudication or the archive, of the last game of these two. */
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
  /** The answer to the letter after long silence: the player stays. */
  readonly "letter-answered": { readonly player: EntryId };

  /** A deadline's end, dated so. Void where what it waited for had arrived by then. */
  readonly "deadline-passed": { readonly timer: TimerId };
  /** Letters of the director that have left: their deadlines start now. */
  readonly "notices-sent": { readonly notices: readonly NoticeId[] };

  /** Nobody let deadlines act since a moment: what ended waits for the director. ISO 8601 in UTC. */
  readonly "absence-noted": { readonly since: string };
  /** Of the deadlines that had ended these act, and those do not count the days of the absence. */
  readonly "absence-decided": {
    readonly act: readonly TimerId[];
    readonly wait: readonly TimerId[];
    readonly reason: string;
  };
  /** What was going on when a pyramid was taken over from elsewhere. */
  readonly "games-taken-over": TakenOver;

  /** The director's decision on an objection; a replay with it begins when the result was reported. */
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
  /** The director calls a challenge off: both slots are free, nobody moves. */
  readonly "challenge-voided": { readonly challenge: ChallengeId; readonly reason: string };
  /** The director lets a game go on that was accepted without being entitled. */
  readonly "challenge-kept": { readonly challenge: ChallengeId; readonly reason: string };
  /** The director lets stand what arose, although an earlier mail became known since. */
  readonly "challenges-pinned": Pinning & { readonly reason: string };
}

export type LadderEventType = keyof LadderEventData;

/** A ladder event as decided, before the journal gives it a number. */
export type LadderEvent = {
  readonly [Type in LadderEventType]: {
    readonly type: Type;
    readonly data: LadderEventData[Type];
    /** When it happened, ISO 8601 in UTC; missing: when it is recorded. */
    readonly effectiveAt?: string;
  };
}[LadderEventType];

/** A ladder event in the journal. */
export type RecordedLadderEvent = {
  readonly [Type in LadderEventType]: RecordedEvent<Type, LadderEventData[Type]>;
}[LadderEventType];
