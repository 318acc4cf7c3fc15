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

/** One side of a result as typed: who, and how many game points. */
export interface SideScore {
  readonly entry: EntryId;
  readonly score: number;
}

/** One board of a match as typed. */
export interface EnteredBoard {
  /** In the order of the match's teams as typed; by default who was lined up. */
  readonly players?: readonly [EntryId | null, EntryId | null];
  readonly outcome: BoardOutcome;
}

/** A result of a game for two as typed: two scores, or who did not come. */
export type EnteredPairOutcome =
  | {
      readonly kind: "played";
      readonly sides: readonly [SideScore, SideScore];
      /** Over before the first moves were complete: counts, but not for ratings. */
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
   * Who plays for teams that have handed in nothing: the first of their lists, board by board. By
   * default nobody is known to have played for them.
   */
  readonly missingLineUps?: "by-list";
}

/** A result of a game for two, or of a match between two teams, as typed. */
export type EnteredGame = EnteredPairOutcome | EnteredMatch;

/** A result as typed, of a board, of a match or of a table. */
export type EnteredOutcome = EnteredGame | TableOutcome;

/** A result as typed, and of what: where no board is named, of the contest that its players have. */
export interface ResultOfRound {
  readonly round: number;
  readonly board?: number;
  readonly outcome: EnteredOutcome;
}

/**
 * The event in which stands what was said last of a contest, as whoever gives a command has seen it;
 * 0: nothing. What came in since is then not replaced or confirmed unseen.
 */
type Seen = number;

/** What to do with the round after a corrected one when its pairing would have differed. */
export type Repair =
  /** Leave every later pairing as it is. */
  | "keep"
  /** Draft the next round again; only possible while it has no results. */
  | "draft-again";

/** What a person or program can ask of a tournament. */
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
  /** Adds people at the end of a team's list: all of them or none. */
  | {
      readonly type: "add-members";
      readonly team: EntryId;
      readonly members: readonly (Pick<EntryDetails, "name"> & EntryDetailsInput & Eligibility)[];
    }
  /** Adds people to the teams of these names, all or none; teams that are not there are entered. */
  | {
      readonly type: "add-squads";
      readonly squads: readonly NewSquad<
        Pick<EntryDetails, "name"> & EntryDetailsInput & Eligibility
      >[];
    }
  /** The team's list in another order, in which everybody is named once. */
  | { readonly type: "order-squad"; readonly team: EntryId; readonly order: readonly EntryId[] }
  /** All that decides whether somebody may play, anew. */
  | {
      readonly type: "change-eligibility";
      readonly entry: EntryId;
      readonly eligibility: Eligibility;
    }
  /** By the captain or the director; with a reason also one that breaks a rule. */
  | {
      readonly type: "set-line-up";
      readonly round: number;
      readonly team: EntryId;
      readonly players: LineUpPlayers;
      readonly reason?: string;
    }
  /** The first of their lists play, for teams that handed in nothing: all of the round, or these. */
  | {
      readonly type: "line-up-by-list";
      readonly round: number;
      readonly teams?: readonly EntryId[];
    }
  /** Line-ups of these teams are as if they had not been handed in: as long as no result is typed. */
  | {
      readonly type: "take-back-line-ups";
      readonly round: number;
      readonly teams: readonly EntryId[];
    }
  /** Shows line-ups to everybody: of these matches, by default of all whose both sides are in. */
  | {
      readonly type: "publish-line-ups";
      readonly round: number;
      readonly boards?: readonly number[];
    }
  /**
   * A match has its own day, or place. All of it anew: what is left out, or an empty text, is as in the
   * round; days as in the details of the event.
   */
  | {
      readonly type: "move-match";
      readonly round: number;
      readonly teams: readonly [EntryId, EntryId];
      /** Null: postponed, and the day is not agreed yet. */
      readonly at?: string | null;
      readonly venue?: string;
      readonly reason: string;
    }
  /** Erases for good what says who an entry is or was. Possible after closing, too. */
  | {
      readonly type: "erase-person";
      readonly entry: EntryId;
      /** What is to be left of the name; nothing where it is left out. */
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
  /** Adds rounds in which the entry is away by arrangement to those that there are. */
  | {
      readonly type: "pause-entry";
      readonly entry: EntryId;
      readonly rounds: readonly number[];
      /**
       * Rounds away that are worth a draw (half-point byes), named in `rounds` too or not; the others
       * of `rounds` then are not. Default: those that were before.
       */
      readonly halfPoints?: readonly number[];
    }
  /** Takes absences in coming rounds back; without rounds all of them. */
  | {
      readonly type: "end-pause";
      readonly entry: EntryId;
      readonly rounds?: readonly number[];
    }
  /** Asks a director for a pause or for leave; rounds of a pause that is not answered yet stay asked for. */
  | {
      readonly type: "request-absence";
      readonly entry: EntryId;
      readonly wish: AbsenceWish;
      readonly reason?: string;
    }
  /** By whoever asked, before it is answered. */
  | { readonly type: "take-back-request"; readonly entry: EntryId }
  /** Does what was asked for. `request`: the event of the request as it was seen. */
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
  /** The next round; where a stage at tables is next, all of its rounds. */
  | {
      readonly type: "draft-round";
      /** The last round whose results decide; the round before by default. */
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
   * Draws tables and seats again for who is there now: of the whole stage before its first result;
   * with new tables each game, of the games from `fromGame` on, by default the first without results.
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
      /** Whether the games before count for the one who comes in. */
      readonly takesOver: boolean;
      readonly reason: string;
    }
  /** Of a stage at tables any of its rounds, here and below: all of them are drafted at once. */
  | { readonly type: "discard-draft"; readonly round: number }
  | { readonly type: "publish-round"; readonly round: number; readonly despite?: Despite }
  /** All rounds of a table up to this one, ahead of those that are still to be played. */
  | { readonly type: "publish-ahead"; readonly round: number }
  /** Takes the last round (a stage at tables that nobody has played) back into draft. */
  | { readonly type: "recall-round"; readonly round: number; readonly reason: string }
  /**
   * By who played it; it may be reported again until it is confirmed. `seen`: the report of the same
   * sender that it replaces; by default the latest. Whatever else is said of the game stays beside it.
   */
  | (ResultOfRound & { readonly type: "report-result"; readonly seen?: Seen })
  /**
   * Confirms what was reported, and lets results stand that reports contradict. What is in conflict,
   * or no longer as it was seen, is left.
   */
  | {
      readonly type: "confirm-results";
      readonly results: readonly (ContestAddress & { readonly seen?: Seen })[];
    }
  /** Accepts the reported results whose time to object has ended, where the settings say so. */
  | { readonly type: "pass-time" }
  /**
   * A result by the director or a helper, which needs no confirmation. With `seen` it decides between
   * what is there and takes its place, also that of a result which nothing was built on.
   */
  | (ResultOfRound & { readonly type: "enter-result"; readonly seen?: Seen })
  /** Undo of a result (or annulment) that nothing was built on yet. */
  | (ContestAddress & { readonly type: "erase-result"; readonly seen?: Seen })
  /** Blind second entry of a result that is recorded already. */
  | (ResultOfRound & { readonly type: "enter-again" })
  | (ResultOfRound & {
      readonly type: "correct-result";
      readonly reason: string;
      readonly repair: Repair;
    })
  /** A game at a table counts for nobody, whether it was played or not. */
  | (ContestAddress & {
      readonly type: "annul-game";
      readonly reason: string;
      /** As of a correction; it stays by default. */
      readonly repair?: Repair;
    })
  | {
      readonly type: "impose-penalty";
      readonly entry: EntryId;
      /** At tables any round of the stage that it counts in. */
      readonly round: number;
      /** The spread by default. */
      readonly of?: PenaltyTarget;
      readonly points: number;
      readonly reason: string;
    }
  /** A penalty that a line-up is proposed to cost is not imposed. */
  | {
      readonly type: "waive-penalty";
      readonly entry: EntryId;
      readonly round: number;
      /** The boards, or the points, that the line-up costs; missing: both. */
      readonly of?: "boards" | "points";
      readonly reason: string;
    }
  | { readonly type: "lift-penalty"; readonly penalty: number; readonly reason: string }
  /** Who won a play-off, best first; an empty order takes it back. Counts by the criterion `PO`. */
  | {
      readonly type: "enter-play-off";
      readonly games: PlayOff["games"];
      readonly order: readonly EntryId[];
      readonly reason: string;
    };

export type TournamentCommandType = TournamentCommand["type"];
