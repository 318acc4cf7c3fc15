import type { EntryId } from "../base/entry-id.ts";
import type { LadderOutcome } from "./challenge-status.ts";

interface OpenGameParts {
  readonly challenger: EntryId;
  readonly defender: EntryId;
  readonly origin: "direct" | "assigned";
  /** When the challenge arose. */
  readonly at: string;
}

/** A game that was going on elsewhere, as it stands. Moments are ISO 8601 in UTC, days `2026-07-01`. */
export type TakenOverGame = OpenGameParts &
  (
    | {
        /** `mailedAt`: when the letter left that the deadline runs from; the challenge, if direct. */
        readonly status: "pendingConfirmation" | "pendingAcceptance";
        readonly mailedAt: string;
      }
    /** `clockStart`: the day from which moves cost time. */
    | { readonly status: "running"; readonly clockStart: string }
    /** The two sit already as the result wants it. */
    | {
        readonly status: "provisional";
        readonly clockStart: string;
        readonly outcome: LadderOutcome;
        readonly by: EntryId;
        readonly reportedAt: string;
        readonly mailedAt: string;
      }
    /** Its time was over; the records are awaited from when the letter left. */
    | { readonly status: "inAdjudication"; readonly clockStart: string; readonly mailedAt: string }
  );

/** What of a player's past still counts. */
export interface TakenOverPlayer {
  readonly player: EntryId;
  /** When the last game as defender ended; null: never played one. */
  readonly lastDefended: string | null;
  /** Since when the player has neither played nor waited; null: since now, or does so. */
  readonly idleSince: string | null;
  /** Challenges not accepted so far. */
  readonly strikes: number;
  /** First and last days. */
  readonly holidays: readonly { readonly from: string; readonly to: string }[];
}

/** What goes on in a pyramid that is taken over from elsewhere. */
export interface TakenOver {
  readonly games: readonly TakenOverGame[];
  readonly waiting: readonly { readonly player: EntryId; readonly since: string }[];
  readonly standing: readonly { readonly player: EntryId; readonly suspended: boolean }[];
  readonly players: readonly TakenOverPlayer[];
}

/** What is wrong with what is to be taken over: where (from 1), and why. */
export interface TakeOverFault {
  readonly part: keyof TakenOver;
  readonly position: number;
  readonly code: /** Nobody of this number is entered or comes along. */
    | "unknown-player"
    | "not-in-pyramid"
    | "one-player"
    /** Two games as challenger, or as defender. */
    | "slot-taken"
    | "not-of-game"
    | "malformed-time"
    | "time-in-future"
    | "plays-and-waits"
    | "named-twice"
    | "strikes-out-of-range";
}
