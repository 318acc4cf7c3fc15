import { type Language, stageLabel } from "@losfee/contract";
import {
  displayName,
  type EntryId,
  type TablesStage,
  type TournamentState,
  tablesStages,
} from "@losfee/core";

/** A player's name; the number if there is no such player. */
export const tablesName = (state: TournamentState, entry: EntryId): string =>
  displayName(state, entry);

/** Returns the published stages in order. */
export const publishedStages = (state: TournamentState): readonly TablesStage[] =>
  tablesStages(state).filter(({ status }) => status === "published");

/** A stage to choose on a page. */
export interface StageChoice {
  readonly stage: number;
  readonly label: string;
}

/** The published stages as choices. */
export const stageChoices = (state: TournamentState, language: Language): readonly StageChoice[] =>
  publishedStages(state).map(({ stage }) => ({
    stage,
    label: stageLabel(stage, state.settings, language),
  }));

/** The stage with this number, by default the last; null if there is no such stage. */
export const stageOrLast = (
  stages: readonly TablesStage[],
  number: string | undefined,
): TablesStage | null =>
  (number === undefined || number === ""
    ? stages.at(-1)
    : stages.find(({ stage }) => stage === Number(number))) ?? null;

/** The published stage in an address, by default the last. */
export const publishedStage = (
  state: TournamentState,
  number: string | undefined,
): TablesStage | null => stageOrLast(publishedStages(state), number);
