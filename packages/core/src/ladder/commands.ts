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
 * A mail, or what a player does on the page in its seat. Its `effectiveAt` (context) is the arrival
 * at the mail server. `evenWithoutEffect` records it where it is not possible as far as is known
 * now, because earlier mail may still become known: meant for mails, which have arrived whatever they
 * ask for; without it the sender gets the reason at once and nothing is recorded.
 */
export type LadderMailCommand = { readonly evenWithoutEffect?: boolean } & (
  | {
      readonly type: "challenge";
      readonly challenger: EntryId;
      /** In the mail's order. Several are meant for chains of vacancies. */
      readonly targets: readonly ChallengeTarget[];
      /** The first move came along. */
      readonly withMove?: true;
    }
  | ({ readonly type: "confirm-challenge" } & LadderPair)
  | ({
      readonly type: "accept-challenge";
      /** The reply came along. */
      readonly withMove?: true;
    } & LadderPair)
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

/** Somebody to be entered: where named on a seat, else as new players are. */
export type NewLadderEntry = Pick<LadderEntryDetails, "name"> &
  Partial<Omit<LadderEntryDetails, "erased">> & { readonly seat?: Seat };

/** What a person or program can have done in a pyramid. */
export type LadderCommand =
  | LifecycleCommand<LadderSettings>
  /** All or none of them. `seat` is for taking over a pyramid that exists. */
  | {
      readonly type: "add-entries";
      readonly entries: readonly NewLadderEntry[];
    }
  | {
      readonly type: "change-entry";
      readonly entry: EntryId;
      readonly details: Partial<Omit<LadderEntryDetails, "erased">>;
    }
  /** Erases for good what says who a player is. Possible after closing, too. */
  | {
      readonly type: "erase-person";
      readonly entry: EntryId;
      /** What is to be left of the name; nothing where it is left out. */
      readonly keep?: "initials";
    }
  | { readonly type: "return-player"; readonly player: EntryId }
  | { readonly type: "expel-player"; readonly player: EntryId; readonly reason: string }
  | { readonly type: "decline-expulsion"; readonly player: EntryId; readonly reason: string }
  | LadderMailCommand
  /** Lets every deadline act that ended by `context.now`, in order; nothing to do is no refusal. */
  | { readonly type: "pass-time" }
  /** Nobody let deadlines act since then; where some ended, the director is asked. ISO 8601 in UTC. */
  | { readonly type: "note-absence"; readonly since: string }
  /** Of the deadlines that ended during the absence these act; the others go on from today. */
  | {
      readonly type: "decide-absence";
      readonly act: readonly TimerId[];
      readonly reason: string;
    }
  /**
   * Takes over what was going on elsewhere: games, lists, and what counts of the past. Players who
   * are not entered yet come along, with their seats; they get the next numbers in their order.
   */
  | ({
      readonly type: "take-over";
      readonly entries: readonly NewLadderEntry[];
    } & TakenOver)
  /** The letters of these notices left at `effectiveAt`: for letters that were held up. */
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
      /** Whose win the records show; null: nobody's. */
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
   * Records a mail that arrived before others which are recorded already, although it overturns
   * what followed from them. With `pin`, challenges that arose since stay as they are.
   */
  | {
      readonly type: "overturn";
      readonly command: LadderMailCommand;
      readonly pin: boolean;
      readonly reason: string;
    };

export type LadderCommandType = LadderCommand["type"];
