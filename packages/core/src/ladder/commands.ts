import type { EntryId } from "../base/entry-id.ts";
import type { LifecycleCommand } from "../lifecycle/commands.ts";
import type { GameRecord } from "./challenge.ts";
import type { ChallengeId, LadderOutcome, RulingOutcome } from "./challenge-status.ts";
import type { ChallengeTarget } from "./challenge-target.ts";
import type { LadderEntryDetails } from "./entry.ts";
import type { LadderPair } from "./events.ts";
import type { NoticeId } from "./notices.ts";
import type { Seat } from "./seat.ts";
import type { LadderSettings } from "./settings.ts";
import type { TakenOver } from "./taken-over.ts";
import type { TimerId } from "./timers.ts";

/**
 * A mail, or the same action by a player on the web page. Its `effectiveAt` (context) is the
 * arrival at the mail server. `evenWithoutEffect` records it even if it is not possible as far as
 * is known, because earlier mail may still arrive: for mails, which have been sent in any case.
 * Without it the sender gets the reason at once and nothing is recorded.
 */
export type LadderMailCommand = { readonly evenWithoutEffect?: boolean } & (
  | {
      readonly type: "challenge";
      readonly challenger: EntryId;
      /** In the mail's order. Several targets are for chains of vacancies. */
      readonly targets: readonly ChallengeTarget[];
    }
  | ({ readonly type: "confirm-challenge" } & LadderPair)
  | ({ readonly type: "accept-challenge" } & LadderPair)
  | ({ readonly type: "refuse-challenge" } & LadderPair)
  | ({
      readonly type: "report-result";
      readonly outcome: LadderOutcome;
      readonly by: EntryId;
    } & LadderPair)
  | ({ readonly type: "object"; readonly by: EntryId } & LadderPair)
  | ({ readonly type: "send-game-record" } & LadderPair & Pick<GameRecord, "by" | "pgn" | "claim">)
  | { readonly type: "request-waiting-list"; readonly player: EntryId }
  | { readonly type: "leave-waiting-list"; readonly player: EntryId }
  | { readonly type: "join-standing-waiting-list"; readonly player: EntryId }
  | { readonly type: "leave-standing-waiting-list"; readonly player: EntryId }
  | { readonly type: "suspend-standing-waiting-list"; readonly player: EntryId }
  | { readonly type: "resume-standing-waiting-list"; readonly player: EntryId }
  | {
      readonly type: "announce-holiday";
      readonly player: EntryId;
      /** First and last day, as `2026-07-01`. */
      readonly from: string;
      readonly to: string;
    }
  | { readonly type: "answer-letter"; readonly player: EntryId }
  | { readonly type: "retire"; readonly player: EntryId; readonly reason: string }
);

/** A new player: on the named seat, or where new players sit. */
export type NewLadderEntry = Pick<LadderEntryDetails, "name"> &
  Partial<Omit<LadderEntryDetails, "erased">> & { readonly seat?: Seat };

/** Command of a user or program for a pyramid. */
export type LadderCommand =
  | LifecycleCommand<LadderSettings>
  /** All or none of them. `seat` is for taking over an existing pyramid. */
  | {
      readonly type: "add-entries";
      readonly entries: readonly NewLadderEntry[];
    }
  | {
      readonly type: "change-entry";
      readonly entry: EntryId;
      readonly details: Partial<Omit<LadderEntryDetails, "erased">>;
    }
  /** Erases a player's identity for good. Possible after closing, too. */
  | {
      readonly type: "erase-person";
      readonly entry: EntryId;
      /** Part of the name to keep; nothing if left out. */
      readonly keep?: "initials";
    }
  | { readonly type: "return-player"; readonly player: EntryId }
  | { readonly type: "expel-player"; readonly player: EntryId; readonly reason: string }
  | { readonly type: "decline-expulsion"; readonly player: EntryId; readonly reason: string }
  | LadderMailCommand
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

export type LadderCommandType = LadderCommand["type"];
