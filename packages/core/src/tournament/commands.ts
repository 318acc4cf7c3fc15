import type { EntryDetails, GivenDetails } from "../base/entry-details.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { GivenEventDetails } from "../event-details/event-details.ts";
import type { Seed } from "../lots/lots.ts";
import type { PlayOff } from "../ranking/criterion.ts";
import type { Despite, DraftAct } from "./round.ts";
import type { Settings } from "./settings.ts";

/** One side of a result as typed: who, and how many game points. */
export interface SideScore {
  readonly entry: EntryId;
  readonly score: number;
}

/** A result as typed: two scores, or who did not come. */
export type EnteredOutcome =
  | {
      readonly kind: "played";
      readonly sides: readonly [SideScore, SideScore];
      /** Over before the first moves were complete: counts, but not for ratings. */
      readonly unrated?: true;
    }
  | { readonly kind: "forfeit"; readonly absent: readonly EntryId[] };

/** What to do with the round after a corrected one when its pairing would have differed. */
export type Repair =
  /** Leave every later pairing as it is. */
  | "keep"
  /** Draft the next round again; only possible while it has no results. */
  | "draft-again";

/** What a person or program can ask of a tournament. */
export type TournamentCommand =
  | {
      readonly type: "create-competition";
      readonly name: string;
      readonly format: string;
      /** Changes against the format's own settings. */
      readonly settings?: Partial<Settings>;
      readonly details?: GivenEventDetails;
      /** 32 random bytes, drawn by whoever creates the competition. */
      readonly seed: Seed;
    }
  | { readonly type: "rename-competition"; readonly name: string }
  | {
      readonly type: "change-settings";
      readonly settings: Partial<Settings>;
      readonly reason: string;
    }
  /** Changes what is announced of the event; what is not named stays. Possible after closing, too. */
  | { readonly type: "change-event-details"; readonly details: GivenEventDetails }
  /** All or none of them. */
  | {
      readonly type: "add-entries";
      readonly entries: readonly (Pick<EntryDetails, "name"> & GivenDetails)[];
    }
  | {
      readonly type: "change-entry";
      readonly entry: EntryId;
      readonly details: GivenDetails;
    }
  /** Only before the entry was drawn into a round; afterwards: withdraw. */
  | { readonly type: "remove-entry"; readonly entry: EntryId }
  /** Erases for good what says who an entry is or was. Possible after closing, too. */
  | { readonly type: "erase-person"; readonly entry: EntryId }
  | {
      readonly type: "withdraw-entry";
      readonly entry: EntryId;
      /** The first round without the entry; the next unpublished one by default. */
      readonly fromRound?: number;
      readonly reason: string;
    }
  | { readonly type: "reinstate-entry"; readonly entry: EntryId }
  /** Sets the rounds in which the entry is away by arrangement; empty: none. */
  | {
      readonly type: "pause-entry";
      readonly entry: EntryId;
      readonly rounds: readonly number[];
      /**
       * Rounds away that are worth a draw (half-point byes), named in `rounds` too or not. Default:
       * those of `rounds` that were before.
       */
      readonly halfPoints?: readonly number[];
    }
  | {
      readonly type: "check-in";
      readonly entries: readonly EntryId[];
      readonly present: boolean;
    }
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
  | { readonly type: "discard-draft"; readonly round: number }
  | { readonly type: "publish-round"; readonly round: number; readonly despite?: Despite }
  /** Takes a published round without results back into draft. */
  | { readonly type: "recall-round"; readonly round: number; readonly reason: string }
  | { readonly type: "enter-result"; readonly round: number; readonly outcome: EnteredOutcome }
  /** Undo of a result that nothing was built on yet. */
  | { readonly type: "erase-result"; readonly round: number; readonly board: number }
  /** Blind second entry of a result that is recorded already. */
  | { readonly type: "enter-again"; readonly round: number; readonly outcome: EnteredOutcome }
  | {
      readonly type: "correct-result";
      readonly round: number;
      readonly outcome: EnteredOutcome;
      readonly reason: string;
      readonly repair: Repair;
    }
  | {
      readonly type: "impose-penalty";
      readonly entry: EntryId;
      readonly round: number;
      readonly points: number;
      readonly reason: string;
    }
  | { readonly type: "lift-penalty"; readonly penalty: number; readonly reason: string }
  /** Who won a play-off, best first; an empty order takes it back. Counts by the criterion `PO`. */
  | {
      readonly type: "enter-play-off";
      readonly games: PlayOff["games"];
      readonly order: readonly EntryId[];
      readonly reason: string;
    }
  | { readonly type: "close-competition" }
  | {
      readonly type: "reopen-competition";
      readonly reason: string;
      /** Fresh: the old one is known, so that whatever it would draw can be computed. */
      readonly seed: Seed;
    };

export type TournamentCommandType = TournamentCommand["type"];
