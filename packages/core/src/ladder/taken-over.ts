import type { EntryId } from "../base/entry-id.ts";
import type { LadderOutcome } from "./challenge-status.ts";

interface OpenGameParts {
  readonly challenger: EntryId;
  readonly defender: EntryId;
  readonly origin: "direct" | "assigned";
  /** When the challenge arose. */
  readonly at: string;
}

/** A game ongoing elsewhere, with its state. Moments are ISO 8601 in UTC, days `2026-07-01`. */
export type TakenOverGame = OpenGameParts &
  (
    | {
        /**
         * `mailedAt`: departure of the letter that starts the deadline; the challenge, if direct.
         */
        readonly status: "pendingConfirmation" | "pendingAcceptance";
        readonly mailedAt: string;
      }
    /** `clockStart`: the day from which moves cost time. */
    | { readonly status: "running"; readonly clockStart: string }
    /** The two already sit according to the result. */
    | {
        readonly status: "provisional";
        readonly clockStart: string;
        readonly outcome: LadderOutcome;
        readonly by: EntryId;
        readonly reportedAt: string;
        readonly mailedAt: string;
      }
    /** Its time was over; the records are due from the letter's departure. */
    | { readonly status: "inAdjudication"; readonly clockStart: string; readonly mailedAt: string }
  );

/** The part of a player's past that still counts. */
export interface TakenOverPlayer {
  readonly player: EntryId;
  /** When the last game as defender ended; null: never played one. */
  readonly lastDefended: string | null;
  /** Since when the player has neither played nor waited; null: from now on, or not silent. */
  readonly idleSince: string | null;
  /** Unaccepted challenges so far. */
  readonly strikes: number;
  /** First and last days. */
  readonly holidays: readonly { readonly from: string; readonly to: string }[];
}

/** Ongoing matters of a pyramid that is taken over. */
export interface TakenOver {
  readonly games: readonly TakenOverGame[];
  readonly waiting: readonly { readonly player: EntryId; readonly since: string }[];
  readonly standing: readonly { readonly player: EntryId; readonly suspended: boolean }[];
  readonly players: readonly TakenOverPlayer[];
}

/** Problem of a take-over: position (from 1), and reason. */
export interface TakeOverFault {
  readonly part: keyof TakenOver;
  readonly position: number;
  readonly code: /** No such player is entered or taken over. */
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
