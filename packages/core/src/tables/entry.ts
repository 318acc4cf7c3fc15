import type { EntryDetails } from "../base/entry-details.ts";
import type { EntryId } from "../base/entry-id.ts";

/** A player in a table tournament. */
export interface TablesEntry extends EntryDetails {
  readonly id: EntryId;
  /** Why the player is no longer there; null while taking part. */
  readonly withdrawn: string | null;
  /** Seen in the hall on the day. */
  readonly checkedIn: boolean;
}
