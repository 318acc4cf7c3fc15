import type { EntryDetails, EntryDetailsInput } from "../base/entry-details.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { PenaltyTarget } from "../base/penalty.ts";
import type { TableOutcome } from "../base/table-outcome.ts";
import type { LifecycleCommand } from "../lifecycle/commands.ts";
import type { PlayOff } from "../ranking/criterion.ts";
import type { AbsenceWish } from "./entries/absence-request.ts";
import type { BoardOutcome } from "./match-outcome.ts";
import type { ContestAddress, Despite, DraftAct } from "./round.ts";
import type { SeatingAct } from "./seating.ts";
import type { Settings } from "./settings/settings.ts";
import type { LineUpPlayers } from "./teams/line-up.ts";
import type { Eligibility } from "./teams/squad.ts";
import type { NewSquad } from "./teams/squad-check.ts";

/** One side of a result as typed: the player, and the game points. */
export interface SideScore {
  readonly entry: EntryId;
  readonly score: number;
}

/** One board of a match as typed. */
export interface EnteredBoard {
  /** In the order of the match's teams as typed; by default the players of the line-ups. */
  readonly players?: readonly [EntryId | null, EntryId | null];
  readonly outcome: BoardOutcome;
}

/** A result of a game for two as typed: two scores, or the absent side. */
export type EnteredPairOutcome =
  | {
      readonly kind: "played";
      readonly sides: readonly [SideScore, SideScore];
      /** Ended before the first moves were complete: counts, but is not rated. */
      readonly unrated?: true;
      /** Played the other way round: who was to have White, or to begin, did not. */
      readonly swapped?: true;
    }
  | { readonly kind: "forfeit"; readonly absent: readonly EntryId[] };

/** A match between two teams as typed, board by board from the first. */
export interface EnteredMatch {
  readonly kind: "match";
  readonly teams: readonly [EntryId, EntryId];
  readonly boards: readonly EnteredBoard[];
  /**
   * Players of teams that have handed in no line-up: the first of their lists, board by board. By
   * default the players are unknown.
   */
  readonly missingLineUps?: "by-list";
}

/** A result of a game for two, or of a match between two teams, as typed. */
export type EnteredGame = EnteredPairOutcome | EnteredMatch;

/** A result as typed, of a board, a match or a table. */
export type EnteredOutcome = EnteredGame | TableOutcome;

/** A result as typed, with its contest; without a board, the contest of its players. */
export interface ResultOfRound {
  readonly round: number;
  readonly board?: number;
  readonly outcome: EnteredOutcome;
}

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

/** Command of a user or program for a tournament. */
export type TournamentCommand =
  | LifecycleCommand<Settings>
  /** All or none of them. */
  | {
      readonly type: "add-entries";
      readonly entries: readonly (Pick<EntryDetails, "name"> & EntryDetailsInput)[];
    }
  | {
      readonly type: "change-entry";
      readonly entry: EntryId;
      readonly details: EntryDetailsInput;
    }
  /** Only before the entry was drawn into a round; afterwards: withdraw. */
  | { readonly type: "remove-entry"; readonly entry: EntryId }
  /** Adds members at the end of a team's list: all or none. */
  | {
      readonly type: "add-members";
      readonly team: EntryId;
      readonly members: readonly (Pick<EntryDetails, "name"> & EntryDetailsInput & Eligibility)[];
    }
  /** Adds members to the teams of these names, all or none; enters missing teams. */
  | {
      readonly type: "add-squads";
      readonly squads: readonly NewSquad<
        Pick<EntryDetails, "name"> & EntryDetailsInput & Eligibility
      >[];
    }
  /** A new order of the team's list, which names each member once. */
  | { readonly type: "order-squad"; readonly team: EntryId; readonly order: readonly EntryId[] }
  /** Replaces all eligibility data. */
  | {
      readonly type: "change-eligibility";
      readonly entry: EntryId;
      readonly eligibility: Eligibility;
    }
  /** By the captain or the director; with a reason even if it breaks a rule. */
  | {
      readonly type: "set-line-up";
      readonly round: number;
      readonly team: EntryId;
      readonly players: LineUpPlayers;
      readonly reason?: string;
    }
  /** Lines up teams without a line-up from their lists: all of the round, or these. */
  | {
      readonly type: "line-up-by-list";
      readonly round: number;
      readonly teams?: readonly EntryId[];
    }
  /** Withdraws the line-ups of these teams, as long as no result is typed. */
  | {
      readonly type: "take-back-line-ups";
      readonly round: number;
      readonly teams: readonly EntryId[];
    }
  /** Publishes line-ups: of these matches, by default of all with both sides handed in. */
  | {
      readonly type: "publish-line-ups";
      readonly round: number;
      readonly boards?: readonly number[];
    }
  /**
   * Gives a match its own day or place. Replaces both: what is left out, or an empty text, is as in
   * the round; days as in the details of the event.
   */
  | {
      readonly type: "move-match";
      readonly round: number;
      readonly teams: readonly [EntryId, EntryId];
      /** Null: postponed, without an agreed day. */
      readonly at?: string | null;
      readonly venue?: string;
      readonly reason: string;
    }
  /** Erases an entry's identity for good. Possible after closing, too. */
  | {
      readonly type: "erase-person";
      readonly entry: EntryId;
      /** Part of the name to keep; nothing if left out. */
      readonly keep?: "initials";
    }
  | {
      readonly type: "withdraw-entry";
      readonly entry: EntryId;
      /** The first round without the entry; the next unpublished one by default. */
      readonly fromRound?: number;
      readonly reason: string;
    }
  | { readonly type: "reinstate-entry"; readonly entry: EntryId }
  /** Adds rounds in which the entry is away by arrangement. */
  | {
      readonly type: "pause-entry";
      readonly entry: EntryId;
      readonly rounds: readonly number[];
      /**
       * Rounds away that are worth a draw (half-point byes), whether or not in `rounds`; other
       * `rounds` are not. Default: as before.
       */
      readonly halfPoints?: readonly number[];
    }
  /** Cancels absences in coming rounds; all of them without rounds. */
  | {
      readonly type: "end-pause";
      readonly entry: EntryId;
      readonly rounds?: readonly number[];
    }
  /** Requests a pause or a withdrawal; unanswered rounds of an earlier pause stay requested. */
  | {
      readonly type: "request-absence";
      readonly entry: EntryId;
      readonly wish: AbsenceWish;
      readonly reason?: string;
    }
  /** By the player who asked, before it is answered. */
  | { readonly type: "take-back-request"; readonly entry: EntryId }
  /** Carries out a request. `request`: the event of the request as seen. */
  | {
      readonly type: "grant-request";
      readonly entry: EntryId;
      readonly request?: number;
    }
  | {
      readonly type: "decline-request";
      readonly entry: EntryId;
      readonly reason: string;
      readonly request?: number;
    }
  | {
      readonly type: "check-in";
      readonly entries: readonly EntryId[];
      readonly present: boolean;
    }
  /** The next round; if a stage at tables is next, all of its rounds. */
  | {
      readonly type: "draft-round";
      /** The last round whose results count; the previous round by default. */
      readonly basedOn?: number;
      /** Another system than the stage's, for this round alone. */
      readonly system?: string;
      readonly options?: Readonly<Record<string, number | boolean | string>>;
      readonly pinned?: readonly (readonly [EntryId, EntryId])[];
      readonly forbidden?: readonly (readonly [EntryId, EntryId])[];
      readonly reason?: string;
      readonly despite?: Despite;
    }
  | {
      readonly type: "adjust-draft";
      readonly round: number;
      readonly act: DraftAct;
      readonly reason: string;
      readonly despite?: Despite;
    }
  /**
   * Draws tables and seats again for the present players: of the whole stage before its first
   * result; with new tables each game, from `fromGame` on, by default the first without results.
   */
  | {
      readonly type: "redraw-stage";
      readonly stage: number;
      readonly fromGame?: number;
      readonly reason: string;
    }
  /** Changes the seating at tables by hand, in a draft or in published games without a result. */
  | {
      readonly type: "adjust-seating";
      readonly stage: number;
      readonly act: SeatingAct;
      readonly reason: string;
    }
  | {
      readonly type: "substitute-player";
      readonly stage: number;
      readonly out: EntryId;
      readonly in: EntryId;
      /** The first game without `out`; the first that has no result by default. */
      readonly fromGame?: number;
      /** True if earlier games count for the substitute. */
      readonly takesOver: boolean;
      readonly reason: string;
    }
  /** For a stage at tables any of its rounds, here and below: all are drafted together. */
  | { readonly type: "discard-draft"; readonly round: number }
  | { readonly type: "publish-round"; readonly round: number; readonly despite?: Despite }
  /** Publishes all rounds of a table up to this one, ahead of earlier unplayed ones. */
  | { readonly type: "publish-ahead"; readonly round: number }
  /** Takes the last round (an unplayed stage at tables) back into draft. */
  | { readonly type: "recall-round"; readonly round: number; readonly reason: string }
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
    })
  | {
      readonly type: "impose-penalty";
      readonly entry: EntryId;
      /** At tables any round of the stage in which it counts. */
      readonly round: number;
      /** The spread by default. */
      readonly of?: PenaltyTarget;
      readonly points: number;
      readonly reason: string;
    }
  /** Waives a penalty proposed for a line-up. */
  | {
      readonly type: "waive-penalty";
      readonly entry: EntryId;
      readonly round: number;
      /** The boards, or the points, that the line-up costs; missing: both. */
      readonly of?: "boards" | "points";
      readonly reason: string;
    }
  | { readonly type: "lift-penalty"; readonly penalty: number; readonly reason: string }
  /** Result of a play-off, best first; an empty order deletes it. Counts by the criterion `PO`. */
  | {
      readonly type: "enter-play-off";
      readonly games: PlayOff["games"];
      readonly order: readonly EntryId[];
      readonly reason: string;
    };

export type TournamentCommandType = TournamentCommand["type"];
