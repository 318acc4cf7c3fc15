import type { EntryId } from "../../base/entry-id.ts";
import type { EventRows } from "../../lifecycle/event-rows.ts";
import type { Outcome } from "../contest-result.ts";
import type { ResultOfRound } from "../entered-outcome.ts";
import type { ContestAddress } from "../round.ts";

/**
 * The event with the latest information about a contest that the sender has seen; 0: none. What
 * came in since is then not replaced or confirmed unseen.
 */
type Seen = number;

/** Treatment of the next round after a correction that would have changed its pairing. */
export type Repair =
  /** Leave all later pairings as they are. */
  | "keep"
  /** Draft the next round again; only possible while it has no results. */
  | "draft-again";

/** Result of a contest. */
export interface RecordedOutcome extends ContestAddress {
  /** The actual seats; differ from the draft if the players drew for the start. */
  readonly seats: readonly EntryId[];
  readonly outcome: Outcome;
}

/** Commands about results. */
export type ResultCommand =
  /**
   * By a player of the game; may be repeated until it is confirmed. `seen`: the sender's own report
   * that it replaces; by default the latest. Reports by others stay.
   */
  | (ResultOfRound & { readonly type: "report-result"; readonly seen?: Seen })
  /**
   * Confirms reported results, and lets contradicted results stand. Skips those in conflict, or
   * changed since they were seen.
   */
  | {
      readonly type: "confirm-results";
      readonly results: readonly (ContestAddress & { readonly seen?: Seen })[];
    }
  /** Accepts reported results after their time to object, if the settings say so. */
  | { readonly type: "pass-time" }
  /**
   * A result by the director or a helper, which needs no confirmation. With `seen` it settles and
   * replaces earlier information, even a result that nothing was built on.
   */
  | (ResultOfRound & { readonly type: "enter-result"; readonly seen?: Seen })
  /** Undoes a result (or annulment) that nothing was built on yet. */
  | (ContestAddress & { readonly type: "erase-result"; readonly seen?: Seen })
  /** Blind second entry of a recorded result. */
  | (ResultOfRound & { readonly type: "enter-again" })
  | (ResultOfRound & {
      readonly type: "correct-result";
      readonly reason: string;
      readonly repair: Repair;
    })
  /** Annuls a game at a table, played or not. */
  | (ContestAddress & {
      readonly type: "annul-game";
      readonly reason: string;
      /** As for a correction; it stays by default. */
      readonly repair?: Repair;
    });

/** Events about results, by type. */
export interface ResultEventData {
  /** By a player; a director has yet to confirm it. */
  readonly "result-reported": RecordedOutcome;
  /** In addition to earlier reports: replaces neither those nor a result. */
  readonly "result-also-reported": RecordedOutcome & {
    /** The event of its sender's earlier report, which it replaces; missing: none. */
    readonly replaces?: number;
  };
  /** For a confirmed result: it stands despite contradicting reports. */
  readonly "result-confirmed": ContestAddress & {
    /** Without an actor, because there was no objection for this many minutes. */
    readonly afterMinutes?: number;
  };
  readonly "result-entered": RecordedOutcome & {
    /** Entered without knowledge of the reports: contradicting ones stay. */
    readonly unseen?: true;
  };
  readonly "result-erased": ContestAddress;
  readonly "result-entered-again": ContestAddress & {
    readonly outcome: Outcome;
    readonly agrees: boolean;
  };
  readonly "result-corrected": RecordedOutcome & { readonly reason: string };
  /** Counts for no player. */
  readonly "game-annulled": ContestAddress & { readonly reason: string };
}

export const resultEvents: EventRows<ResultEventData> = {
  "result-reported": { group: "results", personal: [] },
  "result-also-reported": { group: "results", personal: [] },
  "result-confirmed": { group: "results", personal: [] },
  "result-entered": { group: "results", personal: [] },
  "result-erased": { group: "results", personal: [] },
  "result-entered-again": { group: "results", personal: [] },
  "result-corrected": { group: "results", personal: [] },
  "game-annulled": { group: "results", personal: [] },
};
