import type { EntryId } from "../../base/entry-id.ts";

/** Reasons of the preliminary groups. */
export type PreliminaryGroupsNote =
  | {
      readonly code: "preliminary-group";
      /** The group's number; the special group (if any) is 1. */
      readonly group: number;
      /** Number of players in the group. */
      readonly size: number;
      /** Letters of the two in class order, "A" the strongest class; the second is "" for a bye. */
      readonly letters: readonly [string, string];
    }
  /** The opponent of `entry` in the group is away, paired otherwise, or was met before. */
  | {
      readonly code: "group-opponent-missing";
      readonly entry: EntryId;
      readonly opponent: EntryId;
      readonly group: number;
    }
  /** The group gives `entry` a bye, but another player lacked an opponent. */
  | { readonly code: "group-bye-played"; readonly entry: EntryId; readonly group: number }
  /** `entry` came after the draw of the groups and belongs to none. */
  | { readonly code: "outside-groups"; readonly entry: EntryId };
