import type { EntryId } from "../../base/entry-id.ts";
import { identityPlace, noteAbout } from "../../chain/entry-places.ts";
import type { EventRows } from "../../lifecycle/event-rows.ts";
import type { LadderEntry, LadderEntryDetails } from "../entry.ts";
import type { Seat } from "../seat.ts";

/** A new player: on the named seat, or where new players sit. */
export type NewLadderEntry = Pick<LadderEntryDetails, "name"> &
  Partial<Omit<LadderEntryDetails, "erased">> & { readonly seat?: Seat };

/** Commands about players. */
export type PlayerCommand =
  /** All or none of them. `seat` is for taking over an existing pyramid. */
  | {
      readonly type: "add-entries";
      readonly entries: readonly NewLadderEntry[];
    }
  | {
      readonly type: "change-entry";
      readonly entry: EntryId;
      readonly details: Partial<Omit<LadderEntryDetails, "erased">>;
    }
  /** Erases a player's identity for good. Possible after closing, too. */
  | {
      readonly type: "erase-person";
      readonly entry: EntryId;
      /** Part of the name to keep; nothing if left out. */
      readonly keep?: "initials";
    }
  | { readonly type: "return-player"; readonly player: EntryId }
  | { readonly type: "expel-player"; readonly player: EntryId; readonly reason: string }
  | { readonly type: "decline-expulsion"; readonly player: EntryId; readonly reason: string };

/** Events about players, by type. */
export interface PlayerEventData {
  /** Each takes a seat in this order: the named one, or by the rule for new players. */
  readonly "entries-added": {
    readonly entries: readonly (LadderEntry & { readonly seat?: Seat })[];
  };
  readonly "entry-changed": { readonly entry: EntryId; readonly details: LadderEntryDetails };
  /** A player who had left enters again, like a new one. */
  readonly "player-returned": { readonly player: EntryId };
  readonly "player-retired": { readonly player: EntryId; readonly reason: string };
  /** The director expels a player. */
  readonly "player-expelled": { readonly player: EntryId; readonly reason: string };
  /** The director waives expulsion for the strikes so far. */
  readonly "expulsion-declined": { readonly player: EntryId; readonly reason: string };
}

/** Further identifying data of a player of a pyramid. */
const ADDRESSES = { addresses: [] };

export const playerEvents: EventRows<PlayerEventData> = {
  "entries-added": { group: "entries", personal: [identityPlace("entries[]", "id", ADDRESSES)] },
  "entry-changed": { group: "entries", personal: [identityPlace("details", "entry", ADDRESSES)] },
  "player-returned": { group: "entries", personal: [] },
  "player-retired": { group: "entries", personal: [noteAbout("player")] },
  "player-expelled": { group: "entries", personal: [noteAbout("player")] },
  "expulsion-declined": { group: "entries", personal: [noteAbout("player")] },
};
