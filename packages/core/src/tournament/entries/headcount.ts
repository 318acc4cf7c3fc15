import type { TournamentState } from "../state.ts";

/** How many people, or teams, there are of each sort. `entered` is `playing` and `withdrawn` together. */
export interface Headcount {
  readonly entered: number;
  readonly withdrawn: number;
  /** Those who have not left. */
  readonly playing: number;
  /** Of those who have not left: who is checked in. */
  readonly present: number;
}

/** Counts the entries; every page, print and command takes its numbers from here. O(entries). */
export const headcount = ({ entries }: Pick<TournamentState, "entries">): Headcount => {
  const playing = [...entries.values()].filter(({ withdrawal }) => withdrawal === null);
  return {
    entered: entries.size,
    withdrawn: entries.size - playing.length,
    playing: playing.length,
    present: playing.filter(({ checkedIn }) => checkedIn).length,
  };
};
