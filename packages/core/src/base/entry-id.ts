/** A player's (or team's) number in the competition: 1, 2, 3 … in order of entry, never reused. */
export type EntryId = number;
