import { publishedRounds, type TournamentState } from "../state.ts";
import { isReplaced } from "./stage-cards.ts";
import { currentStage, type TablesStage } from "./tables-stage.ts";

/** Number of people, or teams, by status. `entered` is the sum of `playing` and `withdrawn`. */
export interface Headcount {
  readonly entered: number;
  readonly withdrawn: number;
  /** Not withdrawn. */
  readonly playing: number;
  /** Checked in and not withdrawn. */
  readonly present: number;
  /** Sit out the round being played, or the first one before that. */
  readonly paused: number;
  /** Have a seat in the current stage at tables. */
  readonly seated: number;
}

/** Counts the entries: the source of numbers for pages, prints and commands. O(entries). */
export const headcount = (state: TournamentState): Headcount => {
  const { entries } = state;
  const playing = [...entries.values()].filter(({ withdrawal }) => withdrawal === null);
  return {
    entered: entries.size,
    withdrawn: entries.size - playing.length,
    playing: playing.length,
    present: playing.filter(({ checkedIn }) => checkedIn).length,
    paused: playing.filter(({ pauses }) => pauses.includes(Math.max(1, publishedRounds(state))))
      .length,
    seated: seatsIn(currentStage(state)),
  };
};

/** Number of seats in a stage: a player and their substitutes share one. O(members × substitutions). */
export const seatsIn = (stage: TablesStage | undefined): number =>
  stage === undefined ? 0 : stage.members.filter(({ entry }) => !isReplaced(stage, entry)).length;
