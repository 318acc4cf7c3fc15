import type { EntryId } from "../../base/entry-id.ts";
import { noteAbout } from "../../chain/entry-places.ts";
import type { EventRows } from "../../lifecycle/event-rows.ts";
import type { DraftedSeating, SeatedGame, SeatingAct, StageMember } from "../seating.ts";

/** Commands about seats at tables. */
export type SeatingCommand =
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
    };

/** Events about seats at tables, by type. */
export interface SeatingEventData {
  /** All rounds of a stage at tables, counted from 1. */
  readonly "stage-drafted": DraftedSeating & { readonly stage: number };
  /** The seating from a game on was redrawn for the present players; earlier games stay. */
  readonly "stage-redrawn": DraftedSeating & {
    readonly stage: number;
    readonly fromGame: number;
    readonly reason: string;
  };
  readonly "seating-adjusted": {
    readonly stage: number;
    readonly act: SeatingAct;
    readonly reason: string;
    /** All members of the stage, including players moved in from outside. */
    readonly members: readonly StageMember[];
    /** The changed games, with all their tables. */
    readonly games: readonly SeatedGame[];
  };
  /** The best who had not advanced takes a seat vacated before the stage began. */
  readonly "seat-filled": {
    readonly stage: number;
    readonly out: EntryId;
    readonly in: EntryId;
    readonly reason: string;
  };
  readonly "player-substituted": {
    readonly stage: number;
    readonly out: EntryId;
    readonly in: EntryId;
    /** The first game without `out`; games with a result keep it. */
    readonly fromGame: number;
    readonly takesOver: boolean;
    readonly reason: string;
  };
}

export const seatingEvents: EventRows<SeatingEventData> = {
  "stage-drafted": { group: "rounds", personal: [] },
  "stage-redrawn": { group: "rounds", personal: [] },
  "seating-adjusted": { group: "rounds", personal: [] },
  "seat-filled": { group: "rounds", personal: [noteAbout("out", "in")] },
  "player-substituted": { group: "rounds", personal: [noteAbout("out", "in")] },
};
