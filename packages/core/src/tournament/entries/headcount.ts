import type { TournamentState } from "../state.ts";

/** Number of people, or teams, by status. `entered` is the sum of `playing` and `withdrawn`. */
export interface Headcount {
  readonly entered: number;
  readonly withdrawn: number;
  /** Not withdrawn. */
  readonly playing: number;
  /** Checked in and not withdrawn. */
  readonly present: number;
}

/** Counts the entries: the source of numbers for pages, prints and commands. O(entries). */
export const headcount = ({ entries }: Pick<TournamentState, "entries">): Headcount => {
  const playing = [...entries.values()].filter(({ withdrawal }) => withdrawal === null);
  return {
    entered: entries.size,
    withdrawn: entries.size - playing.length,
    playing: playing.length,
    present: playing.filter(({ checkedIn }) => checkedIn).length,
  };
};
