/** Reasons of the preliminary groups. */
export type PreliminaryGroupsNote = {
  readonly code: "preliminary-group";
  /** The group's number; the special group (if any) is 1. */
  readonly group: number;
  /** Number of players in the group. */
  readonly size: number;
  /** Letters of the two in class order, "A" the strongest class; the second is "" for a bye. */
  readonly letters: readonly [string, string];
};
