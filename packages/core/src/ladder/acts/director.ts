import type { EntryId } from "../../base/entry-id.ts";
import type { EventRows } from "../../lifecycle/event-rows.ts";
import type { ChallengeId, RulingOutcome } from "../challenge-status.ts";
import type { NoticeId } from "../notices.ts";
import type { Seat } from "../seat.ts";
import type { TakenOver } from "../taken-over.ts";
import type { TimerId } from "../timers.ts";
import type { LadderMailCommand, LadderPair } from "./mail.ts";
import type { NewLadderEntry } from "./players.ts";

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

/** The pins of a replay, and their first moment. Ends with the event itself. */
export interface Pinning {
  /** ISO 8601 in UTC. */
  readonly since: string;
  readonly pins: readonly Pin[];
}

/** Commands of the director, and of the clock. */
export type DirectorCommand =
  /** Applies every deadline that ended by `context.now`, in order; there may be none. */
  | { readonly type: "pass-time" }
  /** No deadline was applied since then; the director decides about ended ones. ISO 8601 in UTC. */
  | { readonly type: "note-absence"; readonly since: string }
  /** Applies these deadlines among those that ended during the absence; the others resume today. */
  | {
      readonly type: "decide-absence";
      readonly act: readonly TimerId[];
      readonly reason: string;
    }
  /**
   * Takes over what was ongoing elsewhere: games, lists, and what counts of the past. Players not
   * yet entered are added with their seats; they get the next numbers in their order.
   */
  | ({
      readonly type: "take-over";
      readonly entries: readonly NewLadderEntry[];
    } & TakenOver)
  /** The letters of these notices left at `effectiveAt`: for delayed letters. */
  | { readonly type: "record-sending"; readonly notices: readonly NoticeId[] }
  | {
      readonly type: "decide-dispute";
      readonly challenge: ChallengeId;
      readonly outcome: RulingOutcome;
      readonly reason: string;
    }
  /** A draw unless a win was claimed by its winner and shown. */
  | {
      readonly type: "adjudicate";
      readonly challenge: ChallengeId;
      /** The side whose win the records show; null: neither. */
      readonly winner: "challenger" | "defender" | null;
      readonly reason: string;
    }
  | {
      readonly type: "void-challenge";
      readonly challenge: ChallengeId;
      readonly reason: string;
    }
  | {
      readonly type: "keep-challenge";
      readonly challenge: ChallengeId;
      readonly reason: string;
    }
  /**
   * Records a mail that arrived before recorded ones although it overturns their consequences. With
   * `pin`, challenges that arose since stay as they are.
   */
  | {
      readonly type: "overturn";
      readonly command: LadderMailCommand;
      readonly pin: boolean;
      readonly reason: string;
    };

/** Events that the director or the clock brings about, by type. */
export interface DirectorEventData {
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

/** Reasons that only name a challenge stay in the chain. */
export const directorEvents: EventRows<DirectorEventData> = {
  "deadline-passed": { group: "requests", personal: [] },
  "notices-sent": { group: "requests", personal: [] },
  "absence-noted": { group: "requests", personal: [] },
  "absence-decided": { group: "requests", personal: [] },
  "games-taken-over": { group: "results", personal: [] },
  "dispute-decided": { group: "results", personal: [] },
  "game-adjudicated": { group: "results", personal: [] },
  "challenge-voided": { group: "rounds", personal: [] },
  "challenge-kept": { group: "rounds", personal: [] },
  "challenges-pinned": { group: "rounds", personal: [] },
};
