import type { EntryDetails, EntryDetailsInput } from "../../base/entry-details.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { identityPlace, noteAbout } from "../../chain/entry-places.ts";
import type { EventRows } from "../../lifecycle/event-rows.ts";
import type { Entry } from "../entries/entry.ts";

/** Commands about entries. */
export type EntryCommand =
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
  | { readonly type: "reinstate-entry"; readonly entry: EntryId };

/** Events about entries, by type. */
export interface EntryEventData {
  readonly "entries-added": { readonly entries: readonly Entry[] };
  readonly "entry-changed": { readonly entry: EntryId; readonly details: EntryDetails };
  readonly "entry-removed": { readonly entry: EntryId };
  readonly "entry-withdrawn": {
    readonly entry: EntryId;
    readonly fromRound: number;
    readonly reason: string;
  };
  readonly "entry-reinstated": { readonly entry: EntryId };
}

export const entryEvents: EventRows<EntryEventData> = {
  "entries-added": { group: "entries", personal: [identityPlace("entries[]", "id")] },
  "entry-changed": { group: "entries", personal: [identityPlace("details", "entry")] },
  "entry-removed": { group: "entries", personal: [] },
  "entry-withdrawn": { group: "entries", personal: [noteAbout("entry")] },
  "entry-reinstated": { group: "entries", personal: [] },
};
