import type { EntryId } from "../../base/entry-id.ts";
import type { Penalty, PenaltyTarget } from "../../base/penalty.ts";
import { noteAbout } from "../../chain/entry-places.ts";
import type { EventRows } from "../../lifecycle/event-rows.ts";
import type { PlayOff } from "../../ranking/criterion.ts";

/** Commands about penalties and play-offs. */
export type PenaltyCommand =
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

/** Events about penalties and play-offs, by type. */
export interface PenaltyEventData {
  readonly "penalty-imposed": Omit<Penalty, "id">;
  /** The cost of an earlier line-up, by the settings, is waived. */
  readonly "penalty-waived": {
    readonly entry: EntryId;
    readonly round: number;
    /** The boards stay as played; missing: the penalty is not imposed. */
    readonly of?: "boards";
    readonly reason: string;
  };
  readonly "penalty-lifted": { readonly penalty: number; readonly reason: string };
  readonly "play-off-entered": {
    /** The kind of games. */
    readonly games: "regular" | "rapid" | "blitz";
    /** Best first; empty: there is none. */
    readonly order: readonly EntryId[];
    readonly reason: string;
  };
}

export const penaltyEvents: EventRows<PenaltyEventData> = {
  "penalty-imposed": { group: "results", personal: [noteAbout("entry")] },
  "penalty-waived": { group: "results", personal: [noteAbout("entry")] },
  "penalty-lifted": { group: "results", personal: [] },
  "play-off-entered": { group: "results", personal: [] },
};
