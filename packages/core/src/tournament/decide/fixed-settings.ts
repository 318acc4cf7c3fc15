import { isSeated } from "../settings/settings.ts";
import { hasResults, tablesStages } from "../stages/tables-stage.ts";
import type { TournamentState } from "../state.ts";

/** Why a setting is fixed: results or line-ups exist, its stage is drawn, or it was played. */
export type FixedBy = "recorded" | "drafted" | "played";

/** The seating settings of a stage at tables, fixed by its draft. */
export const SEATED = ["participants", "seats", "rounds", "options"] as const;

/** True if boards of matches are recorded, which keep their number. */
export const hasRecordedBoards = ({ lineUps, rounds }: TournamentState): boolean =>
  lineUps.size > 0 || rounds.some(({ games }) => games.some(({ result }) => result !== null));

/**
 * Returns the settings that cannot change any more, by path; stages count from 1. A group fixes its
 * parts. O(games).
 */
export const fixedSettings = (state: TournamentState): Readonly<Record<string, FixedBy>> => {
  const { settings, rounds } = state;
  const drawn = tablesStages(state);
  const paired = settings.stages.flatMap((stage, index) => {
    const isBegun = rounds.some((round) => round.stage === index);
    const isOver = rounds.some((round) => round.stage > index);
    return !isSeated(stage) && isBegun && isOver ? [[`stages.${index + 1}.rounds`, "played"]] : [];
  });
  return Object.fromEntries([
    ...(settings.teams !== undefined && hasRecordedBoards(state)
      ? [["teams.boards", "recorded"]]
      : []),
    ...(drawn.some(hasResults) ? [["tables.results", "played"]] : []),
    ...drawn.flatMap(({ stage }) => SEATED.map((key) => [`stages.${stage}.${key}`, "drafted"])),
    ...paired,
  ]);
};
