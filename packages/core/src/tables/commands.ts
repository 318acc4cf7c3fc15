import type { EntryDetails, GivenDetails } from "../base/entry-details.ts";
import type { EntryId } from "../base/entry-id.ts";
import type { GivenEventDetails } from "../event-details/event-details.ts";
import type { Seed } from "../lots/lots.ts";
import type { Repair } from "../tournament/commands.ts";
import type { TablesSettings } from "./settings.ts";
import type { SeatingAct } from "./stage.ts";
import type { TableAddress, TableOutcome } from "./table-game.ts";

/** What a person or program can ask of a table tournament. */
export type TablesCommand =
  | {
      readonly type: "create-competition";
      readonly name: string;
      readonly format: string;
      /** Changes against the format's own settings. */
      readonly settings?: Partial<TablesSettings>;
      readonly details?: GivenEventDetails;
      /** 32 random bytes, drawn by whoever creates the competition. */
      readonly seed: Seed;
    }
  | { readonly type: "rename-competition"; readonly name: string }
  | {
      readonly type: "change-settings";
      readonly settings: Partial<TablesSettings>;
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
  /** Only before the entry was drawn into a stage; afterwards: withdraw. */
  | { readonly type: "remove-entry"; readonly entry: EntryId }
  /**
   * Somebody stops, or does not come. Before the first result of a stage the settings say what
   * becomes of the seat; later the player is last without points in every game left.
   */
  | { readonly type: "withdraw-entry"; readonly entry: EntryId; readonly reason: string }
  | { readonly type: "reinstate-entry"; readonly entry: EntryId }
  /** Erases for good what says who an entry is or was. Possible after closing, too. */
  | { readonly type: "erase-person"; readonly entry: EntryId }
  | {
      readonly type: "check-in";
      readonly entries: readonly EntryId[];
      readonly present: boolean;
    }
  /** The next stage: players chosen, tables and seats drawn. */
  | { readonly type: "draft-stage" }
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
  /** Changes the seating by hand, in a draft or in games of a published stage without a result. */
  | {
      readonly type: "adjust-seating";
      readonly stage: number;
      readonly act: SeatingAct;
      readonly reason: string;
    }
  | { readonly type: "discard-draft"; readonly stage: number }
  | { readonly type: "publish-stage"; readonly stage: number }
  /** Takes a published stage without results back into draft. */
  | { readonly type: "recall-stage"; readonly stage: number; readonly reason: string }
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
  /** A table enters its own result; it may be reported again until it is confirmed. */
  | (TableAddress & { readonly type: "report-result"; readonly outcome: TableOutcome })
  /** Confirms all of them, or none. */
  | { readonly type: "confirm-results"; readonly results: readonly TableAddress[] }
  /** A result by the director or a helper, which needs no confirmation. */
  | (TableAddress & { readonly type: "enter-result"; readonly outcome: TableOutcome })
  /** Undo of a result (or annulment) that nothing was built on yet. */
  | (TableAddress & { readonly type: "erase-result" })
  | (TableAddress & {
      readonly type: "correct-result";
      readonly outcome: TableOutcome;
      readonly reason: string;
      /** What becomes of the stage after: it stays, or is drafted again while it has no results. */
      readonly repair: Repair;
    })
  /** The game counts for nobody, whether it was played or not. */
  | (TableAddress & {
      readonly type: "annul-game";
      readonly reason: string;
      /** As of a correction; it stays by default. */
      readonly repair?: Repair;
    })
  | {
      readonly type: "impose-penalty";
      readonly entry: EntryId;
      readonly stage: number;
      readonly of: "rank-points" | "game-points";
      readonly points: number;
      readonly reason: string;
    }
  | { readonly type: "lift-penalty"; readonly penalty: number; readonly reason: string }
  | { readonly type: "close-competition" }
  | {
      readonly type: "reopen-competition";
      readonly reason: string;
      /** Fresh: the old one is known, so that whatever it would draw can be computed. */
      readonly seed: Seed;
    };

export type TablesCommandType = TablesCommand["type"];
